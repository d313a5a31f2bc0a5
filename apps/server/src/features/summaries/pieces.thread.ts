import { piecesOf } from '@notelark/contracts/text-pieces';
import { serveThread } from '@notelark/toolkit/thread-child';

await serveThread((text) => (typeof text === 'string' ? piecesOf(text) : []));
