import { describe, expect, test } from 'vitest';
import { PhraseFinder, phraseKey, type Replacement, replaceMatches } from './phrases.ts';

const replace = (text: string, replacements: readonly Replacement[], language?: string): string =>
  replaceMatches(text, new PhraseFinder(replacements, language).find(text));

const fix = (text: string, from: string, to: string, language?: string): string =>
  replace(text, [{ from, to }], language);

describe('whole words', () => {
  test.each([
    ['We moved to Kubernetis.', 'We moved to Kubernetes.'],
    ['Kubernetis’s cost and kubernetis-cluster', 'Kubernetes’s cost and Kubernetes-cluster'],
    ['Kubernetisen are not guessed, nor is akubernetis', null],
    ['kubernetis_1 and kubernetis2', null],
    ['“KUBERNETIS”, he said', '“Kubernetes”, he said'],
  ])('%s', (text, expected) => {
    expect(fix(text, 'kubernetis', 'Kubernetes')).toBe(expected ?? text);
  });

  test('a number is not a part of another one', () => {
    expect(fix('5 of 3.5 and 5,000, 15, 5.', '5', 'five')).toBe('five of 3.5 and 5,000, 15, five.');
  });

  test('of several forms the longest counts, and a phrase spans any space', () => {
    const forms = [
      { from: 'cooper', to: 'Kuper' },
      { from: 'cooper netties', to: 'Kubernetes' },
    ];
    expect(replace('cooper  netties for Cooper', forms)).toBe('Kubernetes for Kuper');
  });

  test('what is right already is left alone, also where a wrong form is a part of it', () => {
    expect(fix('New Relic and Relic', 'Relic', 'New Relic')).toBe('New Relic and New Relic');
  });

  test('of two replacements of one form the first counts', () => {
    const forms = [
      { from: 'jon', to: 'John' },
      { from: 'Jon', to: 'Joan' },
    ];
    expect(replace('jon', forms)).toBe('John');
  });
});

describe('scripts', () => {
  test('Chinese, Japanese and Thai have no spaces between words', () => {
    expect(fix('我们用库伯内提斯部署', '库伯内提斯', 'Kubernetes')).toBe('我们用Kubernetes部署');
    expect(fix('今日はクバネティスの話', 'クバネティス', 'クバネテス')).toBe(
      '今日はクバネテスの話',
    );
    expect(fix('ใช้คูเบอร์เนติสแล้ว', 'คูเบอร์เนติส', 'คูเบอร์เนเตส')).toBe('ใช้คูเบอร์เนเตสแล้ว');
  });

  test('Korean particles follow a word', () => {
    expect(fix('쿠버네티스를 씁니다', '쿠버네티스', '쿠버네테스')).toBe('쿠버네테스를 씁니다');
    expect(fix('나라', '나', '너')).toBe('나라');
    const decomposed = '쿠버네티스를'.normalize('NFD');
    expect(fix(decomposed, '쿠버네티스', 'Kubernetes').normalize('NFC')).toBe('Kubernetes를');
  });

  test('composed and decomposed letters are the same, and no letter is found without its marks', () => {
    const decomposed = 'Herr Müler kommt'.normalize('NFD');
    expect(fix(decomposed, 'müler', 'Müller')).toBe('Herr Müller kommt');
    expect(fix('cafe\u0301', 'cafe', 'coffee')).toBe('cafe\u0301');
  });

  test('Turkish has two letters i', () => {
    expect(fix('ISPARTA ve ısparta', 'ısparta', 'Isparta', 'tr')).toBe('Isparta ve Isparta');
    expect(fix('istanbul, ISTANBUL', 'İstanbul', 'İstanbul’da', 'tr')).toBe(
      'İstanbul’da, ISTANBUL',
    );
    expect(fix('İstanbul and ISTANBUL', 'istanbul', 'Ankara')).toBe('Ankara and Ankara');
  });

  test('Greek has two letters s', () => {
    expect(fix('ΚΌΣΜΟΣ και κόσμος', 'κόσμος', 'Κόσμος')).toBe('Κόσμος και Κόσμος');
  });

  test('hyphens, apostrophes and soft hyphens', () => {
    expect(fix('e\u2011mail and e-mail', 'e-mail', 'email')).toBe('email and email');
    expect(fix("O’Brian, O'Brian", "O'Brian", 'O’Brien')).toBe('O’Brien, O’Brien');
    expect(fix('Kuber\u00adnetis', 'kubernetis', 'Kubernetes')).toBe('Kubernetes');
  });
});

describe('capitals', () => {
  test('a term in lower case takes over those of the words that it replaces', () => {
    expect(fix('Cash it. We cash it, CASH!', 'cash', 'cache')).toBe(
      'Cache it. We cache it, CACHE!',
    );
  });

  test('a form that was heard as a name is none in the middle of a sentence', () => {
    expect(fix('The Cash is full. Cash misses', 'Cash', 'cache')).toBe(
      'The cache is full. Cache misses',
    );
  });

  test('a correction of capitals only is exact', () => {
    expect(fix('notelark, Notelark, NOTELARK', 'notelark', 'Notelark')).toBe(
      'Notelark, Notelark, Notelark',
    );
    expect(fix('GRPC', 'grpc', 'gRPC')).toBe('gRPC');
  });
});

test('every match says where it is', () => {
  const text = 'a cafe\u0301 b café';
  const found = new PhraseFinder([{ from: 'café', to: 'bar' }]).find(text);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['cafe\u0301', 'café']);
  expect(found.map(({ from, to, replacement }) => [from, to, replacement])).toEqual([
    ['cafe\u0301', 'bar', 0],
    ['café', 'bar', 0],
  ]);
});

test('keys are equal where spellings differ in case, normal form and spaces only', () => {
  expect(phraseKey('  Zoë  Ann ')).toBe(phraseKey('ZOE\u0308 ann'));
  expect(phraseKey('Zoe')).not.toBe(phraseKey('Zoë'));
});

test('ten thousand forms and a text of repeated beginnings take one pass', () => {
  const forms = Array.from({ length: 10_000 }, (_, at) => ({
    from: `${'a '.repeat(30)}${at}`,
    to: `term ${at}`,
  }));
  const text = `${'a '.repeat(20_000)}77`;
  expect(replace(text, forms)).toBe(`${'a '.repeat(19_970)}term 77`);
});
