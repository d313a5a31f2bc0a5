import { AV_LOG_ERROR, AV_SAMPLE_FMT_S16, AV_SAMPLE_FMT_S16P } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { type ParentLink, serveParent } from '@notelark/toolkit/isolated-child';
import { SAMPLE_RATE } from '../../ports/decoder.ts';
import { PLAYBACK } from '../limits.ts';
import { FaultError } from './fault.ts';
import { decodeFrames } from './frames.ts';
import { openInput } from './input.ts';
import type { Answer, Request } from './messages.ts';
import { openMp3 } from './mp3.ts';
import { pcmBlocks, SAMPLE_BYTES } from './pcm.ts';
import { resample } from './resampler.ts';

/** Two seconds: large enough to cost nothing a block, small enough to keep the event loop alive. */
const BLOCK_SAMPLES = 32_768;

type Link = ParentLink<Request, Answer>;

/** FFmpeg inside the isolated process: one request, its PCM over the data stream, one answer. */
async function main(link: Link): Promise<void> {
  Log.setLevel(AV_LOG_ERROR);
  try {
    await link.send(await answer(await link.receive(), link));
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    await link.send({ kind: 'fault', fault: error.fault, detail: error.message });
  }
}

async function answer(request: Request, link: Link): Promise<Answer> {
  if (request.task === 'hello') return { kind: 'hello' };
  const input = openInput(request.file);
  const { declaredSeconds } = input.info;
  if (request.task === 'probe') return { kind: 'info', info: input.info };
  const source = decodeFrames(input);
  const seconds =
    request.task === 'decode'
      ? await writePcm(source.frames(), link)
      : writeMp3(source.frames(), request);
  return { kind: 'end', seconds, declaredSeconds, damaged: source.damaged() };
}

type Frames = ReturnType<ReturnType<typeof decodeFrames>['frames']>;

async function writePcm(frames: Frames, link: Link): Promise<number> {
  const output = { sampleRate: SAMPLE_RATE, sampleFormat: AV_SAMPLE_FMT_S16 };
  let written = 0;
  for (const block of pcmBlocks(resample(frames, output), BLOCK_SAMPLES)) {
    await link.write(block);
    written += block.length;
  }
  return written / SAMPLE_BYTES / SAMPLE_RATE;
}

function writeMp3(frames: Frames, request: Extract<Request, { task: 'encode' }>): number {
  const { sampleRate } = PLAYBACK;
  const writer = openMp3(request.target);
  let written = 0;
  const resampled = resample(frames, { sampleRate, sampleFormat: AV_SAMPLE_FMT_S16P });
  for (const block of pcmBlocks(resampled, writer.frameSamples)) {
    writer.write(block);
    written += block.length / SAMPLE_BYTES;
    if (written > request.maxSeconds * sampleRate) {
      throw new FaultError('too-long', `over ${request.maxSeconds} s of audio`);
    }
  }
  writer.finish();
  return written / sampleRate;
}

function parseRequest(message: unknown): Request {
  if (!isRequest(message)) throw new TypeError('not a request');
  return message;
}

/** The parent is our own code: what it sends needs no more than telling it from nothing. */
function isRequest(message: unknown): message is Request {
  return typeof message === 'object' && message !== null && 'task' in message;
}

serveParent<Request, Answer>(parseRequest, main);
