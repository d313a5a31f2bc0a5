import type { OutputType } from '@notelark/api/output-types';
import { oppositeOutputType, outputTypes } from '@notelark/api/output-types';
import type { Result } from '@notelark/api/library';
import { outputTypeLabel, outputTypeNames, resultScreen } from '../../messages/index.ts';
import { useNavigate } from 'react-router';
import { hasCode } from '../../lib/api-error.ts';
import { cx } from '../../lib/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSwitch } from './queries.ts';

const look =
  'flex h-11 items-center gap-2 border-b-2 px-1 text-sm font-semibold transition-colors duration-(--quick)';

/** Summary and notes of the same source, as two tabs of the document; the other one is made when it is first opened. */
export function TypeSwitch({ result }: { result: Result }) {
  const navigate = useNavigate();
  const change = useSwitch(result.id);
  const open = () =>
    change.mutate(oppositeOutputType(result.outputType), {
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
    <div role="group" aria-label={outputTypeLabel} className="flex gap-4">
      {outputTypes.map((type) => (
        <TypeTab
          key={type}
          type={type}
          isCurrent={type === result.outputType}
          busy={change.isPending}
          onOpen={open}
        />
      ))}
    </div>
  );
}

interface TypeTabProps {
  type: OutputType;
  isCurrent: boolean;
  busy: boolean;
  onOpen: () => void;
}

function TypeTab({ type, isCurrent, busy, onOpen }: TypeTabProps) {
  if (isCurrent)
    return (
      <span aria-current="page" className={cx(look, 'border-accent')}>
        {outputTypeNames[type]}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={resultScreen.switchTo[type]}
      aria-busy={busy}
      disabled={busy}
      onClick={onOpen}
      className={cx(look, 'border-transparent text-ink-soft hover:border-line hover:text-ink')}
    >
      {busy && <Spinner />}
      {outputTypeNames[type]}
    </button>
  );
}
