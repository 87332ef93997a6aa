// What people write: names and chat. It is shown to others as it is, so what could disguise it is refused.

import * as z from 'zod/mini';
import { NAME_LENGTH, TEXT_LENGTH } from './constants.ts';

/** Line breaks and other control characters, halves of characters, and marks that turn the direction of what follows. */
const DISGUISES = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** A name also does without anything that is not seen: nobody shall sit beside a twin. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]|\u034f/u;
/** Not seen, wherever it stands; the blank of Braille is no letter, but is not seen either. */
const NOT_SEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A stack of them grows over the lines above and below; no language needs three. */
const STACK = /\p{M}{3}/u;

const isPlain = z.refine<string>(
  (text) => !DISGUISES.test(text),
  'must be one line without control characters and without marks that turn the writing direction',
);
const isComposed = z.refine<string>(
  (text) => text === text.normalize('NFC'),
  'must be in the composed form of Unicode (NFC)',
);
const isVisible = z.refine<string>((text) => text.trim() !== '', 'must have something in it that is seen');
const hasNothingUnseen = z.refine<string>((name) => !UNSEEN.test(name), 'must have no invisible characters');
const isTrimmed = z.refine<string>((name) => name === name.trim(), 'must neither begin nor end with a space');
const hasLetter = z.refine<string>(
  (name) => /[\p{L}\p{N}]/u.test(name.replace(NOT_SEEN, '')),
  'must have a letter or a digit in it that is seen',
);
const hasNoStack = z.refine<string>((name) => !STACK.test(name), 'must have at most two marks on one letter');

export const textSchema = z.string().check(z.minLength(1), z.maxLength(TEXT_LENGTH), isPlain, isComposed, isVisible);

export const nameSchema = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(NAME_LENGTH),
    isPlain,
    hasNothingUnseen,
    isComposed,
    isTrimmed,
    hasLetter,
    hasNoStack,
  );
