import { isAudioUnderWay } from '@notelark/api/import-audio';
import type { Progress, Result, ResultSource } from '@notelark/api/library';
import { useEffect, useEffectEvent } from 'react';
import { request, urlOf } from '../../lib/client.ts';
import { useResultCache } from './queries.ts';

/** The specification's poll, which stands in where events don't come. */
const POLL_MS = 3000;

const isRunning = ({ status }: Progress): boolean => status !== 'ready' && status !== 'failed';

/** Follows the work on a result until it is ready or has failed, and reads the result again whenever there is more of it. */
export function useProgress(result: Result): void {
  const { id, work } = result;
  const cache = useResultCache(id);
  const running = isRunning(work) && result.mine;
  const take = useEffectEvent((next: Progress) => {
    cache.setProgress(next);
    if (next.revision !== work.revision || (running && !isRunning(next))) void cache.reload();
  });

  useEffect(() => {
    if (!running) return undefined;
    const events = new EventSource(urlOf('GET /api/results/{id}/events', { params: { id } }));
    let poll: ReturnType<typeof setInterval> | undefined;
    events.addEventListener('message', (event: MessageEvent<string>) =>
      take(JSON.parse(event.data)),
    );
    events.addEventListener('open', () => clearInterval(poll));
    events.addEventListener('error', () => {
      clearInterval(poll);
      poll = setInterval(() => void readProgress(id).then(take, () => undefined), POLL_MS);
    });
    return () => {
      events.close();
      clearInterval(poll);
    };
  }, [id, running]);

  // The copy to listen to is made after everything else: no event tells of it.
  const awaitsPlayer = !running && result.mine && isPlayerDue(result.source);
  useEffect(() => {
    if (!awaitsPlayer) return undefined;
    const poll = setInterval(() => void readProgress(id).then(take, () => undefined), POLL_MS);
    return () => clearInterval(poll);
  }, [id, awaitsPlayer]);

  // Events and progress are the maker's. A colleague, or who has the link, reads the result again.
  const isReader = !result.mine && (isRunning(work) || isPlayerDue(result.source));
  const readAgain = useEffectEvent(() => cache.reload());
  useEffect(() => {
    if (!isReader) return undefined;
    const poll = setInterval(() => void readAgain(), POLL_MS);
    return () => clearInterval(poll);
  }, [isReader]);
}

/** A copy to listen to is being made, or the transcript is being matched with its audio. */
const isPlayerDue = (source: ResultSource): boolean =>
  source.kind === 'upload' &&
  (source.playback === 'pending' || (source.audio !== null && isAudioUnderWay(source.audio)));

const readProgress = (id: string): Promise<Progress> =>
  request('GET /api/results/{id}/progress', { params: { id } });
