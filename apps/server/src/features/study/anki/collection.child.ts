import { serveTasks } from '@notelark/toolkit/task-child';
import { type CollectionRequest, toCollection } from './collection.ts';

serveTasks((input) => toCollection(input as CollectionRequest));
