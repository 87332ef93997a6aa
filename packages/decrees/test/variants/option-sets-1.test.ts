import { describeOptionSets } from './option-sets.ts';

describeOptionSets(1000, 18);
