import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFfmpeg, createFfmpegDecoder } from '@notelark/speech/decoder/ffmpeg';
import { createNodeAvDecoder } from '@notelark/speech/decoder/node-av';
import type { Decoder } from '@notelark/speech';
import { writeAccepted } from '@notelark/speech/testing/media/accepted';
import { childProcesses } from '@notelark/toolkit/testing/processes';
import type { BenchResult } from './result.ts';

const SECONDS = 600;
/** The best of some runs: what else the machine does only ever adds. */
const RUNS = 3;
const BLOCKS_PER_LOOK = 50;

interface Measured {
  wallMs: number;
  /** Processor time of the decoding process, which another program's work changes little; 0 where it can't be known. */
  cpuMs: number;
  /** Peak resident memory of the decoding process in MiB; 0 where it can't be known. */
  memoryMb: number;
}

/**
 * Decoding ten minutes of sound through the port, process start and pipe included, against the bare `ffmpeg` program
 * with one thread on the same file.
 */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-decode-'));
  try {
    const programs = await checkFfmpeg('ffmpeg').then(
      () => [createFfmpegDecoder('ffmpeg')],
      () => [],
    );
    const results: BenchResult[] = [];
    for (const ending of ['m4a', 'mp3'] as const) {
      const file = writeAccepted(folder, ending, SECONDS);
      const bareMs = programs.length > 0 ? bareFfmpegMs(file) : null;
      for (const decoder of [createNodeAvDecoder(), ...programs]) {
        results.push(await measure(decoder, file, bareMs));
      }
    }
    return results;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measure(
  decoder: Decoder,
  file: string,
  bareMs: number | null,
): Promise<BenchResult> {
  const runs: Measured[] = [];
  for (let i = 0; i < RUNS; i += 1) runs.push(await decodeOnce(decoder, file));
  const wallMs = Math.min(...runs.map((run) => run.wallMs));
  const cpuMs = Math.min(...runs.map((run) => run.cpuMs));
  const memoryMb = Math.max(...runs.map((run) => run.memoryMb));
  const speed = (SECONDS * 1_000) / wallMs;
  return {
    name: `decode ${path.extname(file)}, 10 minutes, ${decoder.name}`,
    figures: {
      'wall time, ms': wallMs,
      'times real time': speed,
      'processor time, ms': cpuMs || 'unknown',
      'peak memory of the process, MiB': memoryMb || 'unknown',
      'bare ffmpeg -threads 1, ms': bareMs ?? 'not installed',
      'wall time over bare ffmpeg': bareMs === null ? 'unknown' : wallMs / bareMs,
    },
    target: 'at least 400 times real time, at most 170 MiB',
    met: speed >= 400 && memoryMb <= 170,
  };
}

async function decodeOnce(decoder: Decoder, file: string): Promise<Measured> {
  const started = performance.now();
  const cpuBefore = finishedCpuMs();
  let memoryMb = 0;
  let blocks = 0;
  for await (const block of decoder.decode(file, { maxSeconds: 2 * SECONDS }).pcm) {
    if (block.length > 0 && blocks % BLOCKS_PER_LOOK === 0) memoryMb = Math.max(memoryMb, peakMb());
    blocks += 1;
  }
  return { wallMs: performance.now() - started, cpuMs: finishedCpuMs() - cpuBefore, memoryMb };
}

/** The highest resident memory that any of our children has had so far (VmHWM of proc_pid_status(5)). */
function peakMb(): number {
  if (process.platform !== 'linux') return 0;
  const peaks = childProcesses().map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
  });
  return Math.max(0, ...peaks);
}

/** Processor time of all our children that have ended (fields 16 and 17 of proc_pid_stat(5), in hundredths of a second). */
function finishedCpuMs(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

function bareFfmpegMs(file: string): number {
  const args = ['-v', 'error', '-threads', '1', '-i', file, '-vn', '-ac', '1', '-ar', '16000'];
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    const { status } = spawnSync('ffmpeg', [...args, '-f', 's16le', '-y', '/dev/null']);
    if (status !== 0) throw new Error('ffmpeg failed');
    return performance.now() - started;
  });
  return Math.min(...times);
}
