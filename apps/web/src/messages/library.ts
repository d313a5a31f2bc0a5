import type { HistoryStatus, OutputType, WorkStatus } from '@notelark/api/library';
import { uploadLimitWords } from '@notelark/api/plans';
import { resultPanels } from './result-panels.ts';

/** Under the choice of the output type. */
export const outputTypeDescriptions: Record<OutputType, string> = {
  summary: 'The essence in a few sentences, each tied to where it was said.',
  notes: 'An overview, topics with key points, terms, questions, dates and action items.',
};

export const outputTypeLabel = 'Output type';

/** Each stage of the work, as it is shown while it lasts. */
export const stageNames: Record<WorkStatus, string> = {
  queued: 'Waiting to start',
  decoding: 'Reading the recording',
  transcribing: 'Transcribing',
  summarizing: 'Writing',
  ready: 'Ready',
  failed: 'Stopped',
};

export const historyStatusNames: Record<HistoryStatus, string> = {
  processing: 'Processing',
  ready: 'Ready',
  error: 'Error',
};

export const uploadScreen = {
  sharedTitle: 'Upload what was shared?',
  sharedConfirm: 'Upload',
  sharedCancel: 'Cancel',
  title: 'New Upload',
  description: 'Turn a recording or a text into a transcript, a summary or notes.',
  choose: 'What would you like to turn into notes?',
  file: 'File',
  fileHint: 'Audio or video: a lecture, a meeting, an interview. Or a transcript that you have.',
  text: 'Text',
  textHint: 'Paste an article, a chapter, a thread of emails.',
  backToOptions: 'Back to Options',
  chooseFile: 'Choose file',
  chooseFileHint: 'MP3, WAV, MP4, MOV, M4A, AAC, OGG, WebM, MKV or AVI.',
  chooseFileLimit: `Up to {megabytes} MB and ${uploadLimitWords.hours} hours.`,
  chooseFileStarts: 'The upload starts when you choose.',
  chooseTranscripts:
    'Transcripts, too: SRT, VTT, JSON, TXT, Word, PDF, and chats of Slack and WhatsApp. You see what was recognized first.',
  dropHint: 'or drop it here',
  keepOriginal: 'Keep the original file',
  keepOriginalHint:
    'Off: the file is deleted once its transcript is saved. On: you can play it beside the transcript.',
  content: 'Content',
  summarizeText: 'Summarize Text',
  enterText: 'Please enter some text to summarize.',
  uploading: 'Uploading {filename}',
  uploadProgress: 'Upload progress',
  uploadProgressOf: 'Upload progress of {filename}',
  safeToLeave: 'If the connection breaks, the upload goes on where it stopped.',
  connectionBroken:
    'The connection was lost. The upload will continue where it stopped as soon as the connection is back. Keep this page open.',
  arrived: 'Everything has arrived. You can leave this page: the result comes into your history.',
  answerMissing:
    'The connection was lost, but everything has arrived. You can leave this page: the result comes into your history.',
  leaveTitle: 'Stop uploading?',
  leaveText:
    'The upload stops when you leave this page. What was sent is kept for a day: choose the same file again, and it goes on where it stopped.',
  stay: 'Keep uploading',
  leave: 'Stop and leave',
  cancelUpload: 'Cancel upload',
  viewResults: 'View Results',
  uploadComplete: 'Upload Complete!',
  uploadingMany: 'Uploading {filename} ({number} of {of})',
  uploadedMany: '{count} recordings uploaded',
  uploadedSome: '{count} of {of} recordings uploaded',
  toDashboard: 'Go to Dashboard',
  uploadFailed: 'Upload Failed',
  teamQuota: 'The minutes of your team are used up',
  uploadFailedText: 'Something went wrong during upload.',
  fileTooLarge: 'File Too Large',
  fileTooLargeNext:
    'Nothing was uploaded. The sound of a video alone is much smaller: export it as MP3 or M4A.',
  tooLong: 'Recording Too Long',
  tooLongNext: 'Nothing was uploaded.',
  notRecording: 'Not a Recording',
  notRecordingText:
    '{filename} holds no audio or video. Nothing was uploaded. Choose a recording, such as MP3, WAV, M4A or MP4, or paste a text instead.',
  emptyFile:
    '{filename} is empty: it has 0 bytes. If it is in a cloud folder, download it to this device first.',
} as const;

