/**
 * German main clauses have the verb in second place. Where `also` or `nun` stands first, the subject follows the verb: without the
 * opener the sentence would be a question.
 */

/** Openers that take the first place of a sentence. Behind a comma they take none: `Also, die Pumpe tropft.` */
const OPENER = String.raw`(?:(?:[Uu]nd|[Aa]ber|[Jj]a|[Gg]ut|[Oo]kay),? )?(?:[Aa]lso|[Nn]un|[Ee]hrlich gesagt|[Oo]ffen gesagt)`;
const IRREGULAR =
  'ist|sind|war|waren|wäre|wären|hat|haben|hatte|hatten|wird|werden|wurde|wurden|würde|würden|kann|können|konnte|konnten|muss|müssen|' +
  'musste|mussten|soll|sollen|sollte|sollten|darf|dürfen|durfte|durften|will|wollen|wollte|wollten|mag|möchte|möchten|weiß|wissen|' +
  'kam|kamen|ging|gingen|gab|blieb|blieben|lag|lagen|stand|standen|fiel|fielen';
/** Any word in `t`, `te` or `ten` may be a verb, and before a plural one in `n`; but for these. */
const NO_VERB =
  '(?!(?:heute|nicht|jetzt|dort|erst|selbst|meist|fast|sonst|zuletzt|zuerst|mit|seit|laut|samt|statt|links|rechts|gut|leicht|gegen|wegen|neben|zwischen|morgen|gestern|oben|unten|außen)(?!\\p{L}))';
const VERB = String.raw`(?:${IRREGULAR}|${NO_VERB}\p{Ll}{2,}te?n?|${NO_VERB}\p{Ll}{2,}e(?= [Ii]ch(?: |[,.]))|${NO_VERB}\p{Ll}{2,}n(?= (?:[Ww]ir|[Ss]ie|die|alle|viele|beide|manche|einige) ))`;
const ARTICLE =
  '(?:der|die|das|ein|eine|kein|keine|(?:unser|mein|dein|sein|ihr|euer)e?|dies(?:er|e|es)|jed(?:er|e|es)|alle|viele|beide|manche|einige)';
/** A pronoun, a noun phrase, or a noun or name alone. */
const SUBJECT = String.raw`(?:(?:[Ee]s|[Dd]as|[Ee]r|[Ss]ie|[Ww]ir|[Mm]an|[Ii]ch|[Dd]ies)(?= \p{Ll})|${ARTICLE} (?:\p{Ll}+e[rsn]? ){0,2}\p{Lu}[\p{L}-]+|\p{Lu}[\p{L}-]+)`;

const INVERTED = new RegExp(
  String.raw`^${OPENER} (?<verb>${VERB}) (?<subject>${SUBJECT})(?<rest>(?= |[,.]).*)$`,
  'su',
);

const OF_ALL =
  /^(?:(?:also|und|dann|okay|ok|gut|so|oder|ja),? )*(?<verb>\p{L}+e?n) wir(?<rest>(?= |[,.]|$).*)$/isu;
const MODAL = /^(?:sollen|sollten|wollen|können|könnten)$/iu;

/** `Bleiben wir` as `Wir bleiben`, `Sollen wir um neun anfangen` as `Um neun anfangen`. */
export function statedInGerman(question: string): string {
  const { verb, rest } = OF_ALL.exec(question)?.groups ?? {};
  if (verb === undefined || rest === undefined) return question;
  return MODAL.test(verb)
    ? rest.replace(/^(?: (?:nicht|doch|mal|vielleicht))* /u, '')
    : `Wir ${verb.toLowerCase()}${rest}`;
}

const CONCLUDED = /^(?:[Dd]ann|[Ss]omit) (?<verb>\p{Ll}+n) wir(?<rest>(?= ).*)$/su;

/** `Dann nehmen wir den Ofen.`, once it is decided, as `Wir nehmen den Ofen.` */
export function concludedInGerman(text: string): string {
  const { verb, rest } = CONCLUDED.exec(text)?.groups ?? {};
  return verb === undefined || rest === undefined ? text : `Wir ${verb}${rest}`;
}

/** `Also ist Ton feiner als Sand.` as `Ton ist feiner als Sand.`; other sentences stay as they are. */
export function withoutFrontedOpener(text: string): string {
  const { verb, subject, rest } = INVERTED.exec(text)?.groups ?? {};
  if (verb === undefined || subject === undefined || rest === undefined) return text;
  return `${subject.replace(/^\p{Ll}/u, (first) => first.toUpperCase())} ${verb}${rest}`;
}
