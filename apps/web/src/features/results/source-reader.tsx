import { isAudioUnderWay } from '@notelark/api/import-audio';
import type { Result, ResultSource } from '@notelark/api/library';
import { player, resultScreen } from '../../messages/index.ts';
import type { Place } from '@notelark/api/places';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { BlockList } from './block-list.tsx';
import { type Block, stretchOf } from './blocks.ts';
import { usePlayback, useSpoken } from './playback.tsx';
import { SearchBox } from './search-box.tsx';
import { useSearch } from './use-search.ts';

/** What the parts of the panel are called. */
export interface SourceNames {
  title: string;
  search: string;
}

interface SourceReaderProps {
  result: Result;
  blocks: readonly Block[];
  names: SourceNames;
  cited: Place | null;
}

/** The text to read, to search and, where the recording was kept, to hear. */
export function SourceReader({ result, blocks, names, cited }: SourceReaderProps) {
  const [params] = useSearchParams();
  const search = useSearch(blocks, params.get('find') ?? '');
  const { canPlay, playFrom } = usePlayback();
  const spoken = useSpoken();
  const play = useCallback(
    ({ start }: Block) => {
      if (start !== null) playFrom(start);
    },
    [playFrom],
  );
  const citedStretch = useMemo(() => cited && stretchOf(blocks, cited), [blocks, cited]);

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
      <PlayerNotice source={result.source} />
      <SearchBox label={names.search} {...search.box} />
      <BlockList
        blocks={blocks}
        matches={search.matches}
        current={search.current}
        cited={citedStretch}
        spoken={spoken}
        onPlay={canPlay ? play : undefined}
        label={names.title}
      />
    </>
  );
}

/** Why there is no player, of a recording that is kept. */
function PlayerNotice({ source }: { source: ResultSource }) {
  // What is done with an audio that was added to a transcript is said above.
  if (source.kind !== 'upload' || (source.audio && isAudioUnderWay(source.audio))) return null;
  if (source.playback === 'failed') return <Alert tone="info">{player.unavailable}</Alert>;
  return source.playback === 'pending' ? (
    <p className="text-xs text-ink-faint">{player.preparing}</p>
  ) : null;
}
