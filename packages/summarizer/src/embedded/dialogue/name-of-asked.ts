import { askingLabel } from '@notelark/api/talk/names';
import type { PlacedTurn } from './dialogue.ts';

/** A first and a last name between marks: `Ann Lee, you mend clocks.`, `Thank you, Ann Lee.` */
const CALLED =
  /(?<=^|[.!?…,:;] )\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: (?:de|du|von|van|der|la|del)){0,2} \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?=[,.!?…]|$)/gu;
/** Turns of an interviewer in which guests are greeted, and as many in which they are thanked. */
const GREETING_TURNS = 2;

/** Of `Q` and `A`: who answers, by the name by which they are greeted and thanked; `A` is none. */
export function withNameOfAsked(turns: readonly PlacedTurn[]): PlacedTurn[] {
  const asking = askingLabel(turns.flatMap(({ speaker }) => speaker ?? []));
  if (asking === undefined) return [...turns];
  const asked = turns.filter(({ speaker }) => speaker === asking).map(({ text }) => text);
  const greetings = [...asked.slice(0, GREETING_TURNS), ...asked.slice(-GREETING_TURNS)];
  const names = greetings.flatMap((text) => text.match(CALLED) ?? []);
  // `Guten Morgen,` looks like a name, but only once.
  const called = names.find((name, at) => names.indexOf(name) < at);
  if (called === undefined) return [...turns];
  return turns.map((turn) =>
    turn.speaker === undefined || turn.speaker === asking ? turn : { ...turn, speaker: called },
  );
}
