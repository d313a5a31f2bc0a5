// Loads a model, hears 30 s of babble, and says what that cost without the loading.
import { loadFugoodRuntime } from '../../apps/server/src/adapters/transcriber/whisper-fugood.ts';
import { loadNapiRuntime } from '../../apps/server/src/adapters/transcriber/whisper-napi.ts';
import { fastestRuntime } from '../../apps/server/src/adapters/transcriber/whisper-runtime.ts';
import { babble } from '../../apps/server/src/testing/babble.ts';

const [, , file = ''] = process.argv;
const fast = fastestRuntime() === 'napi-rs' ? loadNapiRuntime(file) : null;
const runtime = fast ?? (await loadFugoodRuntime(file));
const pcm = babble(29);
const before = process.cpuUsage();
await runtime.transcribe(pcm, { threads: 1, language: 'en' });
const { user, system } = process.cpuUsage(before);
process.send?.({
  seconds: (user + system) / 1e6,
  memoryMb: process.resourceUsage().maxRSS / 1024,
});
process.disconnect();
