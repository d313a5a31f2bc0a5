import type { LiveDetails } from '@notelark/api/live-details';
import type { LiveAnswer, LivePoint, LiveSettings } from '@notelark/api/live';
import { live } from '@notelark/api/live-audio';
import { hasCode } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { markSessionExpired } from '../../lib/session.ts';
import { gatherBuffers } from './audio/buffers.ts';
import { Input } from './audio/input.ts';
import type { InputState } from './audio/input-watch.ts';
import { lastSource, rememberSource } from './audio/last-source.ts';
import type { AudioSource } from './audio/streams.ts';
import { type Loudness, Voices } from './audio/voices.ts';
import { detailsOf, type LineMark } from './draft.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { askIfThere, askPoints, preview, sendAhead, sendChunk } from './sending/api.ts';
import { buffersOf } from './sending/chunks.ts';
import { type LiveChunk, LiveOutbox, type UnsentSound } from './sending/outbox.ts';
import { LivePoints } from './sending/points.ts';
import { Previews } from './sending/previews.ts';
import { refusals, Sender, type SendState } from './sending/sender.ts';
import { ServerWatch } from './sending/server-watch.ts';
import { SoundAhead } from './sending/sound-ahead.ts';
import { openStore } from './store/open-store.ts';
import type { RecordingStore } from './store/store.ts';

/** What the page shows. */
export interface LiveSnapshot {
  /** `checking` and `paused`: the source is open, nothing is recorded. */
  phase: 'idle' | 'checking' | 'starting' | 'recording' | 'paused' | 'stopping';
  source: AudioSource;
  /** Length of all that was recorded into this transcript. */
  seconds: number;
  /** Length of the newest recording. */
  clock: number;
  text: string;
  /** One for each line of the text. */
  marks: readonly LineMark[];
  /** What the user marked, in seconds of the transcript. */
  bookmarks: readonly number[];
  /** What the user wrote beside it. */
  own: string;
  /** The result of its sound that was uploaded as a recording; null: none was. */
  uploadedTo: string | null;
  /** What has been said so far, in a few points. */
  points: readonly LivePoint[];
  /** What may still change. */
  provisional: string;
  sending: SendState;
  input: InputState;
  /** False where the microphone was wanted beside the system's sound, and refused. */
  withMicrophone: boolean;
  /** False where a reload would lose sound. */
  durable: boolean;
  /** What the plan still transcribes this month beyond what was recorded; null: not known, or without a limit. */
  secondsLeft: number | null;
}

/** What the recorder tells the page, once each. */
export interface LiveEvents {
  onRestored: () => void;
  onChunkFailed: () => void;
}

/** Between the start and the stop, also while it is paused. */
export const isUnderWay = ({ phase }: Pick<LiveSnapshot, 'phase'>): boolean =>
  phase === 'recording' || phase === 'paused' || phase === 'stopping';

const AUTOSAVE_MS = 10_000;
const LOOK_MS = 500;

/** Until a chunk has been tried, and failed, the sender has nothing to say of a server that is gone. */
const OFFLINE: SendState = { kind: 'waiting', offline: true, message: '' };

/** What `sending` of the snapshot is made of. */
interface Connection {
  isReachable: boolean;
  /** What the sender says. */
  state: SendState;
}

/** A stretch of sound without a pause. */
interface Recording {
  id: string;
  /** Buffers that were recorded. */
  count: number;
  /** Settles when all of them are kept. */
  kept: Promise<void>;
  previews: Previews;
  /** Samples that have come from its source. */
  samples: number;
}

