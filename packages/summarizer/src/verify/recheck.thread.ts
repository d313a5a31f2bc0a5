import { serveThread } from '@notelark/toolkit/thread-child';
import { recheckDocument, type RecheckRequest } from './recheck.ts';

serveThread((input) => recheckDocument(input as RecheckRequest));
