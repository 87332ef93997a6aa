import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ackFrame, frame } from '../../src/tables/audience.ts';

it('an acknowledgement that is put together by hand is what JSON would make of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{1,40}$/), fc.nat(), fc.constantFrom(null, 'support'), (id, n, as) => {
      expect(ackFrame(id, n, as)).toBe(frame(as === null ? { t: 'ack', id, n } : { t: 'ack', id, n, as }));
    }),
  );
});
