import { joiningOf } from '../talk/joining.ts';

export const englishJoining = joiningOf({
  and: 'and',
  but: 'but',
  limits: 'but|though',
  or: 'or',
  not: 'not',
  if: 'if',
  provided: 'if|provided',
  because: 'because|since|otherwise|or else',
  onlyIf: 'only,? (?:if|once|when|after)',
  i: 'i',
  we: 'I|we',
  yes: 'yes|yeah|yep',
  no: 'no|nope|nah',
});
