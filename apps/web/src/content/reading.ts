import audio from './reading.mp3';

/**
 * What plays in the hero: sentences of chapter 1 of Jane Austen's "Sense and Sensibility", read for LibriVox. Text and
 * recording are in the public domain. The notes are what the engine without a language model makes of this transcript.
 */
export const reading = {
  label: 'Try it: a recording whose transcript follows while it plays, and the notes made of it',
  title: 'Sense and Sensibility',
  from: 'Chapter 1, read for LibriVox · 26 s',
  audio,
  seconds: 26.13,
  play: 'Play the example',
  pause: 'Pause the example',
  failed: 'The example could not be played.',
  notesTitle: 'AI Notes',
  citation: (time: string) => `Play the passage at ${time}`,
  /** Loudness of stretches of equal length, 0 to 255. */
  peaks: [
    42, 111, 167, 154, 141, 184, 148, 174, 104, 105, 82, 138, 118, 177, 77, 128, 99, 86, 73, 54, 49,
    126, 85, 96, 73, 6, 3, 6, 85, 130, 117, 53, 94, 99, 84, 78, 91, 60, 5, 2, 91, 136, 164, 114, 94,
    218, 105, 55, 84, 71, 138, 75, 64, 38, 92, 96, 70, 73, 22, 3, 4, 123, 161, 133, 151, 150, 137,
    131, 255, 93, 110, 94, 182, 116, 128, 115, 80, 104, 138, 132, 90, 67, 4, 6, 40, 136, 131, 117,
    154, 122, 103, 134, 131, 135, 109, 6,
  ],
  blocks: [
    {
      index: 0,
      start: 0,
      end: 7.1,
      speaker: null,
      text: 'Mr. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them.',
    },
    {
      index: 1,
      start: 7.45,
      end: 10.44,
      speaker: null,
      text: 'He was not an ill-disposed young man,',
    },
    {
      index: 2,
      start: 10.79,
      end: 16.09,
      speaker: null,
      text: 'unless to be rather cold-hearted and rather selfish is to be ill-disposed.',
    },
    {
      index: 3,
      start: 16.44,
      end: 22.49,
      speaker: null,
      text: 'Had he married a more amiable woman, he might have been made still more respectable than he was;',
    },
    {
      index: 4,
      start: 22.84,
      end: 26.13,
      speaker: null,
      text: 'he might even have been made amiable himself.',
    },
  ],
  notes: [
    {
      text: 'Unless to be rather cold-hearted and rather selfish is to be ill-disposed.',
      block: 2,
    },
    {
      text: 'Had he married a more amiable woman, he might have been made still more respectable than he was. He might even have been made amiable himself.',
      block: 3,
    },
  ],
};
