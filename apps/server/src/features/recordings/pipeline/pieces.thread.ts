import { piecesOf } from '@notelark/api/text-pieces';
import { serveThread } from '@notelark/toolkit/thread-child';

serveThread((text) => (typeof text === 'string' ? piecesOf(text) : []));
