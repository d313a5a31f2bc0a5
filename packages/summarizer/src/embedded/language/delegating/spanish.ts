import type { Delegating } from './delegating.ts';

const NAME = String.raw`(?<who>(?:(?:[Dd]on|[Dd]oña) )?\p{Lu}[\p{Ll}-]+)`;
const INFINITIVE = String.raw`(?!ser|estar|venir|ir|saber|decir|ver|esperar)\p{L}{2,}r(?:l[aeo]s?|se|sel[aeo]s?|nos|me)?(?!\p{L})`;
const PRONOUN = '(?:(?:se|lo|la|los|las|le|les|nos) )*';
const START = String.raw`(?:^|[,:;] |(?<!\p{L})(?:[Yy]|[Ee]ntonces|[Pp]ues),? )`;

export const spanishDelegating: Delegating = {
  does: [
    new RegExp(
      String.raw`${START}${NAME} (?:va a|tiene que|debe|puede|podrá) (?<rest>${INFINITIVE}[^?]*)`,
      'u',
    ),
    new RegExp(
      String.raw`(?:^|[,:;] |(?<!\p{L})[Pp]ues )(?<sure>[Qq]ue) ${NAME} ${PRONOUN}\p{Ll}{2,}[ae](?!\p{L})`,
      'u',
    ),
    new RegExp(
      String.raw`(?:^|[,:;] |(?<!\p{L})[Pp]ues )(?<sure>[Qq]ue) ${PRONOUN}\p{Ll}{2,}[ae] (?:mi \p{Ll}+ )?${NAME}(?!\p{L})`,
      'u',
    ),
  ],
  isFor: [
    new RegExp(
      String.raw`(?<!\p{L})(?:[Ee]so|[Ee]sto|(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) \p{Ll}+),? (?:es|son) (?<sure>(?:cosa|tarea|asunto) )?(?:de|para) ${NAME}(?=[,.!;]|$)`,
      'u',
    ),
    new RegExp(String.raw`^(?:[Ee]so|[Ee]sto),? para ${NAME}(?=[,.!;]|$)`, 'u'),
  ],
  goesOn: new RegExp(
    String.raw`(?:^|[,;] )(?:y )?(?:él|ella|que) (?:va a|tiene que|puede|podrá) (?<rest>${INFINITIVE}[^?]*)`,
    'iu',
  ),
  absent:
    /(?<!\p{L})(?:(?:está|estará) (?:de (?:baja|viaje|vacaciones|vuelta|permiso)|fuera)|vuelve|regresa)(?!\p{L})/iu,
};
