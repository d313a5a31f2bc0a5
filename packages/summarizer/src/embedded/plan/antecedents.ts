/** How a sentence of written text calls those whom only the sentence before names, by language. */
interface PointsBack {
  /** A pronoun, possessive or demonstrative with which it begins, or that stands behind a few small words. */
  first: string;
  /** A report of what someone says, whose speaker is a pronoun or left out. */
  says: string;
}

const POINTS_BACK: Readonly<Record<string, PointsBack>> = {
  en: {
    first:
      'he|she|they|it|his|her|their|its|this|these|those|such|both|one of (?:them|these)|some of (?:them|these)|the (?:latter|former|other|others|same)',
    says: '(?:he|she|they) (?:said|says|told|adds?|added|asks?|asked|writes?|wrote|explained|argued|warned|insisted)|(?:said|says|added|asked|explained) (?:he|she|they)',
  },
  de: {
    first:
      'er|sie|ihm|ihn|ihnen|sein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|dies(?:e[nmrs]?)?|beide|jene[nmrs]?|dessen|deren|das(?! (?:\\p{Ll}+e[snrm]? )*\\p{Lu})|dort|davon|damit|dafür|dazu|darin|darauf|darum|deshalb',
    says: String.raw`(?:sagte?|sagten|rechnete?|rechneten|meinte?|erklärte?|erzählte?|fragte?|berichtete?|warnte?|betonte?|kündigte?|schätzte?) (?:er|sie)(?: (?:vor|an|aus))?`,
  },
  fr: {
    first: String.raw`ils?(?! (?:y a|faut|faudrait|s['’]agit|reste|pleut)(?!\p{L}))|elles?|son|sa|ses|leurs?|cet(?:te)?|ces|ce|celui-ci|celle-ci|ceux-ci|cela|tous deux|toutes deux`,
    says: '(?:dit|assure|explique|raconte|ajoute|résume|dénonce|affirme|poursuit|estime|lance|répond|glisse|précise)(?:-t)?-(?:il|elle|ils|elles)',
  },
  es: {
    first:
      'él|ella|ellos|ellas|su|sus|est[eao]s?|es[eao]s?|aquel(?:la|los|las)?|ambos|ambas|dich[oa]s?|ello',
    says: '(?:asegura|afirma|dice|dijo|explica|explicó|añade|añadió|cuenta|contó|señala|defendió|advierte|lamenta|recuerda)(?=[,.]| (?:él|ella|ellos|ellas)(?!\\p{L}))',
  },
};

/** Small words before the pronoun, and a number: `Together they supply …`, `410 hat sie beisammen`. */
const BEFORE = String.raw`(?:[\p{N}.,]+ )?(?:\p{Lu}?\p{Ll}+ ){0,2}?`;

const PATTERNS = new Map(
  Object.entries(POINTS_BACK).map(([tag, { first, says }]) => {
    const capital = first.replaceAll(
      /(^|\|)(\p{Ll})/gu,
      (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`,
    );
    return [
      tag,
      new RegExp(
        String.raw`^[“„«"]?(?:(?:${capital})|${BEFORE}(?:${first}))(?!\p{L})|(?<!\p{L})(?:${says})(?!\p{L})|^[“„«"][^“„”«»"]*[“”»"][.!?]?$`,
        'u',
      ),
    ];
  }),
);

/** A quotation of several sentences of which this is not all: it begins or ends in another one. */
export function breaksQuotation(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0;
  const low = count(/„/gu);
  const [open, close] = low > 0 ? [low, count(/[“”]/gu)] : [count(/“/gu), count(/”/gu)];
  return open !== close || count(/«/gu) !== count(/»/gu) || count(/"/gu) % 2 === 1;
}

/**
 * Whether a sentence of written text is about someone or something that only the sentence before names: `His shop is right behind
 * the gate`, `That alone adds 600,000 pounds`. Of languages that are not known: no.
 */
export function pointsToSentenceBefore(text: string, language: string | null): boolean {
  return PATTERNS.get(language ?? '')?.test(text) ?? false;
}

/** In an article: a line in the head of a memo, a question that someone called out, and what is quoted without who says it. */
const NO_FACT =
  /^(?:(?:from|to|cc|subject|date|von|an|betreff|datum|de|à|objet|para|asunto|fecha) ?: |["“„«»] ?¿?[^"”“»«]*(?:\? ?["”“»«]|[.!…] ?["”“»«]$))/iu;

/** Whether a sentence of an article may state a fact. */
export const mayBeFact = (text: string): boolean => !NO_FACT.test(text);
