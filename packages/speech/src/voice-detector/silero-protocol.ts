/** Samples of the frame before that the model sees again: `OnnxWrapper.__call__` in silero-vad's utils_vad.py. */
export const CONTEXT_SAMPLES = 64;
const MEMORY_FLOATS = 2 * 128;

/** What the model remembers of a stream. It travels with each request, so the worker keeps nothing of anybody. */
export interface StreamState {
  memory: Float32Array<ArrayBuffer>;
  context: Float32Array<ArrayBuffer>;
}

export interface DetectRequest {
  id: number;
  pcm: Int16Array;
  state: StreamState;
}

/** Asks the worker to end: with the frame that it is in, since the ONNX runtime takes the whole process along when it is torn away. */
export const END = 'end';

export type DetectAnswer =
  | { id: number; probabilities: Float32Array<ArrayBuffer>; state: StreamState }
  | { id: number; error: string };

/** The memory of a stream that has not begun. */
export function freshState(): StreamState {
  return { memory: new Float32Array(MEMORY_FLOATS), context: new Float32Array(CONTEXT_SAMPLES) };
}
