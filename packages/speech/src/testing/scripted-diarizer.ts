import type { Diarizer, SpeakerTurn } from '../ports/diarizer.ts';

export interface ScriptedDiarizer extends Diarizer {
  /** Seconds of sound that it heard, recording by recording. */
  heard: number[];
}

type Script = (seconds: number) => Promise<SpeakerTurn[]> | SpeakerTurn[];

const SAMPLE_RATE = 16_000;

/** A diarizer that hears whom a test tells it to; by default one voice, all the time. Silence has no turns. */
export function createScriptedDiarizer(
  script: Script = (seconds) => [{ start: 0, end: seconds, speaker: 0 }],
): ScriptedDiarizer {
  const heard: number[] = [];
  return {
    maxSeconds: 3_600,
    heard,
    async diarize(pcm, signal): Promise<SpeakerTurn[]> {
      let [samples, loudest] = [0, 0];
      for await (const block of pcm) {
        signal.throwIfAborted();
        samples += block.length;
        for (const sample of block) loudest = Math.max(loudest, Math.abs(sample));
      }
      heard.push(samples / SAMPLE_RATE);
      const turns = loudest === 0 ? [] : await script(samples / SAMPLE_RATE);
      signal.throwIfAborted();
      return turns;
    },
  };
}