/** Uploads that were cut off. */
export const unfinishedScreen = {
  title: 'Unfinished uploads',
  hint: 'Choose the same file again, and its upload goes on where it stopped. What was sent is kept for a day.',
  sent: '{percent}% sent',
  choose: 'Choose file',
  chooseOf: 'Choose {filename} again',
  discard: 'Discard',
  discardOf: 'Discard the upload of {filename}',
  discardFailed: 'Failed to discard the upload. Please try again.',
  anotherFile: '{chosen} is another file. Choose {filename}, or upload the other one below.',
} as const;

export const upgradeDialog = {
  title: 'Upgrade your plan',
  viewPlans: 'View plans',
  notNow: 'Not now',
  /** Where nothing is sold: an administrator has set the limits. */
  notSoldTitle: 'Not included in your account',
  notSoldText:
    'Your account does not include this, or this month’s limit is used up. Nothing was started or deleted. An administrator sets the limits of this server and can raise yours. Write to',
  close: 'Close',
} as const;

export const waitingTexts = {
  title: 'Texts that you have not sent',
  editedAt: 'Edited {when}',
  goOn: 'Go on',
  goOnWith: 'Go on with “{text}”',
  discard: 'Discard',
  discardOf: 'Discard “{text}”',
} as const;

export const summarizeScreen = {
  title: 'Summarize Text',
  description: 'Paste a text and get its summary or notes.',
  text: 'Text to summarize',
  limitExceeded: 'Character limit exceeded',
  tooLong: 'Text Too Long',
  tooLongText: `Please limit your text to ${uploadLimitWords.characters} characters or less.`,
  featuresTitle: 'What you get',
  features: [
    'Every point leads back to the passage it rests on',
    'The whole text is read, nothing is cut',
    'Topics, key terms, questions and dates',
    'Edit, search and download what comes out',
  ],
  generate: 'Generate Summary',
  /** When the plan refuses it. */
  textKept: 'Your text is kept here until you send or discard it.',
  processing: 'Saving your text',
  processingProgress: 'Processing progress',
  restored:
    'The text that you have not sent is here again. It is kept in this browser until you send or discard it.',
  writeAnother: 'Write another',
  discard: 'Discard it',
  loadFailed: 'Failed to load saved text',
  failedTitle: 'Error',
  failed: 'Failed to process text. Please try again.',
  debug: 'Debug tools',
  testFunction: 'Test Edge Function',
  checkSummaries: 'Check Summaries',
  noSummaries: 'There are no summaries yet.',
} as const;

