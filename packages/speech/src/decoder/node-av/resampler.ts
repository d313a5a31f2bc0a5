import { AVERROR_INPUT_CHANGED, type AVSampleFormat } from 'node-av/constants';
import { Frame, SoftwareResampleContext } from 'node-av/lib';
import { MAX_CHANNELS, SAMPLE_RATES } from '../limits.ts';
import { check, FaultError } from './fault.ts';
import { MONO, nameLayout } from './layout.ts';

/** Frames that go into the resampler before its output is taken: a third less time than frame by frame. */
const BATCH_FRAMES = 16;

export interface ResamplerOutput {
  sampleRate: number;
  sampleFormat: AVSampleFormat;
}

/**
 * Turns frames of any rate, layout and sample format into mono of one rate and format, across a change in mid-stream (a
 * chained Ogg file, an AAC stream that switches its extension on). Gives frames that are valid until the next one.
 */
export function* resample(frames: Iterable<Frame>, output: ResamplerOutput): Generator<Frame> {
  const result = new Frame();
  result.alloc();
  let resampler: SoftwareResampleContext | undefined;
  let waiting = 0;
  let nameless = false;

  /** What the input becomes, without an input the rest; with `keep` it stays inside for now. */
  function* convert(input: Frame | null, keep = false): Generator<Frame> {
    const target = keep ? null : blank(result, output);
    let code = resampler?.convertFrame(target, input) ?? 0;
    if (input && code === AVERROR_INPUT_CHANGED) {
      yield* convert(null);
      resampler?.free();
      nameless = nameLayout(input);
      resampler = openResampler(input, blank(result, output));
      code = resampler.convertFrame(target, input);
    }
    check(code, 'broken', 'resample');
    if (target && target.nbSamples > 0) yield target;
  }

  for (const frame of frames) {
    if (nameless || !resampler) nameless = nameLayout(frame);
    resampler ??= openResampler(frame, blank(result, output));
    waiting = (waiting + 1) % BATCH_FRAMES;
    yield* convert(frame, waiting > 0);
  }
  yield* convert(null);
}

/** A frame without samples that says what is wanted. */
function blank(frame: Frame, output: ResamplerOutput): Frame {
  frame.unref();
  frame.format = output.sampleFormat;
  frame.channelLayout = MONO;
  frame.sampleRate = output.sampleRate;
  return frame;
}

function openResampler(input: Frame, output: Frame): SoftwareResampleContext {
  const { lowest, highest } = SAMPLE_RATES;
  if (input.sampleRate < lowest || input.sampleRate > highest || input.channels > MAX_CHANNELS) {
    throw new FaultError('broken', `${input.sampleRate} Hz, ${input.channels} channels`);
  }
  const resampler = new SoftwareResampleContext();
  resampler.alloc();
  check(resampler.configFrame(output, input), 'broken', 'configure the resampler');
  check(resampler.init(), 'broken', 'start the resampler');
  return resampler;
}
