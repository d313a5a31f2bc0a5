import { serveTasks } from '@notelark/toolkit/task-child';
import { recheckDocument, type RecheckRequest } from './recheck.ts';

serveTasks((input) => recheckDocument(input as RecheckRequest));
