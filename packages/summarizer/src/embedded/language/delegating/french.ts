import type { Delegating } from './delegating.ts';

const NAME = String.raw`(?<who>(?:(?:[Mm]onsieur|[Mm]adame) )?\p{Lu}[\p{Ll}-]+)`;
const PRONOUN = "(?:(?:le|la|les|lui|leur|nous|l['’]|en|y|se|s['’]) ?)*";
const INFINITIVE = String.raw`${PRONOUN}(?!être|avoir|venir|aller|savoir|dire|voir|attendre)\p{L}{2,}(?:er|ir|re|oir)(?!\p{L})`;
const START = String.raw`(?:^|[,:;] |(?<!\p{L})(?:[Ee]t|[Dd]onc|[Aa]lors),? )`;

export const frenchDelegating: Delegating = {
  does: [
    new RegExp(
      String.raw`${START}(?:c['’]est )?${NAME} (?:va|doit|devra|peut|pourra) (?<rest>${INFINITIVE}[^?]*)`,
      'u',
    ),
    new RegExp(
      String.raw`(?:^|[,:;] )(?<sure>[Qq]ue) ${NAME} ${PRONOUN}\p{Ll}{3,}(?:e|s)(?!\p{L})`,
      'u',
    ),
    new RegExp(String.raw`(?<!\p{L})${NAME} s['’]en (?:occupe|charge)(?:ra)?(?!\p{L})`, 'u'),
  ],
  isFor: [
    new RegExp(
      String.raw`(?:^|[,;] )(?:(?:[Çç]a|[Cc]ela),? )?(?:[Cc]['’]est )(?:(?<sure>le boulot de |l['’]affaire de )|pour |à )${NAME}(?=,|[.!]?$)`,
      'u',
    ),
    new RegExp(String.raw`^(?:[Çç]a|[Cc]ela),? pour ${NAME}(?=,|[.!]?$)`, 'u'),
  ],
  goesOn: new RegExp(
    String.raw`(?:^|[,;] )(?:et )?(?:il|elle) (?:va|doit|devra|peut|pourra) (?<rest>${INFINITIVE}[^?]*)`,
    'iu',
  ),
  absent:
    /(?<!\p{L})(?:(?:est|sera) (?:de retour|absente?|en (?:congé|vacances|arrêt)|là)|revient|rentre)(?!\p{L})/iu,
};
