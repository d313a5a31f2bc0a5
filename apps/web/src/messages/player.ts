export const player = {
  /** The group of its controls. */
  name: 'Player',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  /** What the position says to a screen reader. */
  positionOf: '{at} of {length}',
  chapters: 'Chapters',
  speed: 'Playback speed',
  playFrom: 'Play from {time}',
  preparing: 'The player appears here when the recording is ready to be played.',
  unavailable:
    'This recording can’t be played here: no copy that a browser plays could be made of it. The original file is kept, and is part of “Export my data” on your profile.',
  failed: 'The recording could not be played. Reload the page and try again.',
} as const;
