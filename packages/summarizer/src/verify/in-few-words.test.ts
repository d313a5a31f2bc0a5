import { describe, expect, it } from 'vitest';
import type { StatementFields } from '../documents.ts';
import { talkOf } from '../testing/talk.ts';
import { judgeOf } from './verify.ts';

type Kind = StatementFields['kind'];

/** What is found against a statement that cites all turns. */
function doubtOf(
  lines: readonly string[],
  claim: { text: string; kind?: Kind; owner?: string; due?: string },
  spoken = 'en',
  written = spoken,
): string | null {
  const source = talkOf(...lines);
  const refs = source.turns.map((_, turn) => turn);
  return (
    judgeOf(source, { source: spoken, written })({ kind: 'point', ...claim, refs }).doubt?.kind ??
    null
  );
}

const OTHERS: Record<string, string> = {
  seven: 'nine',
  siete: 'nueve',
  sept: 'huit',
  zwei: 'drei',
};

describe('an objection', () => {
  it.each([
    [
      'en',
      [
        "Kit: I'd like a second stall. By the gate, for me, it's the only dry spot.",
        "Bo: You can't have two stalls, though. Would Ines look after it?",
        'Fay: If she does, then yes, by the gate, from May on.',
      ],
      'A second stall is put up by the gate, provided that Ines looks after it.',
    ],
    [
      'de',
      [
        'Uwe: Ich würde gern einen zweiten Stand machen. Am Tor, da ist es trocken.',
        'Ina: Das geht nicht, zwei Stände. Würde Greta das übernehmen?',
        'Olga: Wenn sie will, dann ja, ein zweiter Stand am Tor, ab Mai.',
      ],
      'Am Tor kommt ein zweiter Stand hinzu, falls Greta das übernimmt.',
    ],
  ])('that is overruled rejects nothing (%s)', (language, lines, text) => {
    const claim = { text, kind: 'decision' } as const;
    expect(doubtOf(lines, claim, language)).toBeNull();
    expect(doubtOf(lines.slice(0, 2), claim, language)).not.toBeNull();
  });
});

describe('a number and a half', () => {
  it.each([
    ['en', 'Ann: The tea is 7.50 a head.', 'The tea costs seven and a half pounds a head.'],
    ['es', 'Ana: La merienda sale a 7,5 euros.', 'La merienda cuesta siete euros y medio.'],
    ['fr', 'Luc: Le goûter fait 7,5 euros.', 'Le goûter coûte sept et demi euros.'],
    ['de', 'Jan: Der Kuchen kostet 2,5 Euro.', 'Der Kuchen kostet zweieinhalb Euro.'],
  ])('is one number (%s)', (language, said, text) => {
    expect(doubtOf([said], { text }, language)).toBeNull();
    const other = text.replace(/seven|siete|sept|zwei/u, (word) => OTHERS[word] ?? '');
    expect(doubtOf([said], { text: other }, language)).toBe('number');
  });

  it.each([
    ['es', 'Ana: Cerramos a las 19:30.', 'Cierran a las siete y media.'],
    ['fr', 'Luc: On ferme à 7h30.', 'Ils ferment à sept heures et demie.'],
  ])('may be a time (%s)', (language, said, text) => {
    expect(doubtOf([said], { text }, language)).toBeNull();
  });

  it('is what lies between two, and not the one that is said of something else', () => {
    const lines = [
      'Ana: El pan me ha subido un diez por ciento. A once y medio, como siempre, pierdo dinero.',
      'Eva: Trece, con fruta.',
    ];
    const text = 'The breakfast goes up by one and a half euros and comes with fruit.';
    expect(doubtOf(lines, { text, kind: 'decision' }, 'es', 'en')).toBeNull();
  });
});

