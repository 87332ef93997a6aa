import { describeEdition } from './edition.ts';

describeEdition('de');
