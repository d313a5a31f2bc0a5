import { describe, expect, it } from 'vitest';
import { programSentence, writingAt } from './fault.ts';

const refused = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

describe('what the file system refuses', () => {
  it.each([
    ['ENOSPC', 'The disk that holds /data is full: free some space and start again.'],
    [
      'EACCES',
      "/data can't be written by the user that runs PostgreSQL: give it to that user or set DATA_DIR to another folder.",
    ],
    ['EROFS', '/data is on a read-only disk: set DATA_DIR to a folder that can be written.'],
  ])('%s is a sentence about the place', async (code, sentence) => {
    await expect(writingAt('/data', refused(code))).rejects.toThrow(sentence);
  });

  it('but an error that is no refusal stays what it is', async () => {
    await expect(writingAt('/data', refused('EMFILE'))).rejects.toThrow('EMFILE');
  });
});

describe('what a program of PostgreSQL prints before it gives up', () => {
  // Printed by initdb and postgres 18 on a full disk and on a folder of another user.
  it.each([
    [
      'initdb: error: could not write to file "pg_wal/xlogtemp.12": No space left on device\ninitdb: removing data directory\n',
      'is full',
    ],
    ['FATAL:  could not open file "global/pg_control": Permission denied\n', "can't be written"],
    [
      'LOG:  starting\nFATAL:  data directory "/d" has wrong ownership\nHINT:  The server must be started by its owner.\n',
      'PostgreSQL failed on /d: FATAL:  data directory "/d" has wrong ownership',
    ],
    ['', 'it printed nothing'],
  ])('%j', (output, expected) => {
    expect(programSentence('PostgreSQL', '/d', output)).toContain(expected);
  });
});
