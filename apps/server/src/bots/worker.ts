// Where a bot's thread begins.

import { answerJobs } from '../jobs/answer-jobs.ts';
import { answerLetter } from './answer-letter.ts';

answerJobs(answerLetter);
