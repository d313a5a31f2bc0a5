import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { verifyScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/** A file that makes no JSON object. */
class NoReceiptError extends Error {}

async function verify(file: File) {
  const document = await file
    .text()
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new NoReceiptError();
  return await request('POST /api/receipts/verify', {
    body: document as Record<string, unknown>,
  });
}

/** Takes the file of a receipt or of minutes and says whether it is what this installation signed; knows fingerprints of minutes. */
export function VerifyReceipt() {
  const id = useId();
  const check = useMutation({ mutationFn: verify });
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {verifyScreen.choose}
        </label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          className="w-full rounded-md border border-line-strong bg-surface p-3 text-sm"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) check.mutate(file);
          }}
        />
      </div>
      {check.isPending && <p role="status">{verifyScreen.checking}</p>}
      {check.isError && (
        <Alert>
          {check.error instanceof NoReceiptError
            ? verifyScreen.notReadable
            : sentenceOf(check.error)}
        </Alert>
      )}
      {check.data && (
        <Alert tone={check.data.verdict === 'valid' ? 'good' : 'danger'}>
          <strong className="block font-semibold">
            {verifyScreen.verdicts[check.data.verdict]}
          </strong>
          {check.data.says &&
            fill(verifyScreen.issued, {
              title: check.data.says.title,
              day: formatDay(check.data.says.issuedAt),
              sentence: check.data.says.sentence,
            })}
        </Alert>
      )}
      <FindFingerprint />
    </div>
  );
}

const FINGERPRINT = /^[0-9a-f]{64}$/;

function FindFingerprint() {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const find = useMutation({
    mutationFn: (fingerprint: string) =>
      request('POST /api/receipts/find', { body: { fingerprint } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fingerprint = text.replaceAll(/\s+/g, '').toLowerCase();
    setWrong(!FINGERPRINT.test(fingerprint));
    if (FINGERPRINT.test(fingerprint)) find.mutate(fingerprint);
  };
  const found = find.data?.found;
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Field
        label={verifyScreen.fingerprint}
        hint={verifyScreen.fingerprintHint}
        error={wrong ? verifyScreen.fingerprintWrong : undefined}
      >
        {(control) => (
          <Input
            {...control}
            className="font-mono"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setWrong(false);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="w-fit" busy={find.isPending}>
        {verifyScreen.checkFingerprint}
      </Button>
      {find.isError && <Alert>{sentenceOf(find.error)}</Alert>}
      {find.data && (
        <Alert tone={found ? 'good' : 'danger'}>
          {found
            ? fill(verifyScreen.known, { number: found.number, day: formatDay(found.signedAt) })
            : verifyScreen.unknown}
        </Alert>
      )}
    </form>
  );
}
