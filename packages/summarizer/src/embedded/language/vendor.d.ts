declare module 'snowball-stemmers' {
  interface Stemmer {
    stem(word: string): string;
  }
  const stemmers: { newStemmer(algorithm: string): Stemmer };
  export default stemmers;
}

declare module 'stopword' {
  const lists: Record<string, string[]>;
  export default lists;
}
