import { CARD_GAP } from '@notelark/api/study-cards';
import type { StudyCard } from '@notelark/api/study';
import { Fragment } from 'react';
import { studyScreen } from '../../messages/index.ts';

interface CardTextProps {
  card: Pick<StudyCard, 'kind' | 'front' | 'back'>;
  revealed: boolean;
}

/** The front of a card; its gaps are filled once the answer is shown. */
export function CardFront({ card: { kind, front, back }, revealed }: CardTextProps) {
  if (kind !== 'cloze') return front;
  const [first = '', ...parts] = front.split(CARD_GAP);
  return (
    <>
      {first}
      {parts.map((part, at) => {
        const [mark = ''] = PUNCTUATION.exec(part) ?? [];
        return (
          // The parts of a text have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={at}>
            <span className={revealed ? undefined : 'whitespace-nowrap'}>
              <Gap words={revealed ? back : null} />
              {mark}
            </span>
            {part.slice(mark.length)}
          </Fragment>
        );
      })}
    </>
  );
}

/** Stays in the line of the gap before it. */
const PUNCTUATION = /^[\p{Po}\p{Pe}\p{Pf}]+/u;

function Gap({ words }: { words: string | null }) {
  if (words !== null)
    return (
      <mark className="rounded-sm bg-accent-wash px-1 font-semibold text-accent-text">{words}</mark>
    );
  return (
    <>
      <span aria-hidden="true" className="inline-block w-20 border-b-2 border-accent" />
      <span className="sr-only">{studyScreen.gap}</span>
    </>
  );
}
