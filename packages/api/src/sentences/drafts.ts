/** What has to be known of transcripts by a recognizer whose text is poor by its nature. */
export const draftNotices = {
  beforeUpload:
    'Recordings are transcribed by {engine} here. Its text is a draft: expect wrong and missing words, also in the notes.',
  beforeLive:
    'Live recordings are transcribed by {engine} here. Its text is a draft: expect wrong and missing words, also in the notes.',
  unavailable:
    'Recordings can’t be transcribed here at the moment: no speech recognition is installed. You can summarize text.',
  transcript: 'This transcript is a draft by {engine}: expect wrong and missing words.',
  notes:
    'Made from a draft transcript by {engine}: words may have been misheard, so check names, numbers and statements against the recording.',
} as const;
