import { newsletter } from '../../messages/index.ts';
import { useRef, useState } from 'react';
import { emailProblem } from '../../lib/account-rules.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';

export function NewsletterBox() {
  return (
    <section className="mail-only border-t border-line">
      <div className="mx-auto grid max-w-6xl items-start gap-6 px-4 py-14 sm:px-6 md:grid-cols-2">
        <div className="grid gap-1.5">
          <h2 className="text-xl">{newsletter.title}</h2>
          <p className="text-sm text-ink-soft">{newsletter.text}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}

/**
 * One field on a page that has to be light: without the libraries that the other forms use. What is typed stays in the
 * field alone, so that it is also there when someone types before the page is hydrated.
 */
function NewsletterForm() {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [step, setStep] = useState<'ready' | 'busy' | 'sent'>('ready');

  const subscribe = async () => {
    const email = field.current?.value ?? '';
    const found = emailProblem(email);
    setProblem(found);
    if (found !== undefined) return;
    setStep('busy');
    try {
      await request('POST /api/newsletter', { body: { email } });
      if (field.current) field.current.value = '';
      setStep('sent');
    } catch (error) {
      setProblem(sentenceOf(error));
      setStep('ready');
    }
  };
  return (
    <Form noValidate method="post" onSubmit={() => void subscribe()} className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
        <Field label={newsletter.email} error={problem} className="min-w-0 grow basis-64">
          {(control) => (
            <Input
              {...control}
              ref={field}
              type="email"
              name="email"
              autoComplete="email"
              onChange={() => setProblem(undefined)}
            />
          )}
        </Field>
        <SubmitButton size="m" busy={step === 'busy'} className="sm:mt-7.5">
          {step === 'busy' ? newsletter.submitting : newsletter.submit}
        </SubmitButton>
      </div>
      <output className="text-sm text-good-text">{step === 'sent' && newsletter.sent}</output>
    </Form>
  );
}
