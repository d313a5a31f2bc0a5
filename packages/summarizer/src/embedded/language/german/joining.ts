import { joiningOf } from '../talk/joining.ts';

export const germanJoining = joiningOf({
  and: 'und',
  but: 'aber',
  limits: 'aber|allerdings|doch',
  or: 'oder',
  not: 'nicht',
  if: "(?:wenn(?:['’]s)?|falls)",
  provided: 'wenn|falls|sofern',
  because: 'weil|denn|sonst',
  onlyIf: '(?:erst|nur),? (?:wenn|falls|nachdem|sobald)',
  i: 'ich',
  we: 'ich|wir',
  yes: 'ja|jo|doch',
  no: 'nein|nee',
});
