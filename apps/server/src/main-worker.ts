import { runProcess } from './process.ts';

await runProcess({ web: false, worker: true });
