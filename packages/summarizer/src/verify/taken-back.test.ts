import { describe, expect, it } from 'vitest';
import type { Doubt, SummarySource } from '../port.ts';
import { talkOf } from '../testing/talk.ts';
import { type Claim, judgeOf } from './verify.ts';

/** What is found against a statement that cites all turns, or those that are named. */
function doubtOf(
  source: SummarySource,
  text: string,
  language = 'en',
  claim: Partial<Claim> = {},
): Doubt['kind'] | null {
  const refs = source.turns.map((_, turn) => turn);
  const judge = judgeOf(source, { source: language, written: language });
  return judge({ text, refs, kind: 'point', ...claim }).doubt?.kind ?? null;
}

describe('what was proposed and turned down', () => {
  it.each([
    [
      'en',
      [
        'Meg: We could raffle the blue piano. Get some people through the door.',
        'Dan: You could not. My wife has her lessons on that.',
      ],
      'The blue piano will be raffled to get people through the door.',
      'Raffling the blue piano was proposed and refused.',
    ],
    [
      'de',
      [
        'Meg: Wir könnten das blaue Klavier verlosen, auf dem Straßenfest.',
        'Dan: Auf keinen Fall. Darauf übt meine Frau.',
      ],
      'Auf dem Straßenfest wird das blaue Klavier verlost.',
      'Das blaue Klavier wird auf dem Straßenfest nicht verlost.',
    ],
    [
      'fr',
      [
        'Meg: Et si on mettait le piano bleu en jeu à la tombola du quartier ?',
        'Dan: Surtout pas. Ma femme y prend ses leçons.',
      ],
      'Le piano bleu est mis en jeu à la tombola du quartier.',
      'Dan refuse que le piano bleu soit mis en jeu à la tombola du quartier.',
    ],
    [
      'es',
      [
        'Meg: ¿Y si sorteamos el piano azul en la fiesta del barrio?',
        'Dan: Ni hablar. Mi mujer da clase con él.',
      ],
      'El piano azul se sortea en la fiesta del barrio.',
      'El piano azul no se sortea en la fiesta del barrio.',
    ],
  ])('%s', (language, lines, invented, told) => {
    const talk = talkOf(...lines);
    expect(doubtOf(talk, invented, language)).not.toBeNull();
    expect(doubtOf(talk, told, language)).toBeNull();
  });

  it('right behind the cited turn', () => {
    const talk = talkOf(
      'Ann: Ben, would you prepare the ballot box and the slips?',
      'Ben: Please not me, I am doing my taxes.',
      'Cleo: Then I do them.',
    );
    const claim: Partial<Claim> = { kind: 'action', refs: [0] };
    const text = 'Prepare the ballot box and the slips for the vote.';
    expect(doubtOf(talk, text, 'en', { ...claim, owner: 'Ben' })).not.toBeNull();
    expect(doubtOf(talk, text, 'en', { ...claim, owner: 'Cleo', refs: [0, 1, 2] })).toBeNull();
  });

  it('and taken up again all the same', () => {
    const talk = talkOf(
      'Meg: We could raffle the blue piano at the street party.',
      'Dan: Please no.',
      'Dan: Oh, all right. We raffle the blue piano, and I buy another one.',
    );
    expect(doubtOf(talk, 'The blue piano is raffled at the street party.')).toBeNull();
  });
});

describe('a decision that was only wished', () => {
  it.each([
    [
      'en',
      'Ann: I still think we should have gone for the heat pump in the hall.',
      'The hall gets a heat pump.',
      'Then we take the heat pump for the hall, agreed.',
    ],
    [
      'de',
      'Ann: Ich wollte ja die Wärmepumpe für die Halle.',
      'Die Halle bekommt eine Wärmepumpe.',
      'Dann nehmen wir die Wärmepumpe für die Halle, beschlossen.',
    ],
    [
      'fr',
      'Ann: J’avais proposé une chaudière neuve pour la salle.',
      'La salle reçoit une chaudière neuve.',
      'Alors on prend une chaudière neuve pour la salle, c’est décidé.',
    ],
    [
      'es',
      'Ann: Yo quería una caldera nueva para la sala.',
      'La sala tendrá una caldera nueva.',
      'Entonces ponemos una caldera nueva para la sala, decidido.',
    ],
  ])('%s', (language, wish, decision, agreed) => {
    const kind = 'decision';
    expect(doubtOf(talkOf(wish), decision, language, { kind })).not.toBeNull();
    expect(doubtOf(talkOf(wish, `Ben: ${agreed}`), decision, language, { kind })).toBeNull();
  });
});

