import type { ReactNode } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { adminScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface LoadedProps<T> {
  query: { data: T | undefined; error: Error | null };
  children: (data: T) => ReactNode;
}

/** What a query gave; the shape of it while it loads, the reason where it failed. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Alert>{`${adminScreen.loadFailed} ${sentenceOf(query.error)}`}</Alert>;
  return <Skeleton className="h-64" />;
}

interface PagerProps {
  after: string | undefined;
  next: string | null;
  onGo: (after: string | undefined) => void;
}

export function Pager({ after, next, onGo }: PagerProps) {
  if (after === undefined && next === null) return null;
  return (
    <div className="flex justify-end gap-2">
      <Button
        variant="secondary"
        size="s"
        disabled={after === undefined}
        onClick={() => onGo(undefined)}
      >
        {adminScreen.previous}
      </Button>
      <Button
        variant="secondary"
        size="s"
        disabled={next === null}
        onClick={() => onGo(next ?? undefined)}
      >
        {adminScreen.next}
      </Button>
    </div>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

/** One of a few lists. */
export function Choices<Value extends string>({
  label,
  value,
  onChange,
  options,
}: ChoicesProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <Button
          key={option.value}
          size="s"
          variant={option.value === value ? 'primary' : 'secondary'}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </div>
  );
}

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
export const formatMoment = (moment: string): string => moments.format(new Date(moment));
