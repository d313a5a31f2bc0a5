import { expect, test } from 'vitest';
import { correctionsOf } from './corrections.ts';

const found = (before: string, after: string) => {
  const [correction] = correctionsOf([{ before, after }]);
  return correction ? [correction.from, correction.to] : null;
};

test.each([
  ['We use Kubernetis, now.', 'We use Kubernetes, now.', ['Kubernetis', 'Kubernetes']],
  ['cooper netties is up', 'Kubernetes is up', ['cooper netties', 'Kubernetes']],
  ['Kubernetis’s cost', 'Kubernetes’s cost', ['Kubernetis', 'Kubernetes']],
  ['Jon said so', 'John said so', ['Jon', 'John']],
  ['notelark', 'Notelark', ['notelark', 'Notelark']],
  ['我们用库伯内提斯部署', '我们用库伯内特斯部署', ['内提斯', '内特斯']],
])('%s → %s', (before, after, correction) => {
  expect(found(before, after)).toEqual(correction);
});

test.each([
  ['the same', 'the same'],
  ['Only a comma', 'Only a comma.'],
  ['go to work', 'go at work'],
  ['removed words here', 'words here'],
  ['words here', 'added words here'],
  ['one two three four five six', 'quite another sentence with six words'],
])('no correction of a word: %s → %s', (before, after) => {
  expect(found(before, after)).toBeNull();
});

test('each is offered once, and three at most', () => {
  const edit = { before: 'Kubernetis', after: 'Kubernetes' };
  expect(correctionsOf([edit, edit])).toHaveLength(1);
  const many = ['alpha', 'bravo', 'charlie', 'delta'];
  expect(correctionsOf(many.map((before) => ({ before, after: `${before}x` })))).toHaveLength(3);
});
