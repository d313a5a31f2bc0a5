import type { Result, ResultSource } from '@notelark/api/library';
import { player, resultScreen } from '../../messages/index.ts';
import type { Place } from '@notelark/api/places';
import { useCallback, useMemo, useRef, useState } from 'react';
import { urlOf } from '../../lib/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { BlockList } from './block-list.tsx';
import { type Block, blocksOf, stretchOf } from './blocks.ts';
import { findMatches } from './find.ts';
import { Player } from './player.tsx';
import { SearchBox } from './search-box.tsx';
import { spokenAt } from './spoken.ts';
import { play } from './use-audio.ts';

/** What the parts of the panel are called. */
export interface SourceNames {
  title: string;
  field: string;
  search: string;
}

interface SourceReaderProps {
  result: Result;
  names: SourceNames;
  cited: Place | null;
}

/** The text to read, to search and, where the recording was kept, to hear. */
export function SourceReader({ result, names, cited }: SourceReaderProps) {
  const { source } = result;
  const blocks = useMemo(() => blocksOf(source), [source]);
  const search = useSearch(blocks);
  const audio = useRef<HTMLAudioElement>(null);
  const [spoken, setSpoken] = useState<number | null>(null);
  const follow = (seconds: number) => setSpoken(spokenAt(blocks, seconds));
  const playFrom = useCallback(({ start }: Block) => {
    if (!audio.current || start === null) return;
    audio.current.currentTime = start;
    play(audio.current);
  }, []);
  const citedStretch = useMemo(() => cited && stretchOf(blocks, cited), [blocks, cited]);
  const canPlay = source.kind === 'upload' && source.playbackUrl !== null;

  if (blocks.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        {result.work.status === 'failed'
          ? resultScreen.noTranscript
          : resultScreen.waitingForTranscript}
      </p>
    );
  return (
    <>
      {canPlay && <SourcePlayer result={result} audioRef={audio} onTime={follow} />}
      <PlayerNotice source={source} />
      <SearchBox label={names.search} {...search.box} />
      <BlockList
        blocks={blocks}
        matches={search.matches}
        current={search.current}
        cited={citedStretch}
        spoken={spoken}
        onPlay={canPlay ? playFrom : undefined}
        label={names.title}
      />
    </>
  );
}

/** Why there is no player, of a recording that is kept. */
function PlayerNotice({ source }: { source: ResultSource }) {
  if (source.kind !== 'upload') return null;
  if (source.playback === 'failed') return <Alert tone="info">{player.unavailable}</Alert>;
  return source.playback === 'pending' ? (
    <p className="text-xs text-ink-faint">{player.preparing}</p>
  ) : null;
}

interface SourcePlayerProps {
  result: Result;
  audioRef: React.RefObject<HTMLAudioElement | null>;
  onTime: (seconds: number) => void;
}

function SourcePlayer({ result: { id, source }, audioRef, onTime }: SourcePlayerProps) {
  if (source.kind !== 'upload' || source.playbackUrl === null) return null;
  const query = { panel: 'source', format: 'vtt' };
  return (
    <Player
      audioRef={audioRef}
      url={source.playbackUrl}
      captions={urlOf('GET /api/results/{id}/export', { params: { id }, query })}
      peaks={source.waveform ?? []}
      durationSeconds={source.durationSeconds ?? 0}
      onTime={onTime}
    />
  );
}

/** The search inside the blocks: its matches, and which of them one is at. */
function useSearch(blocks: readonly Block[]) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const texts = useMemo(() => blocks.map((block) => block.text), [blocks]);
  const matches = useMemo(() => findMatches(texts, query), [texts, query]);
  const count = matches.length;
  return {
    matches,
    current: matches[at],
    box: {
      query,
      count,
      at,
      onQuery: (next: string) => {
        setQuery(next);
        setAt(0);
      },
      onMove: (by: 1 | -1) => setAt((at + by + count) % Math.max(1, count)),
    },
  };
}
