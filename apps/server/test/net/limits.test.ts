import { describe, expect, it } from 'vitest';
import { newBucket, newLimiter, take } from '../../src/bucket.ts';
import { readConfig } from '../../src/config.ts';
import { Rounds } from '../../src/jobs/rounds.ts';
import { addressKey, placeKey, wideKey } from '../../src/net/address.ts';
import { type Gate, newGate } from '../../src/net/limits.ts';
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
    ['::ffff:a01:101', '10.1.1.1'],
    // As proxies write them, each time from another port.
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
    ['anything at all', 'unknown'],
    ['else', 'unknown'],
  ])('%s counts as %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});

describe('a larger network', () => {
  it.each([
    ['192.0.2.7', null, '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48', '0:0:0::/48'],
  ])('%s belongs to %s, and takes turns and seats as %s', (ip, wide, place) => {
    expect(wideKey(addressKey(ip))).toBe(wide);
    expect(placeKey(ip)).toBe(place);
  });

  function gate(): { readonly gate: Gate; readonly clock: ReturnType<typeof fakeClock> } {
    const reading = readConfig({ PRETENDER_MAX_JOINS_PER_MINUTE: '2', PRETENDER_MAX_SOCKETS_PER_ADDRESS: '2' });
    if (!reading.ok) throw new Error(reading.problems.join(' '));
    const clock = fakeClock();
    return { gate: newGate(reading.config.limits, clock), clock };
  }
  const key = (network: number) => addressKey(`2001:db8:1:${network.toString(16)}::1`);

  it('may do eight times as much as each household in it', () => {
    const { gate: limits, clock } = gate();
    const taken = Array.from({ length: 100 }, (_, at) => limits.joins.take(key(at))).filter((wait) => wait === null);
    expect(taken).toHaveLength(16);
    expect(limits.joins.take(addressKey('2001:db8:2::1'))).toBeNull();
    expect(limits.joins.wait(key(500))).toBeGreaterThan(0);
    clock.advance(60_000);
    expect(limits.joins.take(key(500))).toBeNull();
  });

  it('is not charged for what a household is refused', () => {
    const { gate: limits } = gate();
    for (let count = 0; count < 100; count++) limits.joins.take(key(1));
    expect(limits.joins.take(key(2))).toBeNull();
  });

  it('has eight times as many sockets', () => {
    const { gate: limits } = gate();
    for (let count = 0; count < 16; count++) {
      expect(limits.sockets.obstacle(key(count))).toBeNull();
      limits.sockets.enter(key(count));
    }
    expect(limits.sockets.obstacle(key(99))).toBe('address-full');
    limits.sockets.leave(key(3));
    expect(limits.sockets.obstacle(key(99))).toBeNull();
    expect(limits.sockets.size).toBe(15);
  });
});

describe('rounds', () => {
  it('begin sixteen at a time, and whoever comes from elsewhere is not behind a crowd', async () => {
    const rounds = new Rounds(16);
    const begun: string[] = [];
    const ask = async (address: string) => {
      await rounds.turn(address);
      begun.push(address);
    };
    const all = Array.from({ length: 100 }, () => ask('crowd'));
    all.push(ask('one'));
    await Promise.resolve();
    expect(begun).toHaveLength(16);
    await new Promise(setImmediate);
    expect(begun.indexOf('one')).toBeLessThan(32);
    expect(begun.length).toBeLessThanOrEqual(32);
    await Promise.all(all);
    expect(begun).toHaveLength(101);
  });
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
