import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { VOICE_FRAME, type VoiceDetection, type VoiceDetector } from '../ports/voice-detector.ts';
import { type DetectAnswer, type DetectRequest, END, freshState } from './silero-protocol.ts';

type Detected = Extract<DetectAnswer, { probabilities: Float32Array }>;

/**
 * Silero's voice activity model (version 6, MIT) on the ONNX runtime, in a worker thread that all streams share: it
 * costs 0.8% of real time, which on the main thread would be the web server's. The thread starts with the first
 * stream, and again if it died.
 */
export function createSileroDetection(): VoiceDetection {
  const pending = new Map<number, PromiseWithResolvers<Detected>>();
  let worker: Worker | null = null;
  let lastId = 0;

  const fail = (error: unknown): void => {
    worker = null;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const running = (): Worker => {
    worker ??= startWorker(settle, fail);
    return worker;
  };
  const settle = (answer: DetectAnswer): void => {
    const waiting = pending.get(answer.id);
    pending.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(`voice detection failed: ${answer.error}`));
    else waiting?.resolve(answer);
    if (pending.size === 0) worker?.unref();
  };
  const detect = async (request: Omit<DetectRequest, 'id'>): Promise<Detected> => {
    const id = (lastId += 1);
    const waiting = Promise.withResolvers<Detected>();
    pending.set(id, waiting);
    const thread = running();
    thread.ref();
    thread.postMessage({ id, ...request }, [request.state.memory.buffer]);
    return await waiting.promise;
  };

  return {
    start: () => startStream(detect),
    async close(): Promise<void> {
      const thread = worker;
      fail(new Error('voice detection was closed'));
      if (!thread) return;
      thread.ref();
      thread.postMessage(END);
      await once(thread, 'exit');
    },
  };
}

function startStream(
  detect: (request: Omit<DetectRequest, 'id'>) => Promise<Detected>,
): VoiceDetector {
  let state = freshState();
  return {
    async push(pcm): Promise<Float32Array> {
      if (pcm.length % VOICE_FRAME !== 0) {
        throw new RangeError(`${pcm.length} samples are not a multiple of ${VOICE_FRAME}`);
      }
      const answer = await detect({ pcm, state });
      state = answer.state;
      return answer.probabilities;
    },
  };
}

function startWorker(
  onAnswer: (answer: DetectAnswer) => void,
  onDeath: (error: unknown) => void,
): Worker {
  const worker = new Worker(new URL('./silero.worker.ts', import.meta.url));
  worker.on('message', onAnswer);
  worker.on('error', onDeath);
  worker.unref();
  return worker;
}
