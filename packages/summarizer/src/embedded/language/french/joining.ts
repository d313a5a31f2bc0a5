import { joiningOf } from '../talk/joining.ts';

export const frenchJoining = joiningOf({
  and: 'et',
  but: 'mais',
  limits: 'mais',
  or: 'ou',
  not: 'pas',
  if: "(?:si|s['’]il)",
  provided: 'si|à condition que',
  because: 'que|car|parce que|sinon',
  onlyIf: '(?:seulement|uniquement),? (?:si|quand|après)',
  i: "je|j['’]\\p{L}+",
  we: 'je|on|nous',
  yes: 'oui|si|ouais',
  no: 'non',
});
