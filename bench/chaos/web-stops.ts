import { setTimeout as pause } from 'node:timers/promises';
import { live } from '@notelark/api/live-audio';
import { babble } from '@notelark/speech/testing/babble';
import { wavOf } from '@notelark/speech/testing/media/riff';
import type { ChaosResult } from './result.ts';
import { Installation } from './support/installation.ts';
import { Person } from './support/person.ts';

const STOPS = 50;
const PEOPLE = 5;
const CHUNKS_EACH = 3;
const UPLOADS_EACH = 2;
const ENGINE_MS = 500;
const UPLOAD_BYTES = 64 * 1024;
/** By then all requests have arrived, and none is answered. */
const UNDER_WAY_MS = 250;

/** Stops (SIGTERM) a web process while it answers 15 chunks of live recordings and takes 10 uploads. */
export async function run(count = STOPS): Promise<ChaosResult> {
  const place = await Installation.create(ENGINE_MS);
  try {
    // Keeps the database up between two web processes.
    await place.start({ part: 'worker' });
    let url = '';
    const people = Array.from({ length: PEOPLE }, () => new Person(() => url));
    const outcomes: boolean[] = [];
    const seconds: number[] = [];
    let codes = 0;
    for (let n = 0; n < count; n += 1) {
      const web = await place.start({ part: 'web' });
      ({ url } = web);
      if (n === 0) await Promise.all(people.map((one, m) => one.signUp(`p${m}@example.com`)));
      const begun = people.flatMap(beginAll);
      await Promise.all(begun.map(({ sent }) => sent));
      await pause(UNDER_WAY_MS);
      const since = performance.now();
      const stopped = web.stop();
      const ends = await Promise.all(begun.map((one) => one.finish()));
      if ((await stopped) !== 0) codes += 1;
      seconds.push((performance.now() - since) / 1_000);
      outcomes.push(...ends);
    }
    return {
      fault: 'web process stopped under load (SIGTERM)',
      injected: count,
      lost: outcomes.filter((isDone) => !isDone).length,
      worstResumeSeconds: null,
      figures: {
        'requests under way': outcomes.length,
        'longest stop, s': Math.max(...seconds).toFixed(1),
        'exit codes other than 0': codes,
      },
    };
  } finally {
    await place.close();
  }
}

interface Begun {
  /** Resolves once the request can be finished. */
  sent: Promise<unknown>;
  /** @returns whether it was answered. */
  finish(): Promise<boolean>;
}

const beginAll = (person: Person): Begun[] => {
  const chunks = Array.from({ length: CHUNKS_EACH }, () => sendChunk(person));
  return chunks.concat(Array.from({ length: UPLOADS_EACH }, () => sendFile(person)));
};

const done = (answer: Promise<Response>): Promise<boolean> =>
  answer.then(
    async (response) => (await response.text(), response.status < 300),
    () => false,
  );

const chunk = JSON.stringify({
  audioChunk: wavOf(babble(4), live.sampleRate).toString('base64'),
  last: true,
});

function sendChunk(person: Person): Begun {
  const headers = { 'content-type': 'application/json' };
  const answer = person.send('/api/functions/live-transcribe', {
    method: 'POST',
    headers,
    body: chunk,
  });
  const isDone = done(answer);
  return { sent: Promise.resolve(), finish: () => isDone };
}

/** Sends half of a file, and the rest on request. */
function sendFile(person: Person): Begun {
  const half = new Uint8Array(UPLOAD_BYTES / 2);
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const writer = body.writable.getWriter();
  const tus = { 'tus-resumable': '1.0.0' };
  const begin = async (): Promise<{ answer: Promise<boolean> }> => {
    const announced = await person.ask('/api/files', {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(UPLOAD_BYTES),
        'upload-metadata': `filename ${Buffer.from('talk.wav').toString('base64')}`,
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'PATCH',
      headers: {
        ...tus,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: body.readable,
      duplex: 'half',
    };
    const answer = done(person.send(announced.headers.get('location') ?? '', init));
    await writer.write(half);
    return { answer };
  };
  const sent = begin();
  return {
    sent,
    finish: async () => {
      const { answer } = await sent;
      await writer.write(half).catch(() => {});
      await writer.close().catch(() => {});
      return await answer;
    },
  };
}
