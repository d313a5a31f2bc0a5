import { Trash2 } from 'lucide-react';
import { sentenceOf } from '../../lib/api-error.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { askScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDeleteQuestion, useQuestions } from './queries.ts';

interface EarlierQuestionsProps {
  onOpen: (id: string) => void;
  onDeleted: (id: string) => void;
}

/** What was asked before, by this person: opened again, or deleted. */
export function EarlierQuestions({ onOpen, onDeleted }: EarlierQuestionsProps) {
  const list = useQuestions();
  const remove = useDeleteQuestion(onDeleted);
  const questions = list.data?.pages.flatMap((page) => page.questions) ?? [];
  return (
    <section aria-labelledby="earlier-questions" className="grid content-start gap-3">
      <h2 id="earlier-questions" className="text-sm font-semibold">
        {askScreen.earlier}
      </h2>
      {list.isPending && <Skeleton className="h-24" />}
      {list.error && <Alert>{`${askScreen.loadFailed}. ${sentenceOf(list.error)}`}</Alert>}
      {list.data && questions.length === 0 && (
        <p className="text-sm text-ink-soft">{askScreen.noEarlier}</p>
      )}
      <ul className="grid gap-1">
        {questions.map(({ id, question, scope, createdAt }) => (
          <li key={id} className="flex items-center gap-1">
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="grid min-h-11 min-w-0 flex-1 content-center rounded-sm px-2 py-1 text-left text-sm hover:bg-raised"
            >
              <span dir="auto" className="truncate">
                {question}
              </span>
              <span className="truncate text-xs text-ink-faint">
                {[scope.name, formatDay(createdAt)].filter(Boolean).join(' · ')}
              </span>
            </button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={fill(askScreen.deleteOne, { question })}
              disabled={remove.isPending}
              onClick={() => remove.mutate(id)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          size="s"
          className="justify-self-start"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {askScreen.showMore}
        </Button>
      )}
    </section>
  );
}
