import { germanMarks } from './spoken-marks.ts';
import { NEVER, wordSet } from '../language.ts';
import { concludedInGerman, statedInGerman, withoutFrontedOpener } from './order.ts';
import { followedBy } from '../talk/nearby.ts';
import { isFirstPerson, thirdPersonOf } from './conjugation.ts';
import type { Phrases, Talk } from '../talk/talk.ts';
import { germanOpening } from './opening.ts';
import { germanAnswers, KNOWS } from './answers.ts';
import { germanSettling } from './settling.ts';
import { germanGenres } from './genres.ts';
import { germanJoining } from './joining.ts';
import { germanTakingOn } from './taking-on.ts';
import { germanDelegating } from './delegating.ts';
import { germanWishes } from './wishes.ts';
import { impersonally } from './impersonal.ts';
import { germanExplaining } from './explaining.ts';
import { germanThings } from './things.ts';
import { germanMemo } from './memo.ts';
import { germanDuties } from './duties.ts';
import { germanTelling } from './telling.ts';

const B = String.raw`(?<![\p{L}])`;
const E = String.raw`(?![\p{L}])`;
const word = (...wordings: string[]): RegExp =>
  new RegExp(`${B}(?:${wordings.join('|')})${E}`, 'iu');
/** What may stand before an answer proper. */
const OPEN = String.raw`^(?:(?:ach|oh|ah|äh|ähm|hm+|naja|na|also|und|aber|ja|okay|ok|gut|so),? +|\p{L}+, +){0,3}`;
const from = (...wordings: string[]): RegExp =>
  new RegExp(`${OPEN}(?:${wordings.join('|')})${E}`, 'iu');

const DAY = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?';
const MONTH =
  '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)s?';
const NUMBER =
  '(?:ein|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|\\p{L}*zwanzig|\\p{L}*dreißig|\\p{L}*vierzig|\\p{L}*fünfzig|\\p{L}*sechzig|\\p{L}*siebzig|\\p{L}*achtzig|\\p{L}*neunzig|\\p{L}*hundert\\p{L}*|\\p{L}*tausend\\p{L}*|million(?:en)?|halb\\p{L}*|drittel|viertel|dutzend|erst\\p{L}{1,2}|zweit\\p{L}{1,2}|dritt\\p{L}{1,2}|viert\\p{L}{1,2}|fünft\\p{L}{1,2}|(?:sechs|sieb|sieben|neun|zehn|elf|zwölf|\\p{L}+zehn|\\p{L}+[zß]igs)te[nmrs]?|achte[nmrs]?)';
const PART = '(?:früh|vormittag|mittag|nachmittag|abend)';
const COUNT = '(?:eine[rm]?|zwei|drei|vier|fünf|sechs|acht|zehn|vierzehn|\\d+)';
const OCCASION = String.raw`(?:nächste[nr]?|kommende[nr]?) \p{L}{2,}`;
/** Longer ways to say it, which the others would cut: `bis zur nächsten Vorstandssitzung`, `bis 17 Uhr`. */
const LONGER = [
  `(?:bis|um|gegen|vor|ab) \\d{1,2}(?:[:.]\\d{2})? Uhr`,
  'bis (?:mittags?|abends?|morgens)',
  'vor (?:Ostern|Weihnachten|Pfingsten|Silvester|Neujahr|Fasching|Karneval)',
  `innerhalb (?:von )?${COUNT} (?:Stunden?|Tage[sn]?|Wochen?|Monate?n?)`,
  `(?:spätestens )?${COUNT} (?:Tage?|Wochen?) (?:davor|vorher|danach)`,
  `in (?:(?:etwa|ungefähr|circa|rund) )?${COUNT} (?:Minuten|Stunden?|Tagen|Wochen?|Monate?n?)`,
  `(?:bis )?(?:zur|zum|zu unserer|zu unserem) ${OCCASION}|vor (?:der|dem|unserer|unserem) ${OCCASION}`,
  `in der (?:ersten|zweiten|dritten|vierten|letzten) \\p{L}*[Ww]oche(?: (?:im )?${MONTH})?`,
  '(?:gleich |direkt )?nach (?:der \\p{L}*[Pp]ause|dem (?:Mittag|Mittagessen|Essen|Sommer|Urlaub)|der (?:Arbeit|Schule))',
  'im (?:Frühjahr|Frühling|Sommer|Herbst|Winter)',
  '(?:bis |bis zum |am )?\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2}(?!\\d))?',
  '(?:in|bis|ab) (?:der )?KW ?\\d{1,2}',
].join('|');
const DUE = new RegExp(
  `${B}(?:${LONGER}|(?:(?:bis|vor|ab|am|an|zum|spätestens|noch|gleich|direkt|erst)(?: (?:spätestens|zum|zur|am|dem|der|den|kommenden|nächsten|diesen|Ende|Anfang|Mitte))* )?(?:(?:diese[nr]?|nächste[nrs]?|kommende[nrs]?|übernächste[nrs]?) (?:Woche|Monat|${DAY}|Wochenende|Sitzung|Treffen)|${DAY}${PART}?(?:,? (?:den |dem )?\\d{1,2}\\.(?: ?(?:${MONTH}|\\d{1,2}\\.))?| in (?:einer Woche|(?:zwei|drei) Wochen)| ${PART})?|(?:heute|morgen|übermorgen)(?: (?:noch|${PART}|nach \\p{L}+))?|(?:Ende|Anfang|Mitte) (?:der|des|dieser|dieses|nächster|nächsten|kommender) (?:Woche|Monats|Jahres)|(?:Ende|Anfang|Mitte) ${MONTH}|\\d{1,2}\\. ?(?:${MONTH}|\\d{1,2}\\.)|\\p{L}+(?:ten|sten) ${MONTH}|(?:ersten|zweiten|dritten|vierten|fünften|sechsten|siebten|achten|neunten|zehnten|elften|zwölften|\\p{L}+zehnten|\\p{L}+[zß]igsten)(?: Advent)?|jeden ${DAY}|Wochenende|Monatsende|Jahresende|Feierabend|zur nächsten Sitzung)|(?:bis|vor) (?:zum|zur|der|den|dem) (?:\\d{1,2}\\.|\\p{L}{2,})|bis (?!wann|dahin|dann|jetzt|auf|zu|es|er|sie|die|der|das|ich|wir|man|du)\\p{L}{2,}|nach (?:den|der|dem) (?:\\p{L}*ferien|Runde|Sitzung|Besprechung|Treffen|Probe|Pause|Mittagspause|Schicht)|nachher|in (?:zwei|drei|vier|\\d+) (?:Tagen|Wochen)|so (?:bald|schnell) wie möglich|sofort)${E}`,
  'iu',
);
/** A small word behind `bis` is no date unless it is one of these. */
const SMALL_DATE = String.raw`(?:zum|zur|zu|der|den|dem|unserer|unserem|mittags?|abends?|morgens|heute|morgen|übermorgen|spätestens|(?:nächst|dies|kommend|übernächst)e[nrsm]?|\p{Ll}+(?:ten|sten))`;
const NO_DUE = new RegExp(
  String.raw`^(?:von|seit|ab) |^(?:\S+ )?(?:[Aa]b|[Ss]eit|[Jj]eden) |^(?:\S+ )?(?:[Bb]is|[Vv]or)(?: (?:zum|zur|der|den|dem))? (?!${SMALL_DATE}(?!\p{L}))\p{Ll}`,
  'u',
);

/** The verb of a second order: `ruf an und sag ihnen, …`. `gib` has the vowel of the third person already. */
const SECOND_ORDER =
  /(?<=(?<!\p{L})und )(?:gib|nimm|lies|sprich|hilf|wirf|frag|ruf|schreib|schick|bring|hol|kauf|bestell|druck|klär|meld|besorg|prüf|sag|stell|leg|mach|zeig|räum|pack|buch|häng)(?=e? )e?/u;

/** A verb at the end of its clause with the part that otherwise stands apart from it. */
const SEPARABLE =
  /^(ab|an|auf|aus|ein|mit|nach|vor|zu|zurück|weg|los|her|hin|durch|vorbei|bereit|fest)(\p{L}{3,})$/u;

