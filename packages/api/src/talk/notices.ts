import { BRACKETED, CLOCK, DATE, TIME_ALONE } from './clock.ts';
import { plainLine } from './plain-line.ts';

/** What a chat's export has in place of a picture or of a message that was taken back. */
const LEFT_OUT = String.raw`(?:image|photo|video|audio|sticker|GIF|document|Contact card) omitted|<?(?:Media omitted|Medien ausgeschlossen|Médias omis|Multimedia omitido)>?|(?:Bild|Video|Audio|Sticker|GIF|Dokument) weggelassen|(?:image|vidéo|audio|sticker|GIF|document) absente?|(?:imagen|v[ií]deo|audio|sticker|GIF|documento) omitid[oa]|(?:You deleted this|This) message(?: was deleted)?\.?|Du hast diese Nachricht gelöscht\.?|Diese Nachricht wurde gelöscht\.?|Ce message a été supprimé\.?|(?:Se eliminó este mensaje|Este mensaje fue eliminado|Eliminaste este mensaje)\.?`;
/** Above the messages of a day. */
const DAYS =
  'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo';
/** What a chat's window shows between messages: threads, reactions, who is a program. */
const WINDOW = String.raw`\d{1,3} (?:replies|reply|Antworten|Antwort|réponses?|respuestas?)|Last reply .{1,40}|Letzte Antwort .{1,40}|View (?:thread|newer replies)|New|Neu|APP|User avatar|\(edited\)|Edited|(?:Replying to|Reacted to|Removed a) .{1,80}|(?:${DAYS}), [^.?!]{0,20}\d[^?!]{0,12}`;
/** What programs write at the ends of a transcript. */
const FRAME = String.raw`Transcribed by https?:\S+|VIEW RECORDING .{1,200}|.{1,60} (?:started|stopped) transcription|(?:Meeting|Transcription|Besprechung|Réunion|Reunión) .{1,40}\d:\d{2}(?::\d{2})?\b.{0,6}|This editable transcript was .{1,200}|Dieses bearbeitbare Transkript .{1,200}|Cette transcription modifiable .{1,200}|Esta transcripción editable .{1,200}|={10,}|(?:Guild|Channel|Topic): .{1,80}|\[LINE\] .{1,80}|-!- .{1,80}|\* \S+ has (?:joined|left|quit)\b.{0,80}`;
/** `23.11.26, 18:02 - Ann joined`: what the program reports, of which no one is the writer. */
const REPORT = String.raw`\[?${DATE},? +(?:à )?${CLOCK}\]?(?: [-–—])? [^:]+`;
/** `[10:00] * Ann has joined`, `[10:00] -!- Topic` */
const IRC_REPORT = String.raw`${BRACKETED} (?:\*|-!-|-->|<--) .{1,200}`;

/** Lines that a file format needs and no one says: cue times and numbers, rulers, export headers, stage directions. */
const NOT_SAID = new RegExp(
  String.raw`^(?:WEBVTT.*|NOTE .*|\d{1,5}|[\da-f]{8}-[\da-f]{4}-\S{1,60}|${CLOCK} *-->.*|[-=_*~—–]{1,}|\([^()]{1,60}\)|\[[^\]]{1,60}\]|<[^<>]{1,60}>|(?::[\w+-]{1,40}: ?)+|${LEFT_OUT}|${REPORT}|${IRC_REPORT})$`,
  'u',
);
/** Lines between what is said. */
const BETWEEN = new RegExp(`^(?:${WINDOW}|${FRAME})$`, 'u');

/** No such line is longer. */
const LONGEST = 240;

/** Whether no one says a line, or what stands behind a label. */
export const isNotSaid = (line: string): boolean => isPlainNotSaid(plainLine(line));

/** The same of a line without markup. */
export const isPlainNotSaid = (bare: string): boolean =>
  bare.length <= LONGEST && (NOT_SAID.test(bare) || TIME_ALONE.test(bare));

/** Whether a line without markup is its program's, where others are labelled. */
export const isNotice = (bare: string): boolean => bare.length <= LONGEST && BETWEEN.test(bare);

/** Whether WhatsApp on an iPhone wrote a line itself, in the name of the group or of who did it: it marks these. */
export const isReport = (line: string): boolean => /: \u200E/u.test(line);

/** A text without what its program adds at its end: `(edited)`, `#00:00:12-3#`. */
export const withoutAddition = (text: string): string =>
  text
    .replace(
      /\s?(?:#\d{2}:\d{2}:\d{2}(?:-\d)?#|<(?:This message was edited|Diese Nachricht wurde bearbeitet|Ce message a été modifié|Se editó este mensaje\.?)>|\((?:edited|bearbeitet|modifié|editado)\))$/u,
      '',
    )
    .trim();
