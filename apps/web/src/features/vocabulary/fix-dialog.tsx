import type { FixSource } from '@notelark/api/fixes';
import { useState } from 'react';
import { fixScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { fill } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { placesText, recordingsText } from './counts.ts';
import { FixPlaces, type LeftOut } from './fix-places.tsx';
import { type Correction, useApplyFix, useFixPreview } from './queries.ts';

interface FixDialogProps {
  correction: Correction;
  onClose: () => void;
}

/** Every place that a correction would change. Each can be left out before they are corrected. */
export function FixDialog({ correction, onClose }: FixDialogProps) {
  const preview = useFixPreview(correction);
  const [leftOut, setLeftOut] = useState<LeftOut>(new Map());
  const apply = useApplyFix(correction, onClose);
  const { recordings = [], more } = preview.data ?? {};
  const chosen = chosenOf(recordings, leftOut);
  const count = placesIn(chosen);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fixScreen.title}
      description={fill(fixScreen.text, {
        from: correction.from.join('”, “'),
        to: correction.to,
      })}
      width="l"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {fixScreen.cancel}
          </Button>
          <Button
            disabled={count === 0}
            busy={apply.isPending}
            onClick={() => apply.mutate(chosen)}
          >
            {fill(fixScreen.run, { places: placesText(count) })}
          </Button>
        </>
      }
    >
      {preview.isPending && <Skeleton className="h-40" />}
      {preview.error && (
        <Alert>
          <div className="grid justify-items-start gap-3">
            {`${fixScreen.previewFailed}. ${sentenceOf(preview.error)}`}
            <Button variant="secondary" size="s" onClick={() => void preview.refetch()}>
              {fixScreen.retry}
            </Button>
          </div>
        </Alert>
      )}
      {preview.data && recordings.length === 0 && (
        <p className="text-sm text-ink-soft">{fixScreen.none}</p>
      )}
      {recordings.length > 0 && (
        <>
          <div className="flex items-center gap-3 text-sm">
            <Checkbox
              label={fixScreen.allPlaces}
              checked={checkedOf(count, placesIn(recordings))}
              onChange={(checked) => setLeftOut(checked ? new Map() : allOf(recordings))}
            />
            <span className="tabular-nums">
              {fill(fixScreen.summary, {
                places: placesText(placesIn(recordings)),
                recordings: recordingsText(recordings.length),
              })}
            </span>
          </div>
          <FixPlaces recordings={recordings} leftOut={leftOut} onChange={setLeftOut} />
          {more && <Alert tone="info">{fixScreen.more}</Alert>}
        </>
      )}
    </Dialog>
  );
}

const chosenOf = (recordings: readonly FixSource[], leftOut: LeftOut): FixSource[] =>
  recordings
    .map((recording) =>
      Object.assign({}, recording, {
        places: recording.places.filter(({ id }) => !leftOut.get(recording.id)?.has(id)),
      }),
    )
    .filter(({ places }) => places.length > 0);

const placesIn = (recordings: readonly FixSource[]): number =>
  recordings.reduce((sum, { places }) => sum + places.length, 0);

const allOf = (recordings: readonly FixSource[]): LeftOut =>
  new Map(recordings.map(({ id, places }) => [id, new Set(places.map((place) => place.id))]));

function checkedOf(chosen: number, all: number): boolean | 'mixed' {
  if (chosen === 0) return false;
  return chosen === all || 'mixed';
}
