import { runProcess } from './main-process.ts';

await runProcess({ web: true, worker: true });
