import type { Result } from '@notelark/contracts/library';
import { wishesWords } from '@notelark/contracts/messages.en';
import { fill } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';

/** What a reader should know of how the notes came to be: what was asked for and could not be had. */
export function MadeHow({ result }: { result: Result }) {
  const { engine, wishes, fallbackParts, source } = result;
  if (engine === null) return null;
  const spoken = source.kind === 'upload' ? (source.transcript?.language ?? null) : null;
  const translated = wishes.outputLanguage !== null && wishes.outputLanguage !== spoken;
  const wantsModel = translated || (wishes.template === 'custom' && wishes.instructions !== '');
  return (
    <>
      {engine.id === 'embedded' && wantsModel && (
        <Alert tone="info">{wishesWords.needsModel}</Alert>
      )}
      {fallbackParts > 0 && <Alert tone="info">{fallbackSentence(fallbackParts)}</Alert>}
    </>
  );
}

const fallbackSentence = (count: number): string =>
  count === 1 ? wishesWords.fallbackParts.one : fill(wishesWords.fallbackParts.many, { count });
