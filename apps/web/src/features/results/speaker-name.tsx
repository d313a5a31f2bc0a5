import { speakerWords } from '../../messages/index.ts';
import { Pencil } from 'lucide-react';
import { createContext, use } from 'react';
import { fill } from '../../lib/format.ts';

/** Asks for another name of a speaker; null where names can't be changed. */
export const AskSpeakerName = createContext<((name: string) => void) | null>(null);

/** Who speaks: a button to say who that is, where it may be said. */
export function SpeakerName({ name }: { name: string }) {
  const ask = use(AskSpeakerName);
  if (ask === null) return <strong className="mr-2 font-semibold">{name}</strong>;
  return (
    <button
      type="button"
      aria-label={fill(speakerWords.rename, { name })}
      onClick={() => ask(name)}
      className="group mr-2 inline-flex items-center gap-1 rounded-sm font-semibold underline-offset-4 hover:underline"
    >
      {name}
      <Pencil
        className="size-3 text-ink-faint opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        aria-hidden="true"
      />
    </button>
  );
}
