import { speakerWords } from '../../messages/index.ts';
import { Pencil } from 'lucide-react';
import { createContext, use } from 'react';
import { fill } from '../../lib/format.ts';

/** Asks for another name of a speaker; null where names can't be changed. */
export const AskSpeakerName = createContext<((name: string) => void) | null>(null);

/** Who speaks: a button to say who that is, where it may be said. */
interface SpeakerNameProps {
  name: string;
  color: string;
}

export function SpeakerName({ name, color }: SpeakerNameProps) {
  const ask = use(AskSpeakerName);
  if (ask === null)
    return (
      <strong style={{ color }} className="block font-semibold">
        {name}
      </strong>
    );
  return (
    <button
      type="button"
      aria-label={fill(speakerWords.rename, { name })}
      onClick={() => ask(name)}
      style={{ color }}
      className="group flex items-center gap-1 rounded-sm font-semibold underline-offset-4 hover:underline"
    >
      {name}
      <Pencil
        className="size-3 text-ink-faint opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        aria-hidden="true"
      />
    </button>
  );
}
