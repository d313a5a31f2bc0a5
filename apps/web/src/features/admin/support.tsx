import type { SupportMessage } from '@notelark/api/admin-support';
import { contactTopicNames } from '@notelark/api/contact-topics';
import { plans } from '@notelark/api/plans';
import { type MessageState, messageStates } from '@notelark/api/support-states';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { adminScreen, adminSupport } from '../../messages/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { Choices, formatMoment, Loaded, Pager } from './parts.tsx';
import { useAdminAction, useAdminQuery, useCursor } from './queries.ts';

export function AdminSupport() {
  const [state, setState] = useState<MessageState>('open');
  const { after, go } = useCursor(state);
  const support = useAdminQuery(['support', state, after], (options) =>
    request('GET /api/admin/support', { query: { state, after }, ...options }),
  );
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Choices
          label={adminSupport.state}
          value={state}
          onChange={setState}
          options={messageStates.map((value) => ({ value, label: adminSupport.states[value] }))}
        />
        {support.data && support.data.overdue > 0 && (
          <Badge tone="danger">
            {fill(adminSupport.overdueCount, { n: support.data.overdue })}
          </Badge>
        )}
      </div>
      <Loaded query={support}>
        {({ messages, next }) => (
          <>
            {messages.length === 0 && (
              <p className="text-sm text-ink-soft">{adminSupport.none[state]}</p>
            )}
            <ul className="grid gap-4">
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ul>
            <Pager after={after} next={next} onGo={go} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Message({ message }: { message: SupportMessage }) {
  const { name, email, topic, plan, dueAt, overdue, answers, createdAt } = message;
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-sm">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="text-base font-semibold wrap-anywhere">
            {fill(adminSupport.from, { name, email })}
          </h2>
          <p className="text-xs text-ink-faint">
            {contactTopicNames[topic]} · {formatMoment(createdAt)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge>{plan === null ? adminSupport.visitor : plans[plan].name}</Badge>
          {overdue && <Badge tone="danger">{adminSupport.overdue}</Badge>}
          {dueAt !== null && message.state === 'open' && (
            <span className="text-xs text-ink-soft">
              {fill(adminSupport.due, { when: formatMoment(dueAt) })}
            </span>
          )}
        </div>
      </div>
      <p className="max-w-prose text-sm whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      {answers.map((answer) => (
        <blockquote key={answer.id} className="border-l-2 border-accent-line pl-4 text-sm">
          <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{answer.text}</p>
          <footer className="mt-1 text-xs text-ink-faint">
            {fill(adminSupport.answeredBy, {
              who: answer.author ?? adminScreen.server,
              when: formatMoment(answer.createdAt),
            })}
          </footer>
        </blockquote>
      ))}
      <Answering message={message} />
    </li>
  );
}

function Answering({ message }: { message: SupportMessage }) {
  const params = { id: message.id };
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const answer = useAdminAction(
    () => request('POST /api/admin/support/{id}/answer', { params, body: { text } }),
    {
      done: adminSupport.sent,
      onDone: () => {
        setOpen(false);
        setText('');
      },
    },
  );
  const isClosed = message.state === 'closed';
  const move = useAdminAction(
    () =>
      request('PATCH /api/admin/support/{id}', {
        params,
        body: { state: isClosed ? 'open' : 'closed' },
      }),
    { done: isClosed ? adminSupport.reopened : adminSupport.closed },
  );
  return (
    <>
      {open && (
        <Form onSubmit={() => answer.mutate(undefined)} className="grid gap-3">
          <Field label={fill(adminSupport.answerTo, { name: message.name })}>
            {(control) => (
              <Textarea
                {...control}
                value={text}
                maxLength={10_000}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="s" busy={answer.isPending} disabled={text.trim() === ''}>
              {adminSupport.send}
            </Button>
            <Button variant="ghost" size="s" onClick={() => setOpen(false)}>
              {adminScreen.cancel}
            </Button>
          </div>
        </Form>
      )}
      {!open && (
        <div className="flex flex-wrap gap-2">
          <Button size="s" onClick={() => setOpen(true)}>
            {adminSupport.answer}
          </Button>
          <Button
            variant="secondary"
            size="s"
            busy={move.isPending}
            onClick={() => move.mutate(undefined)}
          >
            {isClosed ? adminSupport.reopen : adminSupport.close}
          </Button>
        </div>
      )}
    </>
  );
}
