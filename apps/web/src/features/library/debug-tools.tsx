import { summarizeScreen } from '../../messages/index.ts';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

/** For the operator: is the summarizer there, and what came last. */
export function DebugTools() {
  const test = useMutation({ mutationFn: () => request('POST /api/functions/test-summarize') });
  const recent = useMutation({ mutationFn: () => request('GET /api/summaries/recent') });
  return (
    <Disclosure label={summarizeScreen.debug}>
      <div className="grid gap-3">
        <Button variant="secondary" size="s" busy={test.isPending} onClick={() => test.mutate()}>
          {summarizeScreen.testFunction}
        </Button>
        <Button
          variant="secondary"
          size="s"
          busy={recent.isPending}
          onClick={() => recent.mutate()}
        >
          {summarizeScreen.checkSummaries}
        </Button>
        <Output value={test.error?.message ?? test.data} />
        <Output
          value={
            recent.error?.message ??
            (recent.data?.rows.length === 0 ? summarizeScreen.noSummaries : recent.data?.rows)
          }
        />
      </div>
    </Disclosure>
  );
}

function Output({ value }: { value: unknown }) {
  if (value === undefined) return null;
  return (
    <pre className="max-h-64 overflow-auto rounded-md bg-sunken p-3 text-xs whitespace-pre-wrap">
      {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
    </pre>
  );
}
