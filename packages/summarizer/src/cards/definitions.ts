import type { Language } from '../embedded/language/language.ts';
import type { SummaryDocument } from '../port.ts';
import type { StudyCard } from './card.ts';
import { type Ground, isStop, tokensOf } from './hidden-words.ts';
import { type Candidate, isOfLength, LABEL, type Statement, standsAlone } from './statements.ts';

const WORTH = 6;
/** Terms of the notes, and sentences that explain what something is. */
export function definitionsIn(
  statements: readonly Statement[],
  { terms, kind }: SummaryDocument,
  ground: Ground,
): Candidate[] {
  const { language, wording } = ground;
  const found =
    wording && kind !== 'article'
      ? statements.flatMap((statement) => explained(statement, ground))
      : [];
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

function explained({ text, refs }: Statement, { wording, language, names }: Ground): Candidate[] {
  if (!wording) return [];
  const law = wording.law.exec(text)?.groups?.['term'];
  if (law !== undefined && standsAlone(text, wording, language) && isOfLength(text)) {
    const card: StudyCard = {
      kind: 'definition',
      front: wording.lawQuestion(lowerArticle(law)),
      back: text,
      refs,
    };
    return [{ card, worth: WORTH }];
  }
  const {
    article = '',
    term = '',
    verb = '',
    rest = '',
  } = wording.explains.exec(text)?.groups ?? {};
  const isGood =
    isTerm(term, language) &&
    standsAlone(text, wording, language) &&
    !wording.praises.test(rest) &&
    wording.specifies.test(rest) &&
    isOfLength(text);
  if (!isGood) return [];
  const asked = {
    article: article.toLowerCase(),
    verb: verb.toLowerCase(),
    term: article === '' ? inSentence(term, names, language) : term,
  };
  const card: StudyCard = { kind: 'definition', front: wording.question(asked), back: text, refs };
  return [{ card, worth: WORTH }];
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
