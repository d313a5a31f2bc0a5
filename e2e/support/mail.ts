import type { APIRequestContext } from '@playwright/test';
import { expect } from '../test.ts';

interface Mail {
  subject: string;
  text: string;
  links: string[];
}

/** The newest message to an address whose subject matches, as soon as it is there. */
export async function mailTo(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const response = await request.get('/api/dev/mail', { params: { to } });
    const mails: Mail[] = await response.json();
    found = mails.find((mail) => subject.test(mail.subject));
    expect(found, `mail to ${to} about ${subject}`).toBeDefined();
  }).toPass();
  return found!;
}

/** The link of a message that leads to a path. */
export function linkIn(mail: Mail, path: string): string {
  const link = mail.links.find((link) => new URL(link).pathname === path);
  expect(link, `a link to ${path} in "${mail.subject}"`).toBeDefined();
  return link!;
}
