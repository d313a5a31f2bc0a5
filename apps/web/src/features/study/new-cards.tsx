import type { StudyOverview } from '@notelark/api/study';
import { studyScreen } from '../../messages/index.ts';
import { Select } from '../../ui/select.tsx';
import { useNewCardsPerDay } from './queries.ts';

const CHOICES = [0, 5, 10, 15, 20, 30, 50, 100];

/** How many new cards a day the learner takes up. */
export function NewCardsPerDay({ newCards: { perDay } }: Pick<StudyOverview, 'newCards'>) {
  const change = useNewCardsPerDay();
  const shown = change.variables ?? perDay;
  const choices = [...new Set([...CHOICES, perDay])].toSorted((a, b) => a - b);
  return (
    <Select
      label={studyScreen.newPerDay}
      value={String(change.isPending ? shown : perDay)}
      onChange={(chosen) => change.mutate(Number(chosen))}
      options={choices.map((count) => ({
        value: String(count),
        label: count === 0 ? studyScreen.noNewCards : String(count),
      }))}
      className="w-24"
    />
  );
}