export const resultScreen = {
  duringEvent: 'During “{title}”',
  loadFailed: 'Failed to load results. Please try again.',
  notFound: 'Results not found',
  expired: 'This was deleted by your plan’s storage rule',
  notFoundText: 'They may have been deleted, or they belong to another account.',
  backToDashboard: 'Back to Dashboard',
  rename: 'Rename',
  titleField: 'Title',
  /** In the empty field: what saving it does. */
  titleEmpty: 'Named by its content',
  renameFailed: 'Failed to rename. Please try again.',
  more: 'More',
  /** Of a passage of the transcript. */
  unsure: 'Speech recognition is not sure of these words',
  /** Of a question to test oneself with. */
  showAnswer: 'Show answer',
  hideAnswer: 'Hide answer',
  copyAll: 'Copy all',
  copySection: 'Copy section',
  copyPoint: 'Copy point',
  copied: 'Copied',
  copyFailed: 'Failed to copy. Select the text and copy it with the keyboard.',
  /** Of a task's box. */
  done: 'Done',
  tickFailed: 'Failed to save the task. Please try again.',
  passage: 'Passage',
  playPassage: 'Play from here',
  showInTranscript: 'Show in transcript',
  showInText: 'Show in text',
  print: 'Print',
  delete: 'Delete',
  dashboard: 'Dashboard',
  switchTo: { summary: 'Switch to Summary', notes: 'Switch to Notes' },
  /** A text that was edited counts as the transcript, too. */
  stale: 'The transcript has changed since.',
  updateNotes: 'Update notes',
  regenerating: 'Regenerating',
  backToBefore: 'Show the one before',
  regenerateFailed: 'Failed to regenerate. Please try again.',
  retry: 'Retry Processing',
  retryStarted: 'Processing Restarted',
  retryFailed: 'Failed to restart processing. Please try again.',
  panels: 'Transcript and notes',
  ...resultPanels,
  originalTextField: 'Original text',
  summaryField: { summary: 'Summary', notes: 'Notes' },
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Saved',
  savedMerged: 'Saved, with the changes that were made elsewhere meanwhile',
  /** Behind the reason why it was not. */
  stillHere: 'What you have written is still here: copy it if you have to leave.',
  saveTranscriptFailed: 'Failed to save transcript',
  saveSummaryFailed: 'Failed to save summary',
  searchTranscript: 'Search transcript',
  searchText: 'Search text',
  /** Said of a line that was marked while it was recorded. */
  bookmark: 'Bookmark',
  matches: '{at} of {count}',
  noMatches: 'No matches',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  madeBy: 'Made by {engine}',
  imported: 'Imported: {format}',
  importedEdited: 'Imported: {format}, edited since',
  madeByEdited: 'Made by {engine}, edited since',
  covers: 'Covers {percent}% of {length}',
  coversText: 'Covers {percent}% of the text',
  translated:
    'A translation: its numbers, dates and names in Latin letters were compared with the source, its wording was not.',
  partial: 'More of the transcript is coming.',
  partialFailed: 'The transcript stops here: the work on it has failed.',
  waitingForTranscript: 'The transcript appears here as it is made.',
  noTranscript: 'There is no transcript: the work on it has failed.',
  quotaHint:
    'The recording is kept for 7 days. Choose a plan or add-on hours with enough minutes, then retry.',
  textQuotaHint: 'The text is kept. Choose a plan with more summaries, then retry.',
  quotaNotSold:
    'An administrator sets the limits of this server. Once yours is raised or a new month has begun, retry.',
  plansAndAddons: 'View plans and add-ons',
  timeLeft: 'about {time} left',
  stalled:
    'Nothing has changed for a while. The work will continue without you; you can also start it again.',
  /** For those who can't start it again. */
  stalledForReaders: 'Nothing has changed for a while. The work will continue without you.',
  partRead: 'Part {number} of {of}',
  waitsForSpeech: 'The speech service has no room. This goes on by itself at {time}.',
  waitsForModel: 'The language model has no room. This goes on by itself at {time}.',
  draftOfNotes: 'A first draft; the rest is being written.',
  draftFailed: 'A first draft. The rest could not be written.',
  progress: 'Processing progress',
  editorFailed: 'The editor could not be loaded. Check the connection and try again.',
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  tasks: 'Task list',
  undo: 'Undo',
  redo: 'Redo',
  conflictTitle: 'Changed elsewhere',
  conflictText:
    'The same lines were changed elsewhere while you were editing. Nothing was overwritten. These lines differ. Keep editing to take over what you need, or replace the saved version with yours.',
  conflictTheirs: 'Saved meanwhile',
  conflictMine: 'Yours',
  /** Of a version: all its lines are in the other one as well. */
  conflictSame: 'No lines of its own',
  conflictReplace: 'Replace with mine',
  conflictKeep: 'Keep editing',
  conflictDiscard: 'Discard mine',
} as const;

