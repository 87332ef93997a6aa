import { hoax } from '@pretender/hoax';
import { resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { draftOf, newDraft, settingsOf, valueIn, withOption, withPreset } from '../../src/shell/create/draft.ts';
import { obstaclesIn, obstacleTo } from '../../src/shell/create/obstacles.ts';
import { codeOf, draftFrom } from '../../src/shell/create/settings-code.ts';
import { setup } from './setup-stub.ts';

const usual = newDraft(setup);

describe('a draft', () => {
  it('keeps only what differs from its edition', () => {
    const ghosts = withOption(setup, usual, 'ghosts', true);
    expect(ghosts.own).toEqual({ ghosts: true });
    expect(withOption(setup, ghosts, 'ghosts', false).own).toEqual({});
  });

  it('takes lists for what they hold, not for their order', () => {
    const same = withOption(setup, usual, 'tenBy', ['finale', 'acc', 'wrongHoax']);
    expect(same.own).toEqual({});
    expect(withOption(setup, usual, 'tenBy', ['acc']).own).toEqual({ tenBy: ['acc'] });
  });

  it('forgets a change that the next edition has by itself, and keeps the others', () => {
    const changed = withOption(setup, withOption(setup, usual, 'tempo', 'shouting'), 'ghosts', true);
    expect(withPreset(setup, changed, 'it').own).toEqual({ ghosts: true });
  });

  it('comes back from its settings as it was', () => {
    const draft = withOption(setup, withPreset(setup, usual, 'fr'), 'startPoints', 2);
    expect(draftOf(setup, settingsOf(setup, draft))).toEqual(draft);
  });

  it('is what the engine would play', () => {
    for (const preset of setup.presets) {
      const draft = withPreset(setup, usual, preset);
      const resolved = resolveOptions(hoax.options, settingsOf(setup, draft).options, draft.seats);
      if (!resolved.ok) throw new Error(resolved.problems.join());
      for (const [option, value] of Object.entries(resolved.config))
        expect(valueIn(setup, draft, option), `${preset} ${option}`).toEqual(value);
    }
  });
});

describe('obstacles', () => {
  it('are none in any edition at five seats', () => {
    for (const preset of setup.presets) expect(obstaclesIn(setup, withPreset(setup, usual, preset))).toEqual([]);
  });

  it('name what a value would meet', () => {
    const sudden = withOption(setup, usual, 'suddenDeath', true);
    expect(obstacleTo(setup, sudden, 'startPoints', 3)).toEqual({
      options: [{ option: 'suddenDeath', value: true }],
      seats: null,
    });
    expect(obstacleTo(setup, usual, 'startPoints', 3)).toBeNull();
  });

  it('name the seats where these are in the way', () => {
    expect(obstacleTo(setup, { ...usual, seats: 9 }, 'children', true)).toEqual({
      options: [],
      seats: { from: 8, to: 14 },
    });
    expect(obstacleTo(setup, usual, 'children', true)).toBeNull();
  });

  it('are exactly what the engine refuses', () => {
    for (const [option, field] of Object.entries(setup.spec.fields)) {
      if (field.kind !== 'flag') continue;
      for (const seats of [5, 7, 12, 14])
        for (const preset of setup.presets) {
          const draft = withOption(setup, withPreset(setup, { ...usual, seats }, preset), option, true);
          const { ok } = resolveOptions(hoax.options, settingsOf(setup, draft).options, seats);
          expect(obstaclesIn(setup, draft).length === 0, `${option} ${preset} ${seats}`).toBe(ok);
        }
    }
  });
});

describe('the code of settings', () => {
  it('brings the same table elsewhere', () => {
    const draft = {
      ...withOption(setup, withPreset(setup, usual, 'crowd'), 'drinking', 'it'),
      seats: 9,
      speed: 'brisk' as const,
    };
    expect(draftFrom(setup, codeOf(setup, draft))).toEqual(draft);
  });

  it('says nothing of what is usual', () => {
    expect(atob(codeOf(setup, usual))).toBe('{}');
  });

  it('takes no nonsense', () => {
    expect(draftFrom(setup, '%%%')).toBeNull();
    expect(draftFrom(setup, btoa('[1'))).toBeNull();
    expect(draftFrom(setup, btoa('{"seats":99,"game":"chess","speed":7,"options":{"nothing":1}}'))).toEqual({
      ...usual,
      seats: 14,
    });
  });
});
