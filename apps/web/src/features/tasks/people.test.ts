import { expect, it } from 'vitest';
import { nextQuestion, personByName } from './people.ts';

const pair = (one: string, other: string, same: boolean) => ({
  names: [one, other] as [string, string],
  same,
});

it('asks of names of which one is a part of the other, once for each pair, and joins none by itself', () => {
  const names = ['Ann', 'Ben', 'ben miller', 'Ben Smith', 'Benno'];
  expect(nextQuestion(names, [])).toEqual(['Ben', 'ben miller']);
  expect(personByName([]).size).toBe(0);
  const apart = [pair('Ben', 'ben miller', false)];
  expect(nextQuestion(names, apart)).toEqual(['Ben', 'Ben Smith']);
  const said = [...apart, pair('Ben', 'Ben Smith', true)];
  expect(nextQuestion(names, said)).toBeNull();
  expect(personByName(said).get('Ben')).toBe('Ben Smith');
});

it('calls all names of a person by the longest', () => {
  const person = personByName([
    pair('Ben', 'Ben Miller', true),
    pair('B. Miller', 'Ben', true),
    pair('Ann', 'Ann Lee', false),
  ]);
  expect([...person]).toEqual([
    ['Ben', 'Ben Miller'],
    ['Ben Miller', 'Ben Miller'],
    ['B. Miller', 'Ben Miller'],
  ]);
});
