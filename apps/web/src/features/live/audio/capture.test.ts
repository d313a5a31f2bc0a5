import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCapture } from './capture.ts';

/** The browser's clock of the sound, which stops when a laptop is closed. */
class Sound extends EventTarget {
  static last: Sound;
  state: AudioContextState | 'interrupted' = 'running';
  readonly sampleRate = 24_000;
  readonly audioWorklet = { addModule: async () => {} };
  readonly resume = vi.fn<() => Promise<void>>(async () => this.become('running'));
  constructor() {
    super();
    Sound.last = this;
  }
  createMediaStreamSource = () => ({ connect: () => {} });
  createGain = () => ({ connect: () => {}, gain: { value: 1 } });
  close = async () => this.become('closed');
  become(state: Sound['state']): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The audio thread: answers once it has handed over all it holds. */
class Node {
  static last: MessagePort;
  readonly port: MessagePort;
  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    Node.last = port2;
    port2.addEventListener('message', () => {
      port2.postMessage(new Float32Array(7));
      port2.postMessage(null);
    });
    port2.start();
  }
  connect(): void {}
}

let track: EventTarget & { stop: () => void };
let heard: number[];
const onEnded = vi.fn<() => void>();
const open = () =>
  openCapture('microphone', { onSamples: (samples) => heard.push(samples.length), onEnded });

beforeEach(() => {
  heard = [];
  onEnded.mockClear();
  track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>() });
  const stream = { getAudioTracks: () => [track], getTracks: () => [track] };
  vi.stubGlobal('AudioContext', Sound);
  vi.stubGlobal('AudioWorkletNode', Node);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
});
// The files of a worker share their globals: the next one needs the browser's own.
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['suspended', 'interrupted'] as const)(
  'starts the sound again that a closed laptop has left %s',
  async (state) => {
    const capture = await open();
    Sound.last.resume.mockClear();
    Sound.last.become(state);
    expect(Sound.last.resume).toHaveBeenCalledTimes(1);
    Node.last.postMessage(new Float32Array(2048));
    await vi.waitFor(() => expect(heard).toEqual([2048]));
    await capture.stop();
    expect(Sound.last.resume).toHaveBeenCalledTimes(1);
  },
);

it('hands out what is on its way before it lets go of the source', async () => {
  const capture = await open();
  Node.last.postMessage(new Float32Array(2048));
  await capture.stop();
  expect(heard).toEqual([2048, 7]);
  expect(track.stop).toHaveBeenCalledTimes(1);
});

it('tells of a source that is gone, once it is not we who end it', async () => {
  const capture = await open();
  track.dispatchEvent(new Event('ended'));
  expect(onEnded).toHaveBeenCalledTimes(1);
  await capture.stop();
  track.dispatchEvent(new Event('ended'));
  expect(onEnded).toHaveBeenCalledTimes(1);
});
