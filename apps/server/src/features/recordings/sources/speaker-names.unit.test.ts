import { expect, it } from 'vitest';
import { renameIn, renamingsBetween } from './speaker-names.ts';

it.each([
  ['Speaker 1: yes. Speaker 12: no.', 'Speaker 1', 'Ann', 'Ann: yes. Speaker 12: no.'],
  ['Ann told Joanna. [00:01](#s1)', 'Ann', 'Eve', 'Eve told Joanna. [00:01](#s1)'],
  ['Der Will will.', 'Will', 'Bill', 'Der Bill will.'],
  ['Speaker 1 agrees.', 'Speaker 1', '*Ann* $&', String.raw`\*Ann\* $\& agrees.`],
  [
    'Speaker 1表示同意。Speaker 12不同意。',
    'Speaker 1',
    '王明',
    '王明表示同意。Speaker 12不同意。',
  ],
  ['Speaker 1は賛成。', 'Speaker 1', '田中', '田中は賛成。'],
  ['王明表示同意。', '王明', '李刚', '李刚表示同意。'],
  [
    '김철수는 동의했다. 김철수민은 아니다.',
    '김철수',
    '박민',
    '박민는 동의했다. 김철수민은 아니다.',
  ],
  ['وافق أحمد وأحمدي.', 'أحمد', 'علي', 'وافق علي وأحمدي.'],
  ['وافقت سارة وأحمد.', 'أحمد', 'علي', 'وافقت سارة وعلي.'],
  ['Speaker 1a and Anna2 stay.', 'Speaker 1', 'Bo', 'Speaker 1a and Anna2 stay.'],
  ['Will it rain? Will: no. I asked Will.', 'Will', 'Bo', 'Will it rain? Bo: no. I asked Bo.'],
  ['- [ ] Mark the date. — Mark, Friday', 'Mark', 'Bo', '- [ ] Mark the date. — Bo, Friday'],
  ['Dash it. [00:01](#s1) Dash and dash.', 'Dash', 'Bo', 'Dash it. [00:01](#s1) Dash and dash.'],
  ['We meet in May. May: yes.', 'May', 'Bo', 'We meet in May. Bo: yes.'],
  [String.raw`\*Ann\* agrees.`, '*Ann*', 'Ann', 'Ann agrees.'],
])('in "%s" %s becomes %s', (markdown, from, to, renamed) => {
  expect(renameIn(markdown, { from, to })).toBe(renamed);
});

it('leaves those alone whose names are longer', () => {
  const renaming = { from: 'Ann', to: 'Eve', others: ['Ann Lee', 'Bo', 'Ann'] };
  expect(renameIn('Ann: no. Ann Lee: yes, Ann.', renaming)).toBe('Eve: no. Ann Lee: yes, Eve.');
  const chinese = { from: '王明', to: '李刚', others: ['王明明'] };
  expect(renameIn('王明明同意，王明不同意。', chinese)).toBe('王明明同意，李刚不同意。');
  const before = [{ speaker: 'Ann' }, { speaker: 'Ann Lee' }];
  expect(renamingsBetween(before, [{ speaker: 'Eve' }, { speaker: 'Ann Lee' }])).toEqual([
    { from: 'Ann', to: 'Eve', others: ['Ann Lee'] },
  ]);
});

it('finds who was given a name since', () => {
  const before = [{ speaker: 'Speaker 1' }, {}, { speaker: 'Speaker 2' }, { speaker: 'Speaker 1' }];
  const now = [{ speaker: 'Ann' }, {}, { speaker: 'Speaker 2' }, { speaker: 'Ann' }];
  expect(renamingsBetween(before, now)).toEqual([{ from: 'Speaker 1', to: 'Ann' }]);
  expect(renamingsBetween(before, [])).toEqual([]);
});
