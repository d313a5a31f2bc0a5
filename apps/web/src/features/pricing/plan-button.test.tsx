import { addons, type PlanId, planIds, plans } from '@notelark/api/plans';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AddonButton } from './addon-packs.tsx';
import type { Customer, User } from './customer.ts';
import { PlanButton } from './plan-button.tsx';

afterEach(cleanup);

const user = (plan: PlanId, subscribed: boolean): User => ({
  kind: 'user',
  plan,
  subscribed,
  subscriptionState: null,
  canBuy: true,
  busy: false,
  checkOut: vi.fn<User['checkOut']>(),
  openPortal: vi.fn<User['openPortal']>(),
  purchase: vi.fn<User['purchase']>(),
});

function show(customer: Customer, plan: PlanId, period: 'monthly' | 'yearly' = 'monthly'): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PlanButton plan={plans[plan]} period={period} customer={customer} highlighted={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** What stands on the card of each plan; an address for a link, brackets around what can't be pressed. */
function offers(customer: Customer): string[] {
  return planIds.map((plan) => {
    show(customer, plan);
    const link = screen.queryByRole('link');
    const button = screen.queryByRole<HTMLButtonElement>('button');
    cleanup();
    if (link) return `${link.textContent} ${link.getAttribute('href')}`;
    if (!button) return '';
    return button.disabled ? `(${button.textContent})` : button.textContent;
  });
}

describe('what a plan’s button offers', () => {
  const contact = 'Contact us /contact';
  test.each<[string, Customer, string[]]>([
    [
      'a visitor',
      { kind: 'visitor' },
      ['Get Started /signup', 'Start 7-day free trial /signup', 'Get Started /signup', contact],
    ],
    [
      'somebody on Free',
      user('free', false),
      ['(Current Plan)', 'Upgrade to Pro', 'Upgrade to Business', contact],
    ],
    [
      'somebody who was given Business, or has it from a team',
      user('business', false),
      ['', '', '(Current Plan)', contact],
    ],
    [
      'a subscriber of Pro, in the trial, cancelled or past due',
      user('pro', true),
      ['', 'Manage Subscription', 'Change Plan', contact],
    ],
    [
      'a subscriber of Business',
      user('business', true),
      ['', 'Change Plan', 'Manage Subscription', contact],
    ],
    [
      'somebody who was given Pro',
      user('pro', false),
      ['', '(Current Plan)', 'Upgrade to Business', contact],
    ],
    [
      'somebody where nothing is sold',
      { ...user('free', false), canBuy: false },
      ['(Current Plan)', contact, contact, contact],
    ],
    ['Enterprise, which is agreed', user('enterprise', false), ['', '', '', '(Current Plan)']],
  ])('%s', (_who, customer, expected) => {
    expect(offers(customer)).toEqual(expected);
  });

  test.each<[string, Customer, string]>([
    ['a visitor', { kind: 'visitor' }, 'Sign Up to Purchase /signup'],
    ['somebody signed in', user('pro', true), 'Purchase 50 hours'],
    ['somebody where nothing is sold', { ...user('free', false), canBuy: false }, contact],
  ])('as an add-on, to %s', (_who, customer, expected) => {
    render(
      <MemoryRouter>
        <AddonButton addon={addons['50h']} customer={customer} />
      </MemoryRouter>,
    );
    const [link, button] = [screen.queryByRole('link'), screen.queryByRole('button')];
    const found = link ? `${link.textContent} ${link.getAttribute('href')}` : button?.textContent;
    expect(found).toBe(expected);
  });

  test('buys what the toggle says, and opens the portal, not before saying what a shorter storage period deletes', () => {
    const free = user('free', false);
    show(free, 'pro', 'yearly');
    screen.getByRole('button').click();
    expect(free.checkOut).toHaveBeenCalledExactlyOnceWith('pro', 'yearly');
    cleanup();
    const business = user('business', true);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    show(business, 'pro');
    fireEvent.click(screen.getByRole('button'));
    expect(business.openPortal).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Pro keeps recordings, texts and what was made from them for 365 days. Older items are deleted',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(business.openPortal).toHaveBeenCalledTimes(1);
    cleanup();
    vi.unstubAllGlobals();
    const pro = user('pro', true);
    show(pro, 'business');
    screen.getByRole('button').click();
    expect(pro.openPortal).toHaveBeenCalledTimes(1);
    expect(pro.checkOut).not.toHaveBeenCalled();
  });
});
