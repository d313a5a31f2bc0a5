import { linkTo, type Place } from '@notelark/api/places';

/** Where each turn of a source stands on the page, and when it was said, in seconds, where that is known. */
export type TurnPlaces = readonly (Place & { start?: number | undefined })[];

/**
 * Links to the turns that a statement rests on: `[14:05](#s12)`, or where the turn has no time `[¶13](#s12)`, and of a
 * long paragraph's piece `[¶13.2](#s12-1)`. Of neighbouring turns the first is named.
 */
export function citationsOf(refs: readonly number[], places: TurnPlaces): string {
  return refs
    .filter((ref, at) => ref - 1 !== refs[at - 1])
    .flatMap((ref) => places[ref] ?? [])
    .map((place) => `[${labelOf(place)}](${linkTo(place)})`)
    .join(' ');
}

/** `14:05`, of a turn without a time `¶13`. */
export function labelOf({ start, index, part }: TurnPlaces[number]): string {
  if (start !== undefined) return clock(start);
  return part === null ? `¶${index + 1}` : `¶${index + 1}.${part + 1}`;
}

/** `mm:ss`, from an hour on `h:mm:ss`. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tail = `${two(minutes)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
