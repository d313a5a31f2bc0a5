import { serveTasks } from '@notelark/toolkit/task-child';
import { type CardRequest, makeCards } from './make-cards.ts';

serveTasks((input) => makeCards(input as CardRequest));
