import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../lib/format.ts';
import { studyScreen } from '../../messages/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { counted } from './counts.ts';
import { formatNext } from './intervals.ts';

interface DoneProps {
  reviewed: number;
  nextDue: string | null;
  /** New cards that wait for another day. */
  heldBack: number;
}

/** Nothing is due: when the next card comes. */
export function Done({ reviewed, nextDue, heldBack }: DoneProps) {
  const [now] = useState(() => new Date());
  return (
    <div role="status">
      <EmptyState icon={CircleCheck} title={studyScreen.doneTitle}>
        <p>
          {reviewed > 0 && `${counted(studyScreen.reviewed, reviewed)} `}
          {nextDue !== null && fill(studyScreen.next, { when: formatNext(now, nextDue) })}
          {nextDue === null && heldBack === 0 && studyScreen.noNext}
        </p>
        {heldBack > 0 && <p>{counted(studyScreen.heldBack, heldBack)}</p>}
      </EmptyState>
    </div>
  );
}
