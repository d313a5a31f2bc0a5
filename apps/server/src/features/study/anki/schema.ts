/** The format of `collection.anki2`; newer versions of Anki read it and bring it up to date. */
export const SCHEMA_VERSION = 11;

/** Columns in Anki's order: its importer reads some by position. */
const TABLES = {
  col: 'id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null',
  notes:
    'id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null',
  cards:
    'id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null',
  revlog:
    'id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null',
  graves: 'usn integer not null, oid integer not null, type integer not null',
};

const INDEXES = {
  ix_notes_usn: 'notes (usn)',
  ix_cards_usn: 'cards (usn)',
  ix_revlog_usn: 'revlog (usn)',
  ix_cards_nid: 'cards (nid)',
  ix_cards_sched: 'cards (did, queue, due)',
  ix_revlog_cid: 'revlog (cid)',
  ix_notes_csum: 'notes (csum)',
};

export const SCHEMA = [
  ...Object.entries(TABLES).map(([name, columns]) => `create table ${name} (${columns});`),
  ...Object.entries(INDEXES).map(([name, columns]) => `create index ${name} on ${columns};`),
].join('\n');

/** The options of a deck: Anki's own defaults. */
const OPTIONS = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
  rev: {
    bury: false,
    ease4: 1.3,
    fuzz: 0.05,
    ivlFct: 1,
    maxIvl: 36500,
    perDay: 200,
    hardFactor: 1.2,
  },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
};

const CONFIGURATION = {
  activeDecks: [1],
  addToCur: true,
  collapseTime: 1200,
  curDeck: 1,
  curModel: null,
  dueCounts: true,
  estTimes: true,
  newSpread: 0,
  nextPos: 1,
  sortBackwards: false,
  sortType: 'noteFld',
  timeLim: 0,
};

export const configuration = JSON.stringify(CONFIGURATION);
export const deckOptions = JSON.stringify({ 1: OPTIONS });

/** A deck as the collection lists it. */
export const deckOf = (id: number, name: string, seconds: number) => ({
  id,
  name,
  mod: seconds,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 0,
  extendRev: 0,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});
