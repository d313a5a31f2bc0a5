import { type ContactTopic, contactTopicNames, contactTopics } from '@notelark/api/contact-topics';
import { contactScreen } from '../../messages/index.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import {
  dropMessageDraft,
  keepMessageDraft,
  type MessageDraft,
  readMessageDraft,
} from '../../lib/message-draft.ts';
import { useSession } from '../../lib/session.ts';
import { useIsLive } from '../../lib/use-is-live.ts';
import { useFormFields } from '../../lib/use-form-fields.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.tsx';
import { contactFieldRules } from './rules.ts';

const topics = contactTopics.map((topic) => ({ value: topic, label: contactTopicNames[topic] }));

const empty = { firstName: '', lastName: '', email: '', message: '' };

const topicOf = ({ topic }: MessageDraft): ContactTopic =>
  contactTopics.find((one) => one === topic) ?? 'general';

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** When the answer comes, as the writer's plan promises it. */
const promise = (dueAt: string | null): string =>
  dueAt === null
    ? contactScreen.sentText
    : fill(contactScreen.sentDue, { when: moments.format(new Date(dueAt)) });

export function ContactForm() {
  const { account } = useSession();
  const own = account ? { email: account.email } : {};
  const isLive = useIsLive();
  // Read after the page was hydrated: what rendered it knows of none.
  const [kept, setKept] = useState(isLive ? readMessageDraft() : {});
  const [topic, setTopic] = useState(topicOf(kept));
  const [wasLive, setWasLive] = useState(isLive);
  if (isLive && !wasLive) {
    const draft = readMessageDraft();
    setWasLive(true);
    setKept(draft);
    setTopic(topicOf(draft));
  }
  const { topic: _, ...fieldsKept } = kept;
  const form = useFormFields(empty, contactFieldRules, { ...own, ...fieldsKept });
  const element = useRef<HTMLFormElement>(null);
  const keep = (chosen: ContactTopic) => {
    const typed = new FormData(element.current ?? undefined);
    keepMessageDraft({ ...Object.fromEntries(typed), topic: chosen });
  };
  const send = useMutation({
    mutationFn: (fields: Record<keyof typeof contactFieldRules, string>) =>
      request('POST /api/contact', { body: { ...fields, topic } }),
  });
  const submit = form.onSubmit(async (fields) => {
    try {
      const { dueAt } = await send.mutateAsync(fields);
      toast.success(contactScreen.sent, { description: promise(dueAt) });
      dropMessageDraft();
      setKept({ ...empty, ...own });
      setTopic('general');
      form.clear();
    } catch (error) {
      form.showFieldErrors(error);
      toast.error(contactScreen.failed, { description: sentenceOf(error) });
    }
  });
  return (
    <form
      ref={element}
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      onInput={() => keep(topic)}
      className="grid gap-5"
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={contactScreen.firstName} error={form.error('firstName')}>
          {(control) => (
            <Input autoComplete="given-name" {...control} {...form.register('firstName')} />
          )}
        </Field>
        <Field label={contactScreen.lastName} error={form.error('lastName')}>
          {(control) => (
            <Input autoComplete="family-name" {...control} {...form.register('lastName')} />
          )}
        </Field>
      </div>
      <Field label={contactScreen.email} error={form.error('email')}>
        {(control) => (
          <Input type="email" autoComplete="email" {...control} {...form.register('email')} />
        )}
      </Field>
      <Field label={contactScreen.topic}>
        {(control) => (
          <Select
            {...control}
            value={topic}
            onChange={(chosen) => {
              setTopic(chosen);
              keep(chosen);
            }}
            options={topics}
          />
        )}
      </Field>
      <Field label={contactScreen.message} error={form.error('message')}>
        {(control) => <Textarea rows={5} {...control} {...form.register('message')} />}
      </Field>
      <SubmitButton busy={form.busy} className="justify-self-start">
        {form.busy ? contactScreen.submitting : contactScreen.submit}
      </SubmitButton>
    </form>
  );
}
