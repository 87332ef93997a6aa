// Reads something from outside with a schema; what does not fit is explained in one sentence.

import type * as z from 'zod/mini';

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly field: string | null; readonly why: string };

type Issue = z.core.$ZodIssue;

/** Names come from outside: nobody gets a novel back. */
const LONGEST_FIELD = 80;
const MOST_VALUES = 20;

function bound({ code }: { readonly code: string }, limit: unknown, isInclusive: boolean | undefined): string {
  const side = code === 'too_big' ? 'most' : 'least';
  return isInclusive === false ? `stay ${side === 'most' ? 'below' : 'above'} ${limit}` : `be at ${side} ${limit}`;
}

const SIZED = ['string', 'array', 'set', 'file'];

function demand(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`}`;
    case 'too_big':
    case 'too_small': {
      const limit = issue.code === 'too_big' ? issue.maximum : issue.minimum;
      return SIZED.includes(issue.origin)
        ? `must have a length of at ${issue.code === 'too_big' ? 'most' : 'least'} ${limit}`
        : `must ${bound(issue, limit, issue.inclusive)}`;
    }
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.slice(0, MOST_VALUES).join(', ')}`;
    case 'unrecognized_keys':
      return 'is not known here';
    case 'invalid_key':
      return 'has a name that is too long';
    case 'custom':
      return issue.message;
    case 'invalid_union':
      return 'is of no kind that is known here';
    default:
      return 'does not have the right form';
  }
}

function fieldOf(issue: Issue): string | null {
  const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  return path.length === 0 ? null : path.map(String).join('.').slice(0, LONGEST_FIELD);
}

/** The first thing that is wrong, in words for a person who writes a client. */
export function readWith<T extends z.ZodMiniType>(schema: T, value: unknown): Reading<z.infer<T>> {
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  if (issue === undefined) return { ok: false, field: null, why: 'It does not have the right form.' };
  const field = fieldOf(issue);
  return { ok: false, field, why: `${field ?? 'It'} ${demand(issue)}.` };
}
