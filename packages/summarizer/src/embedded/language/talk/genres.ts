/** What shows listen to and what articles are made of: each a pattern's source, its wordings parted by bars. */
interface GenreWords {
  show: string;
  showAside: string;
  source: string;
  why: string;
  /** A pronoun, possessive or demonstrative with which a sentence begins, or that stands behind a few small words. */
  first: string;
  /** A report of what someone says, whose speaker is a pronoun or left out. */
  says: string;
  /** Counts the parts of instructions: `step`. */
  step: string;
  /** Heads of the lines above a memo: `from`, `subject`. */
  heads: string;
  month: string;
  /** Behind the number of a day, before the month: `st of`; may be empty. */
  behindDay: string;
}

/** By which words a show for listeners and a written article are known and read. */
export interface Genres {
  /** Greets listeners, or names the show: what follows is no meeting. */
  show: RegExp;
  /** Asks to subscribe, thanks a sponsor, tells what the next show is about: nothing of what the show is about. */
  showAside: RegExp;
  /** In an article: someone is named as the source of what is said. */
  source: RegExp;
  /** In an article: why something is so. */
  why: RegExp;
  /**
   * A sentence of written text about someone or something that only the sentence before names: `His shop is right behind the gate`,
   * `That alone adds 600,000 pounds`.
   */
  pointsToSentenceBefore: RegExp;
  /** Says where it stands in a row of instructions, at the start: `Step 2:`. */
  step: RegExp;
  /** A line in the head of a memo. */
  headLine: RegExp;
  /** A day, a year or a decade: it says when, not how much. Global. */
  dates: RegExp;
}

/** Small words before the pronoun, and a number: `Together they supply …`, `410 hat sie beisammen`. */
const BEFORE = String.raw`(?:[\p{N}.,]+ )?(?:\p{Lu}?\p{Ll}+ ){0,2}?`;

const anyOf = (wordings: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${wordings})(?!\p{L})`, 'iu');

/** Patterns made of a language's words for them. */
export function genresOf(words: GenreWords): Genres {
  const { show, showAside, source, why, first, says, step, heads, month, behindDay } = words;
  const capital = first.replaceAll(
    /(^|\|)(\p{Ll})/gu,
    (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`,
  );
  return {
    show: anyOf(show),
    showAside: anyOf(showAside),
    source: anyOf(source),
    why: anyOf(why),
    pointsToSentenceBefore: new RegExp(
      String.raw`^[“„«"]?(?:(?:${capital})|${BEFORE}(?:${first}))(?!\p{L})|(?<!\p{L})(?:${says})(?!\p{L})|^[“„«"][^“„”«»"]*[“”»"][.!?]?$`,
      'u',
    ),
    step: new RegExp(
      String.raw`^(?:(?:${step}) \p{N}{1,2} ?[:.–—-] ?|\p{L}{3,} (?:${step}) ?[:,] )`,
      'iu',
    ),
    headLine: new RegExp(String.raw`^(?:${heads}) ?: `, 'iu'),
    dates: new RegExp(
      String.raw`(?<!\p{L})\d{1,2}${behindDay} (?:${month})(?!\p{L})|(?<!\p{L})(?:${month}) \d{1,2}(?!\p{N})|(?<![\p{N}.,])(?:1[5-9]|20)\d\ds?(?![\p{N}.,]?\p{N}| ?(?:%|€|\p{L}*meter|euros?|kilo))`,
      'giu',
    ),
  };
}
