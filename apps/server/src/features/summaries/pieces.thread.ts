import { piecesOf } from '@notelark/contracts/text-pieces';
import { serveThread } from '../../platform/thread-child.ts';

await serveThread((text) => (typeof text === 'string' ? piecesOf(text) : []));
