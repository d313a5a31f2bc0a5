export const MAX_QUESTION_CHARACTERS = 500;
/** Questions of a page of the history. */
export const QUESTIONS_OF_PAGE = 20;
