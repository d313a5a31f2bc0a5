import { describe, expect, it } from 'vitest';
import { cleanSpeech, cleanText } from './cleanup.ts';
import { languageOf } from './language/resolve.ts';

const english = await languageOf('en');

describe('spoken English', () => {
  it.each([
    ['Um, well, the the remote, uh, is kind of expensive, you know?', 'The remote is expensive.'],
    ["we we're gonna w um wait for that", 'We are going to wait for that.'],
    ['it it it was a mess and so', 'It was a mess.'],
    ['I will, I will do it', 'I will do it.'],
    ['It went like, like glue', 'It went like glue.'],
    ["I I don't know how much w how much it costs", 'I do not know how much it costs.'],
    ['this th the dialogue history is shown', 'This the dialogue history is shown.'],
    ['the s the shop with with my with my brother', 'The shop with my brother.'],
    ['So, yeah, I mean that we need a- a plan.', 'We need a plan.'],
    ['okay so i think the budget is fine', 'I think the budget is fine.'],
    ['okay so i think we drop the budget', 'We drop the budget.'],
    ['We [laughter] start {vocalsound} now <cough> (inaudible) today', 'We start now today.'],
    ['the the number is three three nine', 'The number is three three nine.'],
    ['put it on the and then go home', 'Put it on and then go home.'],
    ["it's late and we'll wait, they can't come", 'It is late and we will wait, they cannot come.'],
    [
      "I'm sure they won't go and he hasn’t gone",
      'I am sure they will not go and he has not gone.',
    ],
    ["can't the scanners run off a phone?", "Can't the scanners run off a phone?"],
    ['so I just think we should really wait', 'We should wait.'],
    ["and I think it's actually too large", 'I think it is too large.'],
    ['it is one point oh five, oh, or two oh six', 'It is one point oh five or two oh six.'],
    ['the third is a = (v - u) / t.', 'The third is a = (v - u) / t.'],
    ['so 12 - 5 leaves seven', '12 - 5 leaves seven.'],
    ['the ball - a red one - rolls', 'The ball a red one rolls.'],
    ["I'm not, hang on, I'm not happy with that", 'I am not happy with that.'],
  ])('%s', (said, written) => {
    expect(cleanSpeech(said, english)).toBe(written);
  });

  it.each([
    ['I mean that the bridge is closed.', 'The bridge is closed.'],
    ['I think that the bridge is closed.', 'I think that the bridge is closed.'],
  ])('removes what only fills with its conjunction: %s', (said, written) => {
    expect(cleanSpeech(said, english)).toBe(written);
  });

  it.each([
    "Didn't we say that Ann's late?",
    "It's been a year, she'd say.",
    "He's sent the deposit back.",
    "She's already told two of them.",
    'There are just two of them.',
    'What I think of it is not really clear.',
    'The one I think is best costs more.',
    'Do you know what kind of chips we need?',
    'This kind of remote is what I mean to say.',
    'To be or not to be.',
    'We had 12 12 volt batteries.',
    'Take 5 g grated cheese for it.',
    'We fall back on plan b at noon.',
    'The force is m times a, and a is constant.',
    'Right now the shop is closed.',
    'No dogs are allowed in the yard.',
    'So far nobody has complained.',
    'It took a long, long time.',
    'Ring Ringwood and book books for it.',
    'He had had enough of it.',
    'A boy went in, in 2011.',
    'The music stops at two, two in the morning.',
    'Spell it with an i and an e.',
    'Two wrists that they know of and the insurers came.',
    "The marsh goes to Friday Friday's meant to be dry.",
  ])('leaves what means something: %s', (said) => {
    expect(cleanSpeech(said, english)).toBe(said);
  });

  it.each(['Mm - hmm .', 'um', '...', '[laughter]', ''])('has nothing left of %j', (said) => {
    expect(cleanSpeech(said, english)).toBe('');
  });
});

it.each([
  ['fr', 'Une boîte qui vendait des, des imprimantes', 'Une boîte qui vendait des imprimantes.'],
  ['de', 'Äh, also, wir wir haben ähm das Budget erhöht', 'Wir haben das Budget erhöht.'],
  ['fr', 'Euh, donc, nous avons, euh, fini le projet', 'Nous avons fini le projet.'],
  ['es', 'Bueno, eh, pues hemos hemos terminado el informe', 'Hemos terminado el informe.'],
  ['ru', 'Ну, э-э, мы мы закончили проект', 'Мы закончили проект.'],
  ['ja', 'えーと、予算は来月決まります', '予算は来月決まります。'],
  ['zh', '嗯，我们完成了项目', '我们完成了项目。'],
  ['xx', 'bla bla dum dum', 'Bla dum.'],
])('spoken %s', async (tag, said, written) => {
  expect(cleanSpeech(said, await languageOf(tag))).toBe(written);
});

it.each([
  ['fr', 'Il y a deux cuves et il y en aura une autre.'],
  ['fr', 'Nous nous voyons lundi.'],
  ['fr', 'Non seulement le toit fuit, mais la porte ne ferme plus.'],
  ['es', 'Ana y yo vamos a Sevilla o a Oporto.'],
  ['es', 'No hay dinero para eso.'],
  ['es', 'Este mes sube el precio.'],
  ['es', 'Eso no es verdad.'],
  ['es', 'La música se corta a las dos, las dos noches.'],
  ['de', 'So geht das nicht.'],
  ['de', 'Die Frau, die die Kasse führt, braucht Haupt- und Nebenbücher.'],
  ['de', 'Dann nehmen wir 5 g Gold.'],
])('keeps every word that means something: %s, %s', async (tag, said) => {
  expect(cleanSpeech(said, await languageOf(tag))).toBe(said);
});

describe('written text', () => {
  it.each([
    ['the  lake is\tdeep', 'The lake is deep.'],
    ['The lake [12] is deep [citation needed].', 'The lake is deep.'],
    ['iPhone sales rose', 'iPhone sales rose.'],
    ['https://example.com is down', 'https://example.com is down.'],
    ['“yes,” she said', '“Yes,” she said.'],
    ['well, um, it is written so', 'Well, um, it is written so.'],
  ])('%s', (written, plain) => {
    expect(cleanText(written)).toBe(plain);
  });
});

it('takes time in proportion to its input', () => {
  const long = '- '.repeat(200_000) + 'go';
  expect(cleanSpeech(long, english)).toBe('Go.');
  expect(cleanText(`x${',;:-'.repeat(100_000)}x`)).toMatch(/^X/);
});

describe('spoken Spanish', async () => {
  const spanish = await languageOf('es');

  it.each([
    ['Curar, no.', 'Curar, no.'],
    ['Los azulejos sí, el suelo, no.', 'Los azulejos sí, el suelo, no.'],
    ['Quedamos el lunes, ¿no?', 'Quedamos el lunes.'],
    ['Y la pintura ya está, ¿verdad?', 'La pintura ya está.'],
  ])('keeps the no that denies and drops the one that asks: %s', (said, written) => {
    expect(cleanSpeech(said, spanish)).toBe(written);
  });
});
