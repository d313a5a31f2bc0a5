import type { Deck, StudyOverview } from '@notelark/api/study';
import { dayOf, type NewCards } from '@notelark/study';

/** Approved cards that have folder and source in common. */
export interface CardGroup {
  folder: string | null;
  uploadId: string | null;
  textInputId: string | null;
  title: string;
  cards: number;
  /** Without new ones. */
  due: number;
  fresh: number;
  learning: number;
  mature: number;
  nextDue: string | null;
}

/** What is left of a learner's new cards today. */
export function newCardsOf(
  perDay: number,
  begun: number,
  { now, timeZone }: { now: Date; timeZone: string },
): NewCards {
  const asOf = now.toISOString();
  const left = Math.max(0, perDay - begun);
  return { perDay, left, day: dayOf(asOf, timeZone), timeZone, asOf };
}

/** A deck for each folder and each recording or text; one for the cards whose source was deleted. */
function decksOf(groups: readonly CardGroup[], left: number): Deck[] {
  const folders = Map.groupBy(
    groups.filter(({ folder }) => folder !== null),
    ({ folder }) => folder ?? '',
  );
  const ofFolders = [...folders].map(([name, members]): Deck =>
    Object.assign(sums(members, left), {
      kind: 'folder' as const,
      name,
      uploadId: null,
      textInputId: null,
    }),
  );
  const ofSources = groups.map((group): Deck => {
    const { title: name, uploadId, textInputId } = group;
    const kind = uploadId === null && textInputId === null ? 'none' : 'source';
    return Object.assign(sums([group], left), { kind, name, uploadId, textInputId } as const);
  });
  return [...byName(ofFolders), ...byName(ofSources)];
}

const byName = (decks: Deck[]): Deck[] =>
  decks.toSorted((a, b) => b.due - a.due || a.name.localeCompare(b.name));

/** @param left new cards of today, of whichever deck */
function sums(groups: readonly CardGroup[], left: number): Pick<Deck, 'cards' | 'due' | 'fresh'> {
  const fresh = sumOf(groups, 'fresh');
  return {
    cards: sumOf(groups, 'cards'),
    due: sumOf(groups, 'due') + Math.min(fresh, left),
    fresh,
  };
}

const sumOf = (
  groups: readonly CardGroup[],
  field: 'cards' | 'due' | 'fresh' | 'learning' | 'mature',
): number => groups.reduce((total, group) => total + group[field], 0);

export function overviewOf(
  groups: readonly CardGroup[],
  { tested, known, today }: { tested: number; known: number; today: number },
  newCards: NewCards,
): StudyOverview {
  const { cards, due, fresh } = sums(groups, newCards.left);
  const [learning, mature] = [sumOf(groups, 'learning'), sumOf(groups, 'mature')];
  const next = groups
    .flatMap(({ nextDue }) => nextDue ?? [])
    .map((moment) => new Date(moment).toISOString());
  return {
    decks: decksOf(groups, newCards.left),
    cards,
    due,
    newCards,
    nextDue: next.toSorted()[0] ?? null,
    progress: {
      fresh,
      learning,
      young: cards - fresh - learning - mature,
      mature,
      retention: tested === 0 ? null : known / tested,
      reviewedToday: today,
    },
  };
}
