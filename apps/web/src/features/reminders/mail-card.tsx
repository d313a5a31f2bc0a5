import type { MailChoices } from '@notelark/api/mail-choices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { reminderScreen as words } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { useAccount } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';

const KEY = ['mail-choices'];

/** The mails that one can ask for; nothing where no mail is sent. */
export function MailCard() {
  return useInstallation()?.sendsMail === true ? <Choices /> : null;
}

function Choices() {
  const heading = useId();
  const { email } = useAccount();
  const client = useQueryClient();
  const choices = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request('GET /api/account/mail-choices', { signal }),
  }).data;
  const change = useMutation({
    mutationFn: (body: Partial<MailChoices>) =>
      request('PATCH /api/account/mail-choices', { body }),
    onSuccess: (chosen) => client.setQueryData(KEY, chosen),
    onError: (error) => toast.error(words.failed, { description: sentenceOf(error) }),
  });
  if (!choices) return null;
  return (
    <section aria-labelledby={heading} id="mails" className="scroll-mt-20">
      <Card className="grid gap-5">
        <div className="grid gap-1">
          <h2 id={heading} className="text-lg font-semibold">
            {words.title}
          </h2>
          <p className="text-sm wrap-anywhere text-ink-soft">{fill(words.text, { email })}</p>
        </div>
        <Switch
          label={words.taskReminders}
          hint={words.taskRemindersHint}
          checked={choices.taskReminders}
          disabled={change.isPending}
          onChange={(taskReminders) => change.mutate({ taskReminders })}
        />
        <Switch
          label={words.weeklyDigest}
          hint={words.weeklyDigestHint}
          checked={choices.weeklyDigest}
          disabled={change.isPending}
          onChange={(weeklyDigest) => change.mutate({ weeklyDigest })}
        />
      </Card>
    </section>
  );
}
