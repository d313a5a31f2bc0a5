import type { VocabularyOwner } from '@notelark/api/vocabulary-limits';
import { useId } from 'react';
import { Link } from 'react-router';
import { vocabularyScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const words = {
  own: {
    title: vocabularyScreen.title,
    text: vocabularyScreen.cardText,
    open: vocabularyScreen.open,
    to: '/vocabulary',
  },
  team: {
    title: vocabularyScreen.teamTitle,
    text: vocabularyScreen.teamText,
    open: vocabularyScreen.openTeam,
    to: '/vocabulary?tab=team',
  },
} as const;

/** Leads to a vocabulary. */
export function VocabularyCard({ of }: { of: VocabularyOwner }) {
  const heading = useId();
  const { title, text, open, to } = words[of];
  return (
    <section aria-labelledby={heading}>
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <h2 id={heading} className="text-lg font-semibold">
            {title}
          </h2>
          <p className="text-sm text-ink-soft">{text}</p>
        </div>
        <Button variant="secondary" className="w-fit" asChild>
          <Link to={to}>{open}</Link>
        </Button>
      </Card>
    </section>
  );
}
