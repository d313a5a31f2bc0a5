/** What a Markdown renderer with GitHub's extensions would turn into a link by itself. */
const BARE_LINK =
  /(?:(?:https?|ftp):\/\/|www\.|mailto:|xmpp:)[^\s`]*[^\s`.,;:!?'")\]]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;

/** Characters that mean something within a line. `&` would start a character reference. */
const INLINE = /[\\`*_[\]<>~|&]/gu;

/** Beginnings of a line that would make it a heading, a quotation, a list item, a rule or a fence. */
const BLOCK = /^(?:[#+=-]|\d{1,9}(?=[.)]))/u;

/**
 * A stranger's words as Markdown that shows exactly them, on one line: no link, picture, HTML, emphasis or block can come
 * out of it. Addresses become code spans, since a renderer makes links even of escaped ones.
 */
export function escapeMarkdown(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  let escaped = '';
  let done = 0;
  for (const match of line.matchAll(BARE_LINK)) {
    escaped += escapeInline(line.slice(done, match.index)) + `\`${match[0]}\``;
    done = match.index + match[0].length;
  }
  escaped += escapeInline(line.slice(done));
  return escaped.replace(BLOCK, (start) => (/\d/u.test(start) ? `${start}\\` : `\\${start}`));
}

function escapeInline(text: string): string {
  return text.replace(INLINE, (sign) => `\\${sign}`);
}
