import type { APIRequestContext } from '@playwright/test';
import { expect } from '../test.ts';
import { signUp } from './accounts.ts';

/** Pays for a plan as the sandbox does it. */
export async function buyPro(request: APIRequestContext): Promise<void> {
  const order = { data: { priceId: 'price_pro_monthly' } };
  const checkout = await request.post('/api/functions/create-checkout', order);
  const { url } = await checkout.json();
  const id = new URL(url).pathname.split('/').at(-1);
  const card = { data: { card: '4242 4242 4242 4242' } };
  await expect(await request.post(`/api/sandbox/checkouts/${id}/pay`, card)).toBeOK();
  await hasPlan(request, 'pro');
}

/** Changes from Pro to Business, in the sandbox's portal. */
export async function upgradeToBusiness(request: APIRequestContext): Promise<void> {
  const portal = await request.post('/api/functions/customer-portal', { data: {} });
  const { url } = await portal.json();
  const id = new URL(url).pathname.split('/').at(-1);
  const change = { data: { action: 'change-plan', priceId: 'price_business_monthly' } };
  await expect(await request.post(`/api/sandbox/portals/${id}`, change)).toBeOK();
  await hasPlan(request, 'business');
}

/** What was bought is entered by a job, a moment later. */
async function hasPlan(request: APIRequestContext, plan: string): Promise<void> {
  const session = async () => await (await request.get('/api/auth/session')).json();
  await expect.poll(async () => (await session()).account?.plan).toBe(plan);
}

/** A new account with Live Notes; its requests are signed in. */
export async function newProUser(request: APIRequestContext): Promise<void> {
  const account = await signUp(request);
  await expect(await request.post('/api/auth/sign-in', { data: account })).toBeOK();
  await buyPro(request);
}
