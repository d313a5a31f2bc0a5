import { createRequire } from 'node:module';
import { serveParent } from '@notelark/toolkit/isolated-child';
import { faultOfFile } from '@notelark/toolkit/isolated-file';
import { Answer, Request } from './sherpa-protocol.ts';

/** What we use of sherpa-onnx-node. Samples from -1 to 1. */
interface Module {
  OfflineSpeakerDiarization: new (config: object) => Diarization;
}
interface Diarization {
  process: (samples: Float32Array) => unknown;
}

/**
 * Voices at a greater distance than this are two people: the library's default, which its authors chose for models of
 * this kind.
 */
const CLUSTERING_THRESHOLD = 0.5;
/** Turns shorter than this are noise, and pauses shorter than this belong to a turn; in seconds, as the library's examples. */
const SHORTEST_TURN = 0.3;
const SHORTEST_PAUSE = 0.5;
const FULL_SCALE = 32_768;
const BYTES_PER_SAMPLE = 2;

serveParent<Request, Answer>(
  (message) => Request.parse(message),
  async ({ receive, send, read }) => {
    const request = await receive();
    const fault =
      (await faultOfFile(request.segmentation)) ?? (await faultOfFile(request.embedding));
    if (fault) return await send({ kind: 'unfit', message: fault });
    const engine = load(request);
    const turns = engine.process(await samplesOf(read()));
    await send(Answer.parse({ kind: 'heard', turns }));
  },
);

function load({ segmentation, embedding, threads }: Request): Diarization {
  // Not imported: it has no types, and where it is not built for this machine only this process should fail.
  const native: Module = createRequire(import.meta.url)('sherpa-onnx-node');
  return new native.OfflineSpeakerDiarization({
    segmentation: { pyannote: { model: segmentation.path }, numThreads: threads },
    embedding: { model: embedding.path, numThreads: threads },
    clustering: { numClusters: -1, threshold: CLUSTERING_THRESHOLD },
    minDurationOn: SHORTEST_TURN,
    minDurationOff: SHORTEST_PAUSE,
  });
}

/** The library takes a recording as a whole. A chunk may end in the middle of a sample. */
async function samplesOf(chunks: AsyncIterable<Buffer>): Promise<Float32Array> {
  const blocks: Int16Array[] = [];
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % BYTES_PER_SAMPLE);
    // Copied, so that it is aligned, and the pipe's buffer is free.
    blocks.push(new Int16Array(Uint8Array.from(bytes.subarray(0, whole)).buffer));
    rest = Buffer.from(bytes.subarray(whole));
  }
  const samples = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const block of blocks) for (const sample of block) samples[at++] = sample / FULL_SCALE;
  return samples;
}
