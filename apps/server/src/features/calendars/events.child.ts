import { serveTasks } from '@notelark/toolkit/task-child';
import { type EventsRequest, eventsOf } from './events-of.ts';

serveTasks((input) => eventsOf(input as EventsRequest));
