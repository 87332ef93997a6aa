import { describe, expect, it } from 'vitest';
import { newBucket, newLimiter, take } from '../../src/bucket.ts';
import { addressKey } from '../../src/net/address.ts';
import { isWelcome } from '../../src/net/origin.ts';
import { fakeClock } from './fake-clock.ts';

describe('a bucket', () => {
  it('gives its burst at once and then its rate', () => {
    const bucket = newBucket({ burst: 20, perSecond: 8 }, 0);
    const taken = (from: number, ms: number) =>
      Array.from({ length: ms }, (_, i) => take(bucket, from + i)).filter(Boolean).length;
    expect(taken(0, 1)).toBe(1);
    expect(Array.from({ length: 30 }, () => take(bucket, 0)).filter(Boolean)).toHaveLength(19);
    expect(taken(1, 10_000)).toBe(80);
  });

  it('never holds more than its burst', () => {
    const bucket = newBucket({ burst: 3, perSecond: 8 }, 0);
    expect(Array.from({ length: 9 }, () => take(bucket, 1e9)).filter(Boolean)).toHaveLength(3);
  });
});

describe('a limiter', () => {
  it('forgets who has not come for long, so that a crowd does not fill the memory', () => {
    const clock = fakeClock();
    const limiter = newLimiter({ burst: 2, perSecond: 1 }, clock);
    for (let i = 0; i < 50_000; i += 1) {
      limiter.take(`somebody ${i}`);
      clock.advance(1);
    }
    expect(limiter.size).toBeLessThan(5000);
  });

  it('lets what many did at once be paid back', () => {
    const clock = fakeClock();
    const limiter = newLimiter({ burst: 2, perSecond: 1 }, clock);
    expect(limiter.wait('many')).toBeNull();
    for (let i = 0; i < 12; i += 1) limiter.charge('many');
    expect(limiter.wait('many')).toBe(11);
    clock.advance(11_000);
    expect(limiter.wait('many')).toBeNull();
  });

  it('does not forget who is at the limit', () => {
    const clock = fakeClock();
    const limiter = newLimiter({ burst: 1, perSecond: 0.001 }, clock);
    limiter.take('busy');
    for (let i = 0; i < 5000; i += 1) limiter.take(`somebody ${i}`);
    expect(limiter.take('busy')).toBe(1000);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});

describe('an origin', () => {
  const rules = { origins: ['https://friend.example'], allowNoOrigin: true };
  it.each([
    ['http://play.example:3000', 'play.example:3000', true],
    ['https://play.example', 'play.example', true],
    ['https://play.example', 'PLAY.example', true],
    ['https://friend.example', 'play.example', true],
    ['https://friend.example.evil', 'play.example', false],
    ['https://evil.example', 'play.example', false],
    ['http://play.example:3001', 'play.example:3000', false],
    ['null', 'play.example', false],
    ['', '', false],
    ['play.example', 'play.example', false],
    ['file://play.example', 'play.example', false],
  ])('%j at %j: %s', (origin, host, expected) => expect(isWelcome({ origin, host }, rules)).toBe(expected));
});