/** A recording from the source to the transcript: everything of Live Notes but how it looks. One for each account. */
export class LiveRecorder {
  readonly #ownerId: string;
  readonly #draft: DraftKeeper;
  readonly #input = new Input((samples, loudness) => this.#hear(samples, loudness));
  readonly #gatherer = gatherBuffers((pcm) => this.#add(pcm));
  readonly #sender: Sender<LiveChunk, LiveAnswer>;
  readonly #listeners = new Set<() => void>();
  readonly #points = new LivePoints({
    ask: askPoints,
    onChange: () => this.#set({ points: this.#points.value }),
    now: () => performance.now(),
  });
  readonly #watch = new ServerWatch({
    ask: askIfThere,
    onChange: (isReachable) => this.#showSending({ isReachable }),
  });
  #connection: Connection = { isReachable: true, state: { kind: 'idle' } };
  #store: RecordingStore | null = null;
  #outbox: LiveOutbox | null = null;
  #recording: Recording | null = null;
  #chunkBuffers = buffersOf(live.chunkSeconds);
  /** Of this page's recordings, by their ids. */
  readonly #voices = new Map<string, Voices>();
  #ahead: SoundAhead | null = null;
  /** What the plan transcribes beyond the sound whose text has come. */
  #secondsLeft: number | null = null;
  #events: LiveEvents | null = null;
  #timers: ReturnType<typeof setInterval>[] = [];
  #snapshot: LiveSnapshot;

  constructor(ownerId: string) {
    this.#ownerId = ownerId;
    this.#draft = new DraftKeeper(ownerId);
    this.#snapshot = {
      phase: 'idle',
      source: lastSource(),
      ...this.#shown(),
      provisional: '',
      points: [],
      sending: { kind: 'idle' },
      input: 'fine',
      withMicrophone: true,
      durable: true,
      secondsLeft: null,
    };
    this.#sender = new Sender({
      outbox: {
        next: async () => (await this.#outbox?.next()) ?? null,
        confirm: async (chunk, answer) => await this.#outbox?.confirm(chunk, answer),
      },
      send: (chunk) => this.#send(chunk),
      onState: (state) => this.#showSending({ state }),
      onFailure: () => this.#events?.onChunkFailed(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
  }

  readonly snapshot = (): LiveSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The recordings whose text is in the transcript. */
  get recordingIds(): readonly string[] {
    return this.#draft.value.recordingIds;
  }

  /** How loud it is at this moment, 0 to 1. */
  readonly level = (): number => this.#input.level;

  /** Called once the page is the only one: takes up what an earlier one left. */
  async open(events: LiveEvents): Promise<void> {
    this.#events = events;
    if (!this.#outbox) {
      this.#store = await openStore();
      this.#outbox = new LiveOutbox({
        store: this.#store,
        takeAhead: (recording) => this.#ahead?.take(recording) ?? 0,
        onText: (chunk, answer) => this.#takeText(chunk, answer),
        onEnd: (id) => this.#show(() => this.#draft.settle(id)),
      });
      const hasMore = await this.#outbox.load(this.#ownerId);
      const { recordingId } = this.#draft.value;
      if (recordingId !== null && !this.#outbox.has(recordingId)) this.#draft.settle(recordingId);
      this.#show(() => {});
      if (hasMore || this.#draft.wasRestored) events.onRestored();
    }
    this.#timers = [
      setInterval(() => this.#look(), LOOK_MS),
      setInterval(() => this.#draft.save(), AUTOSAVE_MS),
    ];
    this.wake();
  }

  /** The page is left: what was recorded is kept, and sent as long as this tab is there. */
  async close(): Promise<void> {
    this.#events = null;
    for (const timer of this.#timers) clearInterval(timer);
    await this.stop();
  }

  choose(source: AudioSource): void {
    rememberSource(source);
    this.#set({ source });
    if (this.#snapshot.phase === 'checking') void this.endCheck();
  }

  /** Opens the source, to see that it is heard. @throws {SourceError} */
  async check(): Promise<void> {
    await this.#openInput();
    this.#set({ phase: 'checking' });
  }

  async endCheck(): Promise<void> {
    await this.#input.close();
    this.#set({ phase: 'idle', input: 'fine' });
  }

  /**
   * Begins to record; a server that is out of reach does not stop it.
   * @throws {ApiError} `live-not-in-plan`, `live-quota-exceeded`, `team-quota-exceeded`, `not-signed-in`; {SourceError}.
   */
  async start(): Promise<void> {
    this.#set({ phase: 'starting' });
    try {
      const id = crypto.randomUUID();
      const { chunkSeconds, secondsLeft } = await this.#ask(id);
      this.#secondsLeft = secondsLeft;
      if (!this.#input.isOpen) await this.#openInput();
      this.#chunkBuffers = buffersOf(chunkSeconds);
      this.#draft.restartClock();
      await this.#begin(id);
      this.#set({ phase: 'recording' });
    } catch (error) {
      await this.endCheck();
      throw error;
    }
  }

  /** Opens a source that went away, in the middle of a recording. @throws {SourceError} */
  readonly reconnect = (): Promise<void> => this.#openInput();

  /** What was said until now is sent, and the clock stands. The source stays open: it may have been chosen in a dialog. */
  async pause(): Promise<void> {
    if (!this.#recording) return;
    this.#set({ phase: 'paused' });
    await this.#finish(this.#recording);
    this.#sender.more();
  }

  /** Goes on at once, whatever the server says: it is asked with the first chunk. @throws {SourceError} */
  async resume(): Promise<void> {
    if (!this.#input.isOpen || this.#input.state === 'ended') await this.#openInput();
    // It was stopped while the browser asked for the source.
    if (this.#snapshot.phase !== 'paused') return await this.#input.close();
    await this.#begin(crypto.randomUUID());
    this.#set({ phase: 'recording' });
  }

  /** Ends the recording, or the check. What was said until now is kept and sent. */
  async stop(): Promise<void> {
    const recording = this.#recording;
    if (recording) this.#set({ phase: 'stopping' });
    await this.#input.close();
    if (recording) await this.#finish(recording);
    this.#set({ phase: 'idle', input: 'fine' });
    this.#sender.more();
  }

  /** @param seen the text that was edited: what has come since stays behind the edit. */
  edit(text: string, seen: string): void {
    this.#show(() => this.#draft.edit(text, seen));
  }

  /** "This matters": marks what is being said. */
  readonly bookmark = (): void => {
    if (this.#recording) this.#show(() => this.#draft.bookmark());
  };

  removeBookmark(at: number): void {
    this.#show(() => this.#draft.removeBookmark(at));
  }

  writeOwn(own: string): void {
    this.#show(() => this.#draft.writeOwn(own));
  }

  /** What is known of the transcript beside its text. */
  details(): LiveDetails {
    return detailsOf(this.#draft.value);
  }

  /** There may be a reason to send again: the network is back, the user signed in, a plan was bought. */
  readonly wake = (): void => this.#sender.wake();

  /** The browser has lost its network. */
  readonly lose = (): void => this.#watch.lose();

  /** The transcript is in the library: nothing of it is kept here. */
  async clear(): Promise<void> {
    await this.#outbox?.clear();
    this.#show(() => this.#draft.clear());
    this.wake();
  }

  /** What is not transcribed yet, as a WAV file. */
  async sound(): Promise<UnsentSound> {
    const none = { wav: new Blob(), recordedUntil: null, recordingIds: [] };
    return (await this.#outbox?.sound()) ?? none;
  }

  /** The sound of these recordings is in the library, as this result: it is not kept here, nor sent. */
  async letGo(
    { recordingIds }: Pick<UnsentSound, 'recordingIds'>,
    uploadedTo: string,
  ): Promise<void> {
    await this.#outbox?.letGo(recordingIds);
    this.#show(() => this.#draft.uploaded(uploadedTo));
    this.wake();
  }

  readonly saveDraft = (): void => this.#draft.save();

  async #openInput(): Promise<void> {
    await this.#input.open(this.#snapshot.source);
    this.#set({ input: 'fine', withMicrophone: this.#input.withMicrophone });
  }

  async #ask(sessionId: string): Promise<LiveSettings> {
    try {
      return await request('POST /api/live/sessions', { body: { sessionId } });
    } catch (error) {
      if (hasCode(error, 'not-signed-in')) markSessionExpired();
      if (hasCode(error, 'not-signed-in', ...refusals)) throw error;
      return { chunkSeconds: live.chunkSeconds, secondsLeft: null };
    }
  }

  async #begin(id: string): Promise<void> {
    const chunkBuffers = this.#chunkBuffers;
    await this.#outbox?.begin({
      id,
      ownerId: this.#ownerId,
      startedAt: Date.now(),
      chunkBuffers,
      sequence: 0,
      sent: 0,
      ended: false,
    });
    const onChange = (): void => this.#show(() => {});
    const previews = new Previews({ recordingId: id, chunkBuffers, ask: preview, onChange });
    this.#ahead = new SoundAhead({ recordingId: id, chunkBuffers, send: sendAhead });
    this.#show(() => this.#draft.begin(id));
    this.#voices.set(id, new Voices());
    this.#recording = { id, count: 0, kept: Promise.resolve(), previews, samples: 0 };
    this.#watch.start();
  }

  async #finish(recording: Recording): Promise<void> {
    this.#gatherer.flush();
    this.#recording = null;
    this.#watch.stop();
    await recording.kept;
    await this.#outbox?.end(recording.id);
    this.#draft.save();
    // Until it is known that nothing is left to send.
    this.#showSending({ state: { kind: 'sending' } });
  }

  /** Sound has come from the source. */
  #hear(samples: Float32Array, loudness: Loudness | null): void {
    const recording = this.#recording;
    // Of a check or a pause, not even the part of a buffer is kept.
    if (!recording) return;
    if (loudness)
      this.#voices.get(recording.id)?.add(recording.samples / live.sampleRate, loudness);
    recording.samples += samples.length;
    this.#gatherer.push(samples);
  }

  /** A buffer was recorded. */
  #add(pcm: Int16Array): void {
    const recording = this.#recording;
    if (!recording || !this.#outbox) return;
    const index = recording.count;
    recording.count += 1;
    this.#draft.addSeconds(pcm.length / live.sampleRate);
    const { kind } = this.#snapshot.sending;
    recording.previews.push(index, pcm, kind === 'idle');
    this.#ahead?.push(index, pcm, kind === 'idle' || kind === 'sending');
    const kept = this.#outbox.append(recording.id, index, pcm).then(() => this.#sender.more());
    recording.kept = Promise.all([recording.kept, kept]).then(() => {});
  }

  /** A server that was started again, or has let go of what came ahead, is sent the chunk whole. */
  async #send(chunk: LiveChunk): Promise<LiveAnswer> {
    try {
      return await sendChunk(chunk);
    } catch (error) {
      if (!this.#outbox || !hasCode(error, 'live-sound-missing')) throw error;
      return await sendChunk(await this.#outbox.whole(chunk));
    }
  }

  #takeText({ recording, plan }: LiveChunk, answer: LiveAnswer): void {
    this.#secondsLeft = answer.secondsLeft;
    const { id, sequence } = recording;
    const tail = plan.last ? '' : answer.tail;
    const voices = this.#voices.get(id);
    const lines = answer.lines.map((line) => ({
      ...line,
      voice: voices?.between(line.start, line.end) ?? null,
    }));
    this.#show(() => this.#draft.take({ recordingId: id, sequence, lines, tail }));
  }

  #look(): void {
    const { text } = this.#draft.value;
    this.#points.look(text, () => ({ transcript: text, lines: this.details().lines ?? '' }));
    const durable = this.#store?.durable ?? true;
    const { state: input } = this.#input;
    const { seconds, clock } = this.#shown();
    const { snapshot } = this;
    const shown = snapshot();
    if (shown.input !== input || shown.durable !== durable || shown.seconds !== seconds)
      this.#set({ input, durable, seconds, clock, secondsLeft: this.#left() });
  }

  #left(): number | null {
    if (this.#secondsLeft === null) return null;
    return Math.max(0, this.#secondsLeft - (this.#outbox?.unsentSeconds ?? 0));
  }

  #showSending(change: Partial<Connection>): void {
    const wasReachable = this.#connection.isReachable;
    this.#connection = { ...this.#connection, ...change };
    const { isReachable, state } = this.#connection;
    const isTried = state.kind !== 'idle' && state.kind !== 'sending';
    const sending = isReachable || isTried ? state : OFFLINE;
    if (sending.kind !== 'idle' || this.#snapshot.sending.kind !== 'idle') this.#set({ sending });
    if (isReachable && !wasReachable) this.wake();
  }

  /** Changes the draft, and shows it. */
  #show(change: () => void): void {
    change();
    const { tail } = this.#draft.value;
    const recording = this.#recording;
    const heard = recording?.previews.textAfter(this.#outbox?.sentOf(recording.id) ?? 0) ?? '';
    this.#set({ ...this.#shown(), provisional: `${tail} ${heard}`.trim() });
  }

  /** What the page shows of the draft. */
  #shown(): Pick<
    LiveSnapshot,
    'text' | 'marks' | 'bookmarks' | 'own' | 'uploadedTo' | 'seconds' | 'clock'
  > {
    const { text, marks, bookmarks, own, uploadedTo, seconds, clockFrom } = this.#draft.value;
    const clock = Math.max(0, Math.floor(seconds - clockFrom));
    return { text, marks, bookmarks, own, uploadedTo, seconds: Math.floor(seconds), clock };
  }

  #set(change: Partial<LiveSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
