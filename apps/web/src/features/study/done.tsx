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
}

/** Nothing is due: when the next card comes. */
export function Done({ reviewed, nextDue }: DoneProps) {
  const [now] = useState(() => new Date());
  return (
    <div role="status">
      <EmptyState icon={CircleCheck} title={studyScreen.doneTitle}>
        <p>
          {reviewed > 0 && `${counted(studyScreen.reviewed, reviewed)} `}
          {nextDue === null
            ? studyScreen.noNext
            : fill(studyScreen.next, { when: formatNext(now, nextDue) })}
        </p>
      </EmptyState>
    </div>
  );
}
