import { ArrowLeft, GraduationCap } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { Proposals } from '../../features/study/proposals.tsx';
import { useMakeCards, useResultCards } from '../../features/study/queries.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { fill } from '../../lib/format.ts';
import { cardScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../page-head.tsx';

/** The study cards of one recording or text. */
export default function StudyCardsPage() {
  const { id = '' } = useParams();
  const { data, error, isPending } = useResultCards(id);
  const cards = (data?.cards ?? []).filter(({ status }) => status !== 'dropped');
  const [first] = cards;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={cardScreen.title} />
      <Link
        to={`/results/${id}`}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft no-underline hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {cardScreen.back}
      </Link>
      <PageTitle
        title={cardScreen.title}
        description={first && fill(cardScreen.of, { title: first.source.title })}
      />
      {error && <Alert>{sentenceOf(error)}</Alert>}
      {isPending && <Skeleton className="h-40 rounded-lg" />}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Proposals resultId={id} cards={cards} />
          <Make id={id} hasCards={cards.length > 0} hasApproved={cards.some(isApproved)} />
        </div>
      )}
    </div>
  );
}

const isApproved = ({ status }: { status: string }): boolean => status === 'approved';

interface MakeProps {
  id: string;
  hasCards: boolean;
  hasApproved: boolean;
}

function Make({ id, hasCards, hasApproved }: MakeProps) {
  const make = useMakeCards(id);
  const button = (
    <Button
      variant={hasCards ? 'secondary' : 'primary'}
      busy={make.isPending}
      onClick={() => make.mutate()}
    >
      {make.isPending ? cardScreen.making : hasCards ? cardScreen.again : cardScreen.make}
    </Button>
  );
  if (!hasCards)
    return (
      <EmptyState icon={GraduationCap} title={cardScreen.madeTitle} action={button}>
        {make.isSuccess ? cardScreen.none : cardScreen.madeText}
      </EmptyState>
    );
  return (
    <div className="grid gap-3">
      <p className="text-xs text-ink-soft max-md:hidden">{cardScreen.keys}</p>
      <div className="flex flex-wrap gap-2">
        {hasApproved && (
          <Button asChild>
            <Link to="/study">{cardScreen.study}</Link>
          </Button>
        )}
        {button}
      </div>
    </div>
  );
}
