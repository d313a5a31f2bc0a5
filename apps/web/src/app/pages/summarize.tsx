import { summarizeScreen } from '../../messages/index.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { DebugTools } from '../../features/library/debug-tools.tsx';
import { SummarizeForm } from '../../features/library/summarize-form.tsx';
import { pastedFile } from '../../features/library/pasted-file.ts';
import type { TextOrder } from '../../features/library/text-form.tsx';
import { useCreateText, useSavedText } from '../../features/library/text-queries.ts';
import { useTextDraft } from '../../features/library/use-text-draft.ts';
import { WaitingTexts } from '../../features/library/waiting-texts.tsx';
import { useRememberedOptions } from '../../features/summary-options/remembered.ts';
import { SummaryOptionsFields } from '../../features/summary-options/summary-options-fields.tsx';
import { leaveFiles } from '../../lib/dropped-files.ts';
import { hasCode } from '../../lib/api-error.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { PageHead } from '../page-head.tsx';

/** `/summarize`, and `/summarize-text`, which the upload page opens with a text. */
export default function SummarizePage() {
  const [search] = useSearchParams();
  const savedId = search.get('text_input_id');
  const saved = useSavedText(savedId);
  const sent = textOf(useLocation().state);
  const initial = saved.data ? { ...sent, text: saved.data.text } : sent;
  return (
    <div className="mx-auto max-w-5xl">
      <PageHead title={summarizeScreen.title} />
      <PageTitle title={summarizeScreen.title} description={summarizeScreen.description} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
        <Card>
          <Alert className="mb-4 empty:hidden">
            {saved.isError ? summarizeScreen.loadFailed : null}
          </Alert>
          {saved.isLoading ? (
            <Skeleton className="h-96" />
          ) : (
            <Composer key={saved.data?.id ?? 'new'} initial={initial} savedId={saved.data?.id} />
          )}
        </Card>
        <aside className="grid gap-6">
          <Features />
          <DebugTools />
        </aside>
      </div>
    </div>
  );
}

interface ComposerProps {
  initial: TextOrder;
  savedId: string | undefined;
}

function Composer({ initial, savedId }: ComposerProps) {
  const text = useTextDraft(initial);
  return (
    <>
      <WaitingTexts
        texts={text.waiting}
        onGoOn={(waiting) => text.goOnWith(waiting, savedId === undefined ? initial : null)}
        onDiscard={text.discardWaiting}
      />
      {text.isRestored && (
        <Alert tone="info" className="mb-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{summarizeScreen.restored}</p>
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" size="s" onClick={text.writeAnother}>
                {summarizeScreen.writeAnother}
              </Button>
              <Button variant="ghost" size="s" onClick={text.discard}>
                {summarizeScreen.discard}
              </Button>
            </div>
          </div>
        </Alert>
      )}
      <Sender
        key={text.form}
        initial={text.draft}
        saved={savedId === undefined ? null : { id: savedId, text: initial.text }}
        onRefused={text.keep}
        onEdit={text.keep}
        onSent={text.onSent}
      />
    </>
  );
}

interface SenderProps {
  initial: TextOrder;
  /** The stored text that the page was opened with. */
  saved: { id: string; text: string } | null;
  /** For want of a quota. */
  onRefused: (order: TextOrder) => void;
  onEdit: (order: TextOrder) => void;
  onSent: () => void;
}

function Sender({ initial, saved, onRefused, onEdit, onSent }: SenderProps) {
  const navigate = useNavigate();
  const create = useCreateText();
  const [summaryOptions, setSummaryOptions] = useRememberedOptions();
  const submit = async ({ text, outputType }: TextOrder) => {
    const { template, instructions, outputLanguage } = summaryOptions;
    const reuse = saved !== null && text === saved.text.trim();
    try {
      const { summaryId } = await create.mutateAsync({
        text,
        outputType,
        summaryOptions: { template, instructions, outputLanguage },
        ...(reuse ? { textInputId: saved.id } : {}),
      });
      onSent();
      await navigate(`/results/${summaryId}`);
    } catch (error) {
      if (hasCode(error, 'text-quota-exceeded')) {
        onRefused({ text, outputType });
        offerUpgrade(`${error.message} ${summarizeScreen.textKept}`);
      } else if (!hasCode(error, 'not-signed-in'))
        toast.error(summarizeScreen.failedTitle, { description: sentence(error) });
    }
  };
  return (
    <>
      {/* Hidden, not gone: a refusal must find the text as it was. */}
      <div hidden={create.isPending}>
        <SummarizeForm
          initial={initial}
          onSubmit={(order) => void submit(order)}
          onEdit={onEdit}
          onTranscript={(text) => {
            leaveFiles([pastedFile(text)]);
            void navigate('/upload');
          }}
        >
          <SummaryOptionsFields value={summaryOptions} onChange={setSummaryOptions} />
        </SummarizeForm>
      </div>
      {create.isPending && (
        <div className="grid gap-4 py-16">
          <p className="text-center font-semibold" aria-live="polite">
            {summarizeScreen.processing}
          </p>
          <Progress label={summarizeScreen.processingProgress} value={null} />
        </div>
      )}
    </>
  );
}

function Features() {
  return (
    <Card>
      <CardHeader title={summarizeScreen.featuresTitle} />
      <CheckList items={summarizeScreen.features} className="gap-3" />
    </Card>
  );
}

const sentence = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : summarizeScreen.failed;

/** The navigation state is of the browser's history: it may be anything. */
function textOf(state: unknown): TextOrder {
  const given: Record<string, unknown> =
    typeof state === 'object' && state !== null ? { ...state } : {};
  return {
    text: typeof given['text'] === 'string' ? given['text'] : '',
    outputType: given['outputType'] === 'notes' ? 'notes' : 'summary',
  };
}
