import { serveParent } from '@notelark/toolkit/isolated-child';
import { z } from 'zod';
import type { Answer } from './read-isolated.ts';
import { readTranscript } from './read.ts';
import { ReadError } from './transcript.ts';

const Files = z.array(z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }));

serveParent<z.infer<typeof Files>, Answer>(
  (message) => Files.parse(message),
  async (link) => {
    const files = await link.receive();
    try {
      await link.send({ kind: 'transcript', transcript: await readTranscript(files) });
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      await link.send({ kind: 'fault', fault: error.fault, detail: error.message });
    }
  },
);
