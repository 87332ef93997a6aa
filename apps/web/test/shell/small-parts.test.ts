import { asSeat } from '@pretender/kernel';
import type { Person, Told } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { codeIn } from '../../src/shell/home/code.ts';
import { invitationOf } from '../../src/shell/join/invitation.ts';
import { fewerSeats } from '../../src/shell/room/fewer-seats.ts';
import { isMuted, linesIn, spokenIn, withMute } from '../../src/shell/table/chat.ts';
import { Panels } from '../../src/shell/table/panels.svelte.ts';
import { letterOf, OUTLINES } from '../../src/shell/ui/avatar.ts';
import { isOnlyHere } from '../../src/shell/ui/reach.ts';
import type { Picture } from '../../src/sitting/picture.ts';
import { ticketIn, ticketLink } from '../../src/ticket.ts';

const person = (name: string): Person => ({ kind: 'person', name, level: null });
const bot = (name: string): Person => ({ kind: 'bot', name, level: 'honest' });
const EMPTY: Person = { kind: 'empty', name: '', level: null };

describe('a code that somebody typed', () => {
  it.each([
    ['hoax', 'HOAX'],
    [' ho ax ', 'HOAX'],
    ['ab-3x9', 'AB3X9'],
    ['https://play.example/t/kr0n?watch', 'KR0N'],
    ['abc', null],
    ['far too long to be one', null],
    ['', null],
  ])('%j is %j', (typed, code) => {
    expect(codeIn(typed)).toBe(code);
  });
});

describe('an address', () => {
  it.each(['localhost', 'LOCALHOST', 'table.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
    '%s is of use here only',
    (host) => {
      expect(isOnlyHere(host)).toBe(true);
    },
  );
  it.each(['192.168.1.7', 'play.example', '10.127.0.1', 'localhost.example', '[fe80::1]'])(
    '%s leads others here',
    (host) => {
      expect(isOnlyHere(host)).toBe(false);
    },
  );
});

describe('a ticket in a link', () => {
  it('is found where it was put, and nowhere else', () => {
    const link = new URL(ticketLink('https://play.example', 'HOAX', '0a1b'));
    expect(link.pathname + link.search).toBe('/t/HOAX');
    expect(ticketIn(link.hash)).toBe('0a1b');
    expect(ticketIn(link.href)).toBe('0a1b');
    expect(ticketIn('#42')).toBeNull();
    expect(ticketIn('https://play.example/t/HOAX?ticket=0a1b')).toBeNull();
  });

  it('is found whatever a chat has made of the link, and what is broken is still no plain address', () => {
    for (const end of ['.', ')', ' come!', '%20', '&utm=1']) expect(ticketIn(`#ticket=0a1b${end}`)).toBe('0a1b');
    expect(ticketIn('#TICKET=0A1B')).toBe('0a1b');
    expect(ticketIn('#ticket=')).toBe('');
  });
});

describe('fewer seats', () => {
  it('are as many as are taken, if that is enough to play', () => {
    expect(fewerSeats([person('A'), person('B'), bot('C'), EMPTY, EMPTY], 3)).toBe(3);
    expect(fewerSeats([person('A'), person('B'), EMPTY], 3)).toBeNull();
  });

  it('never send a person away', () => {
    expect(fewerSeats([person('A'), bot('B'), bot('C'), EMPTY, person('D')], 3)).toBeNull();
  });
});

describe('an invitation', () => {
  it('names the host, wherever they sit, and the seats that could be somebody’s own', () => {
    const people = [bot('A'), person('B'), EMPTY, person('C'), EMPTY];
    const notice = { people, invited: [4], host: 3 } as unknown as Parameters<typeof invitationOf>[0];
    expect(invitationOf(notice)).toEqual({
      host: 'C',
      free: 1,
      kept: 1,
      seated: [
        { seat: 1, name: 'B' },
        { seat: 3, name: 'C' },
      ],
    });
  });
});

describe('the talk', () => {
  const chat: Told[] = [
    { type: '@said', from: 'Ann', seat: 0, text: 'Hello' },
    { type: '@phrase', seat: 1, phrase: 3 },
    { type: '@said', from: '', seat: null, text: 'Psst' },
  ];
  const picture = { chat, viewer: 0, people: [person('Ann'), person('Bob')] } as unknown as Picture;

  it('keeps the gallery apart', () => {
    expect(linesIn(picture, 'table', { seats: [], gallery: false }).map(({ name, isMine }) => [name, isMine])).toEqual([
      ['Ann', true],
      ['Bob', false],
    ]);
    expect(linesIn(picture, 'gallery', { seats: [], gallery: false }).map(({ said }) => said)).toEqual([
      { text: 'Psst' },
    ]);
    expect(spokenIn(chat, 'gallery')).toBe(1);
  });

  it('leaves out whom one does not want to hear', () => {
    expect(linesIn(picture, 'table', { seats: [asSeat(1)], gallery: false }).map(({ name }) => name)).toEqual(['Ann']);
  });
});

describe('a mute', () => {
  it('is for one seat, or for the gallery as a whole, and can be taken back', () => {
    const none = { seats: [], gallery: false };
    const bob = withMute(none, asSeat(1), true);
    expect([isMuted(bob, asSeat(1)), isMuted(bob, asSeat(0)), isMuted(bob, null)]).toEqual([true, false, false]);
    expect(isMuted(withMute(bob, null, true), null)).toBe(true);
    expect(withMute(withMute(bob, asSeat(1), true), asSeat(1), false)).toEqual(none);
  });
});

describe('a badge', () => {
  it('has an outline of its own for every seat', () => {
    expect(new Set(OUTLINES).size).toBe(14);
  });

  it('shows one letter, whatever the name begins with', () => {
    expect([letterOf('ännchen'), letterOf(' bob'), letterOf('🦊 fox'), letterOf('')]).toEqual(['Ä', 'B', '🦊', '?']);
  });
});

describe('what lies over the table', () => {
  it('is one thing at a time, and a sheet that closes late takes nothing else away', () => {
    const panels = new Panels();
    panels.show('menu');
    panels.show('chat');
    panels.set('menu', false);
    expect(panels.isOpen('chat')).toBe(true);
    panels.set('chat', false);
    expect(panels.isOpen('chat')).toBe(false);
  });
});
