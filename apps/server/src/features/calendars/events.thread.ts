import { serveThread } from '@notelark/toolkit/thread-child';
import { type EventsRequest, eventsOf } from './events-of.ts';

serveThread((input) => eventsOf(input as EventsRequest));
