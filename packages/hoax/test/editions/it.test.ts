import { describeEdition } from './edition.ts';

describeEdition('it');
