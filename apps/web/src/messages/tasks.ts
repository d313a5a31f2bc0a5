/** The tasks of all recordings and texts. */
export const taskScreen = {
  title: 'Open promises',
  description: 'What you and others have promised, in all your recordings and texts.',
  list: 'List',
  open: 'Open',
  done: 'Done',
  owner: 'Owner',
  everyone: 'Everyone',
  counted: '{name} ({count})',
  noOwner: 'No owner',
  overdue: 'Overdue',
  soon: 'In the next 7 days',
  later: 'Later',
  undated: 'No date',
  isDone: 'Done: {task}',
  /** The source does not say it so. */
  unverified: 'Unverified',
  more: 'Show earlier',
  noOpen: 'No open tasks',
  noOpenText:
    'Tasks from your meetings and texts will be here, with who takes them on and by when.',
  noDone: 'Nothing is done yet',
  noDoneText: 'Tasks that you tick, here or in the notes, will be here.',
  newUpload: 'New Upload',
  loadFailed: 'Your tasks could not be loaded',
  tickFailed: 'The task was not changed',
} as const;
