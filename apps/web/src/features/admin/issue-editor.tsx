import type { NewsletterIssue } from '@notelark/api/admin-support';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { adminNewsletter, adminScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { useAdminAction } from './queries.ts';

interface IssueEditorProps {
  draft: NewsletterIssue | null;
  subscribers: number;
  onDraft: (draft: NewsletterIssue | null) => void;
}

/** Writes an issue. What is tested or sent is what was saved: both save first. */
export function IssueEditor({ draft, subscribers, onDraft }: IssueEditorProps) {
  const [subject, setSubject] = useState(draft?.subject ?? '');
  const [body, setBody] = useState(draft?.body ?? '');
  const [question, setQuestion] = useState<'send' | 'remove' | null>(null);
  const text = { subject, body };
  const isEmpty = subject.trim() === '' || body.trim() === '';
  useUnsaved(
    subject.trim() !== (draft?.subject ?? '') || body.trim() !== (draft?.body ?? '').trim(),
  );
  const store = (): Promise<NewsletterIssue> =>
    draft === null
      ? request('POST /api/admin/newsletter', { body: text })
      : request('PUT /api/admin/newsletter/{id}', { params: { id: draft.id }, body: text });

  const save = useAdminAction(store, { done: adminNewsletter.saved, onDone: onDraft });
  const preview = useAdminAction(() =>
    request('POST /api/admin/newsletter/preview', { body: text }),
  );
  const test = useAdminAction(
    async () => {
      const issue = await store();
      const params = { id: issue.id };
      const { sentTo } = await request('POST /api/admin/newsletter/{id}/test', { params });
      return { issue, sentTo };
    },
    {
      onDone: ({ issue, sentTo }) => {
        toast.success(fill(adminNewsletter.tested, { email: sentTo }));
        onDraft(issue);
      },
    },
  );
  const send = useAdminAction(
    async () => {
      const { id } = await store();
      return await request('POST /api/admin/newsletter/{id}/send', { params: { id } });
    },
    { done: adminNewsletter.sending, onDone: () => onDraft(null) },
  );
  const remove = useAdminAction(
    () => request('DELETE /api/admin/newsletter/{id}', { params: { id: draft?.id ?? '' } }),
    { done: adminNewsletter.removed, onDone: () => onDraft(null) },
  );
  return (
    <Form onSubmit={() => save.mutate(undefined)} className="grid gap-4">
      <Field label={adminNewsletter.subject}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
          />
        )}
      </Field>
      <Field label={adminNewsletter.body}>
        {(control) => (
          <Textarea
            {...control}
            rows={12}
            maxLength={50_000}
            className="font-mono text-sm"
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" disabled={isEmpty} busy={save.isPending}>
          {adminNewsletter.save}
        </Button>
        <Button
          variant="secondary"
          disabled={isEmpty}
          busy={preview.isPending}
          onClick={() => preview.mutate(undefined)}
        >
          {adminNewsletter.preview}
        </Button>
        <Button
          variant="secondary"
          disabled={isEmpty}
          busy={test.isPending}
          onClick={() => test.mutate(undefined)}
        >
          {adminNewsletter.test}
        </Button>
        <Button disabled={isEmpty} onClick={() => setQuestion('send')}>
          {adminNewsletter.send}
        </Button>
        {draft !== null && (
          <Button variant="ghost" onClick={() => setQuestion('remove')}>
            {adminNewsletter.remove}
          </Button>
        )}
      </div>
      {preview.data && (
        <section aria-label={adminNewsletter.previewOf}>
          {/* Without scripts and without the page's own rights. */}
          <iframe
            title={adminNewsletter.previewOf}
            sandbox=""
            srcDoc={preview.data.html}
            className="h-[60dvh] w-full rounded-md border border-line bg-white"
          />
        </section>
      )}
      {question !== null && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setQuestion(null)}
          title={fill(adminNewsletter[`${question}Title`], { n: subscribers })}
          description={adminNewsletter[`${question}Text`]}
          cancelLabel={adminScreen.cancel}
          confirmLabel={adminNewsletter[question]}
          onConfirm={() => (question === 'send' ? send : remove).mutate(undefined)}
          busy={send.isPending || remove.isPending}
          danger={question === 'remove'}
        />
      )}
    </Form>
  );
}
