import type { Doubt } from '../port.ts';

type Reasons = Readonly<Record<Doubt['kind'], string>>;

/** Why a statement is not verified, in the languages whose rules can tell; `{said}` is what the statement says. */
const REASONS: Readonly<Record<string, Reasons>> = {
  en: {
    number: 'the source does not say “{said}” of this',
    date: 'this date is not said there',
    name: '“{said}” is not named there',
    person: 'said by, or of, somebody else',
    owner: '{said} did not take this on there',
    due: '“{said}” is not said there',
    quote: 'these words are not in the source',
    negation: 'the source says the opposite',
    direction: 'the source compares it the other way round',
    cause: 'the source does not give this reason',
    decision: 'the source does not decide this',
    postponed: 'postponed later',
    rejected: 'rejected later',
    proposal: 'proposed there, and not agreed',
    open: 'asked there, and left open',
    wording: 'the cited passage is about something else',
    gone: 'the cited passage was removed',
    model: 'the language model doubts it: {said}',
  },
  de: {
    number: 'die Quelle sagt „{said}“ nicht davon',
    date: 'dieses Datum fällt dort nicht',
    name: '„{said}“ wird dort nicht genannt',
    person: 'jemand anderes sagt es, oder es geht um jemand anderen',
    owner: '{said} hat das dort nicht übernommen',
    due: '„{said}“ wird dort nicht gesagt',
    quote: 'diese Worte stehen nicht in der Quelle',
    negation: 'die Quelle sagt das Gegenteil',
    direction: 'die Quelle vergleicht es umgekehrt',
    cause: 'die Quelle nennt diesen Grund nicht',
    decision: 'die Quelle entscheidet das nicht',
    postponed: 'später verschoben',
    rejected: 'später abgelehnt',
    proposal: 'dort vorgeschlagen, nicht vereinbart',
    open: 'dort gefragt und offen geblieben',
    wording: 'die Stelle handelt von etwas anderem',
    gone: 'die Stelle wurde entfernt',
    model: 'das Sprachmodell bezweifelt es: {said}',
  },
  es: {
    number: 'la fuente no dice «{said}» de esto',
    date: 'esa fecha no se dice ahí',
    name: 'ahí no se nombra «{said}»',
    person: 'lo dice otra persona, o trata de otra',
    owner: '{said} no lo asumió ahí',
    due: 'ahí no se dice «{said}»',
    quote: 'esas palabras no están en la fuente',
    negation: 'la fuente dice lo contrario',
    direction: 'la fuente lo compara al revés',
    cause: 'la fuente no da esa razón',
    decision: 'la fuente no decide eso',
    postponed: 'aplazado después',
    rejected: 'rechazado después',
    proposal: 'ahí se propuso, no se acordó',
    open: 'ahí se preguntó y quedó abierto',
    wording: 'el pasaje citado trata de otra cosa',
    gone: 'el pasaje citado se eliminó',
    model: 'el modelo de lenguaje lo duda: {said}',
  },
  fr: {
    number: 'la source ne dit pas « {said} » à ce sujet',
    date: 'cette date n’y est pas dite',
    name: '« {said} » n’y est pas nommé',
    person: 'dit par quelqu’un d’autre, ou à propos d’un autre',
    owner: '{said} ne s’en est pas chargé là',
    due: '« {said} » n’y est pas dit',
    quote: 'ces mots ne sont pas dans la source',
    negation: 'la source dit le contraire',
    direction: 'la source compare dans l’autre sens',
    cause: 'la source ne donne pas cette raison',
    decision: 'la source ne le décide pas',
    postponed: 'reporté ensuite',
    rejected: 'rejeté ensuite',
    proposal: 'proposé là, sans accord',
    open: 'demandé là, resté sans réponse',
    wording: 'le passage cité parle d’autre chose',
    gone: 'le passage cité a été supprimé',
    model: 'le modèle de langage en doute : {said}',
  },
};

/** What a statement's doubt is, in the language of the notes; null where there is no doubt, or no words for it. */
export function reasonOf(doubt: Doubt | undefined, language: string | null): string | null {
  const reasons = REASONS[language ?? 'en'];
  if (!doubt || !reasons) return null;
  return reasons[doubt.kind].replace('{said}', () => doubt.said ?? '…');
}
