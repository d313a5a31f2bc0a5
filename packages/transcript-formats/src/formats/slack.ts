import { problemAt, type Problem, type Reading } from '../transcript.ts';
import { linesOfChat, type Message } from './chat.ts';
import { isRecord, type JsonRecord, listOf, numberOf, recordsOf, stringOf } from './json.ts';

/** Whether a value is a day of a Slack export, or an answer of Slack's API. */
export const isSlack = (value: unknown): boolean =>
  recordsOf(messagesIn(value)).some(({ ts, type }) => stringOf(ts) !== null && type === 'message');

const messagesIn = (value: unknown): unknown => (isRecord(value) ? value.messages : value);

/** Whether a value is the list of people in a Slack export. */
export const isSlackPeople = (value: unknown): boolean =>
  recordsOf(value).some(({ id, profile }) => stringOf(id) !== null && isRecord(profile));

/** What the program itself reports: who joined, renamed, pinned. */
const REPORTS = /^(?:channel|group|pinned|bot_add|bot_remove|huddle|tombstone)/;

/** The messages of one channel, from one file for each day or from one for all, in order of time. */
export function readSlack(days: readonly unknown[], people: unknown = []): Reading {
  const names = new Map(recordsOf(people).map((person) => [person.id, nameOf(person)]));
  const problems: Problem[] = [];
  const messages = days.flatMap((day) =>
    listOf(messagesIn(day)).flatMap((element, at): Message[] => {
      const shown = `[${at}] ${JSON.stringify(element) ?? ''}`;
      if (isRecord(element) && REPORTS.test(stringOf(element.subtype) ?? '')) return [];
      const text = isRecord(element) ? stringOf(element.text) : null;
      if (!isRecord(element) || text === null) {
        problems.push(problemAt(null, 'shape', shown));
        return [];
      }
      const moment = numberOf(element.ts);
      if (moment === null) problems.push(problemAt(null, 'time', shown));
      return [{ at: moment, speaker: speakerOf(element, names), text: plain(text, names) }];
    }),
  );
  const ordered = messages.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  return { format: 'slack', title: null, language: null, lines: linesOfChat(ordered), problems };
}

type Names = ReadonlyMap<unknown, string | null>;

function nameOf(person: JsonRecord): string | null {
  const profile = isRecord(person.profile) ? person.profile : {};
  return (
    stringOf(profile.real_name) ??
    stringOf(person.real_name) ??
    stringOf(profile.display_name) ??
    stringOf(person.name)
  );
}

function speakerOf(message: JsonRecord, names: Names): string | null {
  const profile = isRecord(message.user_profile) ? message.user_profile : {};
  return (
    stringOf(profile.real_name) ??
    names.get(message.user) ??
    stringOf(message.username) ??
    stringOf(message.user)
  );
}

/** Slack's markup as words: mentions by their names, links by their labels. */
const plain = (text: string, names: Names): string =>
  text
    .replaceAll(/<@(\w{1,20})(?:\|([^<>|]{0,100}))?>/g, (_, id: string, label?: string) => {
      return `@${names.get(id) ?? label ?? id}`;
    })
    .replaceAll(/<#\w{1,20}\|([^<>|]{0,100})>/g, '#$1')
    .replaceAll(/<!(\w{1,20})(?:\|[^<>]{0,100})?>/g, '@$1')
    .replaceAll(/<([^<>|]{1,2000})\|([^<>|]{1,500})>/g, '$2')
    .replaceAll(/<([a-z]+:[^<>|]{1,2000})>/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
