/** Ids that stay the same: importing again finds the note types of the last time. */
export const BASIC = 1_764_000_000_001;
export const CLOZE = 1_764_000_000_002;

const CSS = `.card { font-family: system-ui, sans-serif; font-size: 20px; line-height: 1.5; text-align: center; color: black; background-color: white; }
.cloze { font-weight: bold; color: #a8590c; }
.nightMode .cloze { color: #f0b35f; }
.source { font-size: 14px; opacity: 0.75; }`;

const SOURCE = '{{#Source}}<p class="source">{{Source}}</p>{{/Source}}';

interface NoteType {
  id: number;
  name: string;
  /** 0: a card from each template; 1: cloze. */
  type: 0 | 1;
  fields: string[];
  front: string;
  back: string;
  /** Which fields a card needs to be made. */
  requires: unknown[];
}

const TYPES: readonly NoteType[] = [
  {
    id: BASIC,
    name: 'Notelark Basic',
    type: 0,
    fields: ['Front', 'Back', 'Source'],
    front: '{{Front}}',
    back: `{{FrontSide}}<hr id=answer>{{Back}}${SOURCE}`,
    requires: [[0, 'any', [0]]],
  },
  {
    id: CLOZE,
    name: 'Notelark Cloze',
    type: 1,
    fields: ['Text', 'Back Extra', 'Source'],
    front: '{{cloze:Text}}',
    back: `{{cloze:Text}}<br>{{Back Extra}}${SOURCE}`,
    requires: [],
  },
];

/** The note types as the collection stores them. */
export const noteTypes = (seconds: number): string =>
  JSON.stringify(Object.fromEntries(TYPES.map((type) => [type.id, storedType(type, seconds)])));

const storedType = (
  { id, name, type, fields, front, back, requires }: NoteType,
  seconds: number,
) => ({
  id,
  name,
  type,
  mod: seconds,
  usn: -1,
  sortf: 0,
  did: 1,
  vers: [],
  tags: [],
  css: CSS,
  latexPre:
    '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  req: requires,
  flds: fields.map((field, ord) => ({
    name: field,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })),
  tmpls: [
    {
      name: type === 1 ? 'Cloze' : 'Card 1',
      ord: 0,
      qfmt: front,
      afmt: back,
      did: null,
      bqfmt: '',
      bafmt: '',
    },
  ],
});
