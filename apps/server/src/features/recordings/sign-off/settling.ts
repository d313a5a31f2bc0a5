import {
  escapeMarkdown,
  headingsIn,
  mapStatements,
  type Point,
  restsOn,
  type SummaryDocument,
} from '@notelark/summarizer';
import type { Statement } from '../notes/statements.ts';

/** How a statement that is not verified is settled. */
export type Settlement =
  | { do: 'keep'; reason: string }
  /** In a person's words; they are checked like the engine's. */
  | { do: 'correct'; text: string }
  | { do: 'drop' };

/** Whether a statement has to be settled before notes are signed off. */
export const isUnsettled = ({ point, written }: Statement): boolean =>
  point ? isDoubted(point) : typeof written?.mark === 'string';

const isDoubted = ({ verified, changed, kept }: Point): boolean =>
  changed === true || (!verified && kept === undefined);

/** Generated notes with a statement settled. @param at which one, in the order of {@link mapStatements} */
export function settleInDocument(
  document: SummaryDocument,
  at: number,
  settlement: Settlement,
): SummaryDocument {
  let place = -1;
  const dropped = [...(document.dropped ?? [])];
  const next = mapStatements(document, (point) => {
    place += 1;
    if (place !== at) return [point];
    // Notes that are made again leave it out, too.
    if (settlement.do === 'drop')
      dropped.push({ text: point.corrected ?? point.text, refs: restsOn(point) });
    return settled(point, settlement);
  });
  return dropped.length === 0 ? next : { ...next, dropped };
}

function settled<P extends Point>(point: P, settlement: Settlement): P[] {
  if (settlement.do === 'drop') return [];
  if (settlement.do === 'correct') {
    // In other words it is one statement again, and rests on all that its parts rested on.
    const refs = restsOn(point);
    const corrected: P = {
      ...point,
      text: settlement.text,
      refs,
      verified: true,
      changed: true,
      corrected: point.corrected ?? point.text,
    };
    delete corrected.parts;
    delete corrected.doubt;
    delete corrected.kept;
    return [corrected];
  }
  const kept = { ...point, verified: false, kept: settlement.reason };
  delete kept.changed;
  return [kept];
}

/** Notes that a person has written, with a statement settled. What they write is not checked: nothing of such notes is. */
export function settleInMarkdown(
  markdown: string,
  { written }: Statement,
  settlement: Settlement,
  language: string | null,
): string {
  if (!written) return markdown;
  const lines = markdown.split('\n');
  const line = lines[written.line] ?? '';
  const now = settledWords(line.slice(written.start, written.end), written, settlement, language);
  const rest = (line.slice(0, written.start) + now + line.slice(written.end)).trimEnd();
  const isEmpty = /^\s*(?:(?:[-*+]|\d{1,9}[.)])(?:\s+\[[ xX]\])?)?\s*$/u.test(rest);
  return (isEmpty ? lines.toSpliced(written.line, 1) : lines.with(written.line, rest)).join('\n');
}

function settledWords(
  whole: string,
  { said, mark }: NonNullable<Statement['written']>,
  settlement: Settlement,
  language: string | null,
): string {
  if (settlement.do === 'drop') return '';
  const unmarked = mark === null ? whole : whole.replace(mark, () => '').trimEnd();
  if (settlement.do === 'correct')
    return escapeMarkdown(settlement.text) + unmarked.slice(said.length);
  const confirmed = headingsIn(language).confirmed.replace(/\)$/u, '');
  return `${unmarked} *${confirmed}: ${escapeMarkdown(settlement.reason)})*`;
}
