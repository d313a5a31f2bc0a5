import type { VoiceDetection } from '../ports/voice-detector.ts';
import type { Stretch } from '../recording/recording.ts';
import { speechClips } from '../recording/speech-clips.ts';

/** A pause that parts two stretches, in seconds, and the longest stretch that is held in memory. */
const OPTIONS = { maxPauseSeconds: 0.55, maxClipSeconds: 30 };
/** Of the silence that clips keep on both sides, in seconds. */
const MARGIN = 0.2;

/** Where there is a voice in 16 kHz PCM. */
export async function findVoices(
  pcm: AsyncIterable<Int16Array>,
  voice: Pick<VoiceDetection, 'start'>,
): Promise<Stretch[]> {
  const voices: Stretch[] = [];
  for await (const step of speechClips(pcm, voice, OPTIONS))
    if ('clip' in step) voices.push(withoutMargin(step.clip));
  return voices;
}

function withoutMargin({ start, end }: Stretch): Stretch {
  const margin = Math.min(MARGIN, (end - start) / 4);
  return { start: start + margin, end: end - margin };
}
