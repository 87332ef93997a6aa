import { describeOptionSets } from './option-sets.ts';

describeOptionSets(3000, 40);
