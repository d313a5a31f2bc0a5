import type { Result } from '@notelark/api/library';
import { completenessSentence, receiptFacts } from '@notelark/api/sentences/receipts';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { receiptScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { download } from '../../lib/download.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';

/** Whether all that came was received, transcribed and read; for the owner and the team, with the receipt behind it. */
export function ReceiptRow({ result }: { result: Result }) {
  const [open, setOpen] = useState(false);
  const { status } = result.completeness;
  if (status === 'unfinished') return null;
  const Icon = status === 'complete' ? CircleCheck : CircleDashed;
  const mayOpen = result.mine || result.maker !== null;
  return (
    <p className="flex gap-2 text-sm text-ink-soft">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${status === 'complete' ? 'text-good-text' : 'text-ink-faint'}`}
      />
      <span>
        {completenessSentence(result.completeness)}{' '}
        {mayOpen && (
          <button
            type="button"
            className="rounded-sm whitespace-nowrap text-accent-text underline-offset-4 hover:underline print:hidden"
            onClick={() => setOpen(true)}
          >
            {receiptScreen.open}
          </button>
        )}
      </span>
      {open && <ReceiptDialog id={result.id} onClose={() => setOpen(false)} />}
    </p>
  );
}

function ReceiptDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const receipt = useQuery({
    queryKey: ['result', id, 'receipt'],
    queryFn: ({ signal }) => request('GET /api/results/{id}/receipt', { params: { id }, signal }),
    // Each is issued for its moment.
    gcTime: 0,
  });
  const file = useMutation({
    mutationFn: (format: 'json' | 'pdf') =>
      download('GET /api/results/{id}/receipt/file', { params: { id }, query: { format } }),
    onError: (error) => toast.error(receiptScreen.failed, { description: sentenceOf(error) }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="l"
      title={receiptScreen.title}
      description={receiptScreen.text}
      actions={
        <>
          <Button asChild variant="ghost">
            <Link to="/verify-receipt">{receiptScreen.verifyLink}</Link>
          </Button>
          <Button variant="secondary" disabled={file.isPending} onClick={() => file.mutate('pdf')}>
            {receiptScreen.savePdf}
          </Button>
          <Button disabled={file.isPending} onClick={() => file.mutate('json')}>
            {receiptScreen.saveJson}
          </Button>
        </>
      }
    >
      {receipt.isError && <Alert>{sentenceOf(receipt.error)}</Alert>}
      {receipt.isPending && <Skeleton className="h-40 w-full" />}
      {receipt.data && (
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
          {receiptFacts(receipt.data.receipt).map(({ label, value }) => (
            <div key={label} className="sm:contents">
              <dt className="text-ink-faint">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