describe('the time between two that are said', () => {
  it.each([
    [
      'fr',
      'Luc: Il y a deux ans, le vent se lève à huit heures et tombe à onze heures.',
      'Le vent a soufflé pendant trois heures.',
    ],
    [
      'fr',
      'Luc: Il y a trois ans, le vent se lève à huit heures et tombe à onze heures.',
      'Le vent a soufflé pendant trois heures.',
    ],
    [
      'en',
      'Ann: The fair has been closed since 9, and the gate stays shut until 14.',
      'The gate is shut for five hours.',
    ],
    [
      'de',
      'Jan: Die Pumpe läuft ab acht, und um vierzehn Uhr schaltet sie ab.',
      'Die Pumpe läuft sechs Stunden.',
    ],
    [
      'es',
      'Ana: El horno se enciende a las ocho y se apaga a las trece.',
      'El horno está encendido cinco horas.',
    ],
  ])('is worked out (%s): %s', (language, said, text) => {
    expect(doubtOf([said], { text }, language)).toBeNull();
  });

  it('is another one where days are counted', () => {
    const said = 'Ann: The glue dries for 21 days, and I am away until 9 May.';
    expect(doubtOf([said], { text: 'The glue dries for twelve days.' })).toBe('number');
  });

  it.each([
    ['es', 'Este año la feria empieza algo antes que el anterior.'],
    ['en', 'This year the fair begins a bit earlier than last time.'],
  ])('compares this year with the last (%s)', (language, text) => {
    const lines =
      language === 'es'
        ? ['Ana: El año pasado la feria empezó el diez de junio.', 'Eva: El tres, hecho.']
        : ['Ann: Last year the fair began on the tenth of June.', 'Eve: The third, done.'];
    expect(doubtOf(lines, { text, kind: 'decision' }, language)).toBeNull();
  });
});

describe('what holds under a condition', () => {
  it.each([
    [
      'en',
      'Ann: If you take all six tables, you do not get the trolley past the door.',
      'Two tables fewer, so that the trolley gets past the door.',
    ],
    [
      'de',
      'Jan: Wenn du alle sechs Tische stellst, kommst du mit dem Wagen nicht durch die Tür.',
      'Vier Tische, damit man mit dem Wagen durch die Tür kommt.',
    ],
    [
      'es',
      'Ana: Si pones las seis mesas, con el carrito no pasas por la puerta.',
      'Se ponen dos mesas menos para que pase el carrito por la puerta.',
    ],
    [
      'fr',
      'Luc: Si tu mets les six tables, le chariot ne passe pas la porte.',
      'Deux tables de moins, pour que le chariot passe la porte.',
    ],
  ])('does not deny what was then chosen (%s)', (language, said, text) => {
    const lines = [said, language === 'fr' ? 'Zoé: Quatre.' : 'Eva: 4.'];
    expect(doubtOf(lines, { text }, language)).toBeNull();
  });

  it('denies a statement about the same condition', () => {
    const said = 'Ann: If it rains, the trolley does not get past the door.';
    const text = 'If it rains, the trolley gets past the door.';
    expect(doubtOf([said], { text })).toBe('negation');
  });
});

describe('a number with its noun, or without one', () => {
  it.each([
    [
      'de',
      'en',
      ['Jan: Im ersten Jahr vierzig Schüler, voriges Jahr neunzig. Und fünfzig auf der Liste.'],
      'Last year fifty pupils were still on the list.',
    ],
    [
      'fr',
      'en',
      ["Luc: La première année quarante élèves, l'an dernier cent. Et trente sur la liste."],
      'Last year thirty pupils were still on the list.',
    ],
    [
      'es',
      'es',
      [
        'Ana: Mi tío compró la huerta en el cuarenta y dos. Diecinueve naranjos y un pozo.',
        'Ana: La primera, en abril plantamos ocho naranjos más. Con eso volvemos a los de mi tío.',
      ],
      'Con los ocho naranjos que se plantan en abril, la huerta vuelve a ser la que compró su tío.',
    ],
  ])('has no rival elsewhere (%s in %s)', (spoken, written, lines, text) => {
    expect(doubtOf(lines, { text }, spoken, written)).toBeNull();
  });
});

