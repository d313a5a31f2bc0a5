import { transcriptEndings } from '@notelark/api/transcript-formats';
import { folderOf } from './file-folders.ts';

export const isTranscriptFile = ({ name }: Pick<File, 'name'>): boolean =>
  transcriptEndings.some((ending) => name.toLowerCase().endsWith(ending));

/** A day of an exported Slack channel. */
const isSlackDay = ({ name }: File): boolean => /^\d{4}-\d{2}-\d{2}\.json$/.test(name);
/** What an export has beside its channels. Only the people are read. */
const SLACK_LISTS = new Set([
  'users.json',
  'channels.json',
  'groups.json',
  'dms.json',
  'mpims.json',
  'integration_logs.json',
]);

/** Files by the transcript that they belong to: each by itself, the days of a Slack channel together, with its people. */
export function transcriptsIn(files: readonly File[]): File[][] {
  const days = files.filter(isSlackDay);
  if (days.length < 2) return files.map((file) => [file]);
  const people = files.filter(({ name }) => name === 'users.json');
  const channels = [...Map.groupBy(days, folderOf).values()];
  const others = files.filter((file) => !isSlackDay(file) && !SLACK_LISTS.has(file.name));
  return [...channels.map((channel) => channel.concat(people)), ...others.map((file) => [file])];
}

/** What a transcript is called before it is read: its file, or the folder of its files. */
export function nameOf(files: readonly File[]): string {
  const [first] = files;
  if (!first) return '';
  return files.length === 1 ? first.name : (folderOf(first).split('/').at(-1) ?? first.name);
}

/** Files as the server takes them. */
export const contentsOf = (files: readonly File[]) =>
  Promise.all(
    files.map(async (file) => ({
      name: [folderOf(file), file.name].filter(Boolean).join('/'),
      content: await base64Of(file),
    })),
  );

async function base64Of(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    // `data:text/plain;base64,…`
    const address = typeof reader.result === 'string' ? reader.result : '';
    resolve(address.slice(address.indexOf(',') + 1));
  });
  reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
  reader.readAsDataURL(file);
  return await promise;
}