const phrases: Phrases = {
  about: (topics) => `Die wichtigsten Themen waren: ${topics}.`,
  tellsOf: (who, topics) => `${who} spricht über: ${topics}.`,
  mails: (subject) => `In den E-Mails geht es um ${subject}.`,
  agreed: (statements) => `Beschlossen wurde: ${statements.join('; ')}.`,
  alsoAgreed: (statements) => `Außerdem beschlossen: ${statements.join('; ')}.`,
  tasksOf: (names) => `Aufgaben liegen jetzt bei ${names}.`,
  stillOpen: (questions) => `Noch offen: ${questions.join(' ')}`,
  article: null,
  colon: ':',
  on: (quotation) => `(zu ${quotation})`,
  open: (clause) => `Offen ist, ${clause}.`,
  notKnown:
    /^.*?(?<!\p{L})(?:(?:weiß|wissen) (?:ich|wir|jemand|man|denn jemand)(?: \p{L}+){0,2}|keine ahnung|(?:unklar|offen|ungeklärt|ungewiss) (?:ist|bleibt)(?: \p{L}+)?|(?:ist|bleibt)(?: \p{L}+){0,2} (?:unklar|offen|ungeklärt)|nicht (?:entschieden|geklärt|bekannt)(?: ist| wurde)?|offen ist|die frage ist)[,:] (?=(?:ob|wer|was|wann|wo|wie|warum|welche[rsmn]?)(?!\p{L}))/iu,
  // `Kannst du das machen?`: what is left of it says nothing without its object.
  willDo: (who, infinitive) =>
    `${who} soll ${/^(?:machen|tun|übernehmen|erledigen|klären)[.!]?$/u.test(infinitive) ? 'das ' : ''}${infinitive}`,
  doesIt: (who, verb, thing) => {
    // An order has no ending: `frag`, `melde`.
    const asked = verb
      .toLowerCase()
      .replace(/(?<=[^t])$/u, (end) => end + (/[dt]$/u.test(verb) ? 'et' : 't'));
    const told = /(?:s|ß|z|x)t$/u.test(asked.replace(/st$/u, ''))
      ? asked
      : asked.replace(/st$/u, 't');
    const own = thing
      .replace(/(?<!\p{L})bitte /iu, '')
      .replace(/(?<!\p{L})di(?:ch|r)(?!\p{L})/iu, 'sich');
    return `${who} ${told} ${own.replace(SECOND_ORDER, (verb) => thirdPersonOf(`${verb}e`) ?? verb)}`;
  },
  takesOn: (who, verb, thing) => {
    // `Jemanden, der die Schlüssel abholt`
    const [, prefix = '', finite = verb.toLowerCase()] = verb.toLowerCase().match(SEPARABLE) ?? [];
    return `${who} ${finite} ${thing}${prefix === '' ? '' : ` ${prefix}`}`;
  },
  inOrder: withoutFrontedOpener,
  concluded: concludedInGerman,
  trimStart:
    /^(?:(?:[^.:!?]{0,60}(?<!\p{L})(?:schreib\p{L}*(?: (?:sie|sich|euch|dir|wir|uns|das|es|bitte|mal|auch|jetzt))* auf|(?:bitte|auch) (?:auf|mit)schreiben|notier(?:en sie|t|e)(?: (?:sich|euch|dir|bitte|das|es|mal))*(?=,|:)|merk(?:en sie sich|t euch|e? dir)(?: (?:das|bitte|mal))*|definition(?! (?:von|der|des|für)))(?!\p{L})[^.:!?]{0,40}(?=:(?: \S+){4})|also|und(?! zwar(?!\p{L}))|aber|oder|denn|okay|ok|alles klar(?=,)|gut(?! (?:\d|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf|\p{L}*(?:zehn|zig|ßig|hundert|tausend|halb))(?!\p{L})|(?:die|der) hälfte|eine? (?:halbe\p{L}*|dutzend|drittel|viertel|stunde|woche|monat|jahr|minute|tag|meter|kilo\p{L}*|liter)(?!\p{L})))|genau|ja|nein|nee|einverstanden(?=,)|na ja|naja|na|nun(?=[,.!])|tja|ach|oh|ah|äh+m*|hm+|so(?=,| (?-i:\p{Lu})\p{L}+,| und| jetzt)|dann(?=,)|super|prima|klar|stimmt|schön|danke(?! für(?!\p{L}))|bitte|halt|eben|dann (?:eben|halt|also)(?= (?-i:\p{Lu})| \d)|übrigens|(?:nur )?(?:damit (?:ihr|sie) (?:sich |euch )?(?:ein(?:e vorstellung| gefühl| bild)) (?:habt|haben|bekommt|bekommen|machen könn(?:t|en))|um (?:ihnen|euch) eine vorstellung zu geben)(?=[,:])|ehrlich gesagt|(?:(?:seien|sind) wir (?:doch |mal |da )*(?:ganz )?(?:ehrlich|realistisch|fair)|machen wir uns (?:da |doch )?nichts vor)(?=[,:])|sagen wir(?: mal)?|ich (?:glaube|denke|finde|meine)(?=, (?:wir|ihr|du|dann|lasst|lass|da(?:s|nn)? (?:machen|nehmen|lassen) wir)(?!\p{L}))|weißt du|wisst ihr|sondern|wie gesagt|moment|richtig|eigentlich(?=,)|(?:dann )?halten wir (?:also )?fest|beschlossen(?=[:,]))(?![\p{L}'’])[,.!:;…]* *)+/iu,
  trimEnd:
    /(?:,? (?:also|(?<=, )dann|oder\?|ne\?|nicht wahr\?|gell\?|(?<=, )(?:okay|ja|was)\?|stimmt's\?|oder nicht\?|würde ich sagen|ehrlich gesagt|(?<=, )(?:(?:seien|sind) wir (?:doch |mal |da )*(?:ganz )?(?:ehrlich|realistisch|fair)|machen wir uns (?:da |doch )?nichts vor|sorry|tut mir leid|entschuldigung)|bitte|(?<=[,.!] )danke(?: \p{L}{2,})?|einverstanden\?))+(?=[.?!]?$)/iu,
  aside:
    /, (?:(?:er|sie|es|das|da|die|dann) (?:ist|sind|hat|haben|kann|war|wird|schuldet|weiß|kennt|geht|liegt|steht)|sonst|der (?:ist|hat|weiß|kennt)|ich (?:mag|kenne?|habe?|bin|wohne|brauche|weiß|sehe)) [^,]*[.!]?$/u,
  voting:
    /[,. ]*(?<!\p{L})(?:alle (?:einverstanden|dafür)|einverstanden\?|passt das(?: so| für alle)?\?|seid ihr (?:alle )?(?:einverstanden|dafür).*|(?:damit )?ist (?:das |es )?(?:so )?beschlossen\.?|(?<=(?:^|[,.;:!?–]) ?)beschlossen\.?|wer ist (?:dafür|dagegen).*)$|(?<=^\p{L}[^,.;:]{1,40}) (?:sollten|könnten|müssten) wir(?= )|^(?:dann )?(?:machen wir (?:es|das) so:?|so machen wir(?:['’]s| es| das)?:|halten wir (?:also )?fest:?|(?:beschlossen|angenommen|genehmigt)[:,]|ich schlage vor,?(?: dass)?|(?:ich (?:denke|finde|meine),? )?(?:wir (?:sollten|könnten|müssten)|(?:sollten|könnten|müssten) wir|ich würde?)(?: (?:ja|doch|einfach|vielleicht|auch))*(?= \p{L}))[ :]*/giu,
  stated: statedInGerman,
  // `Kein` has the gender of what follows, and with it another form behind a verb.
  none: null,
  withNoun,
  and: 'und',
  quote: (text) => `„${text}“`,
  inThirdPerson: (text, speaker) => inThirdPerson(text, speaker),
  impersonally,
  asDecision: () => null,
  forAsker: (text, asker) => text.replace(/(?<!\p{L})mir(?!\p{L})/u, asker),
  opensQuestion: '',
  endsWithOrdinal: /(?<!\p{L})(?:d(?:er|ie|as|en|em)|am|vom|zum|bis) \p{N}{1,2}\.$/iu,
  someone: 'Jemand',
  asOrder: homework,
};

/** Articles and pronouns before a noun of the gender, or the plural, that a pronoun at the start of a sentence stands for. */
const ANTECEDENTS: Readonly<Record<string, RegExp>> = {
  die: /(?<!\p{L})(?:die|eine|keine|unsere|meine|deine|eure|ihre) (?<noun>(?:\p{Ll}+(?:e|en) )?\p{Lu}[\p{L}-]+)/gu,
  den: /(?<!\p{L})(?:den|einen|keinen|unseren|meinen|deinen|euren|ihren) (?<noun>(?:\p{Ll}+en )?\p{Lu}[\p{L}-]+)/gu,
  das: /(?<!\p{L})(?:das|ein|kein|unser|mein|dein|dem) (?<noun>(?:\p{Ll}+(?:e|es|en) )?\p{Lu}[\p{L}-]+)/gu,
};
/** `Das mache ich` means all that was said, not a thing. */
const DOES = /^(?:macht|tut|übernimmt|erledigt|geht|kann|will|soll|wird|muss|ist|hat)$/u;

/** `Die schickt Petra bis Freitag` behind `die Rechnung`: `Petra schickt die Rechnung bis Freitag`. */
function withNoun(text: string, before: readonly string[]): string | null {
  const found = text.match(
    /^(?<pronoun>Die|Den|Das) (?<verb>\p{Ll}+) (?<who>(?:(?:Herr|Frau) )?\p{Lu}[\p{L}-]+)(?<rest>(?: .*|[.!]))$/u,
  )?.groups;
  const pronoun = found?.pronoun?.toLowerCase() ?? '';
  const pattern = ANTECEDENTS[pronoun];
  if (!found || !pattern || DOES.test(found.verb ?? '')) return null;
  const nouns = before.flatMap((said) => [...said.matchAll(pattern)].slice(-1));
  const noun = nouns[0]?.groups?.noun;
  if (noun === undefined) return null;
  // Behind `dem` an adjective ends in `-en`, behind `das` in `-e`.
  const told = pronoun === 'das' ? noun.replace(/^(\p{Ll}+)e[sn](?= )/u, '$1e') : noun;
  return `${found.who} ${found.verb} ${pronoun} ${told}${found.rest}`;
}

/** Orders to several, with the infinitive. */
const INFINITIVES: Record<string, string> = {
  lest: 'lesen',
  macht: 'machen',
  bearbeitet: 'bearbeiten',
  gebt: 'geben',
};

/** `Lesen Sie bis Montag den Text` as a list of things to do has it: `Bis Montag den Text lesen`. */
function homework(text: string): string | null {
  const found = text.match(
    /^(?<verb>lesen|bearbeiten|machen|bereiten|geben|lernen|schauen|rechnen|bringen|lest|macht|bearbeitet|gebt)(?: (?:Sie|ihr))? (?<rest>.+?)(?: (?<prefix>ab|an|vor|mit|durch|nach))?[.!]?$/iu,
  )?.groups;
  if (found?.verb === undefined || found.rest === undefined) return null;
  const verb = found.verb.toLowerCase();
  return `${found.rest} ${found.prefix ?? ''}${INFINITIVES[verb] ?? verb}`;
}

/** To whom something is sent, said or brought is no part of it: `ich schicke dir die Liste`, `ich melde mich bei dir`. */
const RECEIVER =
  / bei (?:dir|euch|Ihnen)(?=[.,!]|$)|(?<=(?<!\p{L})(?:schick|geb|bring|zeig|schreib|mail|leit|sag|besorg|hol|leih|druck|kauf|bestell|reservier|erklär)e? (?:ich )?(?:das |es |ihn |sie |die )?)(?:dir|euch|Ihnen) (?!recht)(?=\p{L})/giu;

/** `Ich bestelle die Regale` by Jürgen: `Jürgen bestellt die Regale`. `wir` and `sie` have the same verbs. */
function inThirdPerson(said: string, speaker: string | undefined): string | null {
  const text = said
    .replaceAll(RECEIVER, '')
    .replaceAll(/(?<=(?<!\p{L})ich)['’]s(?!\p{L})/giu, ' es');
  if (
    /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|ihr|euch|euer|eure\p{L}*)(?!\p{L})|(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr\p{L}*)(?!\p{L})|["„“]/u.test(
      text,
    )
  )
    return null;
  if (/(?<!\p{L})(?:wir|uns|unser\p{L}*)(?!\p{L})/iu.test(text)) return ofGroup(text);
  if (/(?<!\p{L})mein\p{L}*(?!\p{L})/iu.test(text) || speaker === undefined) return null;
  // Beside `ich` both mean oneself: `ich kümmere mich`, `ich überlege mir das`.
  const own = text.match(/(?<!\p{L})m(?:ich|ir)(?!\p{L})/giu) ?? [];
  if (own.length > 1 || isOfOtherClause(text) || /^lass(?:t|en)?(?!\p{L})/iu.test(text))
    return null;
  const subjects = [...text.matchAll(/(?<!\p{L})ich(?!\p{L})/giu)];
  if (subjects.length !== 1) return null;
  const words = text.split(' ');
  const at = words.findIndex((one) => /^ich[^\p{L}]*$/iu.test(one));
  if (at < 0) return null;
  const before = bare(words[at - 1]);
  const verbAt =
    at > 0 && isFirstPerson(before) && !/[,;:]$/u.test(words[at - 1] ?? '') ? at - 1 : at + 1;
  const verb = words[verbAt] ?? '';
  const told = thirdPersonOf(bare(verb));
  if (told === null) return null;
  words[at] = (words[at] ?? '').replace(/ich/iu, speaker);
  words[verbAt] = withCaseOf(verb, verb.replace(bare(verb), told));
  // `Ich prüfe es und melde mich`: a second verb of the same person.
  for (const [next, one] of words.entries()) {
    if (next <= verbAt || !/^(?:und|oder)$/u.test(words[next - 1] ?? '')) continue;
    const second = isFirstPerson(bare(one)) ? thirdPersonOf(bare(one)) : null;
    if (second !== null) words[next] = one.replace(bare(one), second);
  }
  // `Bin ich dran?` stays a question.
  const isStatement = verbAt === 0 && !/\?["'”’»)]*$/u.test(text);
  const whole = isStatement ? withSubjectFirst(words, at) : inOrderOf(words, at).join(' ');
  return whole
    .replace(/(?<!\p{L})m(?:ich|ir)(?!\p{L})/iu, 'sich')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** `Dann schreibt Rosa ihnen` as a statement alone; behind its verb a name follows `sich`: `darum kümmert sich Rosa`. */
function inOrderOf(words: readonly string[], subject: number): string[] {
  const [first = '', verb = '', name = '', ...rest] = words;
  if (subject === 2 && /^dann$/iu.test(first)) return [name, verb, ...rest];
  const next = words[subject + 1] ?? '';
  const swaps = subject > 1 && /^m(?:ich|ir)[.,!]?$/u.test(next);
  if (!swaps) return [...words];
  const mark = next.replace(/^m(?:ich|ir)/u, '');
  const pair = [next.replace(mark, ''), `${words[subject]}${mark}`];
  return [...words.slice(0, subject), ...pair, ...words.slice(subject + 2)];
}

/** `Ich bringe ihn hin, wenn mir jemand hilft`: there `mir` is another's object, and whether `ihm` or `ihr` no one can tell. */
function isOfOtherClause(text: string): boolean {
  const clauses = text.split(/[,;:]|[.!?] /u);
  const object = clauses.findIndex((clause) => /(?<!\p{L})m(?:ich|ir)(?!\p{L})/iu.test(clause));
  return object >= 0 && !/(?<!\p{L})ich(?!\p{L})/iu.test(clauses[object] ?? '');
}

/** `Dann nehmen wir den Ofen` as others report it: `Sie nehmen den Ofen`; verbs are the same for `wir` and `sie`. */
function ofGroup(text: string): string | null {
  if (/(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|uns|sie|ihnen|ihr\p{L}*|lasst)(?!\p{L})/iu.test(text))
    return null;
  return text
    .replace(/^dann (\p{L}+) wir(?!\p{L})/iu, 'sie $1')
    .replaceAll(/(?<!\p{L})wir(?!\p{L})/giu, 'sie')
    .replaceAll(/(?<!\p{L})unser(?=\p{L}*)/giu, 'ihr')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** `Ruf ich an, gleich nach der Runde`, `frag ich nach`: nothing is left out that `das` could stand for. */
const NEEDS_NO_OBJECT =
  /^(?:(?:ruft|sagt|meldet|fragt|schaut|guckt|geht|fährt|kommt|schreibt) (?:[^,.;]* )?(?:an|ab|zu|nach|hin|vorbei|Bescheid)(?=[,.;!]|$)|fragt(?=[,.;!]|$| (?:bei|mal|gleich|morgen|heute)))/iu;

/** `Trage ich heute noch ein` leaves out what it is about: `Aylin trägt das heute noch ein`. */
function withSubjectFirst(words: readonly string[], subject: number): string {
  const [verb = '', ...rest] = words.filter((_, at) => at !== subject);
  const [, first = '', end = ''] = (words[subject] ?? '').match(/^(.*?)([.!,]*)$/u) ?? [];
  const object = /^(?:das|es|ihn|sie|ihm|ihr|ihnen|den|die|sich|m(?:ich|ir))$/iu.test(
    rest[0] ?? '',
  );
  const needsNone = NEEDS_NO_OBJECT.test(`${verb} ${rest.join(' ')}`);
  const thing = object || needsNone ? [] : ['das'];
  return `${[first, verb.toLowerCase(), ...thing, ...rest].join(' ')}${end}`;
}

function bare(raw: string | undefined): string {
  return (raw ?? '').replace(/[^\p{L}]+$/u, '');
}

function withCaseOf(model: string, text: string): string {
  return /^\p{Lu}/u.test(model) ? text.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : text;
}

const NOT = 'nicht|nichts|keine?[rmns]?|niemand(?:em|en)?|nie|niemals';
const KNOWN = `${KNOWS}|wissen|wusste|gesagt|sagen|geantwortet|antwort|gehört|klar|sicher|ahnung|entschieden|erreicht|gemeldet|geklärt|bekannt|rückmeldung|bescheid|raus|zurückgerufen|verraten`;

/** What people do for others once, not by habit: said of oneself in the present, it is taken on. */
const ERRANDS =
  '(?:besorg|bestell|bring|buch|druck|erstell|frag|häng|hol|informier|kauf|klär|leih|meld|organisier|prüf|red|reservier|ruf|sammel|sammle|schick|schreib|sprech|stell|überweis|verschick)e?';
/** The same of a thing that stands in front: `den Anhänger fahre ich`, `Kuchen backe ich`. */
const DEEDS = `(?:${ERRANDS}|(?:back|bau|fahr|füll|koch|leg|mach|miet|mal|näh|nehm|pack|putz|räum|reparier|richt|setz|sortier|streich|such|trag|zähl)e?)`;
const NO_ERRAND =
  '(?! (?:mich|mir|mal|ja|gern|gerne|an(?=[.,!]|$))(?!\\p{L}))(?![^.;?!]*(?<!\\p{L})(?:nicht|nie|kaum|keine?[nrm]?|nur)(?!\\p{L}))';
const THING =
  '(?:[Dd](?:en|ie|as)|[Ee]inen?|[Ee]ine?|[Mm]einen?|[Uu]nseren?) [\\p{L}-]{3,}(?: [\\p{L}-]+){0,3}|\\p{Lu}[\\p{L}-]{2,}';
const VOWS = new RegExp(
  String.raw`(?<![\p{L}])(?:[Ii]ch (?:\p{L}+ )*(?:selbst|selber)|[Ii]ch werde|[Ii]ch kümmer(?:e|) mich|[üÜ]bernehme? ich|[Ii]ch übernehme?)(?!\p{L})|(?<!\p{L})[Ii]ch (?:${ERRANDS}|${DEEDS} (?:dir|euch|Ihnen))(?!\p{L})${NO_ERRAND}|(?<=(?:^|[,.;:] |(?<!\p{L})(?:[Uu]nd|[Dd]ann) )(?:${THING}) )${DEEDS} ich(?!\p{L})${NO_ERRAND}|(?<=(?<!\p{L})[Dd]ann )${DEEDS} ich(?!\p{L})${NO_ERRAND}`,
  'u',
);

export const germanTalk: Talk = {
  agrees: from(
    "(?<!(?<!\\p{L})na,? )ja(?:wohl|woll)?|gute idee|guter vorschlag|(?:finde|find|denke) ich auch(?=[.,!]|$)|find ich (?:auch )?(?:gut|richtig|besser|super|fair|okay|in ordnung|vernünftig)(?=[.,!]|$)|jo|jep|jap|(?:ganz |völlig |sonnen)?klar|okay|ok|einverstanden|passt(?: mir| so| gut)?|gut|super|prima|perfekt|genau|gern(?:e)?|stimmt|richtig|sicher|selbstverständlich|natürlich|in ordnung|von mir aus|meinetwegen|abgemacht|geht klar|alles klar|wird gemacht|mach(?:e)? ich|macht? (?:das|mal)(?: bitte| mal| gern| ruhig)*(?=[.,!]|$)|kann ich (?:machen|tun|übernehmen|gern)|das (?:wäre (?:toll|super|schön|prima|gut|nett|lieb|klasse|großartig|mir recht)|ginge|geht|passt|klingt gut|stimmt|ist (?:gut|besser|in ordnung|okay|okay so|fair|richtig|eine gute idee|ein guter vorschlag))|finde ich (?:auch )?(?:gut|richtig|besser|super)|sehe ich (?:auch|genauso)|bin (?:ich )?(?:dafür|dabei)|(?:ich )?(?:auch|dafür)(?=[.,!]|$)|auch (?:gut|okay|schön|recht)|damit (?:kann|könnte) ich leben|das machen wir(?: so)?|machen wir(?: so)?|so machen wir|nichts dagegen|(?:ist|wäre) mir recht|kein problem|kein einwand|keine einwände|schön|sehr gut|wunderbar|überredet|na gut|meine stimme|(?:is|ist|mir) recht|leuchtet (?:mir )?ein|macht sinn|halleluja|endlich|nichts einzuwenden|unbedingt|auf (?:jeden|alle) fall|logisch|(?:warum nicht|geht|läuft|nehmen wir|wenn du (?:magst|willst|möchtest))(?=[.,!]|$)|wenn(?:['’]s| es) (?:dir|euch|ihnen) nichts ausmacht|hab(?:e)? (?:ich )?nichts dagegen|können wir (?:so )?machen|soll mir recht sein",
  ),
  objects: new RegExp(
    `${OPEN}(?:nein|nee|ne(?=,)|nö|moment|halt|stopp|auf keinen fall|niemals|lieber nicht|nicht (?:mit mir|so|schon wieder)|bloß nicht)${E}|${B}(?:ich bin (?:dagegen|nicht (?:dafür|einverstanden|sicher|überzeugt))|dagegen|(?:ist|sind|wäre|wären|wird) (?:\\p{L}+ )?zu (?:viel|wenig|groß|klein|lang|kurz|weit|gefährlich|laut)|das (?:geht|können wir|kann ich|will ich|reicht|haut|wird|ist) (?:\\p{L}+ )?(?:nicht|nichts|zu (?:teuer|spät|früh|viel|wenig|knapp|gefährlich|lang|kurz))|(?:kommt|kommt gar) nicht in frage|(?:viel )?zu (?:teuer|spät|früh|knapp|riskant)|würde ich nicht|möchte ich nicht|will ich nicht|finde ich nicht|geht (?:gar )?nicht)${E}`,
    'iu',
  ),
  noObjection:
    /(?<!\p{L})(?:nichts dagegen|keine? (?:problem|einw\p{L}+)|nein,? (?:das )?(?:stimmt|passt|ist gut|ist okay|hast recht|sehe ich auch so|das sehe ich auch so|klar|gar nicht|natürlich|ja)|niemand dagegen|keiner dagegen)(?!\p{L})/iu,
  settles: word(
    '(?:das ist |damit ist das |ist |wird |so |hiermit |einstimmig )?(?:beschlossen|angenommen|abgemacht|entschieden|genehmigt|verabschiedet)(?! werden| hat| hatte)',
    'halten wir (?:also |das |das so |so )?fest',
    "so machen wir(?:'s| das| es)?",
    'machen wir (?:das|es) (?:also )?so',
    "dann machen wir (?:das|es|'s)",
    'das steht(?: fest)?(?=[.,!]|$)',
    "^(?:gut,? |so,? |okay,? )?(?:das (?:wär|wäre|hätten wir)(?:[’']s| es)?(?: dann| also)?|abgehakt|damit (?:ist|wäre|hätten wir) das (?:durch|erledigt|geklärt|vom tisch)|erledigt)(?=[.!]?$)",
    'es bleibt (?:also )?(?:dabei|bei)',
    '(?:wir haben uns|wir sind uns) (?:darauf )?(?:geeinigt|einig)',
    'einigen wir uns',
    'dann ist (?:das|es) (?:so|klar|entschieden|beschlossen)',
    'steht fest',
    '(?<=[\\p{L}\\p{N}€],? )(?:gekauft|geritzt)(?=[.!]?$)',
    'alle dafür',
    "(?<=\\p{L},? )und (?:fertig|basta|gut (?:ist|is|is[’']s)|damit gut)(?=[.!]?$)",
    'einstimmig',
    'beschluss ?:',
    'ist (?:das )?(?:so )?notiert',
  ),
  procedure:
    /(?<!\p{L})(?:(?:der|das) nächste (?:punkt|thema|tagesordnungspunkt) (?:ist|wäre)|(?:lasst|lass) uns (?:mal |erst |noch |kurz )*(?:[^,.]{0,40} )?(?:klären|entscheiden|besprechen|abstimmen|reden|sprechen|anfangen|beginnen|anschauen|ansehen|überlegen)|(?:klären|besprechen|stimmen|reden|sprechen|schauen|gucken|hören|überlegen|kommen|fangen|beginnen) wir|entscheiden wir (?:das|jetzt|heute|mal|noch)|(?:können|wollen|sollen|müssen|sollten) wir (?:[^,.?]{0,40} )?(?:abstimmen|klären|entscheiden|besprechen|anfangen|reden|sprechen))(?!\p{L})/iu,
  concludes:
    /^(?:(?:okay|ok|gut|ja|schön|super|prima|perfekt|na gut|alles klar|genau|nein|einverstanden|so|in ordnung|na),? +){0,4}(?:also|dann|somit|folglich|damit|fazit|zusammengefasst|beschlossen|ergebnis)(?!\p{L})(?! (?:ich|du|was|wer|wie|wann|wo|lass(?! uns)|brauche ich|habe ich|muss ich|müsste|könnte|hätte|wäre|würde|am|an)(?!\p{L}))|,? (?:also|dann)[.!]?$/iu,
  weDo: /(?<!\p{L})(?:(?:(?<!\p{L}n )wir|lasst uns) (?!(?:könnten|würden|sollten|müssten|hätten|wären|hatten|waren|haben|sind|wissen|wollten|brauchen|brauchten|dachten|müssen|können|dürfen|sehen|kennen|glauben|denken|kommen|kamen|gingen|standen|saßen|wollen)(?!\p{L}))(?-i:\p{Ll}+n)(?!\p{L})|(?!(?:könnten|würden|sollten|müssten|hätten|wären|hatten|waren|haben|sind|seien|wissen|wollten|brauchen|dachten|müssen|können|dürfen|sehen|kennen|wollen|glauben|denken)(?!\p{L}))\p{L}+e?n wir(?!\p{L})(?! uns (?:da |doch )?nichts vor))|(?<!\p{L})(?:es (?:wird|gibt|bleibt)|bleibt(?:['’]s| es) (?:bei|beim))(?!\p{L})/iu,
  corrects:
    /^(?:(?:äh|ähm|ach|oh|also|und|aber|nein|nee|ne|moment|entschuldigung),? +){0,3}(?:(?:nein|nee|ne),? (?:warte|moment|halt|quatsch|falsch|stimmt nicht)|(?:warte|moment|halt),? (?:nein|nee|ne|falsch)|quatsch|stimmt nicht|das (?:ist|war) falsch|(?:da )?hab(?:e)? ich mich (?:vertan|versprochen|verrechnet)|ich hab(?:e)? mich (?:vertan|versprochen|verrechnet)|ich rede unsinn|(?:es ist )?(?:genau )?(?:umgekehrt|andersherum|andersrum)|genauer gesagt)(?!\p{L})[,.:;!… ]*/iu,
  ifWanted:
    /(?<!\p{L})(?:wenn|falls) (?:ihr|du|sie|das) (?:\p{L}+ )?(?:wollt|willst|wollen|möchtet|möchtest|möchten|mögt|magst|passt|recht ist|okay ist|in ordnung ist)(?!\p{L})/iu,
  deniesDate:
    /(?<!\p{L})(?:nicht|nie|kein(?:e[nrsm]?)?) (?:(?:mehr|schon|erst|am|an) )?(?!vor|bis)[\p{L}\p{N}]+$/iu,
  proposes: word(
    'ich schlage vor',
    'mein(?:e)? (?:vorschlag|idee)',
    'wie wäre (?:es|das)',
    'was haltet ihr',
    'was ist mit',
    'warum nicht',
    'können wir nicht',
    'könnten wir(?: nicht)?',
    'wir könnten',
    'sollen wir',
    'sollten wir',
    'wollen wir',
    'was wäre',
    'und wenn wir',
    'wenn wir',
    'ich würde? sagen',
    'ich hätte gesagt',
    'ich wäre (?:ja )?(?:dafür|für)',
    'ich würde?',
    'vielleicht',
    'oder wir',
    'nehmen wir',
  ),
  asksAssent:
    /(?<!\p{L})(?:(?:seid ihr |sind )?(?:alle|alles|jeder)(?: (?:damit|so|dafür|einverstanden|klar))+|einverstanden|(?:jemand|wer(?: ist)?|ist jemand) (?:dagegen|dafür)|passt das(?: so| für alle| allen| euch)?|(?:ist das )?(?:okay|in ordnung)(?: so| für alle| für euch)?|abgemacht|sind wir uns einig|gegenstimmen|einwände|enthaltungen)\?/iu,
  past: /(?<!\p{L})(?:war|waren|hatte|hatten|wurde|wurden|kam|kamen|ging|gab|(?:habe|haben|hat|hab) (?:[^,.?!]* )?(?-i:ge\p{Ll}+t|ge\p{Ll}+en))(?!\p{L})/iu,
  asksDay:
    /^(?:(?:und|also|dann|gut|okay|ja),? )*wann (?!(?:bist|hast|warst|kommst|gehst|brauchst|musst|fängst|willst)(?!\p{L}))(?<verb>\p{L}+st) du (?<thing>[^?]{3,80}?)(?:, \p{L}{2,})?\?$/iu,
  reschedules:
    /(?<!\p{L})(?:(?:es|das) (?:\p{L}+ )?(?:auf|am) .{3,40} (?:verschieben|verlegen|vorziehen|machen))(?!\p{L})/iu,
  asksWhen:
    /(?<!\p{L})(?:bis wann|zu wann|wann (?:brauchst|braucht|brauchen) (?:du|ihr|Sie))(?!\p{L})/iu,
  unreal: word(
    'hätt(?:e|en)?',
    '(?:wär|fänd|würd|könnt)(?:e|en)?(?= (?:schön|ich|auch|ja|das|es|gut|mir))',
    'wäre gewesen',
    'wären gewesen',
    'würde ich (?:gern|lieber)',
    'wenn es nach mir ginge',
    'vielleicht',
    'früher',
    'damals',
    'letzte[ns]? (?:jahr|mal|woche|monat|sommer|winter)',
    'voriges jahr',
    'am liebsten',
    'könnte(?:n|st)?',
    'müsste(?:n)?',
    'wenn wir',
    'eigentlich wollte',
    '(?:hatten|hatte|haben) (?:wir |ich )?(?:\\p{L}+ )*(?:schon|damals|im \\p{L}+) (?:\\p{L}+ )*(?:beschlossen|entschieden)',
    'wollte(?:n)?',
  ),
  conditional:
    /^(?:(?:und|aber|also|ja),? )*(?:wenn|falls)(?!\p{L})(?! (?:keiner|niemand)(?!\p{L}))/iu,
  reason: /^(?:weil|denn|nämlich|ich frage)(?!\p{L})/iu,
  unsure: word(
    followedBy(NOT, KNOWN),
    followedBy(KNOWN, NOT),
    'kommt (?:ganz )?(?:auf|drauf)(?: \\p{L}+){0,4} an',
    'frag(?:t)? (?:mich|uns)(?= (?:nicht|was|etwas))',
    '(?:müssen|muss|müssten|müsste) (?:wir|ich|man|jemand) (?:\\p{L}+ ){0,3}(?:raus|heraus)(?:kriegen|finden|bekommen)',
    'überlege? ich (?:mir )?(?:noch|nochmal|mal)',
    'nur geraten',
    'weiß der (?:himmel|kuckuck|geier|teufel)',
    'bleibt (?:\\p{L}+ ){0,2}(?:ungeklärt|unklar)',
    'keine ahnung',
    'versprechen kann ich (?:\\p{L}+ ){0,2}(?:nichts?|nix)|ich kann (?:\\p{L}+ ){0,2}(?:nichts?|nix) versprechen',
    '(?:das )?weiß (?:keiner|niemand|also keiner)',
    '(?:ich|wir) (?:weiß|wissen)(?: (?:es|das|auch|noch|leider|ehrlich gesagt))* nicht',
    '(?:da|das) bin ich (?:überfragt|mir nicht sicher)',
    'überfragt',
    '(?:hat|haben) (?:mir |uns )?(?:noch )?(?:niemand|keiner|nie jemand|nicht)(?: \\p{L}+){0,3} (?:gesagt|geantwortet|gefragt|geantwortet|gemeldet|entschieden|geklärt)',
    '(?:hat|haben) sich (?:\\p{L}+ )?(?:noch )?nicht (?:gemeldet|geäußert|entschieden)',
    'noch (?:nicht|keine|nichts)(?: \\p{L}+){0,2} (?:entschieden|geklärt|bekannt|klar|fest|gehört|antwort|rückmeldung|raus)',
    'unklar',
    'ungeklärt',
    'steht (?:noch )?nicht fest',
    'kann (?:ich|man|keiner|niemand) (?:\\p{L}+ )?(?:nicht )?(?:sagen|beantworten)',
    'gute frage',
    'hab(?:e)? ich (?:\\p{L}+ )?nicht (?:hier|da|dabei|im kopf|vor mir)',
    'kommt drauf an',
    'hängt davon ab',
    'puh',
    'das (?:müsste|muss) man (?:\\p{L}+ )?(?:klären|wissen)',
    'weiß (?:das )?(?:jemand|wer)',
    'da fragst du mich was',
  ),
  defers: word(
    '(?:bleibt|lassen wir|ist|das ist)(?: \\p{L}+){0,3} offen',
    'offen(?:er punkt|e frage)?',
    'vertagen',
    'vertagt',
    'verschieben wir',
    '(?:auf|bis) (?:die|das|zur|zum) nächste[nrs]? (?:sitzung|mal|treffen|woche)',
    'beim nächsten mal',
    'das klären wir (?:später|noch)',
    'müssen wir (?:\\p{L}+ )?(?:klären|nachfragen|rausfinden|herausfinden)',
    'muss (?:ich|man|jemand) (?:\\p{L}+ )?(?:nachfragen|klären|nachsehen|rausfinden)',
    'kann warten',
    'hat zeit',
    'später',
    'nicht heute',
    'denken wir (?:nochmal )?drüber nach',
    'frage (?:sie|ihn|ich) (?:das|danach)?',
    'parken wir',
  ),
  leftOpen:
    /(?<!\p{L})(?:(?:unklar|offen|ungeklärt|ungewiss|fraglich) (?:ist|bleibt|sei|ist noch)|(?:ist|bleibt|sind|bleiben|blieb|blieben) (?:\p{L}+ ){0,3}(?:unklar|offen|ungeklärt|ungewiss)|(?:noch )?nicht (?:entschieden|geklärt|beschlossen|bekannt|fest)(?!\p{L})|(?:hat|haben) (?:bisher|bislang|noch) nicht (?:[^.,;]{1,60} )?(?:geantwortet|reagiert|gesagt|mitgeteilt|entschieden)|(?:sagte|sagten|teilte|teilten) (?:\p{L}+ ){0,2}nicht(?: mit)?, (?:ob|wer|was|wann|wo|wie|wie viel))/iu,
  wonders: word(
    'was (?:ich|wir) (?:noch |immer noch |auch |leider )?nicht (?:weiß|wissen)',
    'weiß (?:denn |eigentlich |das )?(?:jemand|einer|wer|irgendwer)',
    'wissen wir (?:eigentlich|schon|denn)',
    'hat (?:schon |da |denn )?(?:jemand|mal jemand) (?:gefragt|gehört|was gehört|nachgefragt)',
    'die (?:offene |große )frage ist',
    'offen ist',
    'unklar ist',
    'ich frage mich',
    'eine frage (?:noch|habe ich noch)',
    'mir ist nicht klar',
    'eins weiß ich nicht',
  ),
  // `Kannst du das Museum fragen?` has an article.
  asks: new RegExp(
    String.raw`^(?:(?:und|also|dann|okay|gut|so|super|ja|danke|ach|na)[, ]+){0,4}(?:(?:(?<name>(?-i:\p{Lu})\p{L}+)|\p{L}{2,})[, ]+)?(?:(?:und|dann|also),? +)?(?:kannst|könntest|würdest|magst|willst) du (?:bitte |mal |noch |das (?=(?-i:\p{Ll}))|auch |dann |vielleicht |denn )*(?<rest>.+?)\??$|^(?:(?:und|also|dann|okay|gut|so|super|ja|danke)[, ]+){0,4}(?:(?<called>(?-i:\p{Lu})\p{L}+), )(?:und )?(?:du )?(?!du |hast|bist|was |wie |wo |wann |weißt|siehst|meinst|denkst|kennst)(?<bid>\p{L}+(?:st|s?t) (?:du|ihr) [^?]*)|(?<!\p{L})(?:könnten|können|würden) (?:Sie|sie) (?:bitte |mal |noch )*(?=[^?]*(?<!\p{L})(?-i:\p{Ll})(?!(?:ann|chon|inen|einen|eren|iesen|eden|ielen)(?!\p{L}))\p{L}{2,}n(?!\p{L}))(?<polite>.+?)\?|^(?:(?:und|dann|also|gut|okay|so)[, ]+){0,4}(?<verb>(?!hast|bist|weißt|siehst|meinst|denkst|kennst|findest|hättest|wärst|brauchst|hörst|glaubst|gehst|kommst|warst)\p{L}+st) du (?<thing>[^?]+)\?$`,
    'iu',
  ),
  assigns:
    /(?<!\p{L})(?:bitte (?<rest>(?:lesen|bearbeiten|machen|bereiten|geben|lernen|schauen|rechnen|bringen|lest|macht|bearbeitet|gebt|\p{L}{3,}en(?= (?-i:Sie)(?!\p{L}))) .+)|(?<thing>.+?) (?:lesen|bearbeiten|lest|macht|bereiten|geben|gebt|bringen|bringt|rechnen|rechnet|schreiben|schreibt|lösen|löst|lernen|lernt) (?:Sie |ihr )?bitte.*)$/iu,
  asksAnybody: word(
    'wer (?:fragt|macht|schreibt|ruft|kümmert|übernimmt|bestellt|kauft|besorgt|holt|bringt|spricht|redet|sagt|informiert|organisiert|prüft|geht|kann|könnte|würde|will|möchte|sucht|baut|klärt|meldet|druckt|schickt|kontaktiert|bucht|leitet|hält|nimmt|fährt)',
    '(?:jemand|einer|irgendwer|irgendjemand) (?:muss|müsste|sollte|kann|könnte)',
    '(?:kann|könnte?|muss|müsste?|sollte?|mag) (?:das )?(?:(?:halt|eben|mal|bitte|auch|noch) )*(?:jemand|einer)',
    'freiwillige',
    '(?:wir|man) (?:müssen|muss|müssten|müsste|sollten|sollte|brauchen)',
    '(?:muss|müssen|müsste|sollte) (?:noch |auch |dann )*(?:\\p{L}+ )*(?:werden|gemacht|geklärt)',
  ),
  needs:
    /(?<!\p{L})(?:(?:ich|wir) (?:brauche?n?|bräuchten?)|(?:brauche?n?|bräuchten?) (?:ich|wir)|(?:es|uns) fehl(?:t|en))(?!\p{L})/iu,
  calls: [
    /(?<!\p{L})wer (?!(?:ist|war|hat|wäre|weiß|sind|kommt|noch|von|will|möchte|glaubt|braucht)(?!\p{L}))(?:kann |könnte |würde |mag |muss |soll )(?<infinitive>[^?.!]{3,90}n)\?/iu,
    /(?<!\p{L})wer (?!(?:ist|war|hat|wäre|weiß|sind|kommt|noch|von|will|möchte|glaubt|braucht|kann|könnte|würde|mag|muss|soll)(?!\p{L}))(?<verb>(?-i:\p{Ll})+t) (?<thing>[^?.!]{2,90})\?/iu,
    /(?<!\p{L})(?:müsste?|müssen|muss|sollte?|könnte?|kann) (?:noch |auch |dann |da |bitte |mal |halt |eben |einfach )*(?:jemand|einer|wer|man|irgendwer) (?:noch |auch |dann |mal |bitte |halt |eben )*(?<infinitive>[^?.!,]{3,90}n)(?=[?.!,]|$)/iu,
    /(?<!\p{L})(?:jemand|einer|irgendwer) (?:müsste|muss|sollte|könnte|kann) (?:noch |auch |dann |mal |bitte )*(?<infinitive>[^?.!,]{3,90}n)(?=[?.!,]|$)/iu,
    /(?<!\p{L})(?:wir|man) (?:müssen|müssten|sollten|muss|müsste|sollte) (?:noch |auch |dann |mal |also )*(?<infinitive>(?![^?.!]*(?<!\p{L})(?:reden|sprechen|entscheiden|überlegen|sehen|wissen|warten|gehen|anfangen|schauen|diskutieren|abstimmen|sein|haben|leben|denken|aufpassen|kommen|können|werden|sparen)[.!]?$)[^?.!,]{3,90}n)(?=[.!]|$)/iu,
    /(?<!\p{L})brauch(?:en|e) (?:wir |noch )*(?:jemanden|jemand|einen|eine), (?:der|die) (?<thing>[^?.!,]{3,90}) (?<verb>(?-i:\p{Ll})+t)(?=[?.!]|$)/iu,
  ],
  volunteers: from(
    'ich(?=[.,!]|$)|(?:das )?würde ich (?:auch |gern |gerne |dann |noch )*(?:machen|übernehmen|erledigen)(?=[.,!]|$)|ich würde das (?:gern |gerne |dann )?(?:machen|übernehmen|erledigen)(?=[.,!]|$)|kann ich|mach(?:e|en)? ich|das (?:mach|übernehm|bin|kann)e? ich|gib (?:das|es|her)|lass(?:t)? mich|ich (?:mach|übernehm|kümmer|kann)',
  ),
  intends: NEVER,
  promises: new RegExp(
    String.raw`(?<!\p{L})(?:(?-i:\p{Lu}\p{Ll}{3,}n) (?:tu|werd)e? ich(?:['’]s)?(?=(?: |[.,!]|$))(?! (?:nicht|nie|kein|gern|immer|auch)(?!\p{L}))|(?:krieg|bekomm|ha)s?t (?:du|ihr)(?:['’]s)?(?= |[.,!]|$)(?=[^?]*$)(?! (?:recht|keine?|schon|mal|noch|nicht)(?!\p{L}))(?![^,.!?]* (?:drin|raus|wieder|ge\p{L}{2,}(?:t|en))(?=[,.!]|$))|bekommen Sie (?:von mir|das|die|den|es)|Sie (?:kriegen|bekommen|haben) (?:von mir|das|die|den|es|ihn|sie|alles|Ihre[ns]? \p{L}+)(?= (?:am|bis|morgen|übermorgen|heute|nächste|Anfang|Ende|Mitte)(?!\p{L}))(?![^.!]*\?)|(?:das|den|die|es|ihn) \p{L}{3,} ich (?:dir|euch|ihm|ihr|Ihnen)|(?<=dann )(?!(?:hätt|wär|würd|könnt|bin|hab|weiß|komm|kann|muss|will|glaub|denk|find|seh|brauch)(?!\p{L}))\p{L}{3,} ich|(?<=^(?:\p{L}+, )?)(?!(?:hätt|wär|würd|könnt|bin|hab|weiß|komm|kann|muss|will|glaub|denk|find|seh|brauch|hör|geb)e? )\p{L}{3,} ich (?:auf|aus|ein|ab|an|mit|vor|nach|her|hin|raus|rüber|rein|weg|um|fertig)(?=[.,!]|$)|(?:zeig|les|hol|mal|druck|koch|back|putz|füll|räum|näh|miss) ich|ich (?:werde|kümmere|übernehme|(?!(?:habe|hatte|hätte|glaube|denke|finde|meine|weiß|würde|möchte|könnte|müsste|sollte|wäre|bin|war|will|muss|mag|kann|sehe|höre|verstehe|brauche|kenne|wohne|arbeite|fühle|hoffe|freue|frage mich|komme|stehe|sitze|lebe|heiße|liebe|hasse|wette|vermute|fürchte|schätze|erinnere|wollte|dachte|sage mal|nehme an|gehe davon|habe|sage|esse|trinke|schlafe|wünsche|begrüße|danke|bitte|gratuliere|entschuldige|gestehe|behaupte|zweifle|kriege|bekomme|verdiene|träume|friere)(?!\p{L}))\p{L}{3,}e)(?!\p{L})|(?!(?:habe|hätte|hatte|glaube|denke|finde|meine|würde|möchte|könnte|müsste|sollte|wäre|sehe|höre|verstehe|brauche|kenne|hoffe|komme|stehe|wollte|dachte|sage|würde|wünsche|eine|keine|diese|heute|gerne)(?!\p{L}))\p{L}{3,}e ich(?!\p{L})|(?:kann|will|muss) ich (?:[^,.?!]* )?(?:machen|tun|übernehmen|erledigen|mitbringen|schicken|schreiben|fragen|anrufen|holen|besorgen|prüfen|klären|bestellen)|ich kann (?:[^,.?!]* )?(?:machen|übernehmen|erledigen|mitbringen|schicken|schreiben|fragen|anrufen|holen|besorgen|prüfen|klären|bestellen|vorbereiten)|ich (?:${DEEDS}|(?:geb|mess|miss|klär|kümmer|lad|meld|sag|üb|übernehm))(?!\p{L})|ich sage? (?:[^,.?!]* )?(?:zu|ab|[Bb]escheid)(?=[.,!]|$)|(?:mach|füll|frag|ruf|schreib|schick|häng|bring|hol|kauf|bestell|besorg|übernehm|prüf|klär|fahr|leih|nehm|bau|stell|leg|pack|trag|reservier|buch) ich(?!\p{L})|ich (?:guck|schau)e? (?:[^,.?!]* )?(?:nach|(?:bei|in|auf) (?:den? |der )?\p{L}+)(?=[.,]| |$)|(?:lasst|lass) mich|überlass(?:t)? (?:das|es) mir|ich (?:will|muss) (?:[^,.?!]* )?(?:anrufen|fragen|schreiben|bestellen|schicken|klären|besorgen))(?!\p{L})`,
    'iu',
  ),
  vows: VOWS,
  quotesOther:
    /(?<!\p{L})(?:(?:er|sie|[Dd]er|[Dd]ie|\p{Lu}\p{Ll}+) (?:sagte?|meinte?)|(?:hat|haben) (?:\p{L}+ ){0,3}gesagt)[,:] ?["„»]?(?:[^.?!]*[,;] ?)?(?:ich|dann \p{Ll}+ ich|\p{Ll}+ ich)(?!\p{L})/u,
  noPromise:
    /(?<!\p{L})(?:(?:kaufe?|gönne?|leiste?) ich|ich (?:kaufe?|gönne?|leiste?)) mir(?!\p{L})|(?<!\p{L})(?:muss|müsste|sollte|muß) (?:ich )?(?:(?:dann|noch|nur|bloß|vorher) )*wissen(?!\p{L})|(?<!\p{L})mache? ich(?:['’]s| es| das) (?:(?:halt|eben|erst ?mal|erst|einfach|jetzt|dann) )*(?:so|umsonst)(?=[.,!]|$)|(?<!\p{L})(?:ich kann|kann ich) [^.?!]*(?<!\p{L})bis [^.?!]*(?:halten|reservieren|blocken|zurücklegen)(?!\p{L})|(?<!\p{L})(?:immer|jede[nrs]? (?:\p{L}+ )?(?:jahr|woche|monat|tag|mal|abend|morgen|freitag|montag|dienstag|mittwoch|donnerstag|samstag|sonntag|frühling|sommer|herbst|winter)|meistens|normalerweise|manchmal|oft|früher|sonst|nie(?:mals)?|(?:dürfte|darf|könnte|kann) ich (?:eigentlich [^.?!]+\?|(?:[^.?!]* )?(?:mitkommen|dabei ?sein|mitmachen|mitreden|teilnehmen|gehen|kommen|bleiben|haben|kriegen|bekommen|sagen|fragen|wissen|sehen)\?)|würde? ich(?! (?:auch |gern |gerne |dann |noch )*(?:machen|übernehmen|erledigen)(?!\p{L}))|hätte ich|ich hätte|ich würde?(?! das (?:\p{L}+ )?(?:machen|übernehmen|erledigen)(?!\p{L}))|wenn ich|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s|(?:\p{L}{3,} ich|ich \p{L}{3,}) (?:\p{L}+ ){0,2}kein(?:e|en)?(?= (?-i:\p{Lu}))|gewöhnlich|seit (?:jahren|\d+|einem|zwei|drei)|damals|ich (?:frage|freue|wundere|ärgere) mich|ich nehme an|überlege? (?:ich )?mir|(?:ich )?rechne? (?:ich )?(?:\p{L}+ )?mit|ich (?:heule?|weine?|drück\p{L}* (?:\p{L}+ )?die daumen|dreh\p{L}* durch)|ich eröffne|unterschreibe? ich (?:das )?(?:sofort|blind)(?=[.!,]|$)|nicht mehr|gerade|schon (?:gemacht|erledigt|gefragt|bestellt|angerufen|lange))(?!\p{L})/iu,
  offers:
    /^(?:(?:und|also|okay|gut)[, ]+){0,4}(?:(?:soll|darf|könnte) ich|ich könnte|kann ich(?=[^?]*\?)) (?![^?]*(?<!\p{L})nicht(?!\p{L})[^?]*$)(?<rest>.+?)\??$/iu,
  refuses: word(
    'ich nicht',
    'nicht ich',
    'ich (?:setze|setz) (?:\\p{L}+ )?aus',
    '(?:da )?passe? ich(?=[.,!]|$)|ich passe?(?=[.,!]|$)',
    '(?:da |das |am \\p{L}+ )?kann ich (?:\\p{L}+ )?(?:leider )?nicht',
    'ich kann (?:\\p{L}+ )*(?:leider )?nicht',
    'ich (?:bin|habe) (?:da |dann |leider |\\p{L}+ )*(?:im urlaub|nicht da|keine zeit|weg|verreist|schon (?:den|die|das)|krank|schon genug)',
    '(?:schaffe?|kriege?|packe?) ich(?: \\p{L}+){0,6} nicht',
    'ich (?:schaffe?|kriege?|packe?)(?: \\p{L}+){1,6} nicht',
    '(?:da(?:rin)? |dafür |mit so ?was )?bin ich (?:\\p{L}+ )?(?:ein(?:e)? niete|schlecht|unbegabt|überfordert|nicht gut)(?: darin| mit so ?was)?(?=[.,!]|$)',
    'das liegt mir (?:\\p{L}+ )?nicht',
    'keine zeit',
    'ohne mich',
    'das ist nicht meine',
    'lieber nicht',
    'habe (?:schon )?genug',
  ),
  withdraws: word(
    '(?:nicht|gar nicht|nicht mehr) nötig',
    'brauchst du (?:\\p{L}+ )?nicht',
    'braucht (?:ihr|es|man|keiner) (?:\\p{L}+ )?nicht',
    'musst du (?:\\p{L}+ )?nicht',
    'vergiss (?:es|das)',
    'vergesst (?:es|das)',
    'lass (?:es|das|mal)(?=[.,!]|$| (?:lieber|mal|gut|sein|bleiben)(?!\\p{L}))',
    'lassen wir (?:das|es)(?! offen)',
    'hat sich erledigt',
    'erledigt(?: sich)?',
    'nicht mehr',
    'doch nicht',
    'umsonst',
    'ich ziehe (?:das|es|den|meinen) ',
  ),
  done: word(
    '(?:habe|hab|hat|haben) (?:ich |er |sie |wir )?(?:das |es |ihn |die |den |sie |\\p{L}+ )*(?:schon|bereits|gestern|letzte woche|heute morgen|längst)(?: \\p{L}+)* (?:ge\\p{L}+|an\\p{L}+|be\\p{L}+|er\\p{L}+|ver\\p{L}+)',
    'schon (?:gemacht|erledigt|passiert|bestellt|gefragt|da|fertig|gebucht|geschickt|zugesagt|bestätigt)',
    'ist (?:schon |bereits )?(?:erledigt|gemacht|passiert)',
    '(?:habe|hab) ich (?:gestern|heute|schon|letzte|am)',
    '(?:kommt|macht|bringt|bringen|machen) (?:\\p{L}+ )?(?:schon|bereits|selbst|selber|ihre eigenen)',
  ),
  due: DUE,
  date: DUE,
  noDue: NO_DUE,
  dueClause:
    /(?<!\p{L})bevor (?!(?:ich|wir)(?:['’]?s)? (?:\p{L}+ )?verg[ei]ss)(?:ich|wir|du|ihr|er|sie|es|die|der|das) (?:\p{L}+ |\d{1,2}\. ){0,8}\p{L}+/iu,
  announces: [
    /(?<!\p{L})(?:(?:erste[rns]?|zweite[rns]?|dritte[rns]?|vierte[rns]?|nächste[rns]?|letzte[rns]?|weitere[rns]?) (?:punkt|thema|sache|tagesordnungspunkt|frage|teil|schritt|phase|stufe|abschnitt)|(?:punkt|top|teil|thema) (?:\p{L}+|\d+)|tagesordnungspunkt (?:\p{L}+|\d+)|erstens|zweitens|drittens|viertens|fünftens|als (?:erstes|nächstes|letztes|zweites)|zum (?:ersten|zweiten|dritten|letzten|schluss)|nächstes(?=[,:]))(?:,| ist| wäre| noch| heute| dann|:)* (?:(?:ist|der|die|das|den|dem|unser|unsere|um|mal|noch|zu|zum|zur|über|haben wir|kommen wir|also) )*(?<topic>[^.?!]{3,80})/iu,
    /^(?:(?:okay|ok|gut|so|ja|also|schön|super|danke|prima|na gut|alles klar|und|perfekt)(?:,|\.)? +){1,4}(?:(?:dann|jetzt|nun|noch|und|zu|zum|zur|kommen wir zu|weiter mit|reden wir über)(?:,)? +)*(?:der|die|das|den|dem|unser|unsere|eure)? ?(?<topic>\p{Lu}[\p{L}-]+(?: (?:in|im|am|an|für|der|des|von|vom|und|zu|zur|zum|bei|beim|mit) (?:der |die |das |den |dem )?(?:\p{Ll}+en )?\p{Lu}[\p{L}-]+)?)(?:\.|, (?:\p{Lu}\p{Ll}+|bitte)|\?|:)(?=\s|$)/u,
    /^(?:(?:okay|gut|so|ja|also|schön|und)[,.]? +)*[Dd]ann (?:noch |noch mal |haben wir (?:noch )?|kommt (?:noch )?|kommen wir zu[mr]? |zu[mr]? |gibt es (?:noch )?|wäre da noch |ist da noch |wären da noch )?(?:der|die|das|den|dem|unsere?r?) (?<topic>\p{Lu}[\p{L}-]+(?: (?:in|im|am|für|der|des|von|und|mit) (?:der |die |das |den |dem )?\p{Lu}[\p{L}-]+)?)(?:[.,?!:]|$)/u,
    /(?<!\p{L})(?:kommen wir (?:jetzt |nun |dann )?zu[mr]?|reden wir (?:jetzt |noch )?über|sprechen wir (?:jetzt |noch )?über|beginnen wir mit|fangen wir (?:\p{L}+ )?mit|es geht (?:heute |jetzt |nun )?um|thema ist|weiter mit|weiter zu[mr]?|bleibt noch|fehlt noch) (?:(?:der|die|das|den|dem|unsere?[rnm]?)(?!\p{L}))? ?(?<topic>[^.?!,]{3,60})/iu,
    /^(?<topic>\p{Lu}[\p{L}-]+), (?:\p{Lu}\p{Ll}+, )?(?:wo stehen wir|wie sieht(?:'s| es) aus|das bist du|dein thema|da wolltest)/u,
    /^(?<topic>Verschiedenes|Sonstiges)(?!\p{L})/u,
  ],
  smallTalk:
    /^(?:(?:so|ja|also|gut|na|ach|okay|und),? +){0,4}(?:das (?:war['’]?s|wär['’]?s|wars|wäre es|war es|ist alles)(?= für|[.,!]|$)|guten (?:morgen|tag|abend)|hallo|moin|servus|grüß|danke(?: \p{L}+)?|vielen dank|tschüss|bis (?:dann|bald|nächste|morgen)|schönen|hört ihr mich|könnt ihr mich|sonst noch (?:was|etwas|jemand)|noch fragen|fangen wir an|ist der kaffee|prost|mahlzeit|gute nacht|na gut(?=[.!]?$)|wie geht|herzlichen glückwunsch|glückwunsch|fehlt noch (?:wer|jemand|einer)|sind (?:wir |schon |jetzt )*(?:alle da|vollzählig|komplett)|ihr lieben|liebe alle|alles gute|schönes wochenende|entschuldigung)(?!\p{L})/iu,
  // `das Buch` says what it means: its case decides.
  points: new RegExp(
    String.raw`(?<!\p{L})(?:es(?= \p{L}|[.,?!])|ihn|ihm|ihnen|(?<=(?:ich|er|wir) )ihr(?= (?-i:(?!\p{Ll}+e[nrms]? \p{Lu})\p{Ll}))|sie(?= (?-i:\p{Ll})|[.,?!])|er|das(?= (?-i:(?!\p{Ll}+e[nrms]? \p{Lu})\p{Ll})|[.,?!])|die(?= (?:bis|am|an|um|im|in|auf|heute|morgen|noch|mal|dann|gleich|nicht|da|hier|beim|bei|vor|nach|mit|schon|auch|ja|sind|ist|wird|werden|kommt|hat|haben|will|soll|kann|muss|an|ab|mit)(?!\p{L})|[.,?!])|den(?= (?:bis|am|um|heute|morgen|noch|mal|dann|gleich|sehe|frage|nehme|an|ab|mit|häng\p{L}*)(?!\p{L}))|(?:den|die|das|der)(?= (?-i:\p{Ll}+e?n)[.?!]?$)|da(?=[.,?!]| (?:(?:noch ?)?mal|morgen|heute|gleich|nachher|am|selbst|auch noch) )|davon|dafür|damit|d(?:ar|r)(?:über|um|an)|drauf(?!, (?:dass|ob))|dazu|(?<=kümmer\p{L}* (?:ich |du |ihr )?)(?:mich|dich|sich|euch)(?=[.,?!]|$)|dort(?=[.,?!])|welche(?=[.,?!])|eine?n?(?=[.,?!]))(?!\p{L})`,
    'iu',
  ),
  person: /(?<!\p{L})(?:ihm|ihn|ihr|er)(?!\p{L})/iu,
  asksOfNamed:
    /(?<=(?:^| )(?:der|die|dem|den|unsere[nm]?) (?:\p{L}+ ){1,2})(?:was|ob|wann|wie|wo) (?:sie|er)(?!\p{L})/giu,
  several: null,
  // `Die Küche` and `die neue Küche` say what they mean.
  leans:
    /^(?:\p{Lu}\p{Ll}+: )?(?:[Dd](?:as|ie|er|en|em|ies\p{L}*|a|ort|amit|afür|avon|azu|arum|eshalb|eswegen|ann|abei)|[Ee][sr]|[Ss](?:ie|onst)|[Uu]nd zwar|[Tt]rotzdem|[Bb]eide\p{L}*|[Ww]elche\p{L}*)(?= (?!\p{Ll}+e[nrms]? \p{Lu})\p{Ll})/u,
  noCount: /^(?:eins?|eine?[nmrs]?|erst\p{L}*|zweite?\p{L}*)$/u,
  countWords: new RegExp(`^${NUMBER}$`, 'iu'),
  iOrYou:
    /(?<!\p{L})(?:[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein(?:e[rsmn]?)?|[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[rsmn]?)?|[Ii]hr(?= \p{Ll}+t(?!\p{L}))|[Ee]uch|[Ee]uer|[Ee]ure[rsmn]?|(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[rsmn]?))(?!\p{L})/u,
  we: /(?<!\p{L})(?:wir|uns|unser(?:e[rsmn]?)?)(?!\p{L})/iu,
  addresses:
    /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[rsmn]?)?|[Ii]hr(?= \p{Ll}+t(?!\p{L}))|[Ee]uch|[Ee]uer|[Ee]ure[rsmn]?|(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[rsmn]?))(?!\p{L})/u,
  asksToTell:
    /(?<!\p{L})(?:erzähl\p{L}*|beschreib\p{L}*|erklär\p{L}*|schilder\p{L}*|sagen|sag|vorstellen|stell\p{L}* (?:sich|dich)|bericht\p{L}*)(?!\p{L})/iu,
  speaksForOwn: /(?<!\p{L})(?:wir|uns|unser(?:e[rsmn]?)?)(?!\p{L})/iu,
  determiners: wordSet(
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|ne|nen|nem|ner|kein|keine|keinen|unser|unsere|unserer|unseren|mein|meine|dein|deine|sein|seine|ihr|ihre|im|am|zum|zur|vom|beim|ins|diese|dieser|dieses|diesen|jede|jeder|jedes',
  ),
  nounFirst: null,
  denies:
    /^(?:(?:(?:dann )?(?:es )?gibt(?: es|['’]s)? (?:\p{L}+ ){0,2}|dann )?kein(?:e[rmns]?)?|nicht|nichts)(?!\p{L})/iu,
  agenda:
    /(?<!\p{L})(?:(?:zwei|drei|vier|fünf|sechs|sieben|\d|ein paar|einige) (?:Punkte|Themen|Sachen|Dinge|Tagesordnungspunkte)(?!\p{L})[^:,.?!]{0,40}[:,]|(?:auf der|unsere|die) Tagesordnung[^:,.?!]{0,30}:|heute geht es um|(?:besprechen|reden|sprechen) wir heute(?: über)?:?) (?<list>[^.?!]{8,160})/iu,
  generalNouns:
    /^(?:prozess(?:e|es|en)?|systeme?n?|methoden?|ergebnis(?:se)?|werte?n?|zahl(?:en)?|mengen?|arten?|form(?:en)?|schritte?n?|phasen?|änderung(?:en)?|wirkung(?:en)?|ursachen?|teile?n?|regeln?|stufen?|gruppen?|dinge?n?|produkte?n?|seiten?|linien?|weisen?|unterschiede?[ns]?|gründe?n?|probleme?n?|fragen?|antwort(?:en)?)$/iu,
  noTopics: new RegExp(
    `^(?:${DAY}|${MONTH}|${NUMBER}|\\p{N}.*|(?:woche|tag|monat|jahr|stunde|minute|uhr|morgen|vormittag|mittag|nachmittag|abend|nacht|wochenende|frühling|frühjahr|sommer|herbst|winter|euro|cent|prozent|ding|sache|leute|mensch|mann|frau|herr|herrn|person|ende|anfang|teil|punkt|frage|idee|abstimmung|stück|moment|problem|beispiel|thema|mal|heute|gestern|morgen|fall|weg|seite|grund|hälfte|rest|zeit|ecke|wort|sitzung|runde|name|meter|kilometer|liter|tasche|kopf|hand|kollege|kollegin|kollegen|zahl|ganze|bisschen|paar|schluss|danke|bitte|ja|nein|gut|glückwunsch|null|komma)(?:e|en|er|n|s|es)?)$`,
    'iu',
  ),
  neverNames:
    /^(?:(?:un)?(?:angenehm|wichtig|richtig|falsch|möglich|schön|gut|schlecht|gewöhnlich|nötig|sicher|klar|lieb|groß|klein|neu|alt|eigentlich|einfach|schwierig|leicht|schwer|offen|fertig|voll|leer|teuer|teur|billig|ganz|ander|einzig|nächst|letzt|erst|best|schlimm|schlimmst|größt|kleinst|meist)(?:e[rsnm]?|er(?:e[rsnm]?))?)$/iu,
  endsTitle:
    /^(?:ist|sind|war|waren|hat|haben|kann|können|wird|werden|muss|müssen|soll|sollen|will|wollen|darf|ich|du|wir|ihr|sie|er|es|der|welche[rsmn]?|weil|dass|wenn|ob|aber|also|da|wo|wie|was|wer|bitte|jetzt|heute|noch|ganz|hatte|hatten|hattest|gibt|geht|kommt|steht|brauchen|möchte|würde|schon|nochmal|machen|nicht)$/iu,
  clauses: {
    question:
      /^(?:(?:was|wer|wen|wem|wann|wo|wie|warum|wieso|welche[rsmn]?) \p{L}+|(?:kannst|könntest|würdest|machst|hast|bist|weißt|willst|kann|können|haben|sind|brauchen|müssen|sollen|wollen|ist|hat|gibt) (?:du|wir|jemand|ihr|ich|es|das)|soll ich)$/iu,
    address: /^(?:kannst|könntest|würdest|machst|hast|bist|magst|willst) du$/iu,
    clause:
      /^(?:(?:ich|wir|du|er|man) \p{L}+|dann \p{L}+|das (?:ist|sind|war|wird|hat|geht|kostet|machen|müssen|können)|es (?:ist|gibt|geht|wird|hat|war))$/iu,
    binding: wordSet(
      'und|aber|oder|weil|dass|wenn|ob|als|was|wer|wie|wo|warum|der|die|das|den|dem|denn|sondern|bis|damit|obwohl|während|zu|ist|sind|hat|haben|kann|können|wird|werden|muss|müssen|soll|sollen|will|wollen|dann|da|so|wäre|hätte|würde|machen|nehmen|welche|nicht|mit|für|auf|an|in|bei|von|also|ja|schon|noch|auch|brauchen|sollten|könnten',
    ),
  },
  marks: germanMarks,
  opening: germanOpening,
  settling: germanSettling,
  joining: germanJoining,
  genres: germanGenres,
  takingOn: germanTakingOn,
  answers: germanAnswers,
  delegating: germanDelegating,
  wishes: germanWishes,
  explaining: germanExplaining,
  things: germanThings,
  memo: germanMemo,
  duties: germanDuties,
  telling: germanTelling,
  phrases,
};
