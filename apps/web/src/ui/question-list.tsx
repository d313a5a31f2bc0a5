import { ChevronDown } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

interface QuestionListProps {
  questions: readonly { question: string; answer: string; soldOnly?: true }[];
  /** The level of a question in the page's outline. */
  as?: 'h2' | 'h3';
}

/** Questions that open onto their answers; without scripts they still do. */
export function QuestionList({ questions, as: Heading = 'h2' }: QuestionListProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {questions.map(({ question, answer, soldOnly }) => (
        <details key={question} className={cx('group', soldOnly && 'sold-only')}>
          <summary className="flex list-none items-center justify-between gap-4 py-5 [&::-webkit-details-marker]:hidden">
            <Heading className="text-base font-semibold tracking-normal">{question}</Heading>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-faint transition-transform duration-(--quick) group-open:rotate-180"
            />
          </summary>
          <p className="max-w-3xl pb-6 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
