import { describe, expect, it } from 'vitest';
import { piecesOf } from './text-pieces.ts';

const SENTENCES = {
  English: 'Dr. Ann Lee met the board on Monday, and they spoke about the budget.',
  German: 'Am 3. Mai traf sich z. B. Frau Dr. Weber mit dem Vorstand der Firma in Berlin.',
  Arabic: 'اجتمع المجلس يوم الاثنين وتحدث الأعضاء عن الميزانية، ثم قرروا تأجيل المشروع؟',
  Hindi: 'सोमवार को बोर्ड की बैठक हुई और उन्होंने बजट के बारे में बात की।',
  Chinese: '董事会星期一开会，讨论了明年的预算，并决定推迟这个项目。',
  Japanese: '取締役会は月曜日に開かれ、来年の予算について話し合いました。',
  Korean: '이사회는 월요일에 모여 내년 예산에 대해 이야기했습니다.',
};

const wordless = (text: string): string => text.replaceAll(/\s/gu, '');
const joined = (text: string): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join(' ');

describe('a paragraph without line breaks', () => {
  it.each(Object.entries(SENTENCES))('is cut at ends of sentences: %s', (language, sentence) => {
    const space = ['Chinese', 'Japanese'].includes(language) ? '' : ' ';
    const text = Array.from({ length: 60 }, () => sentence).join(space);
    const pieces = piecesOf(text);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.map(({ paragraph, part }) => [paragraph, part])).toEqual(
      pieces.map((_, part) => [0, part]),
    );
    for (const piece of pieces) {
      expect(wordless(piece.text).length % wordless(sentence).length).toBe(0);
      expect(piece.text.split(' ').length).toBeLessThanOrEqual(80);
    }
    expect(wordless(joined(text))).toBe(wordless(text));
  });

  it('is cut between words where it has no punctuation', () => {
    const spaced = Array.from({ length: 1000 }, (_, at) => `word${at}`).join(' ');
    expect(joined(spaced)).toBe(spaced);
    expect(piecesOf(spaced).map(({ text }) => text.split(' ').length)).toEqual([
      ...Array.from({ length: 12 }, () => 80),
      40,
    ]);
    const thai = 'คณะกรรมการประชุมกันเมื่อวันจันทร์'.repeat(40);
    const pieces = piecesOf(thai).map(({ text }) => text);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe(thai);
    expect(pieces.filter((text) => /^\p{M}/u.test(text))).toEqual([]);
  });

  it('prefers a comma to nothing', () => {
    const clause = `${'and so on '.repeat(15)}it went, `;
    expect(piecesOf(clause.repeat(4)).every(({ text }) => text.endsWith(','))).toBe(true);
  });

  it('of a length that can be read at a glance stays whole', () => {
    const short = `${SENTENCES.English} `.repeat(5).trim();
    expect(piecesOf(`First.\r\n\n \n${short}\nLast.`)).toEqual([
      { text: 'First.', paragraph: 0, part: null },
      { text: short, paragraph: 1, part: null },
      { text: 'Last.', paragraph: 2, part: null },
    ]);
  });

  it('keeps a word that is longer than any, and nothing of nothing', () => {
    const noise = 'x'.repeat(5000);
    expect(piecesOf(noise)).toEqual([{ text: noise, paragraph: 0, part: null }]);
    expect(piecesOf(' \n ')).toEqual([]);
  });
});

// Grows with the square of its length where every mark of a run is tried as the first: minutes instead of milliseconds.
it.each(['. ', '.', '!', 'aaaa.', '."', '…'])('takes a long run of %j in linear time', (mark) => {
  const text = `Once ${mark.repeat(150_000)}${' b'.repeat(200)}`;
  expect(wordless(joined(text))).toBe(wordless(text));
});