describe('what has still to come', () => {
  it.each([
    [
      'en',
      'Ann: The agency has still to license the discharge into the river, and anglers object.',
      'The agency licensed the discharge into the river.',
      'The agency has yet to license the discharge into the river.',
    ],
    [
      'de',
      'Ann: Die Gemeinde verkauft die alte Wache an die Genossenschaft. Unterschrieben ist aber noch nichts.',
      'Die Gemeinde hat die alte Wache an die Genossenschaft verkauft.',
      'Der Verkauf der alten Wache an die Genossenschaft ist noch nicht unterschrieben.',
    ],
    [
      'fr',
      "Ann: La commune veut vendre l'ancienne gendarmerie à un bailleur. Rien n'est encore signé.",
      "La commune a vendu l'ancienne gendarmerie à un bailleur.",
      "La commune veut vendre l'ancienne gendarmerie à un bailleur, sans avoir signé.",
    ],
    [
      'es',
      'Ann: Hay dos mil euros hasta que llegue la subvención del ayuntamiento.',
      'El ayuntamiento ya ha pagado la subvención.',
      'La subvención del ayuntamiento está pendiente.',
    ],
  ])('%s', (language, line, invented, told) => {
    expect(doubtOf(talkOf(line), invented, language)).toBe('open');
    expect(doubtOf(talkOf(line), told, language)).toBeNull();
  });

  it('says nothing of another thing', () => {
    const talk = talkOf(
      'Ann: The roof is mended and paid for. The insurance of the van has still to answer.',
    );
    expect(doubtOf(talk, 'The roof is mended and paid for.')).toBeNull();
  });
});

describe('a number in whose place a later turn puts another one', () => {
  it.each([
    [
      'en',
      ['Meg: What is a tuning at the moment, sixty?', 'Dan: Sixty-five.'],
      'A tuning costs sixty at the moment.',
      'A tuning costs sixty-five at the moment.',
    ],
    [
      'de',
      ['Meg: Was kostet das Stimmen gerade, sechzig?', 'Dan: Fünfundsechzig.'],
      'Das Stimmen kostet gerade sechzig.',
      'Das Stimmen kostet gerade fünfundsechzig.',
    ],
    [
      'fr',
      ["Meg: Un accord, c'est à combien en ce moment, soixante ?", 'Dan: Quatre-vingts.'],
      'Un accord est à soixante en ce moment.',
      'Un accord est à quatre-vingts en ce moment.',
    ],
    [
      'es',
      ['Meg: ¿A cuánto está ahora la afinación, a sesenta?', 'Dan: Ochenta.'],
      'La afinación está ahora a sesenta.',
      'La afinación está ahora a ochenta.',
    ],
  ])('%s', (language, lines, invented, told) => {
    const talk = talkOf(...lines);
    expect(doubtOf(talk, invented, language)).toBe('number');
    expect(doubtOf(talk, told, language)).toBeNull();
  });

  it.each([
    [
      'en',
      [
        'Ann: My proposal would be eight per cent, from January.',
        'Ben: Then the first of February.',
      ],
      'Prices go up by eight per cent in January.',
      'The rise holds from February on.',
    ],
    [
      'de',
      ['Ann: Mein Vorschlag wäre acht Prozent, ab Januar.', 'Ben: Dann eben ersten Februar.'],
      'Die Preise steigen im Januar um acht Prozent.',
      'Die Preise steigen im Februar um acht Prozent.',
    ],
    [
      'fr',
      ['Ann: Je verrais huit pour cent, à partir de janvier.', 'Ben: Alors le premier février.'],
      'Les prix montent de huit pour cent en janvier.',
      'Les prix montent de huit pour cent en février.',
    ],
    [
      'es',
      ['Ann: Yo subiría un ocho por ciento, desde enero.', 'Ben: Pues el uno de febrero.'],
      'Los precios suben un ocho por ciento en enero.',
      'La subida vale desde febrero.',
    ],
  ])('%s, a month', (language, lines, invented, told) => {
    const talk = talkOf(...lines);
    expect(doubtOf(talk, invented, language)).not.toBeNull();
    expect(doubtOf(talk, told, language)).toBeNull();
  });

  it('is told all the same where the later turn is cited for something else', () => {
    const talk = talkOf(
      'Meg: The average order is at thirty-seven.',
      'Dan: Then delivery is free from sixty on, until January.',
    );
    expect(
      doubtOf(talk, 'The average order of 37 lies below the limit for free delivery.'),
    ).toBeNull();
  });
});
