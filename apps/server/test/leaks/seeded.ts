// Leaks put into the server on purpose. They come from what other servers of this kind have leaked.

import { elsewhere } from './elsewhere.ts';
import type { ServerLeak } from './leak.ts';
import { refusalsAndTimes } from './refusals-and-times.ts';
import { resumes } from './resumes.ts';
import { tellingTooMuch } from './telling-too-much.ts';

export const SERVER_LEAKS: readonly ServerLeak[] = [...resumes, ...tellingTooMuch, ...refusalsAndTimes, ...elsewhere];
