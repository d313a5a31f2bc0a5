import type { Result } from '@notelark/api/library';
import {
  cardScreen,
  dashboardScreen,
  liveScreen,
  resultScreen,
  sharing,
} from '../../messages/index.ts';
import { ArrowLeft, CalendarDays, GraduationCap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { fill, formatClock, formatDay, formatLength } from '../../lib/format.ts';
import { sells } from '../../lib/sells.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Block } from './blocks.ts';
import { ExportMenu } from './download-menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { ReceiptRow } from './receipt.tsx';
import { ShareButton } from './share-button.tsx';
import { speakerColors } from './speakers.ts';
import { TitleEditor } from './title-editor.tsx';

interface ResultHeaderProps {
  result: Result;
  blocks: readonly Block[];
  /** Where it is filed. */
  labels: ReactNode;
  onFile: () => void;
  onDelete: () => void;
  /** More about the whole of it. */
  children?: ReactNode;
}

/** What it is, and what can be done with the whole of it: nothing by someone who came by a shared link. */
export function ResultHeader(props: ResultHeaderProps) {
  const { result, blocks, labels, onFile, onDelete, children } = props;
  const [renaming, setRenaming] = useState(false);
  return (
    <div className="grid gap-2 pb-3 sm:-mt-5 sm:pb-5">
      <div className="-mx-3 flex min-h-11 items-center justify-between gap-2 print:hidden">
        {result.mine ? (
          <>
            <Button asChild variant="ghost" className="px-3">
              <Link to="/dashboard">
                <ArrowLeft aria-hidden="true" />
                {resultScreen.dashboard}
              </Link>
            </Button>
            <div className="flex sm:gap-1">
              <ShareButton result={result} />
              <ExportMenu result={result} />
              <MoreMenu
                result={result}
                onRename={() => setRenaming(true)}
                onFile={onFile}
                onDelete={onDelete}
              />
            </div>
          </>
        ) : (
          <Visitor result={result} />
        )}
      </div>
      <TitleEditor result={result} editing={renaming} onEditing={setRenaming} />
      <Facts result={result} blocks={blocks} labels={labels} />
      <ReceiptRow result={result} />
      {children}
    </div>
  );
}

/** The way of a reader who did not make it: a colleague, or someone with the link. */
function Visitor({ result }: { result: Result }) {
  if (result.maker === null) return <Badge className="ml-3">{sharing.readOnly}</Badge>;
  return (
    <>
      <Button asChild variant="ghost" className="px-3">
        <Link to="/dashboard?tab=team">
          <ArrowLeft aria-hidden="true" />
          {resultScreen.dashboard}
        </Link>
      </Button>
      <div className="flex items-center gap-2">
        <Badge className="max-w-64">
          <span className="truncate">{fill(sharing.byColleague, { maker: result.maker })}</span>
        </Badge>
        <ExportMenu result={result} />
        {result.work.status === 'ready' && (
          <Button asChild variant="ghost" size="icon">
            <Link to={`/study/${result.id}`} aria-label={cardScreen.menu}>
              <GraduationCap aria-hidden="true" />
            </Link>
          </Button>
        )}
      </div>
    </>
  );
}

const MOST_PEOPLE = 6;

/** When, how long, who, and where it is filed. */
function Facts({
  result: { source, event, deletedFrom },
  blocks,
  labels,
}: Pick<ResultHeaderProps, 'result' | 'blocks' | 'labels'>) {
  const people = [...speakerColors(blocks)];
  const length =
    source.kind === 'text' || source.durationSeconds === null
      ? null
      : formatLength(source.durationSeconds);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <time dateTime={source.createdAt}>
        {formatDay(source.createdAt)}, {formatClock(source.createdAt)}
      </time>
      {length !== null && <span>{length}</span>}
      {event !== null && (
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <CalendarDays aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="truncate">{fill(resultScreen.duringEvent, { title: event.title })}</span>
        </span>
      )}
      {people.slice(0, MOST_PEOPLE).map(([name, color]) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2 rounded-full" style={{ background: color }} />
          {name}
        </span>
      ))}
      {people.length > MOST_PEOPLE && <span>+{people.length - MOST_PEOPLE}</span>}
      <span className="flex flex-wrap gap-1 empty:hidden print:hidden">{labels}</span>
      {deletedFrom !== null && (
        <span className="text-danger-text print:hidden">
          {fill(dashboardScreen.deletedOn, { day: formatDay(deletedFrom) })}
          {sells() && (
            <Link to="/pricing" className="ml-3 underline">
              {liveScreen.viewPlans}
            </Link>
          )}
        </span>
      )}
    </p>
  );
}
