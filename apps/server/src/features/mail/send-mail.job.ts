import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

const Message = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  thread: z.array(z.uuid()).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  once: z.literal(true).optional(),
});
type Message = z.output<typeof Message>;

interface Deps {
  mail: { deliver(message: Message): Promise<void>; giveUp(message: Message): void };
}

/** Delivers one message; tried for two hours and a quarter before it is given up. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: Message,
  retryLimit: 12,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  concurrency: 4,
  run: ({ mail }: Deps, message) => mail.deliver(message),
  exhausted: async ({ mail }, message) => mail.giveUp(message),
});
