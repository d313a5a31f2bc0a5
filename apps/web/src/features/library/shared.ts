import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** Where the service worker leaves what another app has shared. */
const CACHE = 'notelark-shared';

interface Shared {
  files: File[];
  text: string;
}

/** Takes up what another app has shared with this one, once. */
export function useShared(take: (shared: Shared) => void): void {
  const [search, setSearch] = useSearchParams();
  const isShared = search.has('shared');
  const onShared = useEffectEvent(async () => {
    setSearch({}, { replace: true });
    take(await takeShared());
  });
  useEffect(() => {
    if (isShared) void onShared();
  }, [isShared]);
}

async function takeShared(): Promise<Shared> {
  if (!('caches' in globalThis)) return { files: [], text: '' };
  const cache = await caches.open(CACHE);
  const shared: Shared = { files: [], text: '' };
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    await cache.delete(request);
    if (!response) continue;
    const name = response.headers.get('x-name');
    if (name === null) shared.text = await response.text();
    else shared.files.push(fileOf(decodeURIComponent(name), await response.blob()));
  }
  return shared;
}

const fileOf = (name: string, content: Blob): File =>
  new File([content], name, { type: content.type });
