/** What a summary is for. `general` asks for nothing in particular, `custom` takes the user's own instructions. */
export const templateIds = [
  'general',
  'meeting',
  'lecture',
  'interview',
  'article',
  'custom',
] as const;
export type TemplateId = (typeof templateIds)[number];

/** Longest instructions of one's own, in characters: a page of text, which every model's window can spare. */
export const MAX_OWN_INSTRUCTIONS = 2000;

export interface Template {
  id: TemplateId;
  /** The choice as the user reads it. */
  label: string;
  /** One line below the label. */
  description: string;
  /** What is handed to the summarizer; empty for `general` and `custom`. English, whatever language the summary is written in. */
  instructions: string;
  /** Only a language model can follow it. */
  needsModel: boolean;
}

const templates: Record<TemplateId, Template> = {
  general: {
    id: 'general',
    needsModel: false,
    label: 'General',
    description:
      'What matters most, arranged by what it is: a meeting, lecture, interview, article or thread.',
    instructions: '',
  },
  meeting: {
    id: 'meeting',
    needsModel: false,
    label: 'Meeting',
    description: 'What was discussed and decided, and who does what by when.',
    instructions:
      'This is a meeting. Put first what was decided and who promised to do what by when. Group the discussion by ' +
      'subject, with the arguments for and against and who made them. An action item needs a person who took it on or ' +
      'was given it; a wish is not one. As questions, list those that were raised and left open.',
  },
  lecture: {
    id: 'lecture',
    needsModel: false,
    label: 'Lecture',
    description: 'The subject explained in order, key terms, and questions to test yourself.',
    instructions:
      'This is a lecture or a talk that somebody wants to learn from. Follow its line of thought: what is claimed, why, ' +
      'with which examples and results. In the glossary, explain each term as the speaker does. As questions, write five ' +
      'to ten questions to test oneself, from recall to understanding; each cites the segments that hold its answer. ' +
      'Leave out organisational remarks, except dates and tasks for the listeners.',
  },
  interview: {
    id: 'interview',
    needsModel: false,
    label: 'Interview',
    description: 'Who is asked what, the answers, and the most telling statements.',
    instructions:
      'This is an interview. For each subject, give the question in short and then what was answered, keeping the ' +
      "speakers apart. Keep the interviewee's own telling words where they are short. Say who holds which view. As " +
      'questions, list those that were asked and not answered.',
  },
  article: {
    id: 'article',
    needsModel: false,
    label: 'Article',
    description: 'The claim, the evidence and the conclusion of a written text.',
    instructions:
      'This is a written text. Give its main claim first, then the reasons and the evidence for it with their figures, ' +
      'then the conclusion and the limits that the author names. Keep what the author reports apart from what the author ' +
      'thinks. There are no action items unless the text itself asks its readers for something.',
  },
  custom: {
    id: 'custom',
    needsModel: true,
    label: 'My own instructions',
    description: 'Say in your own words what you want from it.',
    instructions: '',
  },
};

/** All templates in the order in which they are offered. */
export const templateList: readonly Template[] = templateIds.map((id) => templates[id]);

/** Whether a template can be followed without a language model. */
export const templateNeedsModel = (id: TemplateId): boolean => templates[id].needsModel;

/**
 * The instructions for a summarizer.
 * @param own the user's words, used with `custom` only.
 * @returns undefined where there is nothing to say.
 */
export function templateInstructions(id: TemplateId, own = ''): string | undefined {
  const text = id === 'custom' ? own.trim() : templates[id].instructions;
  return text === '' ? undefined : text;
}
