declare module 'snowball-stemmers' {
  interface Stemmer {
    stem(word: string): string;
  }
  const stemmers: { newStemmer(algorithm: string): Stemmer };
  export default stemmers;
}

declare module 'stopword' {
  const lists: Record<string, string[]>;
  export const eng: string[];
  export const deu: string[];
  export const fra: string[];
  export const spa: string[];
  export default lists;
}
