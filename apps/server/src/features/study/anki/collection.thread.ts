import { serveThread } from '@notelark/toolkit/thread-child';
import { type CollectionRequest, toCollection } from './collection.ts';

serveThread((input) => toCollection(input as CollectionRequest));
