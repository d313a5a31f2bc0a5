import type { AskScope } from '@notelark/api/ask';
import { MAX_QUESTION_CHARACTERS } from '@notelark/api/ask-limits';
import { MessageCircleQuestion, Square } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../lib/api-error.ts';
import { fill } from '../../lib/format.ts';
import { askScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.tsx';
import { AnswerView } from './answer-view.tsx';
import { EarlierQuestions } from './earlier-questions.tsx';
import { useFolders } from './queries.ts';
import { useAsk } from './use-ask.ts';

const EVERYTHING = 'everything';
const SOURCE = 'source';
const FOLDER = 'folder ';

/** Questions and answers of this visit, the newest first, and what was asked earlier. */
export function AskPanel() {
  const [address, setAddress] = useSearchParams();
  const { answers, ask, open, stop, forget, isRunning } = useAsk();
  const source = sourceIn(address);
  const [where, setWhere] = useState(source ? SOURCE : EVERYTHING);
  const [question, setQuestion] = useState('');
  const begin = (asked: string) => {
    setQuestion('');
    void ask(asked, scopeOf(where, source));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (question.trim() !== '') begin(question.trim());
  };

  const wanted = address.get('question')?.slice(0, MAX_QUESTION_CHARACTERS).trim();
  const beginWanted = useEffectEvent(() => {
    if (!wanted || answers.length > 0) return;
    begin(wanted);
    // Reloaded, or come back to, the page does not ask again.
    setAddress(
      (now) => {
        now.delete('question');
        return now;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    const timer = setTimeout(() => beginWanted());
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid max-w-3xl content-start gap-4">
        <form onSubmit={submit} className="grid gap-3">
          <div className="flex gap-2">
            <Input
              aria-label={askScreen.question}
              placeholder={askScreen.placeholder}
              className="text-ellipsis"
              maxLength={MAX_QUESTION_CHARACTERS}
              value={question}
              onChange={(event) => setQuestion(event.target.value)}
            />
            {isRunning ? (
              <Button variant="secondary" onClick={stop}>
                <Square aria-hidden="true" />
                {askScreen.stop}
              </Button>
            ) : (
              <Button type="submit" disabled={question.trim() === ''}>
                {askScreen.ask}
              </Button>
            )}
          </div>
          <Where value={where} onChange={setWhere} hasSource={source !== null} />
        </form>
        {answers.length === 0 && (
          <EmptyState icon={MessageCircleQuestion} title={askScreen.emptyTitle}>
            {askScreen.emptyText}
          </EmptyState>
        )}
        <div role="log" aria-label={askScreen.answers} aria-busy={isRunning}>
          {answers.toReversed().map((answer) => (
            <AnswerView key={answer.key} answer={answer} />
          ))}
        </div>
      </div>
      <EarlierQuestions
        onOpen={(id) =>
          void open(id).catch((error: unknown) =>
            toast.error(askScreen.failed, { description: sentenceOf(error) }),
          )
        }
        onDeleted={forget}
      />
    </div>
  );
}

interface WhereProps {
  value: string;
  onChange: (value: string) => void;
  hasSource: boolean;
}

/** Nothing to choose where there is only everything. */
function Where({ value, onChange, hasSource }: WhereProps) {
  const folders = useFolders();
  if (folders.length === 0 && !hasSource) return null;
  return (
    <Select
      label={askScreen.where}
      className="sm:w-72"
      value={value}
      onChange={onChange}
      options={[
        ...(hasSource ? [{ value: SOURCE, label: askScreen.thisOne }] : []),
        { value: EVERYTHING, label: askScreen.everything },
        ...folders.map((name) => ({
          value: `${FOLDER}${name}`,
          label: fill(askScreen.inFolder, { name }),
        })),
      ]}
    />
  );
}

/** The recording or text whose page led here. */
function sourceIn(address: URLSearchParams): AskScope | null {
  const [uploadId, textInputId] = [address.get('upload'), address.get('text')];
  if (uploadId) return { uploadId };
  return textInputId ? { textInputId } : null;
}

function scopeOf(where: string, source: AskScope | null): AskScope {
  if (where === SOURCE) return source ?? {};
  return where.startsWith(FOLDER) ? { folder: where.slice(FOLDER.length) } : {};
}
