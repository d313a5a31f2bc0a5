import type { Episode, LinkPreview } from '@notelark/api/links';
import type { OutputType } from '@notelark/api/library';
import type { LanguageTag } from '@notelark/api/languages';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { type ReactNode, useState } from 'react';
import { linkScreen, uploadScreen } from '../../messages/index.ts';
import { hasCode, sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { fill, formatDay, formatLength } from '../../lib/format.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { useLinkChange, useLinkPreview } from './link-queries.ts';
import { OutputTypeField } from './output-type-field.tsx';

interface LinkPanelProps {
  url: string;
  summaryOptions: SummaryOptions & { spokenLanguage: LanguageTag | null };
  onClose: () => void;
  /** More fields. */
  children?: ReactNode;
}

interface Wanted {
  outputType: OutputType;
  keepOriginal: boolean;
}

/** What is at an address, and what is to be brought from there. */
export function LinkPanel({ url, summaryOptions, onClose, children }: LinkPanelProps) {
  const preview = useLinkPreview(url);
  const [wanted, setWanted] = useState<Wanted>({ outputType: 'notes', keepOriginal: false });
  const { spokenLanguage, ...options } = summaryOptions;
  const body = { ...wanted, summaryOptions: options, spokenLanguage };
  const bring = useLinkChange(
    async (recordings: readonly Recording[]) => {
      for (const recording of recordings)
        await request('POST /api/links', { body: { ...body, ...recording } });
      onClose();
    },
    (error) => {
      if (hasCode(error, 'audio-quota-exceeded')) offerUpgrade(error.message);
      else toast.error(linkScreen.failed, { description: sentenceOf(error) });
    },
  );
  const follow = useLinkChange(async (title: string) => {
    await request('POST /api/feeds', { body: { ...body, url } });
    toast.success(fill(linkScreen.followed, { title }));
    onClose();
  });
  return (
    <section aria-label={linkScreen.title}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p className="text-sm wrap-anywhere text-ink-soft">{url}</p>
        {preview.isPending && (
          <div role="status" className="grid gap-2">
            <span className="sr-only">{linkScreen.looking}</span>
            <Skeleton className="h-6 w-64" />
            <Skeleton className="h-16" />
          </div>
        )}
        {preview.isError && <Alert>{sentenceOf(preview.error)}</Alert>}
        {preview.data && (
          <>
            <div className="grid items-start gap-6 sm:grid-cols-2">
              <OutputTypeField
                value={wanted.outputType}
                onChange={(outputType) => setWanted({ ...wanted, outputType })}
              />
              {children}
            </div>
            <Switch
              label={uploadScreen.keepOriginal}
              hint={uploadScreen.keepOriginalHint}
              checked={wanted.keepOriginal}
              onChange={(keepOriginal) => setWanted({ ...wanted, keepOriginal })}
            />
            <Found
              preview={preview.data}
              url={url}
              busy={bring.isPending || follow.isPending}
              onBring={bring.mutate}
              onFollow={follow.mutate}
            />
            <p className="text-sm text-ink-faint">{linkScreen.minutes}</p>
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {preview.isError && mayPass(preview.error) && (
            <Button busy={preview.isFetching} onClick={() => void preview.refetch()}>
              {linkScreen.retry}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {preview.isError ? linkScreen.change : linkScreen.cancel}
          </Button>
        </div>
      </Card>
    </section>
  );
}

/** What is at an address may be another thing another time, but for what is never fetched. */
const mayPass = (error: Error): boolean => !hasCode(error, 'link-private', 'link-address');

/** As it is asked for. */
interface Recording {
  url: string;
  title?: string;
  seconds: number | null;
}

interface FoundProps {
  preview: LinkPreview;
  url: string;
  busy: boolean;
  onBring: (recordings: readonly Recording[]) => void;
  onFollow: (title: string) => void;
}

function Found({ preview, url, busy, onBring, onFollow }: FoundProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (preview.kind === 'media') {
    const { title, bytes, seconds } = preview;
    return (
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h2 className="font-semibold wrap-anywhere">{title}</h2>
          <p className="text-sm text-ink-soft">{sizeOf(bytes, seconds)}</p>
        </div>
        <Button busy={busy} onClick={() => onBring([{ url, seconds }])}>
          {linkScreen.bring}
        </Button>
      </div>
    );
  }
  const toggle = (guid: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(guid);
    else next.delete(guid);
    setChosen(next);
  };
  const episodes = preview.episodes.filter(({ guid }) => chosen.has(guid));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-semibold wrap-anywhere">{preview.title}</h2>
      {preview.episodes.length === 0 && <p className="text-sm">{linkScreen.noEpisodes}</p>}
      <ul aria-label={linkScreen.episodes} className="grid max-h-96 gap-1 overflow-y-auto">
        {preview.episodes.map((episode) => (
          <EpisodeRow
            key={episode.guid}
            episode={episode}
            checked={chosen.has(episode.guid)}
            onChange={(on) => toggle(episode.guid, on)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          disabled={episodes.length === 0}
          onClick={() =>
            onBring(episodes.map(({ url, title, seconds }) => ({ url, title, seconds })))
          }
        >
          {episodes.length === 1
            ? linkScreen.bringEpisode
            : fill(linkScreen.bringEpisodes, { count: episodes.length })}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => onFollow(preview.title)}>
          {linkScreen.follow}
        </Button>
      </div>
      <p className="text-sm text-ink-faint">{linkScreen.followHint}</p>
    </div>
  );
}

interface EpisodeRowProps {
  episode: Episode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function EpisodeRow({ episode: { title, publishedAt, seconds }, ...box }: EpisodeRowProps) {
  return (
    <li className="flex min-h-11 items-center gap-3 px-3">
      <Checkbox label={title} {...box} />
      <span className="min-w-0 flex-1 truncate">{title}</span>
      <span className="shrink-0 text-xs text-ink-faint">
        {[publishedAt && formatDay(publishedAt), seconds && formatLength(seconds)]
          .filter(Boolean)
          .join(', ')}
      </span>
    </li>
  );
}

const MEGABYTE = 1_048_576;

function sizeOf(bytes: number | null, seconds: number | null): string {
  const size =
    bytes === null
      ? null
      : fill(linkScreen.megabytes, { size: Math.max(0.1, bytes / MEGABYTE).toFixed(1) });
  const length = seconds === null ? null : formatLength(seconds);
  return [length, size].filter(Boolean).join(', ') || linkScreen.unknownSize;
}