describe('a promise that tells the other one what they get', () => {
  it.each([
    [
      'de',
      'Jan: Ich schicke Ihnen die Liste bis Dienstag, und Sie sagen mir, ob die Namen stimmen.',
      'Eva: Gut. Sie kriegen sie am Freitag zurück. Und den Schlüssel bring ich morgen.',
      'Eva prüft die Namen auf der Liste und gibt sie am Freitag zurück.',
      'Freitag',
    ],
    [
      'en',
      'Jan: I will send you the list by Tuesday, and you tell me whether the names are right.',
      "Eva: Fine. You'll have it back on Friday.",
      'Eva checks the names on the list and returns it on Friday.',
      'Friday',
    ],
    [
      'fr',
      'Jan: Je vous envoie la liste mardi, et vous me dites si les noms sont bons.',
      "Eva: Vous l'aurez vendredi.",
      'Eva vérifie les noms de la liste et la rend vendredi.',
      'vendredi',
    ],
    [
      'es',
      'Jan: Yo os mando la lista el martes, y vosotros me decís si los nombres están bien.',
      'Eva: La tendréis el viernes.',
      'Eva comprueba los nombres de la lista y la devuelve el viernes.',
      'viernes',
    ],
  ])('is theirs who make it (%s)', (language, asked, promised, text, due) => {
    const claim = { text, kind: 'action', owner: 'Eva', due } as const;
    expect(doubtOf([asked, promised], claim, language)).toBeNull();
  });

  it('declines nothing by what the other one can’t do then', () => {
    const lines = [
      "Eva: I can put a lock on the lid, so you can't even open it. You'd have it Friday.",
    ];
    const text = 'Eva puts a lock on the lid.';
    expect(doubtOf(lines, { text, kind: 'action', owner: 'Eva', due: 'Friday' })).toBeNull();
  });
});

describe('dates', () => {
  it.each([
    ['Der vierte ist Ostermontag.', 'Monday is a holiday.'],
    ['Wir treffen uns Freitagabend.', 'They meet on Friday.'],
  ])('stand in German compounds: %s', (said, text) => {
    expect(doubtOf([`Jan: ${said}`], { text }, 'de', 'en')).toBeNull();
    expect(doubtOf([`Jan: ${said}`], { text: text.replace(/Mon|Fri/u, 'Tues') }, 'de', 'en')).toBe(
      'date',
    );
  });

  it('that are compared with are not those that are decided', () => {
    const lines = [
      'Jan: Wir haben im Februar gesagt, dass wir keine Hilfe mehr nehmen.',
      'Eva: Im Februar war auch wenig los auf dem Hof.',
      'Eva: Gut, dann nehmen wir ab dem ersten Oktober doch eine Hilfe.',
    ];
    const text = 'Weil der Hof voller ist als im Februar, nehmen sie doch eine Hilfe.';
    expect(doubtOf(lines, { text, kind: 'decision' }, 'de')).toBeNull();
    const wrong = 'Sie nehmen ab Februar eine Hilfe.';
    expect(doubtOf(lines, { text: wrong, kind: 'decision' }, 'de')).toBe('date');
  });

  it('are written in a hurry', () => {
    const lines = ['Jan: ill bring the tent the wknd before'];
    const claim = { text: 'Jan brings the tent.', kind: 'action', owner: 'Jan' } as const;
    expect(doubtOf(lines, { ...claim, due: 'the weekend before' })).toBeNull();
    expect(doubtOf(lines, { ...claim, due: 'the evening before' })).toBe('due');
  });
});

it('a reason may be a time in other words', () => {
  const lines = ['Jan: leave at 6?', 'Eva: 6s too soon i stop half 7', 'Jan: 8 then'];
  const text = 'They leave two hours later because Eva works until half past seven.';
  expect(doubtOf(lines, { text })).toBeNull();
  const wrong = 'They leave two hours later because her train from Crewe runs late.';
  expect(doubtOf(lines, { text: wrong })).not.toBeNull();
});

describe('a word that seals a value', () => {
  it.each([
    [
      'es',
      'Ana: ¿Y la entrada? Yo pediría ocho euros.',
      'Blas: Pues seis.',
      'Ana: Seis, y no se hable más.',
    ],
    [
      'fr',
      'Anne: Et le départ ? Moi je dirais dix heures.',
      'Boris: Neuf, alors ?',
      'Anne: Adjugé.',
    ],
  ])('%s: agrees to it', (language, ...lines) => {
    const text = language === 'es' ? 'Entrada: seis euros.' : 'Départ : neuf heures.';
    expect(doubtOf(lines, { text, kind: 'decision' }, language)).toBeNull();
  });

  it('leaves open what is not known', () => {
    const lines = [
      'Ana: ¿Y la entrada? Yo pediría ocho euros.',
      'Blas: No se si seis, ya veremos.',
    ];
    expect(doubtOf(lines, { text: 'Entrada: seis euros.', kind: 'decision' }, 'es')).not.toBeNull();
  });
});
