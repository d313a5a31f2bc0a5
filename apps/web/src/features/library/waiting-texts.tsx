import { waitingTexts } from '../../messages/index.ts';
import { fill, formatClock, formatDay } from '../../lib/format.ts';
import type { KeptText } from '../../lib/text-drafts.ts';
import { countLabel, countText } from '../../lib/words-count.ts';
import { Button } from '../../ui/button.tsx';

interface WaitingTextsProps {
  texts: readonly KeptText[];
  onGoOn: (text: KeptText) => void;
  onDiscard: (text: KeptText) => void;
}

/** Texts that were typed here, in another tab or before, and not sent; nothing where there are none. */
export function WaitingTexts({ texts, onGoOn, onDiscard }: WaitingTextsProps) {
  if (texts.length === 0) return null;
  return (
    <section aria-label={waitingTexts.title} className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-sm font-semibold">{waitingTexts.title}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {texts.map((text) => (
          <li
            key={text.key}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line px-4 py-3"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span dir="auto" className="block truncate text-sm font-medium">
                {firstLine(text)}
              </span>
              <span className="text-xs text-ink-faint">{factsOf(text)}</span>
            </span>
            <span className="flex items-center gap-2">
              <Button
                variant="secondary"
                size="s"
                aria-label={fill(waitingTexts.goOnWith, { text: firstLine(text) })}
                onClick={() => onGoOn(text)}
              >
                {waitingTexts.goOn}
              </Button>
              <Button
                variant="ghost"
                size="s"
                aria-label={fill(waitingTexts.discardOf, { text: firstLine(text) })}
                onClick={() => onDiscard(text)}
              >
                {waitingTexts.discard}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NAME_CHARACTERS = 80;

/** What it is known by. */
const firstLine = ({ text }: KeptText): string =>
  (text.trim().split('\n')[0] ?? '').slice(0, NAME_CHARACTERS);

function factsOf({ text, editedAt }: KeptText): string {
  const count = countLabel(countText(text));
  if (editedAt === null) return count;
  const when = `${formatDay(editedAt)}, ${formatClock(editedAt)}`;
  return `${fill(waitingTexts.editedAt, { when })} · ${count}`;
}
