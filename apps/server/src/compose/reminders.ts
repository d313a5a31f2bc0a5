import type { ActorsService } from '../features/accounts/actors.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import { serveMailChoices } from '../features/reminders/mail-choices.routes.ts';
import { MailChoicesService } from '../features/reminders/mail-choices.service.ts';
import { RemindersService } from '../features/reminders/reminders.service.ts';
import { sendReminders } from '../features/reminders/send-reminders.job.ts';
import { bindJob } from '../platform/queue/queue.ts';
import { deriveKey } from '../platform/secret.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { RecordingsModule } from './recordings.ts';

export interface RemindersModule extends FeatureModule {
  reminders: RemindersService;
}

interface Deps {
  actors: ActorsService;
  mail: MailService;
  recordings: RecordingsModule;
}

export function composeReminders(
  context: AppContext,
  { actors, mail, recordings: { taskList, weeks } }: Deps,
): RemindersModule {
  const key = deriveKey(context.secret, 'mail-choices');
  const choices = new MailChoicesService({ ...context, mail, key });
  const reminders = new RemindersService({ ...context, actors, mail, taskList, weeks, choices });
  return {
    reminders,
    serve: (app, http) => serveMailChoices(app, choices, http),
    work: [bindJob(sendReminders, { reminders })],
  };
}
