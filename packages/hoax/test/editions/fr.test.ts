import { describeEdition } from './edition.ts';

describeEdition('fr');
