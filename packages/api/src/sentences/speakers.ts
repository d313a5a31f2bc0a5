/** A speaker until they are named. */
export const speakerName = 'Speaker {number}';

export const speakerWords = {
  rename: 'Rename {name}',
  renameTitle: 'Who is {name}?',
  renameText:
    'The name changes everywhere: in the transcript, in what was made of it, and in every download.',
  name: 'Name',
  fromCalendar: 'From your calendar',
  save: 'Save',
  cancel: 'Cancel',
  renamed: 'Renamed to {name}',
  renameFailed: 'Failed to rename the speaker',
} as const;
