import { useState } from 'react';

export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** `mixed`: some are chosen. */
  all: boolean | 'mixed';
  toggleAll: () => void;
  clear: () => void;
}

/** Which of the rows that are shown are chosen; a row that is gone is chosen no longer. */
export function useSelection(rowIds: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = rowIds.filter((id) => chosen.has(id));
  const isAll = ids.length > 0 && ids.length === rowIds.length;
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    all: isAll || (ids.length > 0 && 'mixed'),
    toggleAll: () => setChosen(new Set(isAll ? [] : rowIds)),
    clear: () => setChosen(new Set()),
  };
}
