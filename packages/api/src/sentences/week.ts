/** The parts of a week, on its page, in its mail and in its files. */
export const weekSections = {
  decided: 'Decided',
  due: 'Due',
  open: 'Taken on and still open',
  questions: 'Questions left open',
} as const;

/** The title of a file; days as `Nov 16`. */
export const weekFileTitle = 'Week of {from} to {to}';
export const weekNothing = 'Nothing was decided, promised or left open in this week.';
