import type { LucideIcon } from 'lucide-react';
import { ChoiceCard } from '../../ui/choice-card.tsx';

interface Choice {
  icon: LucideIcon;
  title: string;
  hint: string;
  onChoose: () => void;
}

/** What to start with: a file or a text. */
export function SourceChoice({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <div role="group" aria-label={label} className="grid gap-5 sm:grid-cols-2">
      {choices.map(({ onChoose, ...choice }) => (
        <ChoiceCard key={choice.title} action={onChoose} {...choice} />
      ))}
    </div>
  );
}
