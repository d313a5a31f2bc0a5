/** One passage, and several: what notes say of passages that they leave out. */
type Sentences = readonly [one: string, several: (count: number) => string];

const ENGLISH: Sentences = [
  'One passage was left out because speech recognition was not sure of its words.',
  (count) =>
    `${count} passages were left out because speech recognition was not sure of their words.`,
];

const SENTENCES: Readonly<Record<string, Sentences>> = {
  ar: [
    'لم يُدرج مقطع واحد لأن التعرف على الكلام لم يكن واثقًا منه.',
    (count) => `لم تُدرج مقاطع (${count}) لأن التعرف على الكلام لم يكن واثقًا منها.`,
  ],
  de: [
    'Eine Stelle wurde weggelassen, weil die Spracherkennung sie nicht sicher verstanden hat.',
    (count) =>
      `${count} Stellen wurden weggelassen, weil die Spracherkennung sie nicht sicher verstanden hat.`,
  ],
  en: ENGLISH,
  es: [
    'Se ha omitido un pasaje porque el reconocimiento de voz no estaba seguro de sus palabras.',
    (count) =>
      `Se han omitido ${count} pasajes porque el reconocimiento de voz no estaba seguro de sus palabras.`,
  ],
  fr: [
    'Un passage a été omis, car la reconnaissance vocale n’était pas sûre de ses mots.',
    (count) =>
      `${count} passages ont été omis, car la reconnaissance vocale n’était pas sûre de leurs mots.`,
  ],
  ja: [
    '音声認識が不確かなため、1 か所を省きました。',
    (count) => `音声認識が不確かなため、${count} か所を省きました。`,
  ],
  ru: [
    'Один фрагмент пропущен: распознавание речи не уверено в его словах.',
    (count) => `Пропущено фрагментов: ${count}. Распознавание речи не уверено в их словах.`,
  ],
  zh: ['有 1 处因语音识别不确定而被省略。', (count) => `有 ${count} 处因语音识别不确定而被省略。`],
};
/** What notes in a language say of so many passages that they leave out. */
export function unclearIn(language: string | null, count: number): string {
  const [one, several] = SENTENCES[language ?? 'en'] ?? ENGLISH;
  return count === 1 ? one : several(count);
}
