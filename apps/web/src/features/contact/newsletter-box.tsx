import { newsletter } from '@notelark/contracts/messages.en';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { emailProblem } from '../../lib/account-rules.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/** One field, so without the library that the longer forms use. */
export function NewsletterBox() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const subscribe = useMutation({
    mutationFn: (email: string) => request('POST /api/newsletter', { body: { email } }),
    onError: (error) => setProblem(sentenceOf(error)),
    onSuccess: () => setEmail(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (found === undefined) subscribe.mutate(email);
  };
  return (
    <section className="border-t border-line">
      <div className="mx-auto grid max-w-6xl items-start gap-6 px-4 py-14 sm:px-6 md:grid-cols-2">
        <div className="grid gap-1.5">
          <h2 className="text-xl">{newsletter.title}</h2>
          <p className="text-sm text-ink-soft">{newsletter.text}</p>
        </div>
        <form noValidate onSubmit={submit} className="grid gap-3">
          <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
            <Field label={newsletter.email} error={problem} className="min-w-0 grow basis-64">
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  name="email"
                  autoComplete="email"
                  value={email}
                  onChange={(event) => {
                    setEmail(event.target.value);
                    setProblem(undefined);
                  }}
                />
              )}
            </Field>
            <Button type="submit" busy={subscribe.isPending} className="sm:mt-7.5">
              {subscribe.isPending ? newsletter.submitting : newsletter.submit}
            </Button>
          </div>
          <output className="text-sm text-good-text">
            {subscribe.isSuccess && newsletter.sent}
          </output>
        </form>
      </div>
    </section>
  );
}
