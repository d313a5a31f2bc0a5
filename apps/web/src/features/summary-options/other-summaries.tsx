import type { OtherSummary, Result } from '@notelark/api/library';
import { languageName } from '@notelark/api/languages';
import { templateList } from '@notelark/api/templates';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { request } from '../../lib/client.ts';
import { fill, formatClock, formatDay } from '../../lib/format.ts';
import { changesWords, outputTypeNames, summaryOptionsWords } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';

interface OtherSummariesProps {
  result: Result;
  onOpen: () => void;
  onCompare: (id: string) => void;
}

/** The ways back to what was made of the same source before, or in another way; nothing where there is none. */
export function OtherSummaries({ result, onOpen, onCompare }: OtherSummariesProps) {
  const { data } = useQuery({
    queryKey: ['result', result.id, 'others'],
    queryFn: ({ signal }) =>
      request('GET /api/summaries/{id}/others', { params: { id: result.id }, signal }),
    // Each that is made adds one.
    staleTime: 0,
  });
  const others = data?.summaries ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-label={summaryOptionsWords.others} className="grid gap-2">
      <h3 className="text-sm font-semibold">{summaryOptionsWords.others}</h3>
      <ul className="grid max-h-40 gap-1 overflow-y-auto">
        {others.map((other) => (
          <li key={other.id} className="flex items-center gap-1">
            <Link
              to={`/results/${other.id}`}
              onClick={onOpen}
              className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 rounded-sm px-2 py-1 text-sm text-ink no-underline hover:bg-raised max-sm:min-h-11"
            >
              <span>{nameOf(other)}</span>
              <time dateTime={other.createdAt} className="text-xs text-ink-faint">
                {timeOf(other)}
              </time>
            </Link>
            {other.outputType === result.outputType && result.work.status === 'ready' && (
              <Button
                variant="ghost"
                size="s"
                className="max-sm:h-11"
                aria-label={fill(changesWords.compareWith, {
                  name: nameOf(other),
                  time: timeOf(other),
                })}
                onClick={() => onCompare(other.id)}
              >
                {changesWords.compare}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const timeOf = ({ createdAt }: OtherSummary): string =>
  `${formatDay(createdAt)}, ${formatClock(createdAt)}`;

/** `Notes · Interview · German · edited`. */
function nameOf({ outputType, summaryOptions, edited }: OtherSummary): string {
  const { template, outputLanguage } = summaryOptions;
  return [
    outputTypeNames[outputType],
    templateList.find(({ id }) => id === template)?.label ?? template,
    ...(outputLanguage === null ? [] : [languageName(outputLanguage)]),
    ...(edited ? [summaryOptionsWords.edited] : []),
  ].join(' · ');
}
