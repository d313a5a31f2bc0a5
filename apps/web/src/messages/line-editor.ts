/** The editor of a transcript, line by line. */
export const lineEditor = {
  field: 'Transcript, {time}',
  /** Of a transcript without times. */
  numberedField: 'Transcript, line {time}',
  play: 'Play this line',
  speaker: 'Speaker',
  /** In the place of a name. */
  unnamed: 'No name',
  newSpeaker: 'New speaker',
  use: 'Use this name',
  merge: 'Merge with previous',
  split: 'Split here',
  changed: '{count} lines changed',
  changedOne: '1 line changed',
} as const;
