import type { OutputType } from '@notelark/api/library';

export const liveScreen = {
  title: 'Live Notes',
  description: 'Record a lecture or a meeting and read along while it is written down.',
  recorder: 'Recorder',
  audioSource: 'Audio source',
  sources: { system: 'System Audio', microphone: 'Microphone Only' },
  sourceHints: {
    system:
      'Everyone in the meeting, lecture or video, and you. Choose a tab, a window or the screen, and switch its sound on.',
    microphone: 'What is said in the room.',
  },
  noSystemAudio:
    'This browser can’t record the sound of your system. Open Live Notes in Chrome or Edge on a computer, or choose Microphone Only and let the meeting play through your loudspeakers.',
  noAudioAtAll:
    'This browser can’t record on this page. Open it at an https address, in a recent version of Chrome, Edge, Firefox or Safari.',
  checkSource: 'Check source',
  endCheck: 'End check',
  checkHint: 'Check that you are heard. Nothing is recorded.',
  checkFine: 'Sound is coming in.',
  start: 'Start Recording',
  starting: 'Starting...',
  stop: 'Stop Recording',
  stopping: 'Stopping...',
  pause: 'Pause',
  pauseHint: 'Pause: nothing is recorded until you resume (P)',
  resume: 'Resume',
  resumeHint: 'Go on recording (P)',
  recordingTime: 'Recording time',
  inAll: '{time} in all',
  inputLevel: 'Input level',
  listening: 'Listening...',
  recording: 'Recording',
  paused: 'Paused',
  pausedText: 'Paused. Nothing is recorded until you resume; what was said before is kept.',
  notRecording: 'Not recording',
  recordingTitle: '● Recording',
  pausedTitle: '❚❚ Paused',

  silentCheck:
    'The source is connected, but silent. Play something or say a word; if the level does not move, choose another source, or check that its sound is shared and not muted.',
  silent:
    'No sound is coming in. The recording goes on; check that the source is not muted and that its sound is shared.',
  stalled: 'The sound has stopped coming. The recording waits for it.',
  ended: 'The source was closed. What was said until then is safe.',
  reconnect: 'Connect again',
  withoutMicrophone: 'Your microphone is not included: only the system’s sound is heard.',
  notDurable:
    'This browser has no room to keep the recording. Keep this page open until everything is transcribed.',
  elsewhere:
    'Live Notes is open in another tab of this browser. Close it there, and it goes on here.',

  sending: {
    idle: 'Everything that was said is transcribed.',
    sending: 'Transcribing...',
    waiting: 'Recorded and kept. The text comes later.',
    offline:
      'The server can’t be reached. What is said is kept in this browser and transcribed as soon as the connection is back.',
    failed: '{message} What was said is kept in this browser and tried again.',
    signedOut: 'Your session has ended. Sign in again, and the transcription goes on.',
    refused:
      '{message} What is said is kept in this browser and can be transcribed after an upgrade.',
  },
  minutesLeft: {
    fiveMinutes:
      'Less than five minutes of Live Notes are left this month. After that the recording goes on, and its sound is kept in this browser.',
    oneMinute:
      'Less than one minute of Live Notes is left this month. After that the recording goes on, and its sound is kept in this browser.',
  },
  downloadSound: 'Download the sound',
  uploadSound: 'Upload it as a recording',
  /** Once it is in the library. */
  soundUploaded: 'The sound is in your library',
  soundUploadedText:
    'It is a recording of its own and no longer kept in this browser. The live transcript ends before it and is still in Live Notes.',
  /** On the page of Live Notes, as long as its transcript is there. */
  soundIsRecording:
    'The sound behind this transcript was uploaded as a recording of its own and is in your library. It is no longer kept in this browser.',
  openRecording: 'Open the recording',
  soundFailed: 'The sound could not be read from this browser’s storage. It is still kept here.',
  tryNow: 'Transcribe now',
  viewPlans: 'View plans',

  transcriptTitle: 'Transcript',
  /** Of the field that holds it. */
  transcript: 'Live transcript',
  nothingYet: 'Nothing has been recorded yet.',
  transcriptHint:
    'What is said appears here, line by line. Click a line to correct it, also while recording.',
  bookmark: 'Bookmark',
  bookmarkHint: 'This matters: mark what is being said (B)',
  bookmarks: 'Bookmarks',
  bookmarked: 'Marked at {time}',
  showBookmark: 'Show what was marked at {time}',
  removeBookmark: 'Remove the mark at {time}',
  points: 'Notes so far',
  pointsWaiting: 'Decisions, tasks and key points appear here as they are said.',
  pointKinds: { decision: 'Decisions', task: 'Tasks', 'key-point': 'Key points' },
  showLine: 'Show what was said at {time}',
  ownNotes: 'My notes',
  ownNotesHint: 'Yours stay as you write them and come first in the result.',
  ownNotesPlaceholder: 'What you want to remember...',
  provisional: 'Just heard',
  lastWords: 'Transcribing the last words...',
  voices: { you: 'You', computer: 'Computer' },
  newRecording: 'New recording',
  discardDraft: 'Discard draft',
  newTitle: 'Start a new recording?',
  discardTitle: 'Discard this draft?',
  discardText:
    'The transcript, your notes and bookmarks, the notes made of it and what is not transcribed yet are deleted from this browser. Save it to the dashboard first to keep it.',
  keepDraft: 'Keep it',
  waitingForText: 'Waiting for the transcript...',
  download: 'Download',
  save: 'Save to Dashboard',
  saving: 'Saving...',
  fileName: 'live-notes-{date}.txt',
  soundFileName: 'live-notes-{date}.wav',

  generator: 'Notes and summary',
  generate: { notes: 'Generate Notes', summary: 'Generate Summary' } satisfies Record<
    OutputType,
    string
  >,
  generating: 'Generating...',
  generated: { notes: 'AI Notes', summary: 'AI Summary' } satisfies Record<OutputType, string>,
  stopFirst: 'Stop recording first',
  edit: 'Edit',
  view: 'View',

  stopTitle: 'Stop Recording?',
  stopText: 'Your transcript stays here. You can save it, make notes of it, or go on recording.',
  continueRecording: 'Continue Recording',
  confirmStop: 'Yes, Stop Recording',
  leaveTitle: 'Leave while recording?',
  leaveText: 'The recording stops. What was said until now is kept and is here when you come back.',
  stay: 'Stay here',
  leave: 'Stop and leave',
  unsentTitle: 'Part of the recording is not transcribed yet',
  unsentText:
    'Its sound is still in this browser. If you save now, the transcript is saved as it is, and that sound is downloaded as a file, which you can upload later.',
  wait: 'Wait for it',
  saveWithSound: 'Download the sound and save',

  draftRestored: 'Draft Restored',
  draftRestoredText: 'Your live transcript from before is here.',
  saved: 'Notes saved',
  openSaved: 'Open',
  chunkFailed: 'Failed to process audio chunk',
  sourceFailed: {
    system:
      'Failed to capture system audio. Please allow screen/audio sharing and check Share audio',
    microphone: 'Failed to start recording. Please check microphone permissions.',
  },
  teamQuota: 'The minutes of your team are used up',
  startFailed: 'Failed to start recording.',
  noTranscript: {
    save: 'No transcript to save',
    download: 'No transcript to download',
    generate: 'No transcript to generate notes from',
  },
  trackFailed: 'Failed to track usage, but continuing with save',
  saveFailed: 'Failed to save notes',
  generateFailed: 'Failed to generate notes',
} as const;
