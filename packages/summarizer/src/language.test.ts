import { describe, expect, it } from 'vitest';
import { detectLanguage, isWrittenIn, languageName, localeOf } from './language.ts';

const TEXTS: Record<string, string> = {
  en: 'The committee decided to repair the bridge in spring, and asked the engineers for a new estimate of the costs.',
  de: 'Der Ausschuss hat beschlossen, die Brücke im Frühjahr zu reparieren, und bat um einen neuen Kostenvoranschlag.',
  fr: 'Le comité a décidé de réparer le pont au printemps et a demandé aux ingénieurs une nouvelle estimation des coûts.',
  es: 'El comité decidió reparar el puente en primavera y pidió a los ingenieros una nueva estimación de los costes.',
  ru: 'Комитет решил отремонтировать мост весной и попросил инженеров подготовить новую смету расходов на работы.',
  ar: 'قررت اللجنة إصلاح الجسر في الربيع وطلبت من المهندسين تقديرا جديدا للتكاليف قبل نهاية هذا العام.',
  zh: '委员会决定在春天修理这座桥，并要求工程师在今年年底之前提出新的费用估算，然后再决定其他的事情。',
  ja: '委員会は春に橋を修理することを決め、技術者に今年の終わりまでに新しい費用の見積もりを求めました。',
};

describe.each(Object.entries(TEXTS))('a text in %s', (tag, text) => {
  it('is recognised', () => {
    expect(detectLanguage(text)).toBe(tag);
    expect(isWrittenIn(text, tag)).toBe(true);
  });

  it('is not taken for another language', () => {
    const other = tag === 'en' ? 'de' : 'en';
    expect(isWrittenIn(text, other)).toBe(false);
  });
});

it('does not judge a text that is too short, nor a language that it does not know', () => {
  expect(detectLanguage('Danke schön!')).toBeNull();
  expect(isWrittenIn('Danke schön!', 'en')).toBeNull();
  expect(isWrittenIn(TEXTS.en ?? '', 'gd')).toBeNull();
});

it('names languages in English', () => {
  expect(['de', 'zh', 'pt'].map(languageName)).toEqual(['German', 'Chinese', 'Portuguese']);
});

it.each(['', 'english', 'x!', '../..', null, undefined])('takes %j for no tag', (tag) => {
  expect(localeOf(tag)).toBeUndefined();
});
