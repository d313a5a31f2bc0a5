import { z } from 'zod';
import { languageTags } from './languages.ts';
import { Id, OutputType } from './library.ts';
import { linkStates } from './link-states.ts';
import { defineRoutes } from './routes.ts';
import { SummaryOptions } from './summary-options.ts';

export const WebAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/** What is wanted of a recording that is brought by its address. */
const Wanted = z.object({
  outputType: OutputType,
  keepOriginal: z.boolean().default(false),
  summaryOptions: SummaryOptions.optional(),
  /** Null: to be detected. */
  spokenLanguage: z.enum(languageTags).nullable().default(null),
});
export type Wanted = z.output<typeof Wanted>;

export const Episode = z.object({
  /** The feed's own id of it. */
  guid: z.string(),
  title: z.string(),
  url: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  /** As the feed declares it. */
  seconds: z.number().nullable(),
});
export type Episode = z.infer<typeof Episode>;

export const LinkPreview = z.discriminatedUnion('kind', [
  /** A recording. */
  z.object({
    kind: z.literal('media'),
    title: z.string(),
    bytes: z.number().nullable(),
    seconds: z.number().nullable(),
  }),
  /** A podcast, its newest episodes first. */
  z.object({ kind: z.literal('feed'), title: z.string(), episodes: z.array(Episode) }),
]);
export type LinkPreview = z.infer<typeof LinkPreview>;

export const Link = z.object({
  id: Id,
  url: z.string(),
  title: z.string(),
  state: z.enum(linkStates),
  receivedBytes: z.number(),
  /** Null where the server does not say. */
  totalBytes: z.number().nullable(),
  /** Why it failed. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Of the result, once it is brought. */
  summaryId: Id.nullable(),
  createdAt: z.iso.datetime(),
});
export type Link = z.infer<typeof Link>;

export const Feed = z.object({
  id: Id,
  url: z.string(),
  title: z.string(),
  /** When it was last looked at; null: not yet. */
  checkedAt: z.iso.datetime().nullable(),
  /** Why the last look failed. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type Feed = z.infer<typeof Feed>;

const ById = z.object({ id: Id });

export const linkRoutes = defineRoutes({
  'POST /api/links/preview': {
    operationId: 'previewLink',
    scope: 'write',
    summary:
      'What is at an address: a recording, a podcast with its episodes, or a page that an installed downloader knows. Nothing is saved',
    access: 'user',
    body: z.object({ url: WebAddress }),
    status: 200,
    output: LinkPreview,
    errors: ['link-address', 'link-private', 'link-unreachable', 'link-refused', 'link-not-media'],
  },
  'GET /api/links': {
    operationId: 'listLinks',
    scope: 'read',
    summary: 'Recordings that are being brought by their addresses, and those of the last week',
    access: 'user',
    status: 200,
    output: z.object({ links: z.array(Link) }),
    errors: [],
  },
  'POST /api/links': {
    operationId: 'bringLink',
    scope: 'write',
    summary:
      'Bring a recording by its address, with the same limits and quotas as an upload. Fetched in the background; resumed after interruptions',
    access: 'user',
    body: Wanted.extend({
      url: WebAddress,
      title: z.string().trim().max(200).optional(),
      /** As a preview told it, in seconds: more than is left of the month is refused at once. */
      seconds: z.number().min(0).max(1_000_000).nullable().default(null),
    }),
    status: 202,
    output: Link,
    errors: ['link-address', 'too-many-links', 'audio-quota-exceeded', 'team-quota-exceeded'],
  },
  'POST /api/links/{id}/retry': {
    operationId: 'retryLink',
    scope: 'write',
    summary: 'Begin a failed or cancelled link again, where it stopped if its server allows that',
    access: 'user',
    params: ById,
    status: 202,
    output: Link,
    errors: ['not-found', 'nothing-to-retry', 'too-many-links'],
  },
  'DELETE /api/links/{id}': {
    operationId: 'cancelLink',
    scope: 'write',
    summary: 'Cancel a link that is being brought, or remove one that is over from the list',
    access: 'user',
    params: ById,
    status: 204,
    errors: ['not-found'],
  },
  'GET /api/feeds': {
    operationId: 'listFeeds',
    scope: 'read',
    summary: 'Podcasts whose new episodes are brought',
    access: 'user',
    status: 200,
    output: z.object({ feeds: z.array(Feed) }),
    errors: [],
  },
  'POST /api/feeds': {
    operationId: 'followFeed',
    scope: 'write',
    summary:
      'Follow a podcast: new episodes are brought as long as the quota allows. Present episodes are not',
    access: 'user',
    body: Wanted.extend({ url: WebAddress }),
    status: 201,
    output: Feed,
    errors: [
      'link-address',
      'link-private',
      'link-unreachable',
      'link-refused',
      'link-not-feed',
      'too-many-feeds',
    ],
  },
  'DELETE /api/feeds/{id}': {
    operationId: 'unfollowFeed',
    scope: 'write',
    summary: 'Stop following a podcast. What was brought stays',
    access: 'user',
    params: ById,
    status: 204,
    errors: ['not-found'],
  },
});
