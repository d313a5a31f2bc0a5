import { expect, it } from 'vitest';
import { setFolderOf } from './file-folders.ts';
import { pairAudio } from './pair-audio.ts';

function file(path: string): File {
  const made = new File([''], path.split('/').at(-1) ?? '');
  setFolderOf(made, path);
  return made;
}

/** Pairs as `transcript + recording`, then what is left over. */
function paired(transcripts: string[], recordings: string[]): string[] {
  const pairing = pairAudio(
    transcripts.map((path) => [file(path)]),
    recordings.map(file),
  );
  return [
    ...pairing.transcripts.map(({ files, audio }) =>
      [files[0]?.name, audio?.name].filter(Boolean).join(' + '),
    ),
    ...pairing.others.map(({ name }) => name),
  ];
}

it.each([
  ['the same name', ['/talk.srt'], ['/talk.m4a'], ['talk.srt + talk.m4a']],
  ['other capitals', ['/Talk.SRT'], ['/talk.MP3'], ['Talk.SRT + talk.MP3']],
  [
    'a composed accent',
    ['/Cafe\u0301.txt'],
    ['/Caf\u00e9.wav'],
    ['Cafe\u0301.txt + Caf\u00e9.wav'],
  ],
  ['a language', ['/talk.pt-br.vtt'], ['/talk.mp4'], ['talk.pt-br.vtt + talk.mp4']],
  ['another name', ['/talk.srt'], ['/lecture.m4a'], ['talk.srt', 'lecture.m4a']],
  ['another folder', ['/a/talk.srt'], ['/b/talk.m4a'], ['talk.srt', 'talk.m4a']],
  ['two transcripts', ['/t.srt', '/t.vtt'], ['/t.m4a'], ['t.srt + t.m4a', 't.vtt']],
  ['two recordings', ['/t.srt'], ['/t.m4a', '/t.wav'], ['t.srt + t.m4a', 't.wav']],
])('brings transcripts and recordings together: %s', (_, transcripts, recordings, expected) => {
  expect(paired(transcripts, recordings)).toEqual(expected);
});
