import { serveThread } from '@notelark/toolkit/thread-child';
import { unsureWords } from './review-items.ts';

serveThread(async (input) => unsureWords(...(input as Parameters<typeof unsureWords>)));
