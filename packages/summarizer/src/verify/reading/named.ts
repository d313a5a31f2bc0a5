import type { Sentence } from './sentences.ts';
import type { SourceReading } from './source.ts';

/** Names that are of no speaker, full ones included: who speaks is seldom named where they do something. */
export function namesIn({ tokens }: Pick<Sentence, 'tokens'>, source: SourceReading): string[] {
  const isName = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && /^\p{Lu}/u.test(token.text) && source.persons.has(token.folded);
  };
  const isSpeaker = (at: number): boolean => source.speakerNames.has(tokens[at]?.folded ?? '');
  return tokens
    .filter((_, at) => isName(at) && ![at - 1, at, at + 1].some(isSpeaker))
    .map(({ folded }) => folded);
}
