import { describe, expect, it } from 'vitest';
import { minutes, practiceMinutes } from '../../src/games/hoax/lengths.ts';

const at = (seats: number, options = {}) => ({ options, seats, speed: 'normal' }) as const;

describe('how long a match takes', () => {
  it('goes by the bots that sit there, and by the court where nobody said who', () => {
    expect(practiceMinutes(at(5), 'wily')).toBeGreaterThan(practiceMinutes(at(5), 'court'));
    expect(minutes(at(5))).toBe(minutes(at(5), 'court'));
    expect(minutes(at(5), 'doubter')).toBe(minutes(at(5), 'court'));
  });

  it('lies between what was measured for fewer and for more', () => {
    const [six, seven, eight] = [6, 7, 8].map((seats) => practiceMinutes(at(seats), 'court'));
    expect(seven).toBeCloseTo((six + eight) / 2, 9);
  });

  it('is shorter with what makes a match shorter', () => {
    const whole = practiceMinutes(at(5), 'court');
    for (const options of [{ startPoints: 5 }, { suddenDeath: true }, { identityCopies: 1 }])
      expect(practiceMinutes(at(5, options), 'court'), JSON.stringify(options)).toBeLessThan(whole);
    expect(practiceMinutes(at(5, { startPoints: 5 }), 'court') / whole).toBeCloseTo(0.43, 1);
  });
});
