import { X } from 'lucide-react';
import { useState } from 'react';
import { fixScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { correctionsOf, type EditedPassage, type WordCorrection } from './corrections.ts';
import { placesText } from './counts.ts';
import { FixDialog } from './fix-dialog.tsx';
import { useFixPreview, useVocabularyChange } from './queries.ts';

/** Offers what was just corrected for all recordings. Nothing where an edit corrected no word. */
export function CorrectionOffers({ edits }: { edits: readonly EditedPassage[] }) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const offers = correctionsOf(edits).filter((offer) => !dismissed.has(keyOf(offer)));
  return (
    <div role="status">
      {offers.map((offer) => (
        <Offer
          key={keyOf(offer)}
          offer={offer}
          onDismiss={() => setDismissed(new Set([...dismissed, keyOf(offer)]))}
        />
      ))}
    </div>
  );
}

const keyOf = ({ from, to }: WordCorrection): string => `${from}\n${to}`;

interface OfferProps {
  offer: WordCorrection;
  onDismiss: () => void;
}

function Offer({ offer: { from, to }, onDismiss }: OfferProps) {
  const correction = { from: [from], to };
  const found = useFixPreview(correction).data?.recordings ?? [];
  const places = found.reduce((sum, recording) => sum + recording.places.length, 0);
  const [fixing, setFixing] = useState(false);
  const [added, setAdded] = useState(false);
  const add = useVocabularyChange(
    () => request('POST /api/vocabulary', { body: { term: to, misheard: [from] } }),
    () => {
      setAdded(true);
      toast.success(fill(fixScreen.offerAdded, { to }));
    },
  );
  return (
    <div
      role="group"
      aria-label={fixScreen.offer}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-sunken py-1.5 pr-1.5 pl-4 text-sm print:hidden"
    >
      <div className="min-w-0 flex-1 basis-56">
        {places > 0 ? (
          <button
            type="button"
            className="link py-1 text-left font-medium"
            onClick={() => setFixing(true)}
          >
            {fill(fixScreen.offerFix, { from, to })}
          </button>
        ) : (
          <span>{fill(fixScreen.arrow, { from, to })}</span>
        )}
        {places > 0 && (
          <span className="block text-xs text-ink-soft tabular-nums">
            {fill(fixScreen.offerFound, { places: placesText(places) })}
          </span>
        )}
      </div>
      {!added && (
        <Button variant="secondary" size="s" busy={add.isPending} onClick={() => add.mutate()}>
          {fixScreen.offerAdd}
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        className="sm:size-9"
        aria-label={fixScreen.dismiss}
        onClick={onDismiss}
      >
        <X aria-hidden="true" />
      </Button>
      {fixing && <FixDialog correction={correction} onClose={() => setFixing(false)} />}
    </div>
  );
}
