// The names of the bots are written down twice: where they play, and where the protocol lets them sit down.

import { LEVELS } from '@pretender/bots';
import { BOT_LEVELS } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';

describe('the levels of the bots', () => {
  it('are the same for the protocol as for whoever plays them', () => {
    expect(BOT_LEVELS).toEqual(LEVELS);
  });
});
