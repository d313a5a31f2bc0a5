import { piecesOf } from '@notelark/api/text-pieces';
import { serveTasks } from '@notelark/toolkit/task-child';

serveTasks((text) => (typeof text === 'string' ? piecesOf(text) : []));
