import type { StudyOverview } from '@notelark/api/study';
import { studyScreen } from '../../messages/index.ts';
import { NewCardsPerDay } from './new-cards.tsx';

/** How far the cards are, and how many are remembered. */
export function StudyProgress({
  progress,
  newCards,
}: Pick<StudyOverview, 'progress' | 'newCards'>) {
  const { fresh, learning, young, mature, retention, reviewedToday } = progress;
  const facts = [
    [studyScreen.reviewedToday, reviewedToday],
    [studyScreen.newLeft, Math.min(fresh, newCards.left)],
    [studyScreen.fresh, fresh],
    [studyScreen.learning, learning],
    [studyScreen.young, young],
    [studyScreen.mature, mature],
    [
      studyScreen.retention,
      retention === null ? studyScreen.noRetention : `${Math.round(retention * 100)} %`,
    ],
  ] as const;
  return (
    <section aria-labelledby="progress" className="grid content-start gap-3">
      <h2 id="progress" className="flex min-h-9 items-center text-sm font-semibold text-ink-soft">
        {studyScreen.progress}
      </h2>
      <dl className="grid gap-2.5 rounded-md border border-line bg-surface px-4 py-3.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="shrink-0 font-medium tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex items-center justify-between gap-4 border-t border-line pt-2.5">
          <dt className="text-ink-soft">{studyScreen.newPerDay}</dt>
          <dd>
            <NewCardsPerDay newCards={newCards} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
