import { expect, it } from 'vitest';
import { toTaskTable } from './task-table.ts';

it('a table of tasks keeps its cells, and runs no formula', () => {
  const table = toTaskTable([
    {
      summaryId: 'c1b0a7de-2f4e-4d7c-8a55-9b1f3a7d2e10',
      task: 0,
      text: '=HYPERLINK("x"), then\nmore',
      owner: '@Ann',
      due: null,
      dueOn: '2026-11-27',
      done: true,
      verified: true,
      citation: null,
      title: 'Weekly, the 3rd',
      createdAt: '2026-11-20T09:00:00.000Z',
      url: 'https://notes.example.org/results/1',
    },
  ]);
  expect(table).toBe(
    'Name,Done,Owner,Due,Said,Recording,Created,URL\r\n' +
      '"\'=HYPERLINK(""x""), then\nmore",Yes,\'@Ann,2026-11-27,,"Weekly, the 3rd",2026-11-20,https://notes.example.org/results/1\r\n',
  );
});
