import { describe, expect, it } from 'vitest';
import { displayNameOf, initialsOf } from './person.ts';

describe('initialsOf', () => {
  it.each([
    ['ada.lovelace@example.com', 'AL'],
    ['grace@example.com', 'G'],
    ['a.b.c.d@example.com', 'AB'],
    ['.ada..lovelace.@example.com', 'AL'],
    ['élodie.o@example.com', 'ÉO'],
    ['😀.z@example.com', '😀Z'],
    ['', 'U'],
    [null, 'U'],
    [undefined, 'U'],
    ['@example.com', 'U'],
  ])('%s: %s', (email, initials) => {
    expect(initialsOf(email)).toBe(initials);
  });
});

describe('displayNameOf', () => {
  it.each([
    ['ada@example.com', 'Ada'],
    ['ada.lovelace@example.com', 'Ada.lovelace'],
    ['öcs@example.com', 'Öcs'],
    ['', 'User'],
    [null, 'User'],
  ])('%s: %s', (email, name) => {
    expect(displayNameOf(email)).toBe(name);
  });

  it('is the name that was given', () => {
    expect(displayNameOf('ada@example.com', 'Countess Lovelace')).toBe('Countess Lovelace');
  });
});
