/** What the lines at the head of a mail are called in the four languages that mail programs are mostly set to. */
const SENDER =
  /^(?:From|Von|De|Da|Remitente)\s*: *(?<name>[^<(@]+?)? *(?:[<(]?[\w.+-]+@[\w.-]+[>)]?)?$/u;
const HEADER =
  /^(?:To|Cc|Bcc|Date|Sent|Subject|Re|Reply-To|An|Kopie|Datum|Gesendet|Betreff|À|A|Objet|Envoyé|Date|Para|CC|Asunto|Enviado|Enviado el|Fecha)\s*: *(?<value>.*)$/u;
const SUBJECT = /^(?:Subject|Betreff|Objet|Asunto)\s*: *(?<subject>.+)$/u;

/** `On Mon, 3 Feb 2025, Ann Lee wrote:` */
const WROTE =
  /^(?:On|Am|Le|El)\b.{4,80}?(?:,| um \S+| à \S+| a las \S+)? (?:schrieb )?(?<name>\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})(?: \(?<[^>]*>\)?)?(?: (?:wrote|a écrit|escribió))? ?:$/u;

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|morning|hallo|liebe[rs]?|guten (?:tag|morgen)|moin|sehr geehrte[rs]?|servus|bonjour|bonsoir|salut|cher|chère|chers|hola|buenos días|buenas(?: tardes)?|estimad[oa]s?|querid[oa]s?)\b[^.?!:]{0,50}[,!.]?$/iu;
const CLOSING =
  /^(?:(?:best|kind|warm|many|with)?(?: best| kind)? ?(?:regards|wishes)|cheers|thanks|thank you|many thanks|best|yours(?: \w+)?|sincerely|all the best|take care|(?:viele|beste|liebe|herzliche|freundliche|schöne)n? grüße|mit freundlichen grüßen|gruß|lg|vg|mfg|danke|cordialement|bien à vous|amicalement|merci(?: d'avance)?|bises|à bientôt|un (?:cordial )?saludo|saludos(?: cordiales)?|atentamente|gracias|un abrazo|abrazos)[,.!]?$/iu;

/** Below a mail: the line that cuts off a signature, and what a program adds. */
const FOOTER =
  /^(?:--|(?:sent|get outlook|envoyé|enviado|gesendet|obtenir|descargar)(?: \p{L}+){0,2} (?:from|for|de|depuis|desde|para) (?:my |mon |mi |meinem )?(?:\p{L}+)(?: \p{L}+){0,2}|(?:von|mit) meinem \p{L}+(?: \p{L}+)? gesendet)[.!]?$/iu;
const POSTSCRIPT = /^P\.? ?S\b/u;

export interface Headers {
  /** The sender that a line names; empty where it has an address only. */
  sender: string | null;
  isHeader: boolean;
}

export function headersIn(line: string): Headers {
  const sender = line.match(SENDER)?.groups;
  if (sender) return { sender: sender.name?.trim() ?? '', isHeader: true };
  const wrote = line.match(WROTE)?.groups?.name;
  if (wrote !== undefined) return { sender: wrote, isHeader: true };
  return { sender: null, isHeader: HEADER.test(line) };
}

/** Whether the lines hold mails: a sender, and another header line next to it. */
export function isMail(lines: readonly string[]): boolean {
  return lines.some(
    (line, at) =>
      headersIn(line).sender !== null &&
      [at - 2, at - 1, at + 1, at + 2].some((near) => HEADER.test(lines[near] ?? '')),
  );
}

export const subjectIn = (line: string): string | undefined =>
  line.match(SUBJECT)?.groups?.subject?.replace(/^(?:(?:re|aw|fwd?|wg|tr|rv)\s*: *)+/iu, '');

export const isGreeting = (line: string): boolean => GREETING.test(line);
export const isClosing = (line: string): boolean => CLOSING.test(line);

/** What no mail goes on behind, unless by a postscript. */
export const isFooter = (line: string): boolean => FOOTER.test(line);
export const isPostscript = (line: string): boolean => POSTSCRIPT.test(line);

/** `Ann`, `Ann Lee`, `A.`, `Cheers, A.`, `Ann Lee | Head of Sales | Pollen Ltd`: the name under a mail. */
export function isSignature(line: string, sender: string): boolean {
  const [first = '', ...rest] = sender.split(' ');
  const bare = line.replace(/^[-–—*_ ]+|[-–—*_.,! ]+$/gu, '');
  const [, thanks = '', name = bare] = bare.match(/^([^,]+), *(\p{Lu}\p{L}*)$/u) ?? [];
  const isClosed = thanks === '' || isClosing(thanks);
  const names = [sender, first, first.charAt(0), rest.at(-1)];
  if (isClosed && names.includes(name) && name !== '') return true;
  return bare.startsWith(sender) && /[|•·,]|\d{4}|@/u.test(bare.slice(sender.length));
}
