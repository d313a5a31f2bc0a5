import type { FixPlace, FixSource } from '@notelark/api/fixes';
import { useState } from 'react';
import { fixScreen } from '../../messages/index.ts';
import { fill, formatDay, formatTime } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

/** What is left out of a correction: ids of places by the id of their recording. */
export type LeftOut = ReadonlyMap<string, ReadonlySet<string>>;

/** Recordings that are shown at first, and with each further step. */
const STEP = 10;
/** Places of a recording that are shown at first. */
const FIRST_PLACES = 4;

interface FixPlacesProps {
  recordings: readonly FixSource[];
  leftOut: LeftOut;
  onChange: (leftOut: LeftOut) => void;
}

/** Places by their recordings, each with its passage and time. */
export function FixPlaces({ recordings, leftOut, onChange }: FixPlacesProps) {
  const [shown, setShown] = useState(STEP);
  const setOf = (id: string) => (places: ReadonlySet<string>) =>
    onChange(new Map(leftOut).set(id, places));
  return (
    <div className="grid gap-5">
      <ul className="grid gap-5">
        {recordings.slice(0, shown).map((recording) => (
          <Recording
            key={recording.id}
            recording={recording}
            leftOut={leftOut.get(recording.id) ?? new Set()}
            onChange={setOf(recording.id)}
          />
        ))}
      </ul>
      {recordings.length > shown && (
        <Button
          variant="secondary"
          size="s"
          className="w-fit"
          onClick={() => setShown(shown + STEP)}
        >
          {fixScreen.moreRecordings}
        </Button>
      )}
    </div>
  );
}

interface RecordingProps {
  recording: FixSource;
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}

function Recording({ recording, leftOut, onChange }: RecordingProps) {
  const { title, createdAt, places, shared } = recording;
  const [whole, setWhole] = useState(false);
  const shown = whole ? places : places.slice(0, FIRST_PLACES);
  const hidden = places.length - shown.length;
  const toggle = (id: string, checked: boolean) => {
    const next = new Set(leftOut);
    if (checked) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  const isAll = leftOut.size === 0;
  const isNone = leftOut.size === places.length;
  return (
    <li className="grid gap-2">
      <div className="flex items-center gap-3">
        <Checkbox
          label={fill(fixScreen.placesOf, { title })}
          checked={isAll || (isNone ? false : 'mixed')}
          onChange={(checked) =>
            onChange(checked ? new Set() : new Set(places.map(({ id }) => id)))
          }
        />
        <h3 className="min-w-0 truncate text-sm font-semibold">{title}</h3>
        <span className="shrink-0 text-xs text-ink-faint">{formatDay(createdAt)}</span>
        {shared && <Badge>{fixScreen.shared}</Badge>}
      </div>
      <ul
        aria-label={fill(fixScreen.placesOf, { title })}
        className="grid gap-1 border-l border-line pl-4 sm:ml-2.5"
      >
        {shown.map((place) => (
          <Place
            key={place.id}
            place={place}
            checked={!leftOut.has(place.id)}
            onChange={(checked) => toggle(place.id, checked)}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="ghost" size="s" className="w-fit" onClick={() => setWhole(true)}>
          {fill(fixScreen.morePlaces, { count: hidden })}
        </Button>
      )}
    </li>
  );
}

interface PlaceProps {
  place: FixPlace;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Place({ place: { start, before, from, to, after }, checked, onChange }: PlaceProps) {
  const time = start === null ? '' : formatTime(start);
  return (
    <li className="flex items-start gap-3 py-1.5 text-sm">
      <Checkbox
        label={fill(fixScreen.place, { time, from }).trim()}
        checked={checked}
        onChange={onChange}
      />
      {time !== '' && (
        <span className="shrink-0 pt-0.5 text-xs text-ink-faint tabular-nums">{time}</span>
      )}
      <p className={checked ? 'min-w-0 text-ink-soft' : 'min-w-0 text-ink-faint'}>
        {before}
        {checked ? (
          <>
            <del>{from}</del> <ins className="font-semibold text-ink no-underline">{to}</ins>
          </>
        ) : (
          from
        )}
        {after}
      </p>
    </li>
  );
}
