/** Transcripts that were made elsewhere. */
export const importScreen = {
  title: 'Import transcripts',
  description: 'This is what we recognized. Nothing is saved until you import it.',
  recognized: 'Recognized',
  beginning: 'First lines',
  reading: 'Reading the file',
  line: '1 line',
  lines: '{count} lines',
  noTimes: 'No times',
  noSpeakers: 'No speakers',
  moreSpeakers: '{names} and {count} more',
  moreLines: 'and {count} more lines',
  everythingRead: 'Everything was read.',
  problem: '1 line needs a look',
  problems: '{count} lines need a look',
  inLine: 'Line {line}:',
  moreProblems: 'and {count} more',
  remove: 'Remove {name}',
  importOne: 'Import transcript',
  importMany: 'Import {count} transcripts',
  counts: 'Counts as one text summary each. No minutes are used.',
  countsWithAudio:
    'Each counts as one text summary. Audio takes storage; it uses minutes only to find the times of a transcript without any.',
  addAudio: 'Add the audio',
  audio: 'Audio: {name}',
  removeAudio: 'Leave out {name}',
  sendingAudio: 'Adding the audio to {name}',
  audioFailed:
    'The transcript is imported; its audio is not: {reason} You can add it on the result page.',
  saved: 'Imported',
  importedMany: '{count} transcripts imported',
  pasted: 'This looks like a transcript. Imported as one, it keeps its times and speakers.',
  importPasted: 'Import as transcript',
  /** Of a text that is too long to be summarized as it was pasted. */
  longText:
    'A longer text can be imported, with up to 2 million characters. It also counts as one text summary.',
  importLongText: 'Import this text',
  pastedName: 'Pasted transcript.txt',
} as const;

/** The audio of a transcript that was made elsewhere. */
export const audioScreen = {
  add: 'Add the audio',
  addHint: 'to listen while you read. The transcript stays as it is.',
  audio: 'Audio: {name}',
  sending: 'Sending the audio',
  cancel: 'Cancel',
  sendFailed: 'The audio was not added',
  checking: 'Reading the audio',
  aligning: 'Matching the transcript with the audio',
  estimated: 'The times are approximate: they were estimated from where there is a voice.',
  clicks: 'A click may start a little before or after the words.',
  oneApproximate: 'The time of one line is approximate (marked with ~).',
  someApproximate: 'The times of {count} lines are approximate (marked with ~).',
  approximate: 'This time is approximate',
  remove: 'Remove the audio',
  removeTitle: 'Remove the audio?',
  removeText:
    'The audio file is deleted, and so are times that were found in it. The transcript with its words and speakers, and the notes, stay.',
  keep: 'Keep it',
  dismiss: 'Dismiss',
  removeFailed: 'The audio was not removed',
} as const;
