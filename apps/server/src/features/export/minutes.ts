import { fill } from '@notelark/api/fill';
import type { SignedMinutes } from '@notelark/api/minutes';
import { minutesWords as words } from '@notelark/api/sentences/minutes';
import type { ExportSource } from './document.ts';
import { escapeMarkdown } from './to-text.ts';

interface Signed {
  minutes: SignedMinutes;
  fingerprint: string;
  signature: { keyId: string; value: string };
}

/** Minutes to read: the notes, what each statement rests on, and how to check that this is what was signed. */
export function minutesSource({ minutes, fingerprint, signature }: Signed): ExportSource {
  const { version, result, text, statements, previous, installation } = minutes;
  const { keyId, value } = signature;
  const parts = [
    `**${escapeMarkdown(signedLine(minutes))}**`,
    text.trim(),
    `## ${words.quotations}`,
    words.quotationsText,
    statements.map(statementItem).join('\n'),
    `## ${words.check}`,
    fill(words.fingerprint, { fingerprint }),
    ...(previous === null ? [] : [fill(words.previous, { version: version - 1, previous })]),
    escapeMarkdown(fill(words.signature, { keyId, value })),
    fill(words.how, { installation }),
  ];
  return {
    title: fill(words.title, { title: result.title, version }),
    notice: null,
    markdown: parts.filter((part) => part !== '').join('\n\n'),
    plainText: null,
    segments: null,
    language: result.language,
  };
}

function signedLine({ version, signedBy, signedAt }: SignedMinutes): string {
  const moment = new Date(signedAt);
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
  return fill(words.signed, { version, signedBy, day, time: signedAt.slice(11, 16) });
}

function statementItem(
  { text, standing, reason, quotations }: SignedMinutes['statements'][number],
  at: number,
): string {
  const how = fill(words.standing[standing], { reason: reason ?? '' });
  const number = `${at + 1}.`;
  const quoted = quotations.map(
    ({ moment, speaker, text: said }) =>
      `${' '.repeat(number.length + 1)}- ${moment}${speaker === null ? '' : `, ${escapeMarkdown(speaker)}`}: “${escapeMarkdown(said)}”`,
  );
  const none = quotations.length === 0 ? ` ${words.noQuotations}` : '';
  return [`${number} ${escapeMarkdown(text)} *(${escapeMarkdown(how)})*${none}`, ...quoted].join(
    '\n',
  );
}
