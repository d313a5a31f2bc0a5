import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** HTML of Markdown, for mail. HTML in it is shown as text, and links with other protocols than the usual ones lead nowhere. */
export const htmlOfMarkdown = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
