import { serveTasks } from '@notelark/toolkit/task-child';
import { unsureWords } from './review-items.ts';

serveTasks(async (input) => unsureWords(...(input as Parameters<typeof unsureWords>)));
