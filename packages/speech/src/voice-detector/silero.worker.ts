import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import * as onnx from 'onnxruntime-node';
import { VOICE_FRAME } from '../ports/voice-detector.ts';
import {
  CONTEXT_SAMPLES,
  type DetectAnswer,
  type DetectRequest,
  END,
  type StreamState,
} from './silero-protocol.ts';

// The model is a file inside a package for browsers; nothing else of that package is used.
const MODEL = fileURLToPath(import.meta.resolve('@ricky0123/vad-web/dist/silero_vad_v6.onnx'));
const STATE_SHAPE = [2, 1, 128];
const FULL_SCALE = 32_768;

// One thread: a frame is too little work to share, and the cores belong to the recogniser.
const session = onnx.InferenceSession.create(MODEL, {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
});
const sampleRate = new onnx.Tensor('int64', BigInt64Array.of(16_000n), []);

let underWay = 0;
let ending = false;

parentPort?.on('message', (request: DetectRequest | typeof END) => {
  if (request === END) {
    ending = true;
    void endWhenIdle();
    return;
  }
  underWay += 1;
  void answer(request).then((message) => {
    parentPort?.postMessage(message, 'error' in message ? [] : [message.probabilities.buffer]);
    underWay -= 1;
    return endWhenIdle();
  });
});

/** Without its port nothing keeps the thread. */
async function endWhenIdle(): Promise<void> {
  if (!ending || underWay > 0) return;
  // One that could not be loaded has reported its error.
  await session.catch(() => null);
  parentPort?.close();
}

async function answer({ id, pcm, state }: DetectRequest): Promise<DetectAnswer> {
  try {
    const probabilities = new Float32Array(pcm.length / VOICE_FRAME);
    let next = state;
    for (let frame = 0; frame < probabilities.length; frame += 1) {
      if (ending) throw new Error('voice detection was closed');
      const samples = pcm.subarray(frame * VOICE_FRAME, (frame + 1) * VOICE_FRAME);
      const step = await detect(await session, samples, next);
      probabilities[frame] = step.probability;
      next = step.state;
    }
    return { id, probabilities, state: next };
  } catch (error) {
    return { id, error: String(error) };
  }
}

async function detect(
  model: onnx.InferenceSession,
  frame: Int16Array,
  { memory, context }: StreamState,
): Promise<{ probability: number; state: StreamState }> {
  const input = new Float32Array(CONTEXT_SAMPLES + VOICE_FRAME);
  input.set(context);
  for (const [index, sample] of frame.entries())
    input[CONTEXT_SAMPLES + index] = sample / FULL_SCALE;
  const { output, stateN } = await model.run({
    input: new onnx.Tensor('float32', input, [1, input.length]),
    state: new onnx.Tensor('float32', memory, STATE_SHAPE),
    sr: sampleRate,
  });
  const probability = output?.data[0];
  const nextMemory = stateN?.data;
  if (typeof probability !== 'number' || !(nextMemory instanceof Float32Array)) {
    throw new Error('the model answered in another form than expected');
  }
  return {
    probability,
    state: { memory: nextMemory.slice(), context: input.slice(-CONTEXT_SAMPLES) },
  };
}
