/**
 * Function words of English, and the words of small talk that carry no topic in a conversation. Wider than the list that
 * `stopword` ships: with that one, talk about nothing outweighs what a meeting is about.
 */
const WORDS = `
a about above across actually after again against ah ahead ain't all almost alone along already alright also although
always am among an and another any anybody anyone anything anyway anywhere apart are aren't around as aside ask at away
back basically be became because become becomes been before behind being believe below beside besides best better between
beyond bit both bring bunch but by bye came can can't cannot 'cause certain certainly clear clearly come comes coming
could couldn't couple course 'd definitely did didn't different do does doesn't doing don't done down during each eh
either else 'em end enough er erm especially etc even ever every everybody everyone everything everywhere exactly except
fact far few find fine first for from further gave get gets getting give given gives giving go goes going gone gonna good
got gotta gotten great guess guy guys ha had hadn't happen happens hard has hasn't have haven't having he he'd he'll he's
hello hence her here here's hers herself hey hi him himself his hm hmm hopefully how how's however huh i i'd i'll i'm i've
if in indeed inside instead into is isn't it it'd it'll it's its itself just keep kept kind kinda knew know known knows
last later least leave left lemme less let let's like likely little 'll long look looking looks lot lots 'm made mainly
make makes making many matter may maybe me mean means might mind mine mm more most mostly much must my myself near nearly
need needed needs neither never new next nice no nobody none nope nor not nothing now nowhere obviously of off often oh ok
okay on once one one's ones only onto or other others otherwise ought our ours ourselves out over overall own particular
particularly per perhaps please point possible possibly probably problem pretty put quite rather 're ready real really
right round 's said same saw say saying says second see seem seemed seems seen self set several shall she she'd she'll
she's should shouldn't show shows simply since so some somebody somehow someone something sometimes somewhere soon sorry
sort sorta start started stay still stuff such suppose supposed sure 't take taken takes taking talk talked talking tell
than thank thanks that that'd that'll that's the their theirs them themselves then there there's therefore these they
they'd they'll they're they've thing things think thinking thinks third this those though thought three through thus till
to today together told tomorrow too took toward towards tried try trying turn two uh uh-huh um under until up upon us use
used uses using usually 've very via wanna want wanted wants was wasn't way ways we we'd we'll we're we've well went were
weren't what what's whatever when whenever where where's whereas wherever whether which whichever while who who's whoever
whole whom whose why will wish with within without won't word work works would wouldn't yeah year years yep yes yesterday
yet you you'd you'll you're you've your yours yourself yourselves
zero four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
thirty forty fifty sixty seventy eighty ninety hundred thousand half wow cuz dunno mr mrs ms dr yup whoa yay haha
`;

export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
