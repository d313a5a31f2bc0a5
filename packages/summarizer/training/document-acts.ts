import { parseArgs } from 'node:util';
import { dateReaderOf } from '../src/embedded/dates.ts';
import { english } from '../src/embedded/language/english/english.ts';
import { englishPlaces } from '../src/embedded/language/english/places.ts';
import { englishTalk } from '../src/embedded/language/english/talk.ts';
import type { Language } from '../src/embedded/language/language.ts';
import type { TaskPlaces } from '../src/embedded/language/talk/talk.ts';
import { summarizeSource } from '../src/embedded/summarize.ts';
import type { SummaryDocument, SummarySource } from '../src/port.ts';
import { asTaskPlaces, cueRows, trainCues } from './acts/cue-model.ts';
import { KINDS, readMeetings, wordingOf, type Kind, type Meeting } from './acts/meetings.ts';
import { allowedPicks, reportOf, tallyOf, total } from './acts/picks.ts';

/**
 * Measures the action items and decisions of the embedded engine's documents on AMI, by the hits of `acts.ts`: the acts that
 * the first ones of a document cite, and all. The weights of a series' documents are trained on the other series.
 *   node tools/with.mjs packages/summarizer/training/document-acts.ts --data meetings [--text asr] [--rules-alone]
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    text: { type: 'string' },
    'rules-alone': { type: 'boolean', default: false },
  },
});
if (!values.data) throw new Error('--data FOLDER is missing: it holds ami_train.jsonl.');

const meetings = readMeetings(values.data, wordingOf(values.text));
const readDates = await dateReaderOf('en');

/** English with these weights; without any where the rules work alone. */
function languageWith(weights: TaskPlaces | null): Language {
  const { places: _, ...rules } = englishTalk;
  return {
    ...english,
    talk: weights === null ? rules : { ...rules, places: { ...englishPlaces, weights } },
  };
}

function documentsOf(series: string): { meeting: Meeting; document: SummaryDocument }[] {
  const others = meetings.filter((meeting) => meeting.series !== series);
  const weights = values['rules-alone']
    ? null
    : asTaskPlaces(
        trainCues(
          'actions',
          others.map((meeting) => ({ meeting, cues: cueRows(meeting) })),
        ),
        others.length,
      );
  const language = languageWith(weights);
  return meetings
    .filter((meeting) => meeting.series === series)
    .map((meeting) => ({ meeting, document: documentOf(meeting, language) }));
}

function documentOf({ acts }: Meeting, language: Language): SummaryDocument {
  const source: SummarySource = {
    kind: 'speech',
    language: 'en',
    turns: acts.map(({ text, speaker }) => ({
      text,
      ...(speaker === undefined ? {} : { speaker }),
    })),
  };
  const task = { source, maxWords: undefined, template: undefined };
  return summarizeSource({ ...task, outputType: 'notes' }, language, readDates);
}

const citedBy = (kind: Kind, { actionItems, decisions }: SummaryDocument): number[][] =>
  (kind === 'actions' ? actionItems : decisions).map(({ refs }) => refs);

const documents = [...new Set(meetings.map(({ series }) => series))].sort().flatMap(documentsOf);
for (const kind of KINDS)
  for (const [name, most] of [
    ['the first', (meeting: Meeting) => allowedPicks(kind, meeting)],
    ['all', () => Infinity],
  ] as const) {
    const tallies = documents.map(({ meeting, document }) =>
      tallyOf(meeting.gold[kind], citedBy(kind, document).slice(0, most(meeting))),
    );
    process.stdout.write(`${kind}, ${name}: ${reportOf(total(tallies))}\n`);
  }
