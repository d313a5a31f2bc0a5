import type { ModelRequest } from './wire.ts';

/** A segment as the model sees it. */
export interface SeenSegment {
  number: string;
  speaker: string | null;
  text: string;
}

const MARKED = /<<<TRANSCRIPT (\w+)>>>\n([\s\S]*)\n<<<END TRANSCRIPT \1>>>/u;
const LINE =
  /^\[(S\d+)(?: \d\d:\d\d:\d\d)?(?: (?!\(continued\))([^\]]*?))?(?: ?\(continued\))?\] (.*)$/u;

/** The segments between the marks: what a part holds, without its context. */
export function segmentsIn({ prompt }: Pick<ModelRequest, 'prompt'>): SeenSegment[] {
  const [, , transcript = ''] = MARKED.exec(prompt) ?? [];
  return transcript.split('\n').flatMap((line) => {
    const [, number, speaker, text] = LINE.exec(line) ?? [];
    return number === undefined || text === undefined
      ? []
      : [{ number, speaker: speaker ?? null, text }];
  });
}

/** What the request is about: a part, all of a source, the findings of its parts, or a check of statements. */
export function taskOf({
  system,
}: Pick<ModelRequest, 'system'>): 'part' | 'whole' | 'reduce' | 'check' {
  if (system.includes('"verdicts"')) return 'check';
  if (system.includes('"sections"')) return 'reduce';
  return system.includes('"numbers"') ? 'part' : 'whole';
}

/** What a model would answer that follows its instructions: sentences of the material, each with its segment. */
export function honestAnswer(request: ModelRequest): object {
  const most = Number(/at most (\d+) words/u.exec(request.system)?.[1] ?? 100);
  if (taskOf(request) === 'check') return { verdicts: statementsIn(request).map(approved) };
  if (taskOf(request) === 'reduce') return reduced(request.prompt, most);
  const segments = segmentsIn(request);
  const findings = {
    topics: topicsOf(segments),
    decisions: segments.filter(({ text }) => text.includes('decided')).map(statement),
    actionItems: segments
      .filter(({ text }) => text.includes('I will'))
      .map((segment) => ({
        task: segment.text,
        owner: segment.speaker,
        due: null,
        refs: [segment.number],
      })),
    questions: segments.filter(({ text }) => text.endsWith('?')).map(statement),
    glossary: [],
  };
  if (taskOf(request) === 'part') return { ...findings, numbers: [] };
  return { ...head(segments.map(statement), most), ...findings };
}

/** The statements of a check. */
export function statementsIn({
  prompt,
}: Pick<ModelRequest, 'prompt'>): { id: string; text: string }[] {
  return Array.from(prompt.matchAll(/^(V\d+) \[[S\d ]+\] (.*)$/gmu), ([, id = '', text = '']) => ({
    id,
    text,
  }));
}

function approved({ id }: { id: string }): object {
  return { id, supported: true, reason: null };
}

interface Statement {
  text: string;
  refs: string[];
}

function statement({ text, number }: SeenSegment): Statement {
  return { text, refs: [number] };
}

/** A topic for each ten segments, with each segment as a bullet: a model that leaves nothing out. */
function topicsOf(segments: SeenSegment[]): object[] {
  return Array.from({ length: Math.ceil(segments.length / 10) }, (_, index) => {
    const members = segments.slice(index * 10, index * 10 + 10);
    return {
      title: `About ${members[0]?.text.split(' ').slice(0, 4).join(' ')}`,
      bullets: members.map(statement),
    };
  });
}

function reduced(prompt: string, most: number): object {
  const topics = Array.from(prompt.matchAll(/^(T\d+) (.*)$/gmu), ([, id = '', title = '']) => ({
    id,
    title,
  }));
  const statements = Array.from(
    prompt.matchAll(/^- (.*) \[(S[\dS ]+)\]$/gmu),
    ([, text = '', refs = '']) => ({
      text,
      refs: refs.split(' '),
    }),
  );
  return {
    ...head(statements, most),
    sections: topics.map(({ id, title }) => ({ title, topics: [id] })),
  };
}

function head(statements: Statement[], most: number): object {
  const overview: Statement[] = [];
  let words = 0;
  for (const { text, refs } of statements) {
    words += text.split(/\s+/u).length;
    if (words > most) break;
    overview.push({ text, refs });
  }
  const [first] = statements;
  const title = first?.text.split(' ').slice(0, 5).join(' ') ?? '';
  return {
    title,
    overview,
    keyPhrases: [title],
    keyPoints: statements.slice(overview.length, overview.length + 3),
  };
}
