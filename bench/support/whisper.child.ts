// Loads a model, hears 30 s of babble, and says what that cost without the loading.
import { loadFugoodRuntime } from '@notelark/speech/transcriber/whisper-fugood';
import { loadNapiRuntime } from '@notelark/speech/transcriber/whisper-napi';
import { fastestRuntime } from '@notelark/speech/transcriber/whisper-runtime';
import { babble } from '@notelark/speech/testing/babble';

const [, , file = ''] = process.argv;
const fast = fastestRuntime() === 'napi-rs' ? loadNapiRuntime(file) : null;
const runtime = fast ?? (await loadFugoodRuntime(file));
const pcm = babble(29);
const before = process.cpuUsage();
await runtime.transcribe(pcm, { threads: 1, language: 'en', prompt: null });
const { user, system } = process.cpuUsage(before);
process.send?.({
  seconds: (user + system) / 1e6,
  memoryMb: process.resourceUsage().maxRSS / 1024,
});
process.disconnect();
