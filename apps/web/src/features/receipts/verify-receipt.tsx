import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { verifyScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';

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

/** Takes a receipt's file and says whether it is what this installation signed. */
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
    </div>
  );
}
