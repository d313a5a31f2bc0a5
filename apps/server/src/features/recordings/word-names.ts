const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const MONTHS = listed('april august january june may');

/** Names and roles that are also words with which an English sentence begins. */
const WORDS = listed(`
  amber angel art autumn baker bill black brown carol chase chip christian clay cliff cook crystal daisy dale dawn dean don
  drew faith field forest frank gene ginger glen gold grace grant gray green guest guy harmony hazel heather herb holly hope
  host hunter iris ivy jack jasmine joy king lance lily long mark marketing mason max melody mercy miles moderator nick olive
  page pat patience pearl peg penny pierce piper poppy precious price ray red reed reporter rich rob robin rose royal ruby rusty
  sandy skip sky snow speaker star stone sue summer sunny teacher van victor violet wade ward warren white will wood young`);

/** What a name can also be: a word at the start of an English sentence, or a month anywhere. */
export type Sense = 'word' | 'month';

export function otherSenseOf(name: string): Sense | null {
  const small = name.toLowerCase();
  if (MONTHS.has(small)) return 'month';
  return WORDS.has(small) ? 'word' : null;
}
