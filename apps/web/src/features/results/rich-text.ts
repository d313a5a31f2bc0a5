export interface RichText {
  html: string;
  text: string;
}

const KEPT_ATTRIBUTES = new Set(['href', 'start']);

/** Parts of rendered notes as a text for other programs: without the page's classes and controls, citations in brackets. */
export function richTextOf(parts: readonly Element[]): RichText {
  const body = document.createElement('div');
  for (const part of parts) body.append(part.cloneNode(true));
  for (const control of body.querySelectorAll('button')) control.remove();
  for (const box of body.querySelectorAll('input'))
    box.replaceWith(box.checked ? '\u2611' : '\u2610');
  for (const citation of body.querySelectorAll('.citation'))
    citation.replaceWith(`[${citation.textContent}]`);
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
  return {
    html: body.innerHTML,
    text: plain(body)
      .replaceAll(/ +\n/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

/** Blocks are lines; items of a list begin with a dash. */
function plain(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  const inner = [...node.childNodes].map(plain).join('');
  if (!(node instanceof Element)) return inner;
  const { tagName } = node;
  if (/^H[1-6]$/.test(tagName)) return `\n\n${inner.trim()}\n`;
  if (tagName === 'LI') return `\n- ${inner.trim()}`;
  if (tagName === 'BR') return '\n';
  return /^(?:P|UL|OL|PRE|BLOCKQUOTE|TABLE|TR)$/.test(tagName) ? `\n${inner.trim()}\n` : inner;
}

/** A heading with everything up to the next one of its rank. */
export function sectionOf(heading: Element): Element[] {
  const section = [heading];
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (/^H[1-6]$/.test(next.tagName) && next.tagName <= heading.tagName) break;
    section.push(next);
  }
  return section;
}

const asBlob = (content: string, type: string) => new Blob([content], { type });

/** As formatted text where the browser can, else as plain text. */
export async function copyRichText({ html, text }: RichText): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return await navigator.clipboard.writeText(text);
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': asBlob(html, 'text/html'),
      'text/plain': asBlob(text, 'text/plain'),
    }),
  ]);
}
