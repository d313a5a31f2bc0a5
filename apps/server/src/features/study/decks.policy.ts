import type { Deck, StudyOverview } from '@notelark/api/study';

/** Approved cards that have folder and source in common. */
export interface CardGroup {
  folder: string | null;
  uploadId: string | null;
  textInputId: string | null;
  title: string;
  cards: number;
  due: number;
  fresh: number;
  learning: number;
  mature: number;
  nextDue: string | null;
}

/** A deck for each folder and each recording or text; one for the cards whose source was deleted. */
function decksOf(groups: readonly CardGroup[]): Deck[] {
  const folders = Map.groupBy(
    groups.filter(({ folder }) => folder !== null),
    ({ folder }) => folder ?? '',
  );
  const ofFolders = [...folders].map(([name, members]): Deck =>
    Object.assign(sums(members), {
      kind: 'folder' as const,
      name,
      uploadId: null,
      textInputId: null,
    }),
  );
  const ofSources = groups.map(({ title, uploadId, textInputId, cards, due, fresh }): Deck => ({
    kind: uploadId === null && textInputId === null ? 'none' : 'source',
    name: title,
    uploadId,
    textInputId,
    cards,
    due,
    fresh,
  }));
  return [...byName(ofFolders), ...byName(ofSources)];
}

const byName = (decks: Deck[]): Deck[] =>
  decks.toSorted((a, b) => b.due - a.due || a.name.localeCompare(b.name));

function sums(groups: readonly CardGroup[]): Pick<Deck, 'cards' | 'due' | 'fresh'> {
  const sum = (field: 'cards' | 'due' | 'fresh'): number =>
    groups.reduce((total, group) => total + group[field], 0);
  return { cards: sum('cards'), due: sum('due'), fresh: sum('fresh') };
}

export function overviewOf(
  groups: readonly CardGroup[],
  { tested, known, today }: { tested: number; known: number; today: number },
): StudyOverview {
  const sum = (field: 'cards' | 'due' | 'fresh' | 'learning' | 'mature'): number =>
    groups.reduce((total, group) => total + group[field], 0);
  const [cards, fresh, learning, mature] = [
    sum('cards'),
    sum('fresh'),
    sum('learning'),
    sum('mature'),
  ];
  const next = groups
    .flatMap(({ nextDue }) => nextDue ?? [])
    .map((moment) => new Date(moment).toISOString());
  return {
    decks: decksOf(groups),
    cards,
    due: sum('due'),
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
