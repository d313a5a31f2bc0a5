import { bindJob, type Work } from '../../platform/queue/queue.ts';
import { type MailService, sendMail } from './mail.service.ts';

export function mailJobs(mail: MailService): Work[] {
  return [
    bindJob(
      sendMail,
      {
        run: (message) => mail.deliver(message),
        exhausted: async (message) => mail.giveUp(message),
      },
      { concurrency: 4 },
    ),
  ];
}