export const dashboardScreen = {
  inTheNotes: 'In the notes:',
  title: 'Welcome back, {name}',
  pageTitle: 'Dashboard',
  apiTest: 'API test',
  newUpload: 'New Upload',
  summarizeText: 'Summarize Text',
  liveNotes: 'Live Notes',
  dropHint: 'Drop recordings or folders anywhere on this page, or paste a text.',
  dropHere: 'Drop to upload',
  nothingDropped: 'There is no recording or transcript in what you dropped.',
  history: 'History',
  becameReady: '{title} is ready.',
  deletedOn: 'Will be deleted on {day}',
  endsTitle: '{items} will be deleted from {day} on, with transcripts, summaries and notes.',
  endsText: 'Your plan keeps them for {days} days. Export what you want to keep.',
  endsTextSold:
    'Your plan keeps them for {days} days. Export what you want to keep, or choose a plan that keeps it longer.',
  oneItem: '1 item',
  manyItems: '{count} items',
  showEnding: 'Show them',
  hasFailed: '{title} could not be processed.',
  search: 'Search history',
  searchPlaceholder: 'Search by filename or text snippet...',
  filter: 'Filter',
  filterCount: 'Filter ({count})',
  status: 'Status',
  allStatus: 'All Status',
  outputType: 'Output type',
  allTypes: 'All Types',
  uploads: 'Uploads',
  team: 'Team',
  texts: 'Text',
  columns: {
    filename: 'Filename',
    type: 'Type',
    snippet: 'Text Snippet',
    date: 'Date',
    status: 'Status',
    outputType: 'Output Type',
    actions: 'Actions',
  },
  mediaTypes: { audio: 'Audio', video: 'Video', document: 'Document' },
  noType: '-',
  sort: 'Sort by',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', title: 'Title' },
  today: 'Today',
  yesterday: 'Yesterday',
  people: '{count} people',
  select: 'Select {name}',
  selectAll: 'Select all',
  selection: 'Selected items',
  selected: '{count} selected',
  clearSelection: 'Clear selection',
  more: 'More for {name}',
  titleField: 'Title',
  undo: 'Undo',
  manyDeleted: '{count} items deleted',
  deleteManyTitle: 'Delete {count} items?',
  deleteManyText:
    'You can undo it for a few seconds. Then they and everything made from them are gone for good. Study cards in your deck stay, with the passages that they quote.',
  labels: 'Folder and tags',
  labelsOfMany: 'Folder and tags of {count} items',
  folder: 'Folder',
  folderHint: 'Leave it empty for no folder.',
  manyFolders: 'Several folders',
  tags: 'Tags',
  addTag: 'Add',
  addTagHint: 'Type a tag and press Enter.',
  removeTag: 'Remove {tag}',
  inFolder: 'In the folder {folder}',
  taggedWith: 'Tagged {tags}',
  saveLabels: 'Save',
  labelsSaved: 'Filed',
  labelsFailed: 'Folder and tags were not saved',
  sampleMark: 'Sample',
  nothingToExport: 'There is nothing to export yet: the work on it is not finished.',
  exportFileName: 'notelark-export.md',
  retry: 'Retry {name}',
  delete: 'Delete {name}',
  deleteTitle: 'Delete this item?',
  deleteUploadText:
    'You can undo it for a few seconds. Then the recording, its transcript and everything made from it are gone for good. Study cards in your deck stay, with the passage that they quote.',
  deleteTextText:
    'You can undo it for a few seconds. Then the text and everything made from it are gone for good. Study cards in your deck stay, with the passage that they quote.',
  cancel: 'Cancel',
  confirmDelete: 'Delete',
  uploadDeleted: 'Upload deleted successfully',
  uploadDeleteFailed: 'Failed to delete upload',
  textDeleted: 'Text input deleted successfully',
  textDeleteFailed: 'Failed to delete text input',
  uploadsFailed: 'Failed to load uploads',
  textsFailed: 'Failed to load text inputs',
  noUploads: 'No uploads yet',
  noUploadsText: 'Upload a recording and its transcript and notes will be here.',
  noTexts: 'No texts yet',
  noTextsText: 'Paste a text and its summary will be here.',
  openSample: 'Look at a sample',
  sampleFailed: 'The sample could not be opened',
  whatToExpect: 'What to expect here',
  nothingFound: 'Nothing matches',
  nothingFoundText: 'Try other words, or show everything again.',
  showAll: 'Show everything',
  reload: 'Try again',
  loadMore: 'Load More',
  loadingMore: 'Loading...',
} as const;

/** What this installation does with recordings and texts, before there are any. */
export const expectations = {
  transcripts: 'Transcripts',
  manyLanguages: 'Speech is written down with times, in the language that is spoken.',
  oneLanguage: 'Speech is written down with times. Only {language} is understood here.',
  draft: 'Expect wrong words: the transcript is a draft to correct beside the player.',
  noSpeech:
    'Recordings can’t be transcribed on this server at the moment. Texts can be summarized.',
  notes: 'Notes',
  written:
    'Decisions, tasks and open questions in full sentences, each with a link to its passage.',
  selected:
    'Decisions, tasks and open questions in the words that were used, each with a link to its passage.',
  files: 'Files',
  size: `MP3, WAV, MP4, MOV and six more types, up to {megabytes} MB and ${uploadLimitWords.hours} hours each.`,
} as const;

/** A notification when a long recording is ready. */
export const readyNotice = {
  ask: 'Notify me when it is ready',
  asked: 'You will be notified. Keep Notelark open in a tab.',
  ready: 'Your notes are ready',
  failed: 'The work has stopped with an error',
  refused: 'Notifications are not allowed',
  refusedText: 'Allow them for this site in your browser’s settings, then try again.',
} as const;
