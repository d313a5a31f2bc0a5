import type { Result } from '@notelark/api/library';
import { resultScreen } from '../../messages/index.ts';
import { type Place, placeOfLink } from '@notelark/api/places';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { LabelsDialog } from '../../features/history/labels-dialog.tsx';
import { Labels } from '../../features/history/row-labels.tsx';
import { useDelete } from '../../features/history/use-delete.ts';
import { TranscriptAudio } from '../../features/library/transcript-audio.tsx';
import { SignOff } from '../../features/minutes/sign-off.tsx';
import { VersionsRow } from '../../features/minutes/versions-row.tsx';
import { type Block, blocksOf, stretchOf } from '../../features/results/blocks.ts';
import { chaptersOf } from '../../features/results/chapters.ts';
import { PassageSheet } from '../../features/results/passage-sheet.tsx';
import { PlaybackProvider, usePlayback } from '../../features/results/playback.tsx';
import { Player } from '../../features/results/player.tsx';
import { useResult, useResultCache } from '../../features/results/queries.ts';
import { ResultHeader } from '../../features/results/result-header.tsx';
import { type EditedPassage, SourcePanel } from '../../features/results/source-panel.tsx';
import { SummaryPanel } from '../../features/results/summary-panel.tsx';
import { useProgress } from '../../features/results/use-progress.ts';
import { useResultShortcuts } from '../../features/results/use-shortcuts.ts';
import { ReviewNotice } from '../../features/review/review-notice.tsx';
import { CarriedNotice } from '../../features/summary-options/carried-notice.tsx';
import { ChangesNotice } from '../../features/summary-options/changes-notice.tsx';
import { ChangeOptions } from '../../features/summary-options/change-options.tsx';
import { StaleNotice } from '../../features/summary-options/stale-notice.tsx';
import { CorrectionOffers } from '../../features/vocabulary/correction-offer.tsx';
import { VocabularyNotice } from '../../features/vocabulary/vocabulary-notice.tsx';
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
  const expired = hasCode(result.error, 'result-expired') ? result.error.message : null;
  const missing = hasCode(result.error, 'not-found');
  const failed =
    result.isError && !missing && expired === null && !hasCode(result.error, 'not-signed-in');
  useEffect(() => {
    if (!failed) return;
    toast.error(resultScreen.loadFailed);
    void navigate('/dashboard');
  }, [failed, navigate]);

  if (expired !== null) return <Missing title={resultScreen.expired} text={expired} />;
  if (missing)
    return session.account ? (
      <Missing title={resultScreen.notFound} text={resultScreen.notFoundText} />
    ) : (
      <ToSignIn />
    );
  if (!result.data) return <Loading />;
  // Another result is another page: no editor or mark of the last one stays.
  return <ResultView key={id} result={result.data} />;
}

function ResultView({ result }: { result: Result }) {
  useProgress(result);
  const remove = useRemove(result);
  const [filing, setFiling] = useState(false);
  const blocks = useMemo(() => blocksOf(result.source), [result.source]);
  const { summaryText, topics } = result;
  const chapters = useMemo(
    () => chaptersOf(summaryText ?? '', topics, blocks),
    [summaryText, topics, blocks],
  );
  return (
    <PlaybackProvider result={result} blocks={blocks}>
      <PageHead title={result.title} />
      <Shortcuts />
      <ResultHeader
        result={result}
        blocks={blocks}
        labels={<Labels folder={result.folder} tags={result.tags} />}
        onFile={() => setFiling(true)}
        onDelete={remove}
      >
        <VersionsRow result={result} />
      </ResultHeader>
      {filing && (
        <LabelsDialog
          tab={tabOf(result)}
          rows={[{ ...result, id: result.source.id }]}
          onClose={() => setFiling(false)}
        />
      )}
      <Panels result={result} blocks={blocks} />
      <Player result={result} blocks={blocks} chapters={chapters} />
    </PlaybackProvider>
  );
}

function Shortcuts() {
  useResultShortcuts();
  return null;
}

/** Where the history lists it. */
const tabOf = ({ source }: Result) => (source.kind === 'upload' ? 'uploads' : 'texts');

