import { momentOfMail } from './mail-date.ts';
import { isPerson, personIn } from './mail-sender.ts';

/** What the lines at the head of a mail are called in the four languages that mail programs are mostly set to. */
const SENDER = /^\**(?:From|Von|De|Da|Remitente)\s*:\** *(?<sender>\S.*)$/u;
const HEADER =
  /^\**(?:To|Cc|Bcc|Date|Sent|Subject|Re|Reply-To|Attachments?|Importance|An|Kopie|Datum|Gesendet|Betreff|Antwort an|Anlagen?|Priorität|Wichtigkeit|À|A|Objet|Envoyé|Répondre à|Pièces? jointes?|Importance|Para|CC|Cci|CCO|Asunto|Enviado|Enviado el|Fecha|Adjuntos?|Responder a)\s*:\** *(?<value>.*)$/u;
const SUBJECT = /^\**(?:Subject|Betreff|Objet|Asunto)\s*:\** *(?<subject>.+)$/u;
const ANSWER = /^(?:(?:re|aw|antw?|fwd?|wg|tr|rv|rép)\s*: *)+/iu;
/** A line that names who wrote could be a sentence: `De: lunes a viernes`. A person or an address could not. */
const NAMES_SENDER = /@|^["'„“]?\p{Lu}/u;

/** `Ann Lee <ann@example.org>`, with the day behind it or on the next line: mails copied from a browser. */
const COPIED = /^(?<sender>\p{Lu}[^<>:@]{1,60}?) ?<[\w.+-]+@[\w.-]+>(?<day>\s.*)?$/u;
const COPIED_TO = /^(?:to|an|à|para|a) (?:me|mich|moi|mí|\p{Lu}[\p{L}., ]{1,60})(?:,.*)?$/u;

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|morning|hallo|liebe[rs]?|guten (?:tag|morgen|abend)|moin|sehr geehrte[rs]?|servus|grüezi|bonjour|bonsoir|salut|coucou|cher|chère|chers|chères|hola|buenos días|buenas(?: tardes| noches)?|estimad[oa]s?|querid[oa]s?)(?!\p{L})(?:[^.?!:]{0,50}[,!.]?|,? ?[^.?!:,]{0,30}:)$/iu;
const CLOSING =
  /^(?:(?:best|kind|kindest|warm|warmest|many|with)?(?: best| kind)? ?(?:regards|wishes)|cheers|thanks|thank you|many thanks|thanks (?:again|so much|in advance)|best|yours(?: \w+)?|sincerely|all the best|take care|love|(?:viele|beste|liebe|herzliche|freundliche|schöne|sonnige)n? grüße(?: (?:aus|von) [\p{L} ]+)?|mit (?:freundlichen|besten|herzlichen|lieben) grüßen|(?:lieben |schönen |herzlichen )?gruß|bis dann|lg|vg|mfg|danke|vielen dank(?: (?:und|im voraus).{0,30})?|besten dank|cordialement|bien cordialement|bien à vous|amicalement|amitiés|merci(?: d'avance| beaucoup)?|bises|bisous|à bientôt|belle journée|bonne (?:journée|soirée)|un (?:cordial )?saludo|saludos(?: cordiales)?|atentamente|gracias|muchas gracias|un abrazo|abrazos|un beso|besos)[,.! ]*$/iu;

/** Below a mail: the line that cuts off a signature, and what a program adds. */
const FOOTER =
  /^(?:--|(?:sent|get outlook|envoyé|enviado|gesendet|obtenir|descargar)(?: \p{L}+){0,2} (?:from|for|de|depuis|desde|para) (?:my |mon |mi |meinem )?(?:\p{L}+)(?: \p{L}+){0,2}|(?:von|mit) meinem \p{L}+(?: \p{L}+)? gesendet)[.!]?$/iu;
const POSTSCRIPT = /^P\.? ?S\b/u;

/** Between mails: `-----Original Message-----`, `Begin forwarded message:` */
const RULER =
  /^(?:[-_=*]{2,} ?(?:\p{L}+[ -]?){1,4} ?[-_=*]{2,}|Begin forwarded message:|Anfang der weitergeleiteten Nachricht:|Début du message (?:transféré|réexpédié) ?:|Inicio del mensaje reenviado:)$/iu;

/** The lines at the head of a mail. */
export interface MailHead {
  /** Empty where it names no person. */
  sender: string;
  /** Which of the lines names the sender. */
  at: number;
  moment: number | null;
  /** Whether its subject begins with `Re:`; undefined without a subject. */
  isAnswer: boolean | undefined;
  lines: number;
}

/** Lines of a head at most: each line is tried as the first one, so a text of nothing but such lines would take their square. */
const MOST_HEADERS = 20;

/** The head that begins at a line: header lines in a row, one of which names the sender. */
export function mailHeadAt(lines: readonly string[], at: number): MailHead | null {
  const copied = copiedHeadAt(lines, at) ?? windowHeadAt(lines, at);
  if (copied) return copied;
  let end = at;
  while (end - at < MOST_HEADERS && isHeader(lines[end] ?? '')) end += 1;
  const head = lines.slice(at, end);
  const senderAt = head.findIndex((line) => senderIn(line) !== null);
  if (head.length < 2 || senderAt < 0) return null;
  return {
    sender: personIn(senderIn(head[senderAt] ?? '') ?? ''),
    at: at + senderAt,
    moment: head.map((line) => momentIn(line)).find((moment) => moment !== null) ?? null,
    isAnswer: head
      .map((line) => inHeadCase(line).match(SUBJECT)?.groups?.subject)
      .map((subject) => subject && ANSWER.test(subject))
      .find((isAnswer) => typeof isAnswer === 'boolean'),
    lines: head.length,
  };
}

const isBelowCopied = (line: string): boolean => COPIED_TO.test(line) || isHeader(line);

function copiedHeadAt(lines: readonly string[], at: number): MailHead | null {
  const { sender, day = '' } = lines[at]?.match(COPIED)?.groups ?? {};
  if (sender === undefined) return null;
  let end = at + 1;
  let moment = momentOfMail(day);
  if (moment === null) {
    moment = momentOfMail(lines[end] ?? '');
    if (moment === null || !/\d[:.h]\d{2}/u.test(lines[end] ?? '')) return null;
    end += 1;
  }
  while (end - at < MOST_HEADERS && isBelowCopied(lines[end] ?? '')) end += 1;
  return { sender: personIn(sender), at, moment, isAnswer: undefined, lines: end - at };
}

const RECIPIENT = /^(?:To|An|À|Para|Cc): \S/u;
const INITIALS = /^\p{Lu}{1,3}$/u;
const LONGEST_DAY = 45;

/** A sender's name, the day and the recipients on lines of their own: copied from the window of Gmail or Outlook. */
function windowHeadAt(lines: readonly string[], at: number): MailHead | null {
  const sender = lines[at] ?? '';
  if (!isPerson(sender)) return null;
  let moment: number | null = null;
  let isAddressed = false;
  let end = at + 1;
  for (; end - at < MOST_HEADERS; end += 1) {
    const line = lines[end] ?? '';
    const isRecipient = COPIED_TO.test(line) || RECIPIENT.test(line);
    const isDay = line.length <= LONGEST_DAY && /\d[:.h]\d{2}/u.test(line) && !isHeader(line);
    const day = isDay ? momentOfMail(line) : null;
    if (day !== null) moment ??= day;
    else if (isRecipient) isAddressed = true;
    else if (!INITIALS.test(line)) break;
  }
  if (moment === null || !isAddressed) return null;
  return { sender, at, moment, isAnswer: undefined, lines: end - at };
}

const LOUD =
  /^\**(?:FROM|TO|CC|SENT|SUBJECT|DATE|VON|GESENDET|DATUM|BETREFF|ENVOYÉ|OBJET|PARA|ASUNTO|ENVIADO|FECHA)(?= ?:)/u;

/** A line of a head as most programs write it; some have `FROM:`. */
const inHeadCase = (line: string): string =>
  line.replace(LOUD, (name) => name.replace(/(?<=\p{Lu})\p{Lu}+/u, (rest) => rest.toLowerCase()));

export const isHeader = (line: string): boolean =>
  HEADER.test(inHeadCase(line)) || senderIn(line) !== null;

function senderIn(line: string): string | null {
  const sender = inHeadCase(line).match(SENDER)?.groups?.sender?.trim();
  return sender !== undefined && NAMES_SENDER.test(sender) ? sender : null;
}

function momentIn(line: string): number | null {
  const isDay = /^\**(?:Date|Sent|Datum|Gesendet|Envoyé|Enviado|Enviado el|Fecha)\s*:/u.test(
    inHeadCase(line),
  );
  return isDay ? momentOfMail(line) : null;
}

export const subjectIn = (line: string): string | undefined =>
  inHeadCase(line).match(SUBJECT)?.groups?.subject?.replace(ANSWER, '');

export const isGreeting = (line: string): boolean => GREETING.test(line);
export const isClosing = (line: string): boolean => CLOSING.test(line);
/** `Thanks for your quick reply.`, `I hope you are well.` at the start of a mail: what follows answers the mail before. */
const COURTESY =
  /^(?:(?:thanks|thank you)(?: (?:so|very) much| a lot)?(?: for (?:your|the|this) (?:\p{L}+ ){0,2}(?:message|e?-?mail|note|reply|answer|response|feedback|update))?|I hope (?:this (?:e?-?mail|message) finds you well|you(?:['’]re| are)(?: all)?(?: doing)? well)|(?:(?:vielen|herzlichen|besten|lieben) dank|danke)(?: (?:dir|euch|ihnen))?(?: für (?:deine|ihre|eure|die|das)(?: \p{L}+){0,2} (?:nachricht|e-?mail|mail|antwort|rückmeldung|infos?))?|ich hoffe, (?:es geht (?:dir|euch|ihnen)(?: allen)? gut|(?:dir|euch|ihnen) geht es gut)|merci(?: beaucoup| bien)?(?: (?:pour|de) (?:ton|ta|votre|le|la|ce|cette)(?: \p{L}+){0,2} (?:message|e-?mail|mail|courriel|réponse|retour))?|j['’]espère que (?:tu vas|vous allez) bien|(?:muchas |mil )?gracias(?: por (?:tu|su|el|la|vuestr[oa])(?: \p{L}+){0,2} (?:mensaje|correo|mail|respuesta))?|espero que (?:estés|esté|estéis|estén|todo vaya) bien)[.!] */iu;

/** The first line of a mail without what is only polite. */
export const withoutCourtesy = (line: string): string =>
  line.replace(COURTESY, '').replace(COURTESY, '');

export const isRuler = (line: string): boolean => RULER.test(line);

/** The one person whom a greeting names: `Hi Helen,`, `Hola, Marta:` */
export const greetedIn = (line: string): string | undefined =>
  isGreeting(line)
    ? line.match(/(?<=\p{L},? )(?<name>\p{Lu}\p{Ll}+)[,!.:]?$/u)?.groups?.name
    : undefined;

/** What no mail goes on behind, unless by a postscript. */
export const isFooter = (line: string): boolean => FOOTER.test(line);
export const isPostscript = (line: string): boolean => POSTSCRIPT.test(line);
/** `PS There's no step` says that there is no step. */
export const withoutPostscript = (line: string): string =>
  line.replace(/^P\.? ?(?:P\.? ?)?S\b\.?(?: ?[:–—-])? *(?=\S)/u, '');

/** `Ann`, `Ann Lee`, `A.`, `Cheers, A.`, `Ann Lee | Head of Sales | Pollen Ltd`: the name under a mail. */
export function isSignature(line: string, sender: string): boolean {
  if (sender === '') return false;
  const [first = '', ...rest] = sender.split(' ');
  const bare = line.replace(/^[-–—*_ ]+|[-–—*_.,! ]+$/gu, '');
  const [, thanks = '', name = bare] = bare.match(/^([^,]+), *(\p{Lu}\p{L}*)$/u) ?? [];
  const isClosed = thanks === '' || isClosing(thanks);
  const names = [sender, first, first.charAt(0), rest.at(-1)];
  if (isClosed && names.includes(name) && name !== '') return true;
  return bare.startsWith(sender) && /[|•·,]|\d{4}|@/u.test(bare.slice(sender.length));
}

/** The name under a mail without a head: behind its closing, or alone on one of the last lines. */
export function signedBy(lines: readonly string[], people: readonly string[]): string {
  const closing = lines.findLastIndex((line) => isClosing(line));
  const behind = closing < 0 ? undefined : lines[closing + 1];
  const below = behind === undefined ? lines.slice(-3).toReversed() : [behind];
  for (const line of below) {
    const name = line.replace(/^[-–—*_ ]+|[-–—*_.,! ]+$/gu, '');
    if (!/^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*){0,2}$/u.test(name)) continue;
    const known = people.find((one) => one === name || one.split(' ')[0] === name.split(' ')[0]);
    if (known !== undefined) return known;
    if (behind !== undefined) return name;
  }
  return '';
}
