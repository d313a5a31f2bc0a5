import { setTimeout as pause } from 'node:timers/promises';

export const account = { email: 'reader@example.com', password: 'Correct-horse-9' };

/** Makes the account as its owner would: sign-up, then the link of the e-mail. */
export async function makeAccount(url: string, { email, password } = account): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  await fetch(`${url}/api/auth/sign-up`, { method: 'POST', headers: json, body });
  let link: string | undefined;
  while (!link) {
    await pause(100);
    const mails: { links: string[] }[] = await (
      await fetch(`${url}/api/dev/mail?to=${email}`)
    ).json();
    link = mails.flatMap(({ links }) => links).find((one) => one.includes('/verify-email'));
  }
  await fetch(link, { redirect: 'manual' });
}
