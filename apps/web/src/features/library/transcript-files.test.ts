import { expect, it } from 'vitest';
import { setFolderOf } from './file-folders.ts';
import { contentsOf, nameOf, transcriptsIn } from './transcript-files.ts';

function file(path: string): File {
  const made = new File(['Grüße'], path.split('/').at(-1) ?? '');
  setFolderOf(made, path);
  return made;
}
const namesIn = (paths: string[]) =>
  transcriptsIn(paths.map(file)).map((files) => files.map(({ name }) => name));

it('takes each file by itself', () => {
  expect(namesIn(['/a.srt', '/calls/b.vtt', '/2024-03-12.json'])).toEqual([
    ['a.srt'],
    ['b.vtt'],
    ['2024-03-12.json'],
  ]);
});

it('takes the days of a Slack channel together, with the people of the workspace', () => {
  const paths = [
    '/export/users.json',
    '/export/channels.json',
    '/export/general/2024-03-12.json',
    '/export/general/2024-03-13.json',
    '/export/random/2024-03-12.json',
  ];
  expect(namesIn(paths)).toEqual([
    ['2024-03-12.json', '2024-03-13.json', 'users.json'],
    ['2024-03-12.json', 'users.json'],
  ]);
  expect(transcriptsIn(paths.map(file)).map(nameOf)).toEqual(['general', 'random']);
});

it('sends files with their folders, in base64', async () => {
  expect(await contentsOf([file('/calls/b.vtt')])).toEqual([
    { name: 'calls/b.vtt', content: Buffer.from('Grüße').toString('base64') },
  ]);
});
