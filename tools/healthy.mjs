// The image's health check. The web part is asked whether it is ready; a worker for its metrics, where they have a port: one
// without is as healthy as its process, which ends with it.
import { readFileSync } from 'node:fs';
import { PART_FILE } from './container.mjs';

const { PORT = '3000', METRICS_PORT } = process.env;

const isWorker = readFileSync(PART_FILE, 'utf8') === 'worker';
const address = isWorker
  ? METRICS_PORT && `http://127.0.0.1:${METRICS_PORT}/metrics`
  : `http://127.0.0.1:${PORT}/readyz`;
const healthy = !address || (await fetch(address).catch(() => null))?.ok === true;
process.exit(healthy ? 0 : 1);
