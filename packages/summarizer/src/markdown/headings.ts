/** Headings and marks of the summaries and notes that the server writes. */
export const summaryHeadings = {
  overview: 'Overview',
  keyPoints: 'Key points',
  decisions: 'Decisions',
  actionItems: 'Action items',
  /** Where no language model has read the text: found by their wording. */
  possibleActionItems: 'Possible action items',
  questions: 'Questions',
  /** Of a lecture. */
  selfTest: 'Questions to test yourself',
  answers: 'Answers',
  keyTerms: 'Key terms',
  dates: 'Dates',
  unverified: '(unverified)',
} as const;

/** Headings and marks of summaries and notes. */
export type SummaryHeadings = Readonly<Record<keyof typeof summaryHeadings, string>>;

/** In the languages of which the embedded engine knows the wording; they stand in notes, not on pages. */
const HEADINGS: Readonly<Record<string, SummaryHeadings>> = {
  ar: {
    overview: 'نظرة عامة',
    keyPoints: 'النقاط الرئيسية',
    decisions: 'القرارات',
    actionItems: 'المهام',
    possibleActionItems: 'مهام محتملة',
    questions: 'الأسئلة',
    selfTest: 'أسئلة لاختبار نفسك',
    answers: 'الإجابات',
    keyTerms: 'المصطلحات الرئيسية',
    dates: 'التواريخ',
    unverified: '(غير مؤكد)',
  },
  de: {
    overview: 'Überblick',
    keyPoints: 'Wichtigste Punkte',
    decisions: 'Entscheidungen',
    actionItems: 'Aufgaben',
    possibleActionItems: 'Mögliche Aufgaben',
    questions: 'Fragen',
    selfTest: 'Fragen zur Selbstkontrolle',
    answers: 'Antworten',
    keyTerms: 'Schlüsselbegriffe',
    dates: 'Termine',
    unverified: '(nicht bestätigt)',
  },
  en: summaryHeadings,
  es: {
    overview: 'Resumen general',
    keyPoints: 'Puntos clave',
    decisions: 'Decisiones',
    actionItems: 'Tareas',
    possibleActionItems: 'Posibles tareas',
    questions: 'Preguntas',
    selfTest: 'Preguntas para ponerse a prueba',
    answers: 'Respuestas',
    keyTerms: 'Términos clave',
    dates: 'Fechas',
    unverified: '(sin verificar)',
  },
  fr: {
    overview: 'Vue d’ensemble',
    keyPoints: 'Points clés',
    decisions: 'Décisions',
    actionItems: 'Actions à mener',
    possibleActionItems: 'Actions possibles',
    questions: 'Questions',
    selfTest: 'Questions pour s’évaluer',
    answers: 'Réponses',
    keyTerms: 'Termes clés',
    dates: 'Dates',
    unverified: '(non vérifié)',
  },
  ja: {
    overview: '概要',
    keyPoints: '要点',
    decisions: '決定事項',
    actionItems: 'アクション項目',
    possibleActionItems: 'アクション項目の候補',
    questions: '質問',
    selfTest: '理解度を確かめる質問',
    answers: '答え',
    keyTerms: '重要な用語',
    dates: '日付',
    unverified: '(未確認)',
  },
  ru: {
    overview: 'Обзор',
    keyPoints: 'Главное',
    decisions: 'Решения',
    actionItems: 'Задачи',
    possibleActionItems: 'Возможные задачи',
    questions: 'Вопросы',
    selfTest: 'Вопросы для самопроверки',
    answers: 'Ответы',
    keyTerms: 'Ключевые понятия',
    dates: 'Даты',
    unverified: '(не подтверждено)',
  },
  zh: {
    overview: '概述',
    keyPoints: '要点',
    decisions: '决定',
    actionItems: '待办事项',
    possibleActionItems: '可能的待办事项',
    questions: '问题',
    selfTest: '自测问题',
    answers: '答案',
    keyTerms: '关键术语',
    dates: '日期',
    unverified: '(未核实)',
  },
};

/** Headings in the language of what stands under them; English where we have none, or it is not known. */
export const headingsIn = (language: string | null): SummaryHeadings =>
  (language === null ? undefined : HEADINGS[language]) ?? summaryHeadings;
