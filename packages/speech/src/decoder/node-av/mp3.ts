import { AV_SAMPLE_FMT_S16P, FF_ENCODER_LIBMP3LAME } from 'node-av/constants';
import {
  Codec,
  CodecContext,
  FFmpegError,
  FormatContext,
  Frame,
  Packet,
  Rational,
} from 'node-av/lib';
import { PLAYBACK } from '../limits.ts';
import { SAMPLE_BYTES } from './pcm.ts';
import { MONO } from './layout.ts';

/** Writes the copy for playback. Its faults are the machine's (a full disk), so they are no FaultErrors. */
export interface Mp3Writer {
  /** Samples that `write` takes at once; only the last block may be shorter. */
  frameSamples: number;
  write: (block: Buffer) => void;
  finish: () => void;
}

export function openMp3(target: string): Mp3Writer {
  const encoder = openEncoder();
  const format = new FormatContext();
  ok(format.allocOutputContext2(null, 'mp3', null), 'mp3 output');
  const stream = format.newStream();
  ok(encoder.parametersFromContext(stream.codecpar), 'mp3 parameters');
  stream.timeBase = encoder.timeBase;
  format.url = `file:${target}`;
  ok(format.openOutputSync(), 'open the target');
  ok(format.writeHeaderSync(), 'mp3 header');
  const packet = new Packet();
  packet.alloc();
  let pts = 0n;

  const drain = (): void => {
    while (encoder.receivePacketSync(packet) >= 0) {
      packet.streamIndex = stream.index;
      packet.rescaleTs(encoder.timeBase, stream.timeBase);
      ok(format.interleavedWriteFrameSync(packet), 'write');
      packet.unref();
    }
  };
  return {
    frameSamples: encoder.frameSize,
    write(block): void {
      using frame = mp3Frame(block, pts);
      pts += BigInt(frame.nbSamples);
      ok(encoder.sendFrameSync(frame), 'encode');
      drain();
    },
    finish(): void {
      ok(encoder.sendFrameSync(null), 'end of encoding');
      drain();
      ok(format.writeTrailerSync(), 'mp3 trailer');
      format.closeOutputSync();
    },
  };
}

function openEncoder(): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBMP3LAME);
  if (!codec) throw new Error('this FFmpeg has no libmp3lame');
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.sampleRate = PLAYBACK.sampleRate;
  encoder.bitRate = BigInt(PLAYBACK.bitRate);
  encoder.sampleFormat = AV_SAMPLE_FMT_S16P;
  encoder.channelLayout = MONO;
  encoder.timeBase = new Rational(1, PLAYBACK.sampleRate);
  ok(encoder.open2Sync(codec), 'open libmp3lame');
  return encoder;
}

/** One channel in planes and one channel in a row are the same bytes. */
function mp3Frame(block: Buffer, pts: bigint): Frame {
  return Frame.fromAudioBuffer(block, {
    nbSamples: block.length / SAMPLE_BYTES,
    format: AV_SAMPLE_FMT_S16P,
    sampleRate: PLAYBACK.sampleRate,
    channelLayout: MONO,
    timeBase: { num: 1, den: PLAYBACK.sampleRate },
    pts,
  });
}

function ok(code: number, operation: string): void {
  FFmpegError.throwIfError(code, operation);
}
