/**
 * The paragraphs of a pasted text: split at line breaks, blank ones left out. A citation in a summary names one by its
 * index, so the page and the server must count alike.
 */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
