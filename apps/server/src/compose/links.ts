import { createYtDlp } from '../adapters/media-downloader/yt-dlp.ts';
import { createHttpFetcher } from '../adapters/web-fetcher/http.ts';
import type { ActorsService } from '../features/accounts/actors.service.ts';
import { bringLink } from '../features/links/bring-link.job.ts';
import { BringService } from '../features/links/bring.service.ts';
import { FeedsService } from '../features/links/feeds.service.ts';
import { followFeeds } from '../features/links/follow-feeds.job.ts';
import { InspectService } from '../features/links/inspect.service.ts';
import { serveLinks } from '../features/links/links.routes.ts';
import { LinksService } from '../features/links/links.service.ts';
import type { UsageService } from '../features/usage/usage.service.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { RecordingsModule } from './recordings.ts';

interface Deps {
  actors: ActorsService;
  usage: UsageService;
  recordings: Pick<RecordingsModule, 'arrivals' | 'transfers'>;
}

export interface LinksModule extends FeatureModule {
  feeds: FeedsService;
}

/** What looks at addresses, within the settings. */
export function createInspector({ config }: AppContext) {
  const { ytDlp, linksToPrivate: allowPrivate } = config;
  const downloader = ytDlp && createYtDlp(ytDlp);
  const fetcher = createHttpFetcher({ allowPrivate });
  return { inspector: new InspectService({ fetcher, downloader }), downloader };
}

export function composeLinks(
  context: AppContext,
  { recordings: { arrivals, transfers }, ...deps }: Deps,
): LinksModule {
  const { inspector, downloader } = createInspector(context);
  const shared = { ...context, ...deps, arrivals, transfers, inspector, downloader };
  const links = new LinksService(shared);
  const feeds = new FeedsService({ ...shared, links });
  const bringing = new BringService(shared);
  return {
    feeds,
    serve: (app, http) => serveLinks(app, { links, feeds }, http),
    work: [bindJob(bringLink, { bringing }), bindJob(followFeeds, { feeds, links })],
  };
}
