import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { type IncomingMessage, request as http } from 'node:http';
import { request as https } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { DiarizeError, type Diarizer, type SpeakerTurn } from '../ports/diarizer.ts';
import { addressOf } from '../transcriber/openai-compatible.ts';
import { withoutKey } from '../transcriber/openai-errors.ts';
import { isSilent } from '../transcriber/silence.ts';
import { WAV_HEADER_BYTES, wavHeader } from '../transcriber/wav.ts';

/** 346 MB of sound. */
const MAX_SECONDS = 3 * 3600;
/** For the longest recording on a server that is as fast as speech. */
const TIMEOUT_MS = MAX_SECONDS * 1_000;
const BOUNDARY = '----notelark-recording';

export interface SpeakerServerSettings {
  /** Asked in this order until one answers. */
  baseUrls: readonly string[];
  apiKey: string | null;
  model: string;
}

const Answer = z.object({
  segments: z.array(
    z.object({
      start: z.number(),
      end: z.number(),
      speaker: z.union([z.string(), z.number()]).nullish(),
    }),
  ),
});

/**
 * The speakers that a WhisperX-like server names: `POST /v1/audio/transcriptions` with `diarize=true`, whose segments then have a
 * `speaker`. It gets the recording whole, a second time: the names of one request mean nothing in another.
 */
export function createServerDiarizer(settings: SpeakerServerSettings): Diarizer {
  return {
    maxSeconds: MAX_SECONDS,
    async diarize(pcm, signal): Promise<SpeakerTurn[]> {
      signal.throwIfAborted();
      const folder = await mkdtemp(path.join(tmpdir(), 'notelark-speakers-'));
      try {
        const file = path.join(folder, 'recording.wav');
        const bytes = await writeWav(file, pcm, signal);
        return bytes === null ? [] : await askAny(settings, { file, bytes }, signal);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  };
}

/** @returns its length; null where nothing is heard in it. */
async function writeWav(
  file: string,
  pcm: AsyncIterable<Int16Array>,
  signal: AbortSignal,
): Promise<number | null> {
  const handle = await open(file, 'w');
  let bytes = WAV_HEADER_BYTES;
  let silent = true;
  try {
    for await (const block of pcm) {
      signal.throwIfAborted();
      silent &&= isSilent(block);
      const part = new Uint8Array(block.buffer, block.byteOffset, block.byteLength);
      await handle.write(part, 0, part.length, bytes);
      bytes += part.length;
    }
    await handle.write(wavHeader(bytes - WAV_HEADER_BYTES), 0, WAV_HEADER_BYTES, 0);
  } finally {
    await handle.close();
  }
  return silent ? null : bytes;
}

interface Recording {
  file: string;
  bytes: number;
}

async function askAny(
  settings: SpeakerServerSettings,
  recording: Recording,
  signal: AbortSignal,
): Promise<SpeakerTurn[]> {
  let last: unknown;
  for (const baseUrl of settings.baseUrls) {
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      return turnsOf(await send({ ...settings, baseUrl }, recording, limit));
    } catch (error) {
      signal.throwIfAborted();
      last = error;
    }
  }
  const why = withoutKey(String(last), settings.apiKey);
  throw new DiarizeError(`the speech server named no speakers: ${why}`, { cause: last });
}

async function send(
  { baseUrl, apiKey, model }: Omit<SpeakerServerSettings, 'baseUrls'> & { baseUrl: string },
  { file, bytes }: Recording,
  signal: AbortSignal,
): Promise<string> {
  const fields = { model, response_format: 'verbose_json', diarize: 'true' };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const begin = Buffer.from(
    `${parts.join('')}--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="recording.wav"\r\n` +
      'content-type: audio/wav\r\n\r\n',
  );
  const end = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const url = new URL(addressOf(baseUrl, 'audio/transcriptions'));
  const request = (url.protocol === 'https:' ? https : http)(url, {
    method: 'POST',
    signal,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': begin.length + bytes + end.length,
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
  });
  const body = async function* () {
    yield begin;
    yield* createReadStream(file);
    yield end;
  };
  const answered = once(request, 'response', { signal });
  const [[response]] = (await Promise.all([answered, pipeline(body, request)])) as [
    [IncomingMessage],
    unknown,
  ];
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`it answered ${response.statusCode}: ${answer}`);
  return answer;
}

/** Numbered in the order in which they are heard first. */
function turnsOf(answer: string): SpeakerTurn[] {
  const { segments } = Answer.parse(JSON.parse(answer));
  const numbers = new Map<string | number, number>();
  const turns = segments
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .flatMap(({ start, end, speaker }) => {
      if (speaker === null || speaker === undefined || end <= start) return [];
      const number = numbers.get(speaker) ?? numbers.size;
      numbers.set(speaker, number);
      return [{ start: Math.max(0, start), end, speaker: number }];
    });
  if (turns.length === 0 && segments.length > 0) throw new Error('its segments have no speaker');
  return turns;
}
