import type { Language } from '../embedded/language/language.ts';
import type { DocumentKind, SummaryDocument } from '../port.ts';
import { type Ground, isStop, tokensOf } from './hidden-words.ts';
import { type Candidate, isOfLength, LABEL, type Statement, standsAlone } from './statements.ts';
import type { CardWording } from './wording.ts';

const WORTH = 6;
/** Terms of the notes, and sentences that explain what something is. */
export function definitionsIn(
  statements: readonly Statement[],
  { terms, kind }: SummaryDocument,
  ground: Ground,
): Candidate[] {
  const { language, wording } = ground;
  const found = statements.flatMap(({ text, refs }): Candidate[] => {
    if (!wording || !standsAlone(text, wording, language) || !isOfLength(text)) return [];
    const front = lawAsked(text, wording) ?? termAsked(text, wording, { ground, kind });
    return front === null
      ? []
      : [{ card: { kind: 'definition', front, back: text, refs }, worth: WORTH }];
  });
  const listed = terms.flatMap(({ term, text, refs, verified }): Candidate[] =>
    verified && isTerm(term, language) && !LABEL.test(text)
      ? [
          {
            card: { kind: 'definition', front: term, back: text, refs },
            worth: WORTH - 1,
          },
        ]
      : [],
  );
  return [...found, ...listed];
}

/** The question for what a law says, where the sentence says it. */
function lawAsked(text: string, wording: CardWording): string | null {
  const law = wording.law.exec(text)?.groups?.['term'];
  return law === undefined ? null : wording.lawQuestion(lowerArticle(law));
}

/** Has its capital from the start of the sentence: `Tatsächlich ist der Strom …`. */
const GERMAN_ADVERB = /(?:lich|weise|ig|isch|ens|mals|dings|falls|bar|sam)$/u;

/** The question for a term, where the sentence explains what it is. */
function termAsked(
  text: string,
  wording: CardWording,
  { ground: { language, names }, kind }: { ground: Ground; kind: DocumentKind | undefined },
): string | null {
  const {
    article = '',
    term = '',
    verb = '',
    rest = '',
  } = wording.explains.exec(text)?.groups ?? {};
  const isExplained =
    isTerm(term, language) && !wording.praises.test(rest) && wording.specifies.test(rest);
  const isAdverb = language.tag === 'de' && article === '' && GERMAN_ADVERB.test(term);
  // The wall of an article is this one wall, and a name a person: it tells about them and explains nothing.
  const isParticular =
    kind === 'article' &&
    (wording.definite.test(article) || tokensOf(term).some(({ folded }) => names.has(folded)));
  if (!isExplained || isAdverb || isParticular) return null;
  return wording.question({
    article: article.toLowerCase(),
    verb: verb.toLowerCase(),
    term: article === '' ? inSentence(term, names, language) : term,
  });
}

const lowerArticle = (term: string): string =>
  term.replace(/^(?:The|An?|Das|Der|Die|La|Le|L['’]|El) ?/u, (article) => article.toLowerCase());

/** A term as it is written inside a sentence: names and German nouns keep their capital. */
function inSentence(term: string, names: ReadonlySet<string>, { tag }: Language): string {
  const [first = ''] = tokensOf(term);
  const keeps =
    tag === 'de' || /^\p{L}?\p{Lu}{2}/u.test(term) || (first && names.has(first.folded));
  return keeps ? term : term.charAt(0).toLocaleLowerCase() + term.slice(1);
}

/** A noun phrase without words that any sentence may have. */
function isTerm(term: string, language: Language): boolean {
  const words = tokensOf(term);
  const inside = /^(?:of|de|du|des|del|la|der|von|à|d)$/iu;
  return (
    words.length > 0 &&
    words.length <= 4 &&
    /\p{L}{3}/u.test(term) &&
    words.every(
      ({ text, folded }, at) =>
        (at > 0 && at < words.length - 1 && inside.test(text)) || !isStop(folded, language),
    ) &&
    !(language.talk?.noTopics.test(term) ?? false) &&
    !(language.talk?.generalNouns.test(term) ?? false)
  );
}
