import { gain } from './rule.ts';

export const judge = {
  cellar: gain({ as: 'judge', do: 'cellar' }, 'wine', 1),
  rent: gain({ as: 'judge', do: 'rent' }, 'grain', 1),
};
