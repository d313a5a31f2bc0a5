import { useState } from 'react';
import { dashboardScreen } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';
import type { HistoryRow } from './queries.ts';

/** Says to a screen reader whose work has ended since the rows were last read; sighted users see the row change. */
export function FinishedRows({ rows }: { rows: readonly HistoryRow[] }) {
  const [known, setKnown] = useState({ rows, said: '' });
  if (known.rows !== rows) {
    const running = new Set(known.rows.filter(isRunning).map(({ id }) => id));
    const ended = rows.filter((row) => running.has(row.id) && !isRunning(row));
    setKnown({ rows, said: ended.length === 0 ? known.said : ended.map(sentence).join(' ') });
  }
  return <output className="sr-only">{known.said}</output>;
}

const isRunning = ({ status }: HistoryRow): boolean => status === 'processing';

const sentence = ({ status, title }: HistoryRow): string =>
  fill(status === 'ready' ? dashboardScreen.becameReady : dashboardScreen.hasFailed, { title });
