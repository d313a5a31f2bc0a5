import type { Finding } from '@notelark/api/ask';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import { fill, formatDay, formatTime } from '../../lib/format.ts';
import { askScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Highlighted } from './highlighted.tsx';
import type { ShownAnswer } from './use-ask.ts';

/** A question with its answer, as far as it has come. */
export function AnswerView({ answer }: { answer: ShownAnswer }) {
  const { question, findings, said, state, fault } = answer;
  return (
    <article
      aria-label={question}
      className="grid gap-4 border-t border-line py-6 first:border-t-0"
    >
      <h2 className="text-lg">{question}</h2>
      {state === 'searching' && <Busy>{askScreen.searching}</Busy>}
      {!said && state !== 'searching' && <NotSaid findings={findings} />}
      {said && <Found answer={answer} />}
      {state === 'stopped' && <p className="text-sm text-ink-soft">{askScreen.stopped}</p>}
      {state === 'failed' && <Alert>{`${askScreen.failed}. ${fault ?? ''}`}</Alert>}
    </article>
  );
}

function Found({ answer }: { answer: ShownAnswer }) {
  const { findings, state, engineLabel, leftOut, modelFailed } = answer;
  const sentences = findings.filter(({ kind }) => kind === 'sentence');
  const statements = findings.filter(({ kind }) => kind === 'statement');
  const passages = findings.filter(({ kind }) => kind === 'passage');
  return (
    <>
      {state === 'writing' && <Busy>{fill(askScreen.writing, { model: engineLabel ?? '' })}</Busy>}
      {sentences.length > 0 && (
        <div className="grid gap-2">
          <p className="leading-relaxed">
            {sentences.map((sentence) => (
              <Sentence key={sentence.id} sentence={sentence} />
            ))}
          </p>
          {engineLabel !== null && (
            <p className="text-xs text-ink-faint">
              {fill(askScreen.writtenBy, { model: engineLabel })}
            </p>
          )}
        </div>
      )}
      {leftOut > 0 && (
        <p className="text-sm text-ink-soft">
          {leftOut === 1 ? askScreen.leftOutOne : fill(askScreen.leftOutMany, { count: leftOut })}
        </p>
      )}
      {state === 'done' && engineLabel !== null && sentences.length === 0 && (
        <p className="text-sm text-ink-soft">{fill(askScreen.noAnswer, { model: engineLabel })}</p>
      )}
      {modelFailed && <p className="text-sm text-ink-soft">{askScreen.modelFailed}</p>}
      {statements.map((statement) => (
        <Statement key={statement.id} statement={statement} />
      ))}
      <Passages passages={passages} />
      {state === 'done' && findings.length === 0 && (
        <p className="text-ink-soft">{askScreen.gone}</p>
      )}
    </>
  );
}

function NotSaid({ findings }: { findings: readonly Finding[] }) {
  return (
    <>
      <p className="font-semibold">{askScreen.notSaid}</p>
      <p className="text-sm text-ink-soft">{askScreen.notSaidText}</p>
      {findings.length > 0 && (
        <Disclosure label={askScreen.closest}>
          <Passages passages={findings} />
        </Disclosure>
      )}
    </>
  );
}

function Sentence({ sentence }: { sentence: Finding }) {
  const [line] = sentence.lines;
  return (
    <>
      {sentence.text}{' '}
      {line && (
        <Link
          to={addressOf(sentence, line.target)}
          className="text-sm whitespace-nowrap text-accent-text"
        >
          {labelOf(sentence, line.start)}
        </Link>
      )}{' '}
    </>
  );
}

function Statement({ statement }: { statement: Finding }) {
  const [line] = statement.lines;
  return (
    <div className="grid gap-1 rounded-md bg-accent-wash px-4 py-3">
      <p className="flex items-center gap-1.5 text-xs font-medium text-accent-text">
        <BadgeCheck aria-hidden="true" className="size-4" />
        {askScreen.statement}
      </p>
      <p>{statement.text}</p>
      {line && (
        <Link to={addressOf(statement, line.target)} className="w-fit text-sm text-accent-text">
          {labelOf(statement, line.start)}
        </Link>
      )}
    </div>
  );
}

/** Passages in their order; the title of a source stands once above its own. */
function Passages({ passages }: { passages: readonly Finding[] }) {
  return (
    <ol className="grid gap-4">
      {passages.map((passage, at) => (
        <li key={passage.id} className="grid gap-2">
          {passages[at - 1]?.source.id !== passage.source.id && (
            <h3 className="text-sm font-semibold">
              {passage.source.title}
              <span className="ml-2 font-normal text-ink-faint">
                {formatDay(passage.source.createdAt)}
              </span>
            </h3>
          )}
          <Passage passage={passage} />
        </li>
      ))}
    </ol>
  );
}

function Passage({ passage }: { passage: Finding }) {
  return (
    <blockquote className="grid gap-1.5 border-l-2 border-accent pl-4">
      {passage.lines.map((line, at) => (
        <div key={line.target} className="grid gap-x-3 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
          <Link
            to={addressOf(passage, line.target)}
            className="text-sm leading-7 text-accent-text tabular-nums"
          >
            {line.start === null ? placeOf(line.target) : formatTime(line.start)}
          </Link>
          <p className="leading-7">
            {line.speaker !== null && line.speaker !== passage.lines[at - 1]?.speaker && (
              <strong className="font-semibold">{line.speaker}: </strong>
            )}
            <Highlighted text={line.text} marks={passage.marks} />
          </p>
        </div>
      ))}
    </blockquote>
  );
}

function Busy({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Spinner />
      {children}
    </p>
  );
}

const addressOf = ({ source: { summaryId } }: Finding, target: string): string =>
  summaryId === null ? '/dashboard' : `/results/${summaryId}${target}`;

const labelOf = ({ source, lines }: Finding, start: number | null): string =>
  `${source.title}, ${start === null ? placeOf(lines[0]?.target ?? '') : formatTime(start)}`;

/** As notes name a place without a time: `¶13`. */
const placeOf = (target: string): string => {
  const [, index = '0', part] = /^#s(\d+)(?:-(\d+))?$/.exec(target) ?? [];
  return `¶${Number(index) + 1}${part === undefined ? '' : `.${Number(part) + 1}`}`;
};
