import { joiningOf } from '../talk/joining.ts';

export const spanishJoining = joiningOf({
  and: 'y',
  but: 'pero',
  limits: 'pero|aunque',
  or: 'o|u',
  not: 'no',
  if: 'si',
  provided: 'si|siempre que',
  because: 'que|porque|si no',
  onlyIf: '(?:sólo|solo),? (?:si|cuando|después)',
  i: 'yo',
  we: 'yo',
  yes: 'sí',
  no: 'no',
});
