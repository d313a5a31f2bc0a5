import { serveThread } from '@notelark/toolkit/thread-child';
import { type CardRequest, makeCards } from './make-cards.ts';

serveThread((input) => makeCards(input as CardRequest));
