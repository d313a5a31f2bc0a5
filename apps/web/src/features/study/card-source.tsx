import type { StudyCard } from '@notelark/api/study';
import { CARD_GAP } from '@notelark/api/study-cards';
import { ArrowUpRight, Pause, Play } from 'lucide-react';
import { Link } from 'react-router';
import { fill, formatTime } from '../../lib/format.ts';
import { studyScreen } from '../../messages/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useMoment } from './use-moment.ts';

/** Where a card comes from: its passage, and the way to the moment. */
export function CardSource({ card }: { card: StudyCard }) {
  const { title, quote, start, link, changed } = card.source;
  const moment = useMoment(card);
  return (
    <footer className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5 text-sm text-ink-soft">
      {!isShown(card) && (
        <blockquote className="border-l-2 border-line-strong pl-3 wrap-anywhere">
          {quote}
        </blockquote>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 max-w-full truncate">
          {start === null
            ? fill(studyScreen.from, { title })
            : fill(studyScreen.fromMoment, { title, time: formatTime(start) })}
        </span>
        {changed && <Badge>{studyScreen.changed}</Badge>}
        {link === null ? (
          <Badge>{studyScreen.deleted}</Badge>
        ) : (
          <span className="flex flex-wrap items-center gap-2">
            {start !== null && (
              <Button size="s" variant="ghost" onClick={moment.toggle}>
                {moment.playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
                {moment.playing ? studyScreen.pause : studyScreen.play}
              </Button>
            )}
            <Button asChild size="s" variant="ghost">
              <Link to={link}>
                <ArrowUpRight aria-hidden="true" />
                {studyScreen.open}
              </Link>
            </Button>
          </span>
        )}
      </div>
    </footer>
  );
}

/** Whether the card says the same as its passage already. */
function isShown({ kind, front, back, source: { quote } }: StudyCard): boolean {
  const stated = kind === 'cloze' ? front.replaceAll(CARD_GAP, () => back) : back;
  return lettersOf(stated) === lettersOf(quote);
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