/** Leads to the dashboard, where the deletion can be undone. */
function useRemove(result: Result): () => void {
  const navigate = useNavigate();
  const tab = tabOf(result);
  const remove = useDelete(tab);
  return () => {
    remove([result.source.id]);
    void navigate(tab === 'uploads' ? '/dashboard' : `/dashboard?tab=${tab}`);
  };
}

/** Where the address leads: a search to what it found in the source, a link from elsewhere to what a statement rests on. */
function useArrival(): { key: string; side: Side | null; place: Place | null } {
  const [params] = useSearchParams();
  const { key, hash } = useLocation();
  return { key, side: params.has('find') ? 'source' : null, place: placeOfLink(hash) };
}

interface PanelsProps {
  result: Result;
  blocks: readonly Block[];
}

type Side = 'source' | 'summary';

/** A citation plays what it cites and marks it in the source; where there is room for one side, it opens the passage. */
function Panels({ result, blocks }: PanelsProps) {
  const wide = useMediaQuery('(width >= 60rem)');
  const { reload } = useResultCache(result.id);
  const arrival = useArrival();
  const [arrived, setArrived] = useState(arrival.key);
  const [side, setSide] = useState<Side>(arrival.side ?? 'summary');
  const [cited, setCited] = useState<Place | null>(arrival.place);
  const [opened, setOpened] = useState<Place | null>(wide ? null : arrival.place);
  // The command palette also leads here from here.
  if (arrived !== arrival.key) {
    setArrived(arrival.key);
    if (arrival.side) setSide(arrival.side);
    setCited(arrival.place);
    setOpened(wide ? null : arrival.place);
  }
  const [edits, setEdits] = useState<readonly EditedPassage[]>([]);
  const { canPlay, playFrom } = usePlayback();
  const cite = (place: Place) => {
    setCited(place);
    if (!wide) return setOpened(place);
    const start = blocks[stretchOf(blocks, place)?.first ?? -1]?.start ?? null;
    if (canPlay && start !== null) playFrom(start);
  };
  const showSource = () => {
    setOpened(null);
    setCited((place) => place && { ...place });
    setSide('source');
  };
  return (
    <>
      <SideBySide
        wide={wide}
        label={resultScreen.panels}
        value={side}
        onChange={setSide}
        sides={[
          {
            value: 'summary',
            label: resultScreen.summaryPanel[result.outputType],
            content: (
              <SummaryPanel
                result={result}
                blocks={blocks}
                onCite={cite}
                cited={cited}
                options={<ChangeOptions result={result} />}
                footer={<SignOff result={result} />}
              >
                <StaleNotice result={result} />
                <CarriedNotice result={result} />
                <ChangesNotice result={result} />
                <ReviewNotice
                  result={result}
                  play={canPlay ? playFrom : null}
                  onCorrected={(edit) => setEdits((made) => [...made, edit])}
                >
                  <CorrectionOffers edits={edits} />
                </ReviewNotice>
              </SummaryPanel>
            ),
          },
          {
            value: 'source',
            label:
              result.source.kind === 'upload' ? resultScreen.transcript : resultScreen.originalText,
            content: (
              <SourcePanel result={result} blocks={blocks} cited={cited} onEdited={setEdits}>
                <TranscriptAudio result={result} onChange={reload} />
                <VocabularyNotice result={result} />
                <CorrectionOffers edits={edits} />
              </SourcePanel>
            ),
          },
        ]}
      />
      <PassageSheet
        blocks={blocks}
        place={opened}
        onClose={() => setOpened(null)}
        onShow={showSource}
      />
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-6">
      <PageHead title={resultScreen.transcript} />
      <Skeleton className="mt-14 h-9 w-2/3 max-w-xl" />
      <Skeleton className="h-5 w-64" />
      <div className="grid gap-14 wide:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <SkeletonLines />
        <SkeletonLines />
      </div>
    </div>
  );
}

/** Of the shape of what comes: headings and lines. */
function SkeletonLines() {
  return (
    <div className="grid gap-3 pt-6">
      {['w-1/3', 'w-full', 'w-11/12', 'w-3/4', 'w-1/4', 'w-5/6', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}

function Missing(words: { title: string; text: string }) {
  return (
    <Notice {...words}>
      <Button asChild>
        <Link to="/dashboard">{resultScreen.backToDashboard}</Link>
      </Button>
    </Notice>
  );
}
