import audio from './example-call.mp3';

/**
 * What plays in the hero: a planning call written for the product and spoken by synthetic voices (flite's slt and rms). The
 * notes are what the engine without a language model makes of this transcript.
 */
export const exampleCall = {
  label: 'Try it: a recording whose transcript follows while it plays, and the notes made of it',
  title: 'Planning the workshop',
  from: 'Example with synthetic voices · 16 s',
  audio,
  seconds: 15.65,
  play: 'Play the example',
  pause: 'Pause the example',
  failed: 'The example could not be played.',
  notesTitle: 'AI Notes',
  citation: (time: string) => `Play the passage at ${time}`,
  /** Loudness of stretches of equal length, 0 to 255. */
  peaks: [
    1, 170, 184, 253, 255, 216, 186, 171, 186, 169, 166, 139, 174, 137, 166, 150, 103, 165, 159,
    163, 157, 161, 162, 157, 153, 180, 172, 40, 187, 171, 164, 146, 1, 0, 0, 1, 70, 128, 173, 44,
    111, 127, 120, 145, 119, 134, 134, 158, 124, 24, 109, 109, 88, 118, 131, 145, 44, 134, 118, 129,
    102, 134, 95, 145, 137, 120, 152, 122, 47, 1, 0, 0, 1, 12, 202, 206, 10, 195, 167, 165, 163, 50,
    135, 162, 153, 132, 155, 159, 168, 174, 155, 156, 158, 142, 127, 1,
  ],
  blocks: [
    {
      index: 0,
      start: 0.0,
      end: 5.36,
      speaker: 'Anna',
      text: 'The town hall is free on the third of June. I suggest we hold the workshop there.',
    },
    {
      index: 1,
      start: 5.75,
      end: 11.38,
      speaker: 'Ben',
      text: 'Agreed, we’ll hold the workshop in the town hall. I’ll book the room by Friday.',
    },
    {
      index: 2,
      start: 11.78,
      end: 15.65,
      speaker: 'Anna',
      text: 'Great. And I’ll ask Clara whether she can bring the projector.',
    },
  ],
  notes: [
    { text: 'Decision: we will hold the workshop in the town hall.', block: 1 },
    { text: 'Ben will book the room by Friday.', block: 1 },
    { text: 'Anna will ask Clara whether she can bring the projector.', block: 2 },
  ],
};
