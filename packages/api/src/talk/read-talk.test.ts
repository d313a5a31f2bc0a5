import { describe, expect, it } from 'vitest';
import { readTalk } from './read-talk.ts';

const SAID = [
  ['Ann', 'The pump leaks again.'],
  ['Ben Lee', 'Since when?'],
  ['Ann', 'Since Monday. I rang the plumber.'],
  ['Ben Lee', 'And what does he want for it?'],
  ['Ann', 'Two hundred.'],
  ['Ben Lee', 'Then we wait for the other offer.'],
] as const;
type Render = (name: string, text: string, at: number) => string;

const whole = (text: string) => {
  const joined: [string | undefined, string][] = [];
  for (const { speaker, text: said, isLabelled } of readTalk(text.split('\n')) ?? []) {
    const last = joined.at(-1);
    if (last && !isLabelled) last[1] = `${last[1]} ${said}`.trim();
    else joined.push([speaker, said]);
  }
  return joined;
};
const rendered = (render: Render): string =>
  SAID.map(([name, text], at) => render(name, text, at)).join('\n');

describe('who says what is read from', () => {
  it.each<[string, Render]>([
    ['names before colons', (name, text) => `${name}: ${text}`],
    ['French colons', (name, text) => `${name}\u00A0: ${text}`],
    ['full-width colons', (name, text) => `${name}：${text}`],
    ['names above', (name, text) => `${name}:\n${text}`],
    ['names alone above', (name, text) => `${name}\n${text}\n`],
    ['names above with times in hours', (name, text, at) => `${name} 1:0${at}:03\n${text}\n`],
    ['bold names', (name, text) => `**${name}:** ${text}`],
    ['bold names above', (name, text) => `**${name}**\n\n${text}\n`],
    ['headings', (name, text) => `### ${name}\n${text}`],
    ['bullets', (name, text) => `- **${name}**: ${text}`],
    ['HTML', (name, text) => `<p><strong>${name}:</strong> ${text}</p>`],
    ['dashes', (name, text) => `${name} – ${text}`],
    ['brackets', (name, text) => `[${name}] ${text}`],
    ['brackets above', (name, text) => `[${name}]\n${text}\n`],
    ['parentheses', (name, text) => `(${name}) ${text}`],
    ['IRC', (name, text, at) => `[10:3${at}] <${name}> ${text}`],
    ['IRC without times', (name, text) => `<${name}> ${text}`],
    ['weechat', (name, text, at) => `10:32:0${at} ${name} | ${text}`],
    ['a table', (name, text, at) => `${name}\t00:0${at}\t${text}`],
    ['a table without times', (name, text) => `${name}\t${text}`],
    ['a Markdown table', (name, text, at) => `| 00:0${at} | ${name} | ${text} |`],
    ['comma-separated values', (name, text, at) => `"${name}","00:0${at}","${text}"`],
    ['milliseconds', (name, text, at) => `${at}000\t${at}900\t${name}\t${text}`],
    ['whisper', (name, text, at) => `[00:0${at}.000 --> 00:0${at}.900]  [${name}]: ${text}`],
    ['seconds', (name, text, at) => `[${at}.00s - ${at}.90s] ${name}: ${text}`],
    ['time, dash, name', (name, text, at) => `0:0${at} - ${name} (Acme)\n  ${text}\n`],
    ['name, dash, time', (name, text, at) => `${name} - 00:0${at}\n${text}\n`],
    ['name, bar, time', (name, text, at) => `${name} | 00:0${at}\n${text}\n`],
    ['time, name', (name, text, at) => `00:0${at} ${name}\n${text}\n`],
    ['time above name', (name, text, at) => `00:0${at}\n${name}\n${text}\n`],
    ['name above time', (name, text, at) => `${name}\n[10:3${at} AM]\n${text}\n`],
    ['name, dash above time', (name, text, at) => `${name}\n — \n10:3${at} AM\n${text}\n`],
    ['time behind the colon', (name, text, at) => `${name}: [00:0${at}] ${text}`],
    ['a last name first', (name, text, at) => `Acme, ${name}   0:0${at}\n${text}`],
    ['handles', (name, text) => `@${name}: ${text}`],
    ['jobs', (name, text) => `${name}, Sales: ${text}`],
    ['flowers', (name, text) => `${name} 🌻: ${text}`],
    ['pronouns', (name, text) => `${name} (she/her): ${text}`],
    ['WhatsApp in French', (name, text, at) => `12/03/2024 à 10:3${at} - ${name} : ${text}`],
    ['Telegram', (name, text, at) => `${name}, [Mar 12, 2024 at 10:3${at} AM]\n${text}`],
    ['Discord, compact', (name, text, at) => `[10:3${at} AM]${name}: ${text}`],
    ['Discord, exported', (name, text, at) => `[12-Mar-24 10:3${at} AM] ${name}#1234\n${text}\n`],
    ['Zoom', (name, text, at) => `2024-03-12 10:32:0${at} From ${name} To Everyone:\n\t${text}`],
    ['Google Chat', (name, text, at) => `${name}, Yesterday 10:3${at} AM\n${text}`],
    ['iMessage', (name, text, at) => `Mar 12, 2024 10:32:0${at} AM\n${name}\n${text}\n`],
    ['numbers of turns', (name, text, at) => `${at + 1}. ${name}: ${text}`],
    ['paragraphs', (name, text, at) => `[${at + 12}] ${name}: ${text}`],
    ['a name and a time in brackets', (name, text, at) => `[${name} - 00:0${at}]: ${text}`],
    ['angle brackets', (name, text, at) => `${name} <00:0${at}> ${text}`],
    ['braces', (name, text, at) => `{00:0${at}} ${name}: ${text}`],
    ['at', (name, text, at) => `${name} @ 00:0${at}: ${text}`],
    ['letters', (name, text, at) => `0h02m0${at}s ${name}: ${text}`],
    ['a colon behind the time', (name, text, at) => `00:0${at}-00:0${at + 1}: ${name}: ${text}`],
    ['ISO', (name, text, at) => `2024-03-12T10:32:0${at}Z ${name}: ${text}`],
    ['ISO in brackets', (name, text, at) => `[2024-03-12T10:32:0${at}] ${name}: ${text}`],
    ['greater than', (name, text) => `${name}> ${text}`],
    ['bars', (name, text) => `${name} | ${text}`],
    ['bold names without colons', (name, text) => `**${name}** ${text}`],
    ['how it is said', (name, text, at) => `${name}${at === 2 ? ' [laughing]' : ''}: ${text}`],
    ['a verb', (name, text) => `${name} says: ${text}`],
    ['dashes in front', (name, text) => `— ${name}: ${text}`],
    ['our Markdown', (name, text, at) => `**00:0${at} (bookmark)** **${name}** ${text}`],
  ])('%s', (form, render) => {
    const wanted = form.startsWith('a last name')
      ? SAID.map(([name, text]) => [`${name} Acme`, text])
      : SAID;
    expect(whole(rendered(render))).toEqual(wanted);
  });

  it.each<[string, Render]>([
    ['captions', (name, text) => `>> ${name.toUpperCase()}: ${text}`],
    ['a court', (name, text) => `     ${name.toUpperCase()}:  ${text}`],
    ['a screenplay', (name, text) => `      ${name.toUpperCase()}\n   (pause)\n  ${text}\n`],
    ['a record in Spanish', (name, text) => `${name.toUpperCase()}.– ${text}`],
    ['a play', (name, text) => `${name.toUpperCase()}. ${text}`],
  ])('capitals: %s', (_, render) => {
    expect(whole(rendered(render))).toEqual(SAID);
  });

  it('captions with several speakers in a line', () => {
    const text = SAID.map(([name, said]) => `>> ${name.toUpperCase()}: ${said}`).join(' ');
    expect(whole(text)).toEqual(SAID);
  });

  it('a pane that reads its times aloud', () => {
    const text = rendered(
      (name, said, at) =>
        `${name}\n0 minutes ${at} seconds0:0${at}\n${name} 0 minutes ${at} seconds\n${said}`,
    );
    expect(whole(text).filter(([, said]) => said !== '')).toEqual(SAID);
  });

  it.each([
    ['Dr. Anna Weiß-Lorenz', "Seán O'Brien"],
    ['J. R. van der Berg', 'María José de la Cruz'],
    ['李雷', 'محمد علي'],
    ['Speaker 1', 'Speaker 2'],
    ['A', 'B'],
    ['I1', 'B2'],
    ['Marko', 'ann_lee99'],
    ['Mr. Paul St. Clair', 'The Chair'],
  ])('labels of %s and %s', (first, second) => {
    const text = rendered((name, said) => `${name === 'Ann' ? first : second}: ${said}`);
    expect(whole(text).map(([name]) => name)).toEqual(
      SAID.map(([name]) => (name === 'Ann' ? first : second)),
    );
  });

  it.each([
    ['Q', 'A'],
    ['Q', 'R'],
    ['F', 'A'],
    ['P', 'R'],
    ['Frage', 'Antwort'],
  ])('an interview by %s and %s, in which not each remark asks', (asks, answers) => {
    const name = (speaker: string): string => (speaker === 'Ann' ? answers : asks);
    const text = [...SAID, ['Ben Lee', 'You never told me about it before this.'] as const].map(
      ([speaker, said]) =>
        `${name(speaker)}: ${said.replace('Two hundred', 'He wants two hundred')}`,
    );
    expect(whole(text.join('\n')).map(([speaker]) => speaker)).toEqual([
      ...SAID.map(([speaker]) => name(speaker)),
      asks,
    ]);
  });

  it('an examination, whose questions have short answers', () => {
    const text = rendered((name, said) => `${name === 'Ann' ? 'A.' : 'Q.'} ${said}`);
    expect(whole(text).map(([name]) => name)).toEqual(
      SAID.map(([name]) => (name === 'Ann' ? 'A' : 'Q')),
    );
  });
});

