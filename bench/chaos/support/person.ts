import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '@notelark/api/library';

const PASSWORD = 'Correct-horse-9';
const TUS = { 'tus-resumable': '1.0.0' };
const AGAIN_MS = 500;

/** A user who uses the product by its API, and tries again as the page does. */
export class Person {
  /** Statuses of all answers, `0` where none came. */
  readonly answers = new Map<number, number>();
  readonly #urls: () => string;
  readonly #onAnswer: (status: number, request: string) => void;
  email = '';
  /** As it is sent. */
  cookie = '';

  /**
   * @param url where the product is now.
   * @param onAnswer hears of every answer, `0` where none came.
   */
  constructor(url: () => string, onAnswer: (status: number, request: string) => void = () => {}) {
    this.#urls = url;
    this.#onAnswer = onAnswer;
  }

  /** Once. @throws what `fetch` throws. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookie);
    const address = new URL(path, this.#urls());
    const request = `${init.method ?? 'GET'} ${path}`;
    try {
      const response = await fetch(address, { ...init, headers, redirect: 'manual' });
      // An answer is there once all of it is.
      const body = await response.arrayBuffer();
      this.#count(response.status, request);
      return new Response(body.byteLength > 0 ? body : null, response);
    } catch (error) {
      this.#count(0, request);
      throw error;
    }
  }

  /** Until the answer is no outage. */
  async ask(path: string, init?: RequestInit): Promise<Response> {
    for (;;) {
      const response = await this.send(path, init).catch(() => null);
      if (response && response.status < 500) return response;
      await pause(AGAIN_MS);
    }
  }

  post(path: string, body: object = {}): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Signs up, and in, and buys the Pro plan. */
  async signUp(email: string): Promise<void> {
    await this.join(email);
    await this.#buyPro();
  }

  /** Signs up and in. */
  async join(email: string): Promise<void> {
    this.email = email;
    await this.post('/api/auth/sign-up', { email, password: PASSWORD });
    const link = await this.#until(async () => {
      const mails = (await (await this.ask(`/api/dev/mail?to=${email}`)).json()) as {
        links: string[];
      }[];
      return mails.flatMap(({ links }) => links).find((one) => one.includes('/verify-email'));
    });
    const { pathname, search } = new URL(link);
    await this.ask(pathname + search);
    await this.signIn();
  }

  async signIn(): Promise<void> {
    const { email } = this;
    const signedIn = await this.post('/api/auth/sign-in', { email, password: PASSWORD });
    this.cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  }

  async #buyPro(): Promise<void> {
    const order = { priceId: 'price_pro_monthly' };
    const { url } = await json<{ url: string }>(
      await this.post('/api/functions/create-checkout', order),
    );
    const id = new URL(url).pathname.split('/').at(-1);
    await this.post(`/api/sandbox/checkouts/${id}/pay`, { card: '4242 4242 4242 4242' });
    await this.#until(async () => {
      const session = await json<{ account: { plan: string } }>(
        await this.ask('/api/auth/session'),
      );
      return session.account.plan === 'pro' || undefined;
    });
  }

  /**
   * @param send sends bytes from an offset on; default: all that are left.
   * @returns the id of its summary.
   */
  async upload(file: Uint8Array, send = this.patch.bind(this)): Promise<string> {
    const announced = await this.ask('/api/files', {
      method: 'POST',
      headers: {
        ...TUS,
        'upload-length': String(file.length),
        'upload-metadata': `filename ${Buffer.from('talk.wav').toString('base64')}`,
      },
    });
    const location = announced.headers.get('location') ?? '';
    for (let offset = 0; offset < file.length; offset = await this.#arrived(location)) {
      const isTaken = await send(location, file, offset).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isTaken) await pause(AGAIN_MS);
    }
    const done = await this.post(`/api/uploads/${location.split('/').at(-1)}/complete`);
    return (await json<{ summaryId: string }>(done)).summaryId;
  }

  patch(location: string, file: Uint8Array, offset: number): Promise<Response> {
    return this.patchWith(location, Buffer.from(file.subarray(offset)), offset);
  }

  patchWith(location: string, body: BodyInit, offset: number): Promise<Response> {
    const init: RequestInit & { duplex: 'half' } = {
      method: 'PATCH',
      headers: {
        ...TUS,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body,
      duplex: 'half',
    };
    return this.send(location, init);
  }

  async #arrived(location: string): Promise<number> {
    const response = await this.ask(location, { method: 'HEAD', headers: TUS });
    return Number(response.headers.get('upload-offset'));
  }

  /** The result once it is ready or has failed. */
  ended(id: string): Promise<Result> {
    return this.#until(async () => {
      const result = await json<Result>(await this.ask(`/api/results/${id}`));
      return ['ready', 'failed'].includes(result.work.status) ? result : undefined;
    });
  }

  async usedMinutes(): Promise<number> {
    const usage = await json<{ audio: { used: number } }>(await this.ask('/api/usage'));
    return usage.audio.used;
  }

  async #until<T>(look: () => Promise<T | undefined>): Promise<T> {
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      await pause(AGAIN_MS);
    }
  }

  #count(status: number, request: string): void {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    this.#onAnswer(status, request);
  }
}

export const json = async <T>(response: Response): Promise<T> => (await response.json()) as T;

/** All that was heard, with its times in hundredths of a second (a resumed sum of lengths ends in other digits); null where the recording has failed or has no summary. */
export function heardIn(result: Result): string | null {
  if (result.work.status !== 'ready' || result.source.kind !== 'upload') return null;
  if (!result.summaryText) return null;
  const segments = result.source.transcript?.segments ?? [];
  return segments
    .map(({ start, end, text }) => `${start.toFixed(2)}-${end.toFixed(2)} ${text}`)
    .join('\n');
}
