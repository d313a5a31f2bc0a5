import type { Result } from '@notelark/api/library';
import { resultScreen } from '../../messages/index.ts';
import type { Place } from '@notelark/api/places';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useResult } from '../../features/results/queries.ts';
import { ResultHeader } from '../../features/results/result-header.tsx';
import { SourcePanel } from '../../features/results/source-panel.tsx';
import { SummaryPanel } from '../../features/results/summary-panel.tsx';
import { useProgress } from '../../features/results/use-progress.ts';
import { ChangeWishes } from '../../features/wishes/change-wishes.tsx';
import { StaleNotice } from '../../features/wishes/stale-notice.tsx';
import { hasCode } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { SideBySide } from '../../ui/side-by-side.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { Notice } from '../notice.tsx';
import { PageHead } from '../page-head.tsx';
import { ToSignIn } from '../to-sign-in.tsx';
import '../../features/results/notes.css';

export default function ResultsPage() {
  const { id = '' } = useParams();
  const result = useResult(id);
  const navigate = useNavigate();
  const session = useSession();
  const missing = hasCode(result.error, 'not-found');
  const failed = result.isError && !missing && !hasCode(result.error, 'not-signed-in');
  useEffect(() => {
    if (!failed) return;
    toast.error(resultScreen.loadFailed);
    void navigate('/dashboard');
  }, [failed, navigate]);

  if (missing) return session.account ? <Missing /> : <ToSignIn />;
  if (!result.data) return <Loading />;
  // Another result is another page: no editor or mark of the last one stays.
  return <ResultView key={id} result={result.data} />;
}

function ResultView({ result }: { result: Result }) {
  useProgress(result);
  return (
    <>
      <PageHead title={result.title} />
      <ResultHeader result={result}>{result.mine && <ChangeWishes result={result} />}</ResultHeader>
      <Panels result={result} />
    </>
  );
}

type Side = 'source' | 'summary';

/** A citation shows where it was said. */
function Panels({ result }: { result: Result }) {
  const wide = useMediaQuery('(min-width: 900px)');
  const [side, setSide] = useState<Side>('summary');
  const [cited, setCited] = useState<Place | null>(null);
  const cite = (place: Place) => {
    setCited(place);
    setSide('source');
  };
  return (
    <SideBySide
      wide={wide}
      label={resultScreen.panels}
      value={side}
      onChange={setSide}
      sides={[
        {
          value: 'source',
          label:
            result.source.kind === 'upload' ? resultScreen.transcript : resultScreen.originalText,
          content: <SourcePanel result={result} cited={cited} />,
        },
        {
          value: 'summary',
          label: resultScreen.summaryPanel[result.outputType],
          content: (
            <SummaryPanel result={result} onCite={cite}>
              <StaleNotice result={result} />
            </SummaryPanel>
          ),
        },
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