it('talk in which no one asks is talk', () => {
  const text = Array.from({ length: 8 }, (_, at) => `Ann: I did part ${at}.\nBen: I did the rest.`);
  expect(whole(text.join('\n'))).toHaveLength(16);
});

describe('what is printed', () => {
  it('has roles only where they distinguish people', () => {
    const text = [
      'Ann (Acme): Who comes?',
      'Ben (Acme): I do.',
      'Ann (Lidl): Me too.',
      'Ben: Fine.',
      'Ann (Acme): Good.',
    ].join('\n');
    expect(whole(text).map(([name]) => name)).toEqual([
      'Ann (Acme)',
      'Ben',
      'Ann (Lidl)',
      'Ben',
      'Ann (Acme)',
    ]);
  });

  it('is a title with the name that is called out', () => {
    const text = rendered((name, said) => `Mr. ${name.toUpperCase()}. ${said}`);
    expect(whole(text)).toEqual(SAID.map(([name, said]) => [`Mr. ${name}`, said]));
  });

  it('is a name where a nickname is one', () => {
    const text = rendered((name, said) => `@${name.toLowerCase()}: ${said}`);
    expect(whole(text)).toEqual(SAID);
  });

  it('has no labels of recognizers', () => {
    const text = rendered((name, said) => `SPEAKER_0${name === 'Ann' ? 0 : 1}: ${said}`);
    expect(whole(text)[0]?.[0]).toBe('Speaker 1');
  });
});

