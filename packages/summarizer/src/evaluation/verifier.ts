import { verifyLines } from './verifier-jsonl.ts';

/**
 * Checks statements against their sources with the product's verifier: JSON lines on stdin, answers on stdout.
 *   npm run --silent eval:verifier -- --jsonl
 */
await verifyLines(process.stdin, process.stdout);
