import { languageOf } from '../embedded/language/resolve.ts';
import type { Talk } from '../embedded/language/talk/talk.ts';

/** What is known of how people talk in a language that is understood. */
export async function talkOfLanguage(tag: string): Promise<Talk> {
  const { talk } = await languageOf(tag);
  if (talk === null) throw new Error(`Talk in ${tag} is not understood.`);
  return talk;
}
