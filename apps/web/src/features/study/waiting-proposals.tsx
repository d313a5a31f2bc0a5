import type { WaitingProposals as Waiting } from '@notelark/api/study';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { studyScreen } from '../../messages/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { counted } from './counts.ts';

/** Where cards wait to be approved or dropped. */
export function WaitingProposals({ proposals }: { proposals: readonly Waiting[] }) {
  return (
    <section aria-labelledby="proposals" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-0.5">
        <h2 id="proposals" className="text-sm font-semibold text-ink-soft">
          {studyScreen.proposals}
        </h2>
        <p className="text-sm text-ink-soft">{studyScreen.proposalsText}</p>
      </div>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {proposals.map(({ resultId, title, cards }) => (
          <li key={resultId}>
            <Link
              to={`/study/${resultId}`}
              className="flex min-h-13 items-center gap-3 px-4 py-2.5 text-sm text-ink no-underline hover:bg-raised"
            >
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {title}
              </span>
              <Badge tone="accent">{counted(studyScreen.proposed, cards)}</Badge>
              <ChevronRight className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
