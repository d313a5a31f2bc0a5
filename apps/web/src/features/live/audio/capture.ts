import { live } from '@notelark/api/live-audio';
import { type Level, levelOf } from './level.ts';
import workletUrl from './recorder.worklet.js?url&no-inline';
import { createResampler } from './resample.ts';
import { type AudioSource, openStreams } from './streams.ts';
import type { Loudness } from './voices.ts';

export interface CaptureHandlers {
  /** Sound at the rate of live recordings, and how loud it is; of two sources, also how loud each is. */
  onSamples: (samples: Float32Array, level: Level, loudness: Loudness | null) => void;
  /** The source ended by itself: sharing was stopped, a device was pulled out. */
  onEnded: () => void;
}

/** A source that is open. */
export interface Capture {
  /** False where the microphone was wanted beside the system's sound, and refused. */
  withMicrophone: boolean;
  /** Hands out what is still on its way, then lets go of the source. */
  stop: () => Promise<void>;
}

/** @throws {SourceError} when the source can't be had. */
export async function openCapture(
  source: AudioSource,
  handlers: CaptureHandlers,
): Promise<Capture> {
  const { streams, withMicrophone } = await openStreams(source);
  const tracks = streams.flatMap((stream) => stream.getAudioTracks());
  const release = (): void => {
    for (const stream of streams) for (const track of stream.getTracks()) track.stop();
  };
  try {
    const { context, inputs } = connect(streams);
    const node = await startRecorder(context, inputs, handlers);
    // The system's sound comes first: without it, what is left is not what was chosen.
    tracks[0]?.addEventListener('ended', handlers.onEnded);
    return {
      withMicrophone,
      stop: async () => {
        tracks[0]?.removeEventListener('ended', handlers.onEnded);
        await flush(node, context);
        release();
        await context.close();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

interface Graph {
  context: AudioContext;
  inputs: AudioNode[];
}

/** At the rate of live recordings where the browser converts, else at the device's. */
function connect(streams: readonly MediaStream[]): Graph {
  const at = (options?: AudioContextOptions): Graph => {
    const context = new AudioContext(options);
    return { context, inputs: streams.map((stream) => context.createMediaStreamSource(stream)) };
  };
  try {
    return at({ sampleRate: live.sampleRate });
  } catch {
    return at();
  }
}

async function startRecorder(
  context: AudioContext,
  inputs: readonly AudioNode[],
  { onSamples }: CaptureHandlers,
): Promise<AudioWorkletNode> {
  await context.audioWorklet.addModule(workletUrl);
  const node = new AudioWorkletNode(context, 'notelark-recorder', { numberOfOutputs: 0 });
  // Each as loud as it leaves room for the others.
  const mix = context.createGain();
  mix.gain.value = 1 / inputs.length;
  for (const input of inputs) input.connect(mix);
  mix.connect(node);
  const resample = createResampler(context.sampleRate, live.sampleRate);
  const loudness = meterEach(context, inputs);
  node.port.addEventListener('message', ({ data }: MessageEvent<Float32Array | null>) => {
    if (data) onSamples(resample(data), levelOf(data), loudness());
  });
  node.port.start();
  // A laptop that was closed, a phone call: the browser stops the clock of the sound, and does not always start it again.
  context.addEventListener('statechange', () => {
    if (context.state !== 'running' && context.state !== 'closed')
      void context.resume().catch(() => {});
  });
  await context.resume();
  return node;
}

/** @returns what gives the loudness of both sources at this moment, the system's sound being the first; null of one source. */
function meterEach(context: AudioContext, inputs: readonly AudioNode[]): () => Loudness | null {
  if (inputs.length < 2) return () => null;
  const meters = inputs.map((input) => {
    const meter = context.createAnalyser();
    input.connect(meter);
    return meter;
  });
  const powers = () =>
    meters.map((meter) => {
      const samples = new Float32Array(meter.fftSize);
      meter.getFloatTimeDomainData(samples);
      return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    });
  return () => {
    const [computer = 0, you = 0] = powers();
    return { you, computer };
  };
}

/** The audio thread answers once it has handed over all it holds; one that stands still has nothing. */
function flush(node: AudioWorkletNode, context: AudioContext): Promise<void> {
  if (context.state !== 'running') return Promise.resolve();
  return new Promise((resolve) => {
    node.port.addEventListener('message', ({ data }: MessageEvent<Float32Array | null>) => {
      if (data === null) resolve();
    });
    node.port.postMessage('end');
  });
}
