import { describeOptionSets } from './option-sets.ts';

describeOptionSets(2000, 40);
