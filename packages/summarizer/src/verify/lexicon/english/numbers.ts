import { type NumberWords, of, ratio } from '../numbers.ts';

export const englishNumbers: NumberWords = {
  units:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'ten twenty thirty forty fifty sixty seventy eighty ninety',
  others:
    'first=1 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12 twentieth=20 ' +
    'second=2 thirteenth=13 fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17 eighteenth=18 nineteenth=19 ' +
    'threes=3 fours=4 fives=5 sixes=6 sevens=7 eights=8 nines=9 tens=10 elevens=11 twelves=12 sixteens=16 eighteens=18 twenties=20 ' +
    'thirties=30 forties=40 fifties=50 sixties=60 seventies=70 eighties=80 nineties=90 thirtieth=30 dozen=12 dozens=12 score=20 hundred=100 thousand=1000 grand=1000 tenner=10 tenners=10 fiver=5 fivers=5 million=1000000 billion=1000000000',
  // `The under-fives`, `the thirties`.
  ambiguous:
    'one first second threes fours fives sixes sevens eights nines tens elevens twelves sixteens eighteens twenties thirties forties ' +
    'fifties sixties seventies eighties nineties',
  ratios: ratio('in|out of|in every|out of every'),
  implied: [
    of('half|halve[sd]?', 0.5, 50),
    of('quarters?', 0.25, 25),
    of('three[- ]quarters', 0.75, 75),
    of('thirds?', 33, 33.3),
    of('two[- ]thirds', 66, 66.7, 67),
    of('a fifth|one fifth', 20),
    of('(?:a|one) sixth', 16.7, 17),
    of('(?:a|one) seventh', 14.3, 14),
    of('(?:an|one) eighth', 12.5, 12, 13),
    of('(?:a|one) ninth', 11.1, 11),
    of('a tenth|one tenth', 10),
    of('twice|doubl\\p{L}+', 2, 100, 200),
    of('tripl\\p{L}+|three times', 3, 300),
    of('half past|half (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)', 30),
    of('quarter past', 15),
    of('quarter to', 45),
    of('half an hour', 30),
    of('an? hour and a half', 1.5, 90),
    of('an? \\p{L}+ and a half', 1.5),
    of('fortnight\\p{L}*', 2, 14, 15),
    of('couple|pair|both|twins?', 2),
    of('dozens?', 12),
    of('noon|midday', 12),
    of('midnight', 0, 12, 24),
    of('an? week', 1, 7),
    of('an? year', 1, 12),
    of('an? (?:hour|day|month)', 1),
    of('a hundred', 100),
    of('a thousand', 1000),
    of('a million', 1_000_000),
    of('an hour', 60),
    of('single|once|only|sole', 1),
    of('half a million', 500_000),
    of('all three|trio', 3),
    of('ton', 100),
    of('nil|nothing|none|nobody|no one', 0),
    of('annual\\p{L}*|yearly|a year', 1, 12),
    of('overnight', 1),
  ],
  hourBefore: /quarter to (\p{L}{1,24})/giu,
  clock: [
    [/half (?:past )?(\p{L}{3,6})(?!\p{L})/giu, 30],
    [/quarter past (\p{L}{3,6})(?!\p{L})/giu, 15],
    [/quarter to (\p{L}{3,6})(?!\p{L})/giu, -15],
    [/ten past (\p{L}{3,6})(?!\p{L})/giu, 10],
    [/twenty past (\p{L}{3,6})(?!\p{L})/giu, 20],
    [/twenty to (\p{L}{3,6})(?!\p{L})/giu, -20],
    [/ten to (\p{L}{3,6})(?!\p{L})/giu, -10],
  ],
  shares: [
    of('half of|half as', 0.5, 50),
    of('a quarter(?= of (?!an? (?:year|hour|century)))', 0.25, 25),
    of('(?:a|one) third(?! of an? (?:year|hour|century))', 33, 33.3),
    of('two[- ]thirds(?! of an? (?:year|hour|century))', 66, 66.7, 67),
    of('three[- ]quarters(?! of an? (?:year|hour|century))', 0.75, 75),
    of('twice as|doubled?', 2, 100, 200),
    of('a fifth', 20),
    of('a tenth', 10),
  ],
};
