import { z } from 'zod';
import type { MediaInfo } from '../ports/decoder.ts';
import { MAX_CHANNELS, SAMPLE_RATES } from './limits.ts';

const stream = z.object({
  codec_type: z.string().optional(),
  sample_rate: z.coerce.number().optional(),
  channels: z.number().optional(),
  disposition: z.object({ attached_pic: z.number() }).partial().optional(),
});

const report = z.object({
  streams: z.array(stream).default([]),
  format: z.object({ format_name: z.string(), duration: z.coerce.number().optional() }),
});

/** What `ffprobe -of json` is asked for: the fields of {@link parseProbe}. */
export const PROBE_ENTRIES =
  'format=format_name,duration:stream=codec_type,sample_rate,channels:stream_disposition=attached_pic';

export interface Probe {
  info: MediaInfo;
  /** The first audio stream's format is one that no recording has, and that would exhaust the resampler. */
  absurd: boolean;
}

/** @param json the output of ffprobe */
export function parseProbe(json: string): Probe {
  const { streams, format } = report.parse(JSON.parse(json));
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  const { sample_rate: sampleRate = 0, channels = 0 } = audio ?? {};
  return {
    info: {
      container: format.format_name,
      hasAudio: audio !== undefined,
      hasVideo: streams.some(
        ({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic,
      ),
      declaredSeconds:
        format.duration !== undefined && format.duration > 0 ? format.duration : null,
    },
    absurd:
      sampleRate < SAMPLE_RATES.lowest ||
      sampleRate > SAMPLE_RATES.highest ||
      channels > MAX_CHANNELS,
  };
}
