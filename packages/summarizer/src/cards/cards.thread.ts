import { serveThread } from '@notelark/toolkit/thread-child';
import { type CardRequest, makeCards } from './make-cards.ts';

await serveThread((input) => makeCards(input as CardRequest));
