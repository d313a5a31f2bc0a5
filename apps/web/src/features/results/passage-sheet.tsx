import type { Place } from '@notelark/api/places';
import { resultScreen } from '../../messages/index.ts';
import { Play, ScrollText } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type Block, stretchOf } from './blocks.ts';
import { Passage } from './passage.tsx';
import { usePlayback } from './playback.tsx';

interface PassageSheetProps {
  blocks: readonly Block[];
  /** What a citation named; null: nothing is shown. */
  place: Place | null;
  onClose: () => void;
  /** Leaves the notes for the source. */
  onShow: () => void;
}

/** The passage of a citation where the source has no room beside the notes: one's place in them is kept. */
export function PassageSheet({ blocks, place, onClose, onShow }: PassageSheetProps) {
  const { canPlay, playFrom } = usePlayback();
  const stretch = place && stretchOf(blocks, place);
  const start = stretch ? (blocks[stretch.first]?.start ?? null) : null;
  const isTimed = start !== null;
  return (
    <Sheet open={stretch !== null} onClose={onClose} title={resultScreen.passage}>
      {stretch && <Passage blocks={blocks} stretch={stretch} around={1} />}
      <div className="flex flex-wrap gap-2">
        {canPlay && isTimed && (
          <Button onClick={() => playFrom(start)}>
            <Play aria-hidden="true" />
            {resultScreen.playPassage}
          </Button>
        )}
        <Button variant="secondary" onClick={onShow}>
          <ScrollText aria-hidden="true" />
          {isTimed ? resultScreen.showInTranscript : resultScreen.showInText}
        </Button>
      </div>
    </Sheet>
  );
}
