import { serveThread } from '@notelark/toolkit/thread-child';
import { type EventsRequest, eventsOf } from './events-of.ts';

await serveThread((input) => eventsOf(input as EventsRequest));
