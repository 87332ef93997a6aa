// Where the thread begins in which matches are played again and their files are made.

import { answerJobs } from '../jobs/answer-jobs.ts';
import { doJob } from './do-job.ts';

answerJobs(doJob);
