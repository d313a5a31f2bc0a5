import type { Point, StatementPart, SummaryDocument } from './port.ts';

/** A document without anything in it but what is given. */
export function emptyDocument(given: Partial<SummaryDocument> = {}): SummaryDocument {
  return {
    title: '',
    overview: [],
    keyPhrases: [],
    keyPoints: [],
    topics: [],
    decisions: [],
    actionItems: [],
    questions: [],
    terms: [],
    dates: [],
    ...given,
  };
}

/** All that a document states, list by list. */
export function statementsOf(document: SummaryDocument): Point[] {
  const { overview, keyPoints, topics, decisions, actionItems, questions, terms, dates } = document;
  const bullets = topics.flatMap(({ points }) => points);
  const found = [decisions, actionItems, questions, terms, dates];
  return [...overview, ...keyPoints, ...bullets, ...found.flat()];
}

/** All turns that a statement rests on, also those that a sentence of several statements does not cite. Ascending, each once. */
export function restsOn({ refs, parts = [] }: Pick<Point, 'refs' | 'parts'>): number[] {
  const all = [...refs, ...parts.flatMap((part) => part.refs)];
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** What a statement is, apart from its text and its references. */
export interface StatementFields {
  kind: 'action' | StatementPart['kind'];
  owner?: string | undefined;
  due?: string | undefined;
  /** A term or date that belongs to the text. */
  name?: string | undefined;
}

/** The document with each statement replaced by what `change` returns for it; an empty array removes the statement. */
export function mapStatements(
  document: SummaryDocument,
  change: <P extends Point>(point: P, fields: StatementFields) => P[],
): SummaryDocument {
  const plain = <P extends Point>(points: P[]): P[] =>
    points.flatMap((point) => change(point, { kind: 'point' }));
  return {
    ...document,
    overview: plain(document.overview),
    keyPoints: plain(document.keyPoints),
    topics: document.topics.map((topic) => ({ ...topic, points: plain(topic.points) })),
    decisions: document.decisions.flatMap((point) => change(point, { kind: 'decision' })),
    actionItems: document.actionItems.flatMap((item) =>
      change(item, { kind: 'action', owner: item.owner, due: item.due }),
    ),
    questions: plain(document.questions),
    terms: document.terms.flatMap((point) => change(point, { kind: 'point', name: point.term })),
    dates: document.dates.flatMap((point) => change(point, { kind: 'point', name: point.date })),
  };
}

/** The document with each text that a reader sees replaced by what `change` returns for it. */
export function mapTexts(
  document: SummaryDocument,
  change: (text: string) => string,
): SummaryDocument {
  const inPoint = <P extends Point>(point: P): P[] => [
    {
      ...point,
      text: change(point.text),
      ...(point.asked !== undefined && { asked: change(point.asked) }),
      ...(point.corrected !== undefined && { corrected: change(point.corrected) }),
      ...(point.parts && {
        parts: point.parts.map((part) => ({ ...part, text: change(part.text) })),
      }),
    },
  ];
  const { title, keyPhrases, topics, actionItems, terms, dropped, byHand, ...rest } = mapStatements(
    document,
    inPoint,
  );
  return {
    ...rest,
    title: change(title),
    keyPhrases: keyPhrases.map(change),
    topics: topics.map((topic) => Object.assign(topic, { title: change(topic.title) })),
    actionItems: actionItems.map((item) =>
      item.owner === undefined ? item : Object.assign(item, { owner: change(item.owner) }),
    ),
    terms: terms.map((point) => Object.assign(point, { term: change(point.term) })),
    ...(dropped && {
      dropped: dropped.map(({ text, refs }) => ({ text: change(text), refs })),
    }),
    ...(byHand && { byHand: byHand.map(change) }),
  };
}
