import type { Result } from '@notelark/contracts/library';
import { resultScreen } from '@notelark/contracts/messages.en';
import { oppositeOutputType } from '@notelark/contracts/output-types';
import { ArrowLeft, ArrowLeftRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useResult, useSwitch } from '../../features/results/queries.ts';
import { SourcePanel } from '../../features/results/source-panel.tsx';
import { SummaryPanel } from '../../features/results/summary-panel.tsx';
import { useProgress } from '../../features/results/use-progress.ts';
import { ChangeWishes } from '../../features/wishes/change-wishes.tsx';
import { hasCode } from '../../lib/api-error.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';
import { Notice } from '../notice.tsx';
import { PageHead } from '../page-head.tsx';
import '../../features/results/notes.css';

export default function ResultsPage() {
  const { id = '' } = useParams();
  const result = useResult(id);
  const navigate = useNavigate();
  const missing = hasCode(result.error, 'not-found');
  const failed = result.isError && !missing && !hasCode(result.error, 'not-signed-in');
  useEffect(() => {
    if (!failed) return;
    toast.error(resultScreen.loadFailed);
    void navigate('/dashboard');
  }, [failed, navigate]);

  if (missing) return <Missing />;
  if (!result.data) return <Loading />;
  // Another result is another page: no editor or mark of the last one stays.
  return <ResultView key={id} result={result.data} />;
}

function ResultView({ result }: { result: Result }) {
  useProgress(result);
  return (
    <>
      <PageHead title={result.title} />
      <PageTitle title={result.title}>
        <Actions result={result} />
      </PageTitle>
      <Panels result={result} />
    </>
  );
}

function Actions({ result }: { result: Result }) {
  const navigate = useNavigate();
  const change = useSwitch(result.id);
  const other = oppositeOutputType(result.outputType);
  const toOther = () =>
    change.mutate(other, {
      onSuccess: ({ summaryId }) => {
        toast.success(resultScreen.regenerating);
        void navigate(`/results/${summaryId}`);
      },
      onError: (error) =>
        toast.error(
          hasCode(error, 'text-quota-exceeded') ? error.message : resultScreen.regenerateFailed,
        ),
    });
  return (
    <div className="flex flex-wrap gap-2.5">
      {result.mine && (
        <Button variant="secondary" busy={change.isPending} onClick={toOther}>
          <ArrowLeftRight aria-hidden="true" />
          {resultScreen.switchTo[other]}
        </Button>
      )}
      {result.mine && <ChangeWishes result={result} />}
      <Button asChild variant="ghost">
        <Link to="/dashboard">
          <ArrowLeft aria-hidden="true" />
          {resultScreen.dashboard}
        </Link>
      </Button>
    </div>
  );
}

type Side = 'source' | 'summary';

/** Side by side where there is room, else as tabs. A citation shows where it was said. */
function Panels({ result }: { result: Result }) {
  const wide = useMediaQuery('(min-width: 900px)');
  const [side, setSide] = useState<Side>('summary');
  const [marked, setMarked] = useState<number | null>(null);
  const cite = (block: number) => {
    setMarked(block);
    setSide('source');
  };
  const source = <SourcePanel result={result} marked={marked} />;
  const summary = <SummaryPanel result={result} onCite={cite} />;
  if (wide)
    return (
      <div className="grid grid-cols-2 items-start gap-6">
        {source}
        {summary}
      </div>
    );
  return (
    <Tabs
      label={resultScreen.panels}
      value={side}
      onChange={setSide}
      tabs={[
        {
          value: 'source',
          label:
            result.source.kind === 'upload' ? resultScreen.transcript : resultScreen.originalText,
          content: source,
        },
        { value: 'summary', label: resultScreen.summaryPanel[result.outputType], content: summary },
      ]}
    />
  );
}

function Loading() {
  return (
    <div className="grid gap-6">
      <PageHead title={resultScreen.transcript} />
      <Skeleton className="h-10 w-2/3" />
      <div className="grid gap-6 min-[900px]:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}

function Missing() {
  return (
    <Notice title={resultScreen.notFound} text={resultScreen.notFoundText}>
      <Button asChild>
        <Link to="/dashboard">{resultScreen.backToDashboard}</Link>
      </Button>
    </Notice>
  );
}
