/** The example in the picture of the product on the landing page: a short call and the notes of it. */
export const preview = {
  label: 'An example of a result: a transcript with times, and the notes made of it',
  file: 'Planning call, Tuesday.mp3',
  length: '32 min',
  citation: (time: string) => `Show ${time} in the transcript`,
  blocks: [
    {
      index: 0,
      start: 0,
      end: 6,
      speaker: 'Ana',
      text: 'Good morning. Two things today: the launch date, and who writes the guide.',
    },
    {
      index: 1,
      start: 7,
      end: 16,
      speaker: 'Ben',
      text: 'The last test round took nine days, not five. If we keep the 14th, we skip the second one.',
    },
    {
      index: 2,
      start: 17,
      end: 23,
      speaker: 'Ana',
      text: 'I would rather be a week late than wrong. Let us say the 21st.',
    },
    {
      index: 3,
      start: 24,
      end: 29,
      speaker: 'Chloe',
      text: 'Works for me. I tell the press team before noon.',
    },
    {
      index: 4,
      start: 31,
      end: 39,
      speaker: 'Ben',
      text: 'And the guide? Support asked for it twice, mostly how to import old files.',
    },
    {
      index: 5,
      start: 40,
      end: 48,
      speaker: 'Chloe',
      text: 'I write it. A first draft on Friday, if Ben reads it over the weekend.',
    },
  ],
  notes: [
    {
      title: 'Decisions',
      points: [
        {
          text: 'The launch moves from the 14th to the 21st, so that the second test round can take place.',
          block: 2,
        },
        { text: 'Importing old files comes first in the guide.', block: 4 },
      ],
    },
    {
      title: 'Tasks',
      points: [
        { text: 'Chloe tells the press team before noon.', block: 3 },
        { text: 'Chloe drafts the guide by Friday; Ben reads it over the weekend.', block: 5 },
      ],
    },
    {
      title: 'Open',
      points: [
        { text: 'Test rounds take nine days instead of the five that were planned.', block: 1 },
      ],
    },
  ],
};
