import stemmers from 'snowball-stemmers';

/** About 4 MB of words; a language's most frequent words fill only a part of it. */
const MOST_REMEMBERED = 50_000;

/**
 * A Snowball stemmer that remembers its answers: a word of a three-hour talk comes back dozens of times, and stemming is
 * the dearest step of reading it.
 *
 * @param algorithm the library's name of it: `english`, `german`
 */
export function stemmerOf(algorithm: string): Stem {
  const present = started.get(algorithm);
  if (present) return present;
  const stem = remembering(algorithm);
  started.set(algorithm, stem);
  return stem;
}

type Stem = (word: string) => string;

const started = new Map<string, Stem>();

function remembering(algorithm: string): Stem {
  const stemmer = stemmers.newStemmer(algorithm);
  const remembered = new Map<string, string>();
  return (word) => {
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const stem = stemmer.stem(word);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, stem);
    return stem;
  };
}
