/** A recording as this browser keeps it until all of it was transcribed. */
export interface StoredRecording {
  id: string;
  /** The account that it belongs to. */
  ownerId: string;
  startedAt: number;
  /** Buffers of new sound in a chunk. */
  chunkBuffers: number;
  /** The number of the next chunk. */
  sequence: number;
  /** Buffers whose text has come. */
  sent: number;
  /** Nothing more is added. */
  ended: boolean;
}

/** Keeps sound, a buffer at a time, until its text has come. */
export interface RecordingStore {
  /** False where a reload loses what it holds. */
  readonly durable: boolean;
  /** The recordings of an account, oldest first. */
  list: (ownerId: string) => Promise<StoredRecording[]>;
  put: (recording: StoredRecording) => Promise<void>;
  append: (id: string, index: number, pcm: Int16Array) => Promise<void>;
  /** How many buffers there have been. */
  count: (id: string) => Promise<number>;
  /** Buffers from one index up to another. */
  read: (id: string, from: number, until: number) => Promise<Int16Array[]>;
  /** Keeps where a recording stands, and lets go of the buffers before an index, in one step. */
  advance: (recording: StoredRecording, keepFrom: number) => Promise<void>;
  remove: (id: string) => Promise<void>;
}
