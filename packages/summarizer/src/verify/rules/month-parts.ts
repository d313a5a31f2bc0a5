import { supportedDates } from '../calendar.ts';
import type { Rule } from './statement.ts';

const part = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${words})(?: (?:of|des|der|de|du|del))*(?: (?:the|this))? (?<month>\p{L}+)`,
    'giu',
  );

/** Parts of a month, in all languages: a task may be due at the end of June and reported in July. */
const PARTS: readonly RegExp[] = [
  part('end|ende|fin|finales?'),
  part('beginning|start|anfang|début|principios?|inicios?|comienzos?'),
  part('middle|mid|mitte|mi|mediados'),
];

const monthsIn = (text: string, pattern: RegExp, language: string): string[] =>
  Array.from(text.matchAll(pattern), ({ groups }) => groups?.['month'] ?? '')
    .flatMap((word) => Array.from(supportedDates(word, language)))
    .filter((entry) => entry.startsWith('m'));

/** `Until the end of July` where the cited turns name the end of June, and July only otherwise. */
export const monthParts: Rule = ({ text, due, language, evidence, source, refs }) => {
  for (const pattern of PARTS) {
    const claimed = monthsIn([text, due].join('. '), pattern, language);
    const said = monthsIn(evidence.text, pattern, source.lexicon.tag);
    const wrong = claimed.find((month) => said.length > 0 && !said.includes(month));
    const [turn] = refs;
    if (wrong !== undefined && turn !== undefined) return { kind: 'date', turn };
  }
  return null;
};
