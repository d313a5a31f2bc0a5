import type { Page } from '@playwright/test';
import { live } from '@notelark/api/live-audio';

/** What a page's microphone is replaced by. */
export interface FakeSound {
  /** Sound goes in as fast as the page takes it. */
  hear: (seconds: number) => Promise<void>;
  /** Sound goes in as it is spoken. @returns for each chunk, milliseconds from its last sample to its text on the screen. */
  speak: (seconds: number) => Promise<number[]>;
}

/**
 * Replaces the page's microphone by sound that comes when it is asked for: 24 kHz, 16 bits, again from its start where it ends.
 * To be called before the page is opened.
 */
export async function fakeSound(page: Page, pcm: Int16Array): Promise<FakeSound> {
  const base64 = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64');
  const chunkBuffers = Math.round((live.chunkSeconds * live.sampleRate) / live.bufferSamples);
  await page.addInitScript(install, { base64, chunkSamples: chunkBuffers * live.bufferSamples });
  return {
    hear: (seconds) => page.evaluate(`globalThis.fakeSound.hear(${seconds})`),
    speak: (seconds) => page.evaluate(`globalThis.fakeSound.speak(${seconds})`),
  };
}

interface Sound {
  base64: string;
  chunkSamples: number;
}

/** Runs in the page. */
function install({ base64, chunkSamples }: Sound): void {
  const BLOCK = 2048;
  const RATE = 24_000;
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const pcm = Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32_768);
  const ports: MessagePort[] = [];
  let blocks = 0;
  class Node {
    readonly port: MessagePort;
    constructor() {
      const { port1, port2 } = new MessageChannel();
      this.port = port1;
      ports.push(port2);
    }
    connect(): void {}
  }
  class Context extends EventTarget {
    readonly sampleRate = RATE;
    readonly state = 'running';
    readonly audioWorklet = { addModule: () => Promise.resolve() };
    createMediaStreamSource = () => ({ connect: () => {} });
    createGain = () => ({ connect: () => {}, gain: { value: 1 } });
    resume = () => Promise.resolve();
    close = () => Promise.resolve();
  }
  const track = Object.assign(new EventTarget(), { stop: () => {} });
  const stream = { getAudioTracks: () => [track], getTracks: () => [track] };
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream as unknown as MediaStream);

  const give = (): void => {
    const from = (blocks * BLOCK) % (pcm.length - BLOCK);
    blocks += 1;
    ports.at(-1)?.postMessage(pcm.slice(from, from + BLOCK));
  };
  const hear = async (seconds: number): Promise<void> => {
    for (let n = 0; n < (seconds * RATE) / BLOCK; n += 1) {
      give();
      // The page keeps up as with a real microphone, only faster.
      if (n % 32 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  const speak = (seconds: number): Promise<number[]> => {
    const all = Math.ceil((seconds * RATE) / BLOCK);
    const ended: number[] = [];
    const shown: number[] = [];
    const spoken = Promise.withResolvers<number[]>();
    const begun = performance.now();
    let length = 0;
    const look = (now: number): void => {
      const text = document.querySelector('textarea')?.value ?? '';
      if (text.length !== length) shown.push(performance.now());
      length = text.length;
      while (blocks < Math.min(((now - begun) / 1000) * (RATE / BLOCK), all)) {
        give();
        if ((blocks * BLOCK) % chunkSamples === 0) ended.push(performance.now());
      }
      if (blocks < all || shown.length < ended.length) requestAnimationFrame(look);
      else spoken.resolve(shown.map((at, n) => at - (ended[n] ?? at)));
    };
    requestAnimationFrame(look);
    return spoken.promise;
  };
  Object.assign(globalThis, {
    AudioContext: Context,
    AudioWorkletNode: Node,
    fakeSound: { hear, speak },
  });
}
