import type { Result } from '@notelark/api/library';
import { resultScreen, sharing } from '../../messages/index.ts';
import { oppositeOutputType } from '@notelark/api/output-types';
import { ArrowLeft, ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { hasCode } from '../../lib/api-error.ts';
import { formatDay, formatMinutes } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSwitch } from './queries.ts';
import { ShareButton } from './share-button.tsx';
import { ShareSwitch } from './share-switch.tsx';

interface ResultHeaderProps {
  result: Result;
  /** More that can be done with it. */
  children?: ReactNode;
}

/** What it is, and what can be done with the whole of it: nothing by somebody who came by a shared link. */
export function ResultHeader({ result, children }: ResultHeaderProps) {
  return (
    <>
      <PageTitle title={result.title} description={whenAndHowLong(result)}>
        {result.mine ? (
          <Actions result={result}>{children}</Actions>
        ) : (
          <Badge>{sharing.readOnly}</Badge>
        )}
      </PageTitle>
      {result.mine && (
        <div className="-mt-3 mb-6">
          <ShareSwitch result={result} />
        </div>
      )}
    </>
  );
}

function whenAndHowLong({ source }: Result): string {
  const day = formatDay(source.createdAt);
  if (source.kind === 'text' || source.durationSeconds === null) return day;
  return `${day} · ${formatMinutes(Math.max(1, source.durationSeconds / 60))}`;
}

function Actions({ result, children }: ResultHeaderProps) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <SwitchType result={result} />
      {children}
      <ShareButton />
      <Button asChild variant="ghost">
        <Link to="/dashboard">
          <ArrowLeft aria-hidden="true" />
          {resultScreen.dashboard}
        </Link>
      </Button>
    </div>
  );
}

function SwitchType({ result }: { result: Result }) {
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
    <Button variant="secondary" busy={change.isPending} onClick={toOther}>
      <ArrowLeftRight aria-hidden="true" />
      {resultScreen.switchTo[other]}
    </Button>
  );
}
