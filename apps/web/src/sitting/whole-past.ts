// A long match is told in pieces. Until the last is here, its log has a gap before what has happened since.

import type { Told } from '@pretender/protocol';
import type { Face } from '../games/face.ts';
import { type Picture, tell, withHistory } from './picture.ts';

export interface Unfinished {
  /** As the welcome showed it. */
  readonly welcome: Picture;
  readonly past: Told[];
  readonly since: Told[];
}

/** With the last piece the log is put together anew. */
export function withWholePast(face: Face, { welcome, past, since }: Unfinished): Picture {
  return tell(face, withHistory(face, welcome, past), since);
}
