const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** A sentence hardly ever ends on these: articles, possessives, conjunctions, prepositions, auxiliaries. */
export const DANGLING = words(`
  a an the my your his her its our their this these those each every some any no
  and or but nor because if unless although while when where which who whose that than as
  of to in on at by for from with without into onto about between through during toward towards
  is are was were be been am has have had do does did will would can could shall should may might must
  very really quite rather i'm you're he's she's we're they're i've we've they've i'll we'll
`);

/** What tends to begin a sentence, so that a shorter pause before it is enough. */
export const OPENERS = words(`
  and but so well now then okay ok yes no yeah right however therefore also first second third finally
  i we you he she they it there this that these those what why how when where who let's i'm we're it's that's
`);

/**
 * A pronoun or the like after one of these at the start of a sentence makes it a question. Not `had`, `were` and
 * `should`: "had he known" is a condition.
 */
export const AUXILIARIES = words(`
  do does did can could will would shall is are was am have has may might
  don't doesn't didn't can't couldn't won't wouldn't shouldn't isn't aren't wasn't weren't haven't hasn't hadn't
`);
export const SUBJECTS = words(
  'i you he she it we they there this that these those anyone anybody someone',
);
export const QUESTION_WORDS = words('what why how when where who whom whose which');

/** A name follows these. */
export const TITLES: ReadonlyMap<string, string> = new Map([
  ['mr', 'Mr.'],
  ['mrs', 'Mrs.'],
  ['ms', 'Ms.'],
  ['dr', 'Dr.'],
  ['mister', 'Mister'],
]);

/** Words that are names wherever they stand. What is also a common word (may, march, will, mark) is not among them. */
export const NAMES = words(`
  monday tuesday wednesday thursday friday saturday sunday
  january february april june july august september october november december
  christmas easter thanksgiving
  africa african america american americans asia asian australia australian austria brazil brazilian britain british
  canada canadian china chinese denmark danish dutch england english europe european finland finnish france french
  german germany greece greek holland india indian iraq iran ireland irish israel italian italy japan japanese korea
  korean mexican mexico netherlands norway norwegian pakistan poland polish portugal portuguese russia russian
  scotland scottish spain spanish sweden swedish swiss switzerland taiwan ukraine vietnam wales welsh
  atlanta berlin boston california cambridge chicago dallas florida houston london manhattan moscow oxford paris
  seattle tokyo toronto vancouver vienna washington
  adam alan alice amy andrew angela ann anna anne anthony barbara ben benjamin betty bob brian carol charles chris
  christine christopher daniel dave david deborah dennis diana donald dorothy edward elizabeth emily emma eric frank
  gary george helen henry jack jacob james jane janet jason jeff jennifer jessica jim joe john jonathan joseph joshua
  julia julie karen kate katherine kathleen keith kelly kenneth kevin larry laura linda lisa louis lucy margaret maria
  martin mary matthew melissa michael michelle mike nancy nicholas nicole nora pamela patricia patrick paul peter
  philip rachel rebecca richard robert roger ronald ruth ryan samantha samuel sandra sara sarah scott sharon simon
  sophia stephanie stephen steve steven susan thomas timothy tom victoria walter william
  google microsoft facebook linux powerpoint wikipedia
`);
