/** What files for other programs add to notes, in the notes' language. */
interface Words {
  transcript: string;
  text: string;
  date: string;
  speakers: string;
  tags: string;
}

const WORDS: Record<string, Words> & { en: Words } = {
  en: {
    transcript: 'Transcript',
    text: 'Original text',
    date: 'Date',
    speakers: 'Speakers',
    tags: 'Tags',
  },
  ar: {
    transcript: 'النص المفرّغ',
    text: 'النص الأصلي',
    date: 'التاريخ',
    speakers: 'المتحدثون',
    tags: 'الوسوم',
  },
  de: {
    transcript: 'Transkript',
    text: 'Originaltext',
    date: 'Datum',
    speakers: 'Sprecher',
    tags: 'Schlagwörter',
  },
  es: {
    transcript: 'Transcripción',
    text: 'Texto original',
    date: 'Fecha',
    speakers: 'Hablantes',
    tags: 'Etiquetas',
  },
  fr: {
    transcript: 'Transcription',
    text: 'Texte d’origine',
    date: 'Date',
    speakers: 'Intervenants',
    tags: 'Étiquettes',
  },
  ja: {
    transcript: '文字起こし',
    text: '原文',
    date: '日付',
    speakers: '話者',
    tags: 'タグ',
  },
  ru: {
    transcript: 'Расшифровка',
    text: 'Исходный текст',
    date: 'Дата',
    speakers: 'Участники',
    tags: 'Теги',
  },
  zh: {
    transcript: '逐字稿',
    text: '原文',
    date: '日期',
    speakers: '发言人',
    tags: '标签',
  },
};

/** @param language primary tag; English where it is not known. */
export const wordsIn = (language: string | null): Words => WORDS[language ?? 'en'] ?? WORDS.en;
