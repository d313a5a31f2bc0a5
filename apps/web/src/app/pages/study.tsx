import { GraduationCap } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Decks } from '../../features/study/decks.tsx';
import { ExportCards } from '../../features/study/export-cards.tsx';
import { StudyProgress } from '../../features/study/progress.tsx';
import {
  type DeckChoice,
  useOverview,
  useSittingCards,
  useWaitingProposals,
} from '../../features/study/queries.ts';
import { StudySitting } from '../../features/study/sitting.tsx';
import { WaitingProposals } from '../../features/study/waiting-proposals.tsx';
import { sentenceOf } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { studyScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../page-head.tsx';

export default function StudyPage() {
  const overview = useOverview();
  const waiting = useWaitingProposals();
  const deck = useDeckChoice();
  const { data, error } = overview;
  const { data: proposals = [] } = waiting;
  const isPending = overview.isPending || (data?.cards === 0 && waiting.isPending);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={studyScreen.title} />
      <PageTitle title={studyScreen.title} description={studyScreen.description} />
      {error && !data && <Alert>{`${studyScreen.loadFailed}. ${sentenceOf(error)}`}</Alert>}
      {isPending && <Skeleton className="h-72 rounded-lg" />}
      {data?.cards === 0 && !isPending && <NoDeck proposals={proposals} />}
      {data && data.cards > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <DeckSitting deck={deck} nextDue={data.nextDue} />
          <p className="-mt-6 text-xs text-ink-soft max-md:hidden">{studyScreen.keys}</p>
          {proposals.length > 0 && <WaitingProposals proposals={proposals} />}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Decks decks={data.decks} chosen={deck} cards={data.cards} due={data.due}>
              <ExportCards deck={deck} />
            </Decks>
            <StudyProgress progress={data.progress} newCards={data.newCards} />
          </div>
        </div>
      )}
    </div>
  );
}

function DeckSitting({ deck, nextDue }: { deck: DeckChoice; nextDue: string | null }) {
  const { account } = useSession();
  const ownerId = account?.id ?? '';
  const { data, error } = useSittingCards(deck, ownerId);
  if (data)
    // Another deck, or another number of new cards, is another sitting.
    return (
      <StudySitting
        key={JSON.stringify([deck, data.perDay])}
        begun={data}
        ownerId={ownerId}
        nextDue={nextDue}
      />
    );
  return error ? (
    <Alert>{`${studyScreen.loadFailed}. ${sentenceOf(error)}`}</Alert>
  ) : (
    <Skeleton className="h-72 rounded-lg" />
  );
}

/** The deck that the page's address names; without one, all cards. */
function useDeckChoice(): DeckChoice {
  const [params] = useSearchParams();
  const [folder, uploadId, textInputId] = ['folder', 'uploadId', 'textInputId'].map((name) =>
    params.get(name),
  );
  return {
    ...(folder && { folder }),
    ...(uploadId && { uploadId }),
    ...(textInputId && { textInputId }),
  };
}

function NoDeck({ proposals }: ComponentProps<typeof WaitingProposals>) {
  return proposals.length > 0 ? (
    <WaitingProposals proposals={proposals} />
  ) : (
    <EmptyState
      icon={GraduationCap}
      title={studyScreen.emptyTitle}
      action={
        <Button asChild>
          <Link to="/dashboard">{studyScreen.toLibrary}</Link>
        </Button>
      }
    >
      {studyScreen.emptyText}
    </EmptyState>
  );
}
