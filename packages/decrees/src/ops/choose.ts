import type { Operation } from './operation.ts';

/** One of several branches, by the value of a slot. It is resolved before anything is carried out (`opsOf`). */
export interface Choose {
  readonly op: 'choose';
  readonly by: string;
  readonly branches: Readonly<Record<string, readonly unknown[]>>;
}

export const choose: Operation<Pick<Choose, 'op' | 'by'>> = {
  params: { by: 'choice' },
  changes: () => false,
  run: () => {},
};
