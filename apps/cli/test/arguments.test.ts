import { join } from 'node:path';
import { hoax } from '@pretender/hoax';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { folderWith, hear } from './heard.ts';

const { min, max } = hoax.seats;
const EDITIONS = 'it takes de, quick, it, fr, en, eon1981, testers, crowd or children';
const EXCLUDED = 'do not go together: suddenDeath and startPoints 3: ';

describe('a wrong question', () => {
  it.each([
    ['an unknown command', ['serfe'], 'no command "serfe"'],
    ['a name that every object has', ['constructor'], 'no command "constructor"'],
    ['an option without a command', ['--json'], 'a command comes before --json'],
    ['an unknown option', ['play', '--speed', '3'], 'play has no option --speed'],
    ['a short option', ['check', '-j', 'x.yaml'], 'check has no option -j'],
    ['a negated option that cannot be negated', ['check', '--no-json', 'x.yaml'], 'no option --no-json'],
    ['a flag with a value', ['simulate', '--json=yes'], '--json takes no value'],
    ['an option without its value', ['play', '--seed'], '--seed needs a value'],
    ['an option instead of a value', ['play', '--seats', '--watch'], '--seats needs a value'],
    ['an empty value', ['play', '--seats='], '--seats needs a value'],
    ['too few seats', ['play', '--seats', '2'], `a whole number from ${min} to ${max}`],
    ['too many seats', ['rules', '--seats', String(max + 1)], `from ${min} to ${max}`],
    ['a word instead of a number', ['simulate', '--matches', 'many'], '--matches cannot be "many"'],
    ['a negative number', ['simulate', '--seed', '-1'], '--seed cannot be "-1"'],
    ['a seat that is not there', ['play', '--seats', '4', '--seat', '4'], 'from 0 to 3'],
    ['an unknown edition', ['play', '--edition', 'es'], EDITIONS],
    ['an edition that every object has', ['play', '--edition', 'constructor'], EDITIONS],
    ['an unknown game', ['simulate', '--game', 'chess'], 'no game "chess"'],
    ['an unknown game option', ['play', '--option', 'speed=3'], 'no option "speed"'],
    ['a game option that every object has', ['play', '--option', 'toString=1'], 'no option "toString"'],
    ['a game option without value', ['play', '--option', 'tempo'], 'courtly, shouting'],
    ['a wrong value of a game option', ['play', '--option', 'tempo=fast'], 'courtly, shouting'],
    ['the edition as a game option', ['play', '--option', 'edition=fr'], 'chosen with --edition'],
    ['a wrong member of a set', ['play', '--option', 'tenBy=acc,luck'], 'acc, wrongHoax, finale'],
    ['a number that is too large', ['simulate', '--option', 'startPoints=6'], 'a whole number from 0 to 5'],
    ['a number that is none', ['rules', '--option', 'stakes=much'], 'a whole number from 0 to 1000'],
    ['an empty set', ['simulate', '--option', 'tenBy='], 'at least 1 of acc'],
    ['the same member twice', ['simulate', '--option', 'tenBy=acc,acc'], 'at least 1 of acc'],
    ['a number without value', ['simulate', '--option', 'startPoints'], 'startPoints needs a value'],
    ['a flag that is neither', ['rules', '--option', 'ghosts=maybe'], 'true or false'],
    ['options that exclude each other', ['simulate', '--option', 'suddenDeath', '--option', 'startPoints=3'], EXCLUDED],
    ['an option against the edition', ['rules', '--edition', 'eon1981', '--option', 'startPoints=3'], EXCLUDED],
    ['an unknown language', ['rules', '--lang', 'es'], '--lang cannot be "es"; it takes en, de, it or fr'],
    ['too many words', ['play', 'now'], 'cannot use "now"'],
    ['no file to check', ['check'], 'needs FILE-OR-FOLDER'],
    ['no record', ['replay'], 'needs RECORD'],
    ['no sheet', ['verify'], 'needs SHEET'],
    ['two records', ['replay', 'a.json', 'b.json'], 'cannot use "b.json"'],
    ['nothing to measure', ['bench'], 'pretender bench engine'],
    ['something else to measure', ['bench', 'browser'], 'cannot measure "browser"'],
    ['no time to measure', ['bench', 'engine', '--seconds', '0'], 'from 1 to 3600'],
    [
      'a port that is none',
      ['serve', '--port', '70000'],
      '--port cannot be "70000"; it takes a whole number from 0 to',
    ],
    ['something to serve', ['serve', 'tea'], 'serve cannot use "tea"'],
    ['a folder that does not exist', ['play', '--watch', '--save', '/nowhere/at/all.json'], 'cannot be saved'],
  ])('%s gets one sentence and exit code 2', async (_title, argv, part) => {
    const { code, out, err } = await hear(argv);
    expect(err).toContain(part);
    expect(err.split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it('refuses to save over a folder', async () => {
    const folder = folderWith({});
    expect(await hear(['play', '--watch', '--save', folder])).toMatchObject({ code: 2, out: '' });
    expect((await hear(['play', '--watch', '--save', join(folder, 'no', 'match.json')])).code).toBe(2);
  });
});

describe('help', () => {
  it('lists the commands, without colours where nobody wants them', async () => {
    const { code, out, err } = await hear(['--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const name of ['play', 'rules', 'check', 'simulate', 'replay', 'verify', 'bench']) expect(out).toContain(name);
    expect(out).not.toContain('\u001B');
    expect((await hear([])).out).toBe(out);
  });

  it.each(['play', 'rules', 'check', 'simulate', 'replay', 'verify', 'bench'])(
    '%s explains itself, whatever else is said',
    async (name) => {
      const { code, out, err } = await hear([name, '--whatever', '--help']);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain(`USAGE pretender ${name}`);
    },
  );

  it('says its version', async () => {
    expect(await hear(['--version'])).toMatchObject({ code: 0, out: manifest.version, err: '' });
  });
});