describe('what no one says', () => {
  it('is left out: notices, threads, reactions, initials', () => {
    const text = [
      'Ann started transcription',
      'AL',
      'Ann Lee',
      '10:32 AM',
      'Who comes?',
      ':+1:',
      '3 replies',
      'Last reply today at 11:02 AM',
      'Ben',
      '10:33 AM',
      'I do. (edited)',
      'Ann Lee',
      '10:34 AM',
      'Good.',
      '10:35',
      'Bring the key.',
      'Ben',
      '10:36 AM',
      'Bild weggelassen',
    ].join('\n');
    expect(whole(text)).toEqual([
      ['Ann Lee', 'Who comes?'],
      ['Ben', 'I do.'],
      ['Ann Lee', 'Good. Bring the key.'],
      ['Ben', ''],
    ]);
  });
});

const repeated = (...lines: string[]): string =>
  Array.from({ length: 8 }, () => lines.join('\n')).join('\n');

describe('no talk is', () => {
  it.each([
    ['a list of records', repeated('name: pump', 'price: 200', 'colour: blue')],
    ['a licence file', repeated('Files: src', 'Copyright: 2024 Ann.', 'License: MIT.')],
    ['a manual', repeated('Parameters', 'The width of the pump.', 'Returns', 'Its height.')],
    [
      'frequent questions',
      repeated(
        'Q. What does the pump cost?',
        'A. It costs two hundred pounds, and half of that for members.',
      ),
    ],
    [
      'frequent questions in Spanish',
      repeated(
        'P: ¿Cuánto cuesta la bomba?',
        'R: Doscientos euros, y la mitad de eso para los socios.',
      ),
    ],
    ['a list of changes', repeated('New: pump', 'Fixed: the valve leaked.', 'New: hose')],
    ['prose with dashes', repeated('The pump leaks - again.', 'Ann rang him - he did not come.')],
    ['a letter', 'Dear Ann,\nthe pump leaks.\nNote: bring the key.\nYours,\nBen'],
  ])('%s', (_, text) => {
    expect(readTalk(text.split('\n'))).toBeNull();
  });
});
