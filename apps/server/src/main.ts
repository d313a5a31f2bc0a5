import { runProcess } from './process.ts';

await runProcess({ web: true, worker: true });
