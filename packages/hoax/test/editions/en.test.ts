import { describeEdition } from './edition.ts';

describeEdition('en');
