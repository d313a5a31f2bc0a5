// `npm run serve -- all|web|worker`: runs the product or one part of it with the settings of `.env`, for many processes on one or
// several machines. What is missing is brought first, and the web app built, as for `npm start`.
import { runServer } from './lib/server.mjs';
import { log, UserFacingError } from './lib/log.mjs';
import { isMain, runTool } from './lib/tool.mjs';
import { buildWeb } from './lib/web.mjs';
import { setUp } from './setup.mjs';

const PARTS = ['all', 'web', 'worker'];

async function serve() {
  const [part] = process.argv.slice(2);
  if (!PARTS.includes(part))
    throw new UserFacingError(`Usage: npm run serve -- ${PARTS.join('|')}`);
  await setUp({ speech: part !== 'web' });
  if (part !== 'worker') await buildWeb();
  process.exitCode = await runServer(part, {
    onReady: ({ address }) =>
      log(part === 'worker' ? 'The worker takes jobs.' : `Notelark is ready: ${address}`),
  });
}

if (isMain(import.meta.url)) await runTool(serve);
