import type { Episode } from '@notelark/api/links';
import { parseFeed } from 'feedsmith';

export interface Podcast {
  title: string;
  /** The newest first. */
  episodes: Episode[];
}

/** An entry of a feed, whichever its format; what is no recording has no address. */
interface Entry {
  guid?: string | undefined;
  title?: string | undefined;
  published?: string | undefined;
  media: readonly Media[];
  seconds?: number | undefined;
}
interface Media {
  url?: string | undefined;
  type?: string | undefined;
}

/** Reads RSS, Atom or JSON Feed. Null where the text is none of them. */
export function readPodcast(text: string, address: string): Podcast | null {
  const found = entriesOf(text);
  if (!found) return null;
  const episodes = found.entries.flatMap((entry) => episodeOf(entry, address));
  return { title: found.title || new URL(address).hostname, episodes: newestFirst(episodes) };
}

function entriesOf(text: string): { title: string; entries: Entry[] } | null {
  try {
    return readEntries(text);
  } catch {
    // Not a feed, or one that can't be read.
    return null;
  }
}

function readEntries(text: string): { title: string; entries: Entry[] } | null {
  const { format, feed } = parseFeed(text);
  if (format === 'rss')
    return {
      title: textOf(feed.title),
      entries: (feed.items ?? []).map((item) => ({
        guid: item.guid?.value,
        title: textOf(item.title),
        published: item.pubDate,
        media: item.enclosures ?? [],
        seconds: item.itunes?.duration,
      })),
    };
  if (format === 'atom')
    return {
      title: textOf(feed.title),
      entries: (feed.entries ?? []).map((entry) => ({
        guid: entry.id,
        title: textOf(entry.title),
        published: entry.published ?? entry.updated,
        media: (entry.links ?? [])
          .filter(({ rel }) => rel === 'enclosure')
          .map(({ href, type }) => ({ url: href, type })),
      })),
    };
  if (format === 'json')
    return {
      title: textOf(feed.title),
      entries: (feed.items ?? []).map((item) => ({
        guid: item.id,
        title: item.title,
        published: item.date_published,
        media: (item.attachments ?? []).map(({ url, mime_type: type }) => ({ url, type })),
        seconds: item.attachments?.[0]?.duration_in_seconds,
      })),
    };
  return null;
}

/** A title is a text, or an element with one. */
function textOf(title: unknown): string {
  if (typeof title === 'string') return title;
  if (typeof title !== 'object' || title === null || !('value' in title)) return '';
  return typeof title.value === 'string' ? title.value : '';
}

const MAX_TITLE = 200;

function episodeOf({ guid, title, published, media, seconds }: Entry, address: string): Episode[] {
  const recording = media.find(({ type }) => type === undefined || /^(audio|video)\//.test(type));
  if (recording?.url === undefined || !URL.canParse(recording.url, address)) return [];
  const { href: url, protocol } = new URL(recording.url, address);
  if (protocol !== 'http:' && protocol !== 'https:') return [];
  const at = Date.parse(published ?? '');
  return [
    {
      guid: guid ?? url,
      title: (title || url).slice(0, MAX_TITLE),
      url,
      publishedAt: Number.isNaN(at) ? null : new Date(at).toISOString(),
      seconds: seconds !== undefined && seconds > 0 ? seconds : null,
    },
  ];
}

/** As the feed has them where it gives no dates. */
const newestFirst = (episodes: readonly Episode[]): Episode[] =>
  episodes.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
