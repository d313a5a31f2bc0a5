import type { Point } from '../../port.ts';
import type { Talk } from '../language/talk/talk.ts';
import { sentencesOf } from './explained.ts';

/**
 * Rewords a decision that is the lead of an article. The overview begins with the lead, which says who decided it and when; the list
 * says what was decided, and how many were for it.
 */
export function withoutLead(point: Point, lead: readonly Point[], { settling }: Talk): Point {
  const isLead = lead.some(
    ({ text }) => text.startsWith(point.text) || point.text.startsWith(text),
  );
  const what = isLead ? point.text.match(settling.decidedTo)?.groups?.what : undefined;
  if (what === undefined) return point;
  const votes = point.text.replace(what, '').match(settling.votes)?.groups?.votes;
  const [whole = what, ...behind] = sentencesOf(settling.asDecided(what));
  const body = `${whole.charAt(0).toLocaleUpperCase()}${whole.slice(1).replace(/[.!]$/u, '')}`;
  const first = votes === undefined ? `${body}.` : `${body} (${settling.counted(votes)}).`;
  return { ...point, text: [first, ...behind].join(' ') };
}
