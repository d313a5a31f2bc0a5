import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUVJ420P,
  AV_SAMPLE_FMT_FLT,
  FF_ENCODER_MJPEG,
  type FFAudioEncoder,
  type FFVideoEncoder,
} from 'node-av/constants';
import {
  type ChannelLayout,
  Codec,
  CodecContext,
  Frame,
  Rational,
  SoftwareResampleContext,
} from 'node-av/lib';
import { ok, type Track } from './recording.ts';

const layout = (channels: 1 | 2): ChannelLayout => ({
  nbChannels: channels,
  order: AV_CHANNEL_ORDER_NATIVE,
  mask: channels === 1 ? 4n : 3n,
});

/** Samples of a frame for codecs that take any number. */
const ANY_FRAME = 1_024;

/**
 * A track of sound.
 * @param samples one channel, -1 to 1; every channel gets the same
 */
export function sound(
  codec: FFAudioEncoder,
  samples: Float32Array,
  sampleRate: number,
  channels: 1 | 2 = 1,
): Track {
  return {
    open(prepare): CodecContext {
      const found = Codec.findEncoderByName(codec);
      const encoder = new CodecContext();
      encoder.allocContext3(found);
      encoder.sampleRate = sampleRate;
      encoder.channelLayout = layout(channels);
      const [sampleFormat] = found?.sampleFormats ?? [];
      if (sampleFormat !== undefined) encoder.sampleFormat = sampleFormat;
      encoder.timeBase = new Rational(1, sampleRate);
      prepare(encoder);
      ok(encoder.open2Sync(found));
      return encoder;
    },
    *frames(encoder) {
      const convert = createConverter(encoder);
      const size = encoder.frameSize || ANY_FRAME;
      for (let at = 0; at < samples.length; at += size) {
        yield convert(samples.subarray(at, at + size), BigInt(at));
      }
    },
  };
}

/** Gives the function that makes frames in the encoder's own sample format. */
function createConverter(encoder: CodecContext): (mono: Float32Array, pts: bigint) => Frame {
  const { sampleRate, channelLayout, sampleFormat } = encoder;
  const resampler = new SoftwareResampleContext();
  const source = [layout(1), AV_SAMPLE_FMT_FLT, sampleRate] as const;
  ok(resampler.allocSetOpts2(channelLayout, sampleFormat, sampleRate, ...source));
  ok(resampler.init());
  return (mono, pts) => {
    const bytes = Buffer.from(mono.buffer, mono.byteOffset, mono.byteLength);
    using input = Frame.fromAudioBuffer(bytes, {
      nbSamples: mono.length,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate,
      channelLayout: layout(1),
    });
    const frame = new Frame();
    frame.alloc();
    frame.format = sampleFormat;
    frame.channelLayout = channelLayout;
    frame.sampleRate = sampleRate;
    ok(resampler.convertFrame(frame, input));
    frame.pts = pts;
    return frame;
  };
}

const PICTURE = { width: 64, height: 48, perSecond: 5 };

/** A track of grey pictures that grow lighter. */
export function picture(codec: FFVideoEncoder, seconds: number): Track {
  const { width, height, perSecond } = PICTURE;
  const format = codec === FF_ENCODER_MJPEG ? AV_PIX_FMT_YUVJ420P : AV_PIX_FMT_YUV420P;
  return {
    open(prepare): CodecContext {
      const found = Codec.findEncoderByName(codec);
      const encoder = new CodecContext();
      encoder.allocContext3(found);
      encoder.width = width;
      encoder.height = height;
      encoder.pixelFormat = format;
      encoder.timeBase = new Rational(1, perSecond);
      encoder.framerate = new Rational(perSecond, 1);
      prepare(encoder);
      ok(encoder.open2Sync(found));
      return encoder;
    },
    *frames() {
      for (let i = 0; i < seconds * perSecond; i += 1) {
        const bytes = Buffer.alloc((width * height * 3) / 2, 40 + i);
        const timeBase = { num: 1, den: perSecond };
        yield Frame.fromVideoBuffer(bytes, { width, height, format, timeBase, pts: BigInt(i) });
      }
    },
  };
}
