import { weekSections } from '@notelark/api/sentences/week';

/** A week's recordings in one page. */
export const weekScreen = {
  title: 'This week',
  otherTitle: 'Week of {day}',
  range: '{from} to {to}',
  pages: 'Weeks',
  previous: 'Previous week',
  next: 'Next week',
  current: 'This week',
  ...weekSections,
  count: '{count} lines',
  one: '1 line',
  recordings: 'Recordings and texts',
  unverified: 'Unverified',
  more: 'Only the first 100 recordings and texts are shown.',
  none: 'Nothing was recorded in this week',
  noneText:
    'Upload or record a meeting, a lecture or a call: what was decided, who takes on what, and what is still open will be listed here.',
  newUpload: 'New Upload',
  loadFailed: 'This week could not be loaded',
  nothingSaid: 'No decisions, tasks or open questions were found in this week’s recordings.',
  live: 'Live Notes',
  files: 'Download',
  formats: { pdf: 'PDF', docx: 'Word (DOCX)', md: 'Markdown' },
  fileFailed: 'The file could not be made',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'This could not be copied',
} as const;
