import { runProcess } from './main-process.ts';

await runProcess({ web: false, worker: true });
