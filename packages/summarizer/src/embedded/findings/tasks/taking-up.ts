import type { Talk } from '../../language/talk/talk.ts';

/** Takes on what another one named, by a day or not, and says nothing else: `Mine.`, `I'll do that, by Thursday.` */
export const onlyTakesUp = ({ takingOn, due }: Talk, raw: string): boolean =>
  takingOn.bare.test(raw.replace(due, ''));
