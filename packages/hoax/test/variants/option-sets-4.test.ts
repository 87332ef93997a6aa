import { describeOptionSets } from './option-sets.ts';

describeOptionSets(4000, 40);
