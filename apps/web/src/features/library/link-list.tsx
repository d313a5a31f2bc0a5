import type { Link as BroughtLink } from '@notelark/api/links';
import { RotateCcw, X } from 'lucide-react';
import { Link } from 'react-router';
import { linkScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { isUnderWay, useFeeds, useLinkChange, useLinks } from './link-queries.ts';

/** What is being brought by its address, and the podcasts that are followed; nothing where there is neither. */
export function LinkList() {
  const links = useLinks().data?.links ?? [];
  const feeds = useFeeds().data?.feeds ?? [];
  const unfollow = useLinkChange((id: string) =>
    request('DELETE /api/feeds/{id}', { params: { id } }),
  );
  return (
    <>
      {links.length > 0 && (
        <section aria-label={linkScreen.list} className="mt-10 grid gap-2">
          <h2 className="text-base font-semibold">{linkScreen.list}</h2>
          <ul className="grid gap-1">
            {links.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        </section>
      )}
      {feeds.length > 0 && (
        <section aria-label={linkScreen.feeds} className="mt-8 grid gap-2">
          <h2 className="text-base font-semibold">{linkScreen.feeds}</h2>
          <ul className="grid gap-1">
            {feeds.map(({ id, title, error }) => (
              <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3">
                <span className="min-w-0 flex-1 truncate">{title}</span>
                {error && <span className="text-sm text-danger-text">{error.message}</span>}
                <Button
                  variant="ghost"
                  size="s"
                  aria-label={fill(linkScreen.unfollowOf, { title })}
                  onClick={() => unfollow.mutate(id)}
                >
                  {linkScreen.unfollow}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function LinkRow({ link }: { link: BroughtLink }) {
  const { id, title, state, error, receivedBytes, totalBytes, summaryId } = link;
  const remove = useLinkChange(() => request('DELETE /api/links/{id}', { params: { id } }));
  const retry = useLinkChange(() => request('POST /api/links/{id}/retry', { params: { id } }));
  const underWay = isUnderWay(link);
  const removeLabel = underWay ? linkScreen.cancelOf : linkScreen.removeOf;
  return (
    <li className="grid gap-1 border-b border-line py-2">
      <div className="flex min-h-11 items-center gap-3">
        <span className="min-w-0 flex-1 truncate">{title}</span>
        <span className="shrink-0 text-sm text-ink-faint">{linkScreen.states[state]}</span>
        {summaryId !== null && (
          <Link
            to={`/results/${summaryId}`}
            className="shrink-0 text-sm text-accent-text underline"
          >
            {linkScreen.viewResults}
          </Link>
        )}
        {(state === 'failed' || state === 'cancelled') && (
          <Button
            variant="ghost"
            size="s"
            aria-label={fill(linkScreen.retryOf, { title })}
            disabled={retry.isPending}
            onClick={() => retry.mutate(undefined)}
          >
            <RotateCcw aria-hidden="true" />
            {linkScreen.retry}
          </Button>
        )}
        <Button
          variant="ghost"
          size="s"
          aria-label={fill(removeLabel, { title })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      {underWay && (
        <Progress
          label={fill(linkScreen.progressOf, { title })}
          value={totalBytes === null ? null : receivedBytes / Math.max(1, totalBytes)}
        />
      )}
      {error && <p className="text-sm text-danger-text">{error.message}</p>}
    </li>
  );
}
