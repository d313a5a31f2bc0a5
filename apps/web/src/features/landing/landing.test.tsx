import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { leaveSession, enterSession } from '../../lib/session.ts';
import { ann } from '../../testing/account.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { Hero } from './hero.tsx';
import { PricingSummary } from './pricing-summary.tsx';

afterEach(() => {
  cleanup();
  leaveSession();
});

const show = (content: React.ReactNode) => render(<MemoryRouter>{content}</MemoryRouter>);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('leads a visitor to signing up, and a user to the dashboard', () => {
  show(<Hero listen={null}>{null}</Hero>);
  expect(hrefOf('Start free')).toBe('/signup');
  expect(hrefOf('Try Live Recording')).toBe('/live-notes');
  cleanup();
  enterSession(ann);
  show(<Hero listen={null}>{null}</Hero>);
  expect(hrefOf('Go to Dashboard')).toBe('/dashboard');
  expect(screen.queryByRole('link', { name: 'Start free' })).toBeNull();
});

it('makes the claims of the content file', () => {
  show(<Hero listen={null}>{null}</Hero>);
  for (const claim of ['12,500+', '2M+', '4.9/5', '50K+', 'No credit card', 'GDPR compliant'])
    expect(screen.getByText(claim)).toBeTruthy();
});

it('compares with three kinds of tools, by their prices', () => {
  show(<ComparisonTable />);
  for (const name of ['$8.33/mo', 'Included', '$10/mo'])
    expect(screen.getByRole('cell', { name })).toBeTruthy();
});

it('names the prices of the plans', () => {
  show(<PricingSummary />);
  for (const price of ['$0', '$19', '$49']) expect(screen.getAllByText(price).length).toBe(1);
});
