import { expect, it } from 'vitest';
import { asDecision, impersonally, inThirdPerson } from './third-person.ts';

it('conjugates the second verb of what anyone does, too', () => {
  expect(impersonally('You add up what comes in and subtract what goes out.')).toBe(
    'One adds up what comes in and subtracts what goes out.',
  );
});

it.each([
  ["I'll have the order ready by Friday.", 'Helen will have the order ready by Friday.'],
  ["Leave the contract with me, I'm in on Friday.", 'Helen will see to the contract.'],
  ["I've got two prices.", 'Helen has got two prices.'],
  ['I had a boat and I sold it.', 'Helen had a boat and sold it.'],
  ['I usually carry my tools.', 'Helen usually carries their tools.'],
  ['I was away and I was ill.', 'Helen was away and was ill.'],
  [
    'I was a nurse in Fort William, and in 1998 I treated a climber.',
    'Helen was a nurse in Fort William, and in 1998 treated a climber.',
  ],
  // Whose `will` it is has to stay clear.
  [
    'I really think the printer is broken and I will order one.',
    'Helen really thinks the printer is broken and they will order one.',
  ],
  [
    'I asked Ben because he knows it and I will ring him.',
    'Helen asked Ben because he knows it and they will ring him.',
  ],
  ['I told them that I am late.', 'Helen told them that Helen is late.'],
  [
    'Is there a lift, or am I carrying the oven?',
    'Is there a lift, or is Helen carrying the oven?',
  ],
  ['Have I paid, and was I supposed to?', 'Has Helen paid, and were they supposed to?'],
  ['So what do I bring?', 'So what does Helen bring?'],
  [
    'We keep the old one and we look at it in May.',
    'They keep the old one and they look at it in May.',
  ],
  ['Six clubs signed up and I need two days.', 'Six clubs signed up and Helen needs two days.'],
  ["I'd thought of a higher price.", 'Helen had thought of a higher price.'],
  ['I ought to ring him.', 'Helen ought to ring him.'],
  ["I'd take the earlier train.", 'Helen would take the earlier train.'],
  ['The lift is broken.', 'The lift is broken.'],
  ['I burnt a tray yesterday.', 'Helen burnt a tray yesterday.'],
  ['I stuck the label on.', 'Helen stuck the label on.'],
  ["I'll send you the text.", 'Helen will send the text.'],
  [
    'Let me check it and get back to you on Thursday.',
    'Helen will check it and report back on Thursday.',
  ],
  ["I'll bring it to you on Friday.", 'Helen will bring it on Friday.'],
  ["You'll have the plan from me on Friday.", 'Helen will have the plan ready on Friday.'],
])('%s', (said, told) => {
  expect(inThirdPerson(said, 'Helen')).toBe(told);
});

it.each([
  ['speaks to somebody', "I'll tell you when it comes."],
  ['they are others already', 'We tell them when they come.'],
  ['present or past', 'I put it there.'],
  ['quotes', 'I said “no”.'],
  ['asks first', 'Can I say, the hall was eleven degrees on Thursday.'],
  ['a pronoun without its person', "I have two days and there's one of me."],
  ['advice to oneself', "I'd better go."],
  ['the same, spoken', 'I better go.'],
  ['says who one is', "It's me, I know it's me."],
])('quotes what cannot be told: %s', (_, said) => {
  expect(inThirdPerson(said, 'Helen')).toBeNull();
});

it('does not name an unknown speaker', () => {
  expect(inThirdPerson('I was there.', undefined)).toBeNull();
});

it.each([
  ['We rent the small oven.', 'Rent the small oven.'],
  ["We'll rent it and we'll return it in May.", 'Rent it and return it in May.'],
  ["Let's pay for all of them.", 'Pay for all of them.'],
  ['We have agreed to close on Mondays.', 'Close on Mondays.'],
  ['We do not open on Sunday.', 'Do not open on Sunday.'],
  [
    'We keep the hall and the fee stays where it is.',
    'Keep the hall and the fee stays where it is.',
  ],
  ['On Mondays we close at five.', 'On Mondays they close at five.'],
  ['We rent the oven with our own money.', 'They rent the oven with their own money.'],
  ['We are in the small hall.', 'They are in the small hall.'],
  ['We bought the oven.', 'They bought the oven.'],
  ['The oven goes back in May.', null],
])('puts what all will do as minutes do: %s', (said, put) => {
  expect(asDecision(said)).toBe(put);
});

it.each([
  ['We take the test from before.', 'One takes the test from before.'],
  [
    "That means we're looking at people who feel well.",
    'That means one is looking at people who feel well.',
  ],
  ['Survival is exactly where we fool ourselves.', 'Survival is exactly where one fools oneself.'],
  ['In our bakery the wait falls to 2 minutes.', 'In the bakery the wait falls to 2 minutes.'],
  [
    'If you salt a cucumber, it gives you the water.',
    'If one salts a cucumber, it gives one the water.',
  ],
  ['You always need your calculator.', "One always needs one's calculator."],
  ['We have the rate and we also know the time.', 'One has the rate and one also knows the time.'],
  ['With rye you need a sour dough.', 'With rye one needs a sour dough.'],
  ['For a long span you want steel.', 'For a long span one wants steel.'],
  [
    'In Rome in the year nine you could be sent away for that.',
    'In Rome in the year nine one could be sent away for that.',
  ],
  ['You take the lid, you cut a hole in it.', 'One takes the lid, one cuts a hole in it.'],
  ['How do you get the cork out?', 'How does one get the cork out?'],
  [
    'If I walk ten metres and back, my displacement is zero.',
    "If one walks ten metres and back, one's displacement is zero.",
  ],
  ['Every time you fold it, you lose half.', 'Every time one folds it, one loses half.'],
  ['Jam and pickles, those you can heat gently.', 'Jam and pickles, those one can heat gently.'],
  [
    'When somebody tells you K equals three, that is what they mean.',
    'When somebody tells one K equals three, that is what they mean.',
  ],
  ['At twenty-one you see nothing.', 'At twenty-one one sees nothing.'],
  [
    "With thicker walls you have lost a quarter of what you'd have lost before.",
    'With thicker walls one has lost a quarter of what one would have lost before.',
  ],
  ['It is the only one that you can keep.', 'It is the only one that one can keep.'],
  ['For solid walls you are stuck with stone.', 'For solid walls one is stuck with stone.'],
])('a lecturer tells what holds for everyone of no one: %s → %s', (said, told) =>
  expect(impersonally(said)).toBe(told),
);

it.each([
  'When we went back in 2019 the notch was up in the air.',
  'I think we measure it.',
  'Can we see that?',
  'If it is more than one we call it elastic.',
  'Raise the price and the shop you own loses.',
  'You have all done this at school.',
  'We both know the answer.',
  "We've seen two kinds of salt.",
  'You have heard of the acid.',
  'In the end the valve gives you time.',
  "We'll do the second part on the Thursday instead.",
  'You cut it.',
  'You cannot fold the one onto the other.',
  "By then you'd better go.",
])('a lecturer tells this of someone: %s', (said) => expect(impersonally(said)).toBeNull());
