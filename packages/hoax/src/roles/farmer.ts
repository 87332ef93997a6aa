import { gain } from './rule.ts';

export const farmer = { harvest: gain({ as: 'farmer', do: 'harvest' }, 'grain', 2) };
