import { AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import { Codec, CodecContext, Frame, Packet, type Stream } from 'node-av/lib';
import { CODECS } from '../limits.ts';
import { check, FaultError } from './fault.ts';
import type { Input } from './input.ts';

/** Decoded audio as FFmpeg gives it. A frame is only valid until the next one is asked for. */
export interface FrameSource {
  frames: () => Generator<Frame>;
  /** Something could not be decoded and was left out. */
  damaged: () => boolean;
}

/** @throws {FaultError} `no-sound`, or `broken` if the audio's codec is unknown */
export function decodeFrames({ format, audio }: Input): FrameSource {
  if (!audio) throw new FaultError('no-sound', 'no audio stream');
  const decoder = openDecoder(audio);
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  let damaged = false;

  function* decoded(): Generator<Frame> {
    for (;;) {
      const code = decoder.receiveFrameSync(frame);
      if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return;
      if (code < 0) {
        damaged = true;
        return;
      }
      yield frame;
      frame.unref();
    }
  }

  function* frames(): Generator<Frame> {
    for (;;) {
      const code = format.readFrameSync(packet);
      if (code < 0) {
        damaged ||= code !== AVERROR_EOF;
        break;
      }
      if (packet.streamIndex === audio?.index && decoder.sendPacketSync(packet) < 0) damaged = true;
      packet.unref();
      yield* decoded();
    }
    decoder.sendPacketSync(null);
    yield* decoded();
  }
  return { frames, damaged: () => damaged };
}

function openDecoder(audio: Stream): CodecContext {
  const codec = Codec.findDecoder(audio.codecpar.codecId);
  if (!codec?.name || !CODECS.split(',').includes(codec.name)) {
    throw new FaultError('broken', `codec ${codec?.name ?? audio.codecpar.codecId} is not read`);
  }
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  check(decoder.parametersToContext(audio.codecpar), 'broken', 'codec parameters');
  decoder.pktTimebase = audio.timeBase;
  decoder.threadCount = 1;
  check(decoder.open2Sync(codec), 'broken', `open ${codec.name}`);
  return decoder;
}
