import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { ChoiceContent, choiceLook } from '../../ui/choice-card.tsx';

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
      {choices.map((choice) => (
        <ChoiceButton key={choice.title} {...choice} />
      ))}
    </div>
  );
}

function ChoiceButton({ icon, title, hint, onChoose }: Choice) {
  const id = useId();
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      className={choiceLook}
    >
      <ChoiceContent
        icon={icon}
        title={title}
        hint={hint}
        titleId={`${id}-title`}
        hintId={`${id}-hint`}
      />
    </button>
  );
}
