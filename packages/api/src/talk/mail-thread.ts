const ADDRESS = /<[\w.+-]+@[\w.-]+>|\[mailto:/u;
/** The lines at the head of a mail, as most programs write them. */
const HEADER =
  /^\**(?:Subject|Betreff|Objet|Asunto|Sent|Gesendet|Envoyé|Enviado(?: el)?|To|An|À|Para)\** ?:|^(?:to me|an mich|à moi|para mí)$|(?<!\p{L})(?:wrote|schrieb|a écrit|escribió) ?:$/iu;

/** Whether the lines are a thread of mails, whose senders only the notes tell apart: they are no transcript. */
export function isMailThread(lines: readonly string[]): boolean {
  const addressed = lines.filter((line) => ADDRESS.test(line)).length;
  const heads = lines.filter((line) => HEADER.test(line.trim())).length;
  return addressed >= 2 || heads >= 2 || (addressed > 0 && heads > 0);
}
