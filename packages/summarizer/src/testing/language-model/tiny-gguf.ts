/**
 * A language model for tests, as a GGUF file of about a megabyte that the real runtime loads: architecture `llama`, one
 * block whose attention and feed-forward weights are zero, a one-hot embedding for each token, and an output matrix that
 * maps each token to the next one. So it writes a script, whatever it is asked. It tests the runtime, never the quality.
 */

/** Tokens before the script: unknown, begin, end, and all bytes. */
const SPECIAL = ['<unk>', '<s>', '</s>'];
const BYTES = 256;
const HEAD_SIZE = 32;
const ALIGNMENT = 32;
/** Values of `tokenizer.ggml.token_type`. */
const TOKEN = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;
/** Half-precision floats: of the next token, of tokens that end lists and strings, and one. */
const NEXT = 0x3c_00;
const CLOSING = 0x34_00;
const ONE = 0x3c_00;
/** What the prompt ends with; the script follows it. */
const LAST = '\n';

const TEMPLATE = `{% for message in messages %}{{ message['content'] }}${LAST}{% endfor %}`;

export interface TinyModel {
  /** What it writes. */
  script: string;
  /** Tokens of its window. */
  window?: number;
  /** Multiplies the width of the feed-forward layer, to make the file larger. */
  feedForward?: number;
}

/** @returns the bytes of a file. */
export function tinyGguf({ script, window = 16_384, feedForward = HEAD_SIZE }: TinyModel): Buffer {
  const pieces = uniquePieces(script);
  const tokens = [...SPECIAL, ...byteTokens(), ...pieces.map(escaped)];
  const first = SPECIAL.length + BYTES;
  const width = Math.ceil(tokens.length / HEAD_SIZE) * HEAD_SIZE;
  const newline = SPECIAL.length + LAST.charCodeAt(0);
  const next = new Map([[newline, first]]);
  for (const index of pieces.keys())
    next.set(first + index, index + 1 < pieces.length ? first + index + 1 : 2);
  const types = tokens.map((_, id) => typeOf(id, first));
  const metadata: [key: string, value: Value][] = [
    ['general.architecture', text('llama')],
    ['general.name', text('tiny')],
    ['general.file_type', u32(1)],
    ['llama.context_length', u32(window)],
    ['llama.embedding_length', u32(width)],
    ['llama.block_count', u32(1)],
    ['llama.feed_forward_length', u32(feedForward)],
    ['llama.attention.head_count', u32(1)],
    ['llama.attention.head_count_kv', u32(1)],
    ['llama.attention.key_length', u32(HEAD_SIZE)],
    ['llama.attention.value_length', u32(HEAD_SIZE)],
    ['llama.rope.dimension_count', u32(HEAD_SIZE)],
    ['llama.attention.layer_norm_rms_epsilon', f32(1e-5)],
    ['llama.vocab_size', u32(tokens.length)],
    ['tokenizer.ggml.model', text('llama')],
    ['tokenizer.ggml.tokens', list(8, tokens.map(string))],
    [
      'tokenizer.ggml.scores',
      list(
        6,
        tokens.map((_, id) => float(-id)),
      ),
    ],
    ['tokenizer.ggml.token_type', list(5, types.map(int))],
    ['tokenizer.ggml.bos_token_id', u32(1)],
    ['tokenizer.ggml.eos_token_id', u32(2)],
    ['tokenizer.ggml.unknown_token_id', u32(0)],
    ['tokenizer.ggml.add_bos_token', { type: 7, bytes: Buffer.from([1]) }],
    ['tokenizer.ggml.add_space_prefix', { type: 7, bytes: Buffer.from([0]) }],
    ['tokenizer.chat_template', text(TEMPLATE)],
  ];
  const count = tokens.length;
  const tensors: Tensor[] = [
    half('token_embd.weight', [width, count], oneHot(width, count)),
    half('output.weight', [width, count], transitions(width, count, next)),
    ones('output_norm.weight', width),
    ones('blk.0.attn_norm.weight', width),
    ones('blk.0.ffn_norm.weight', width),
    half('blk.0.attn_q.weight', [width, HEAD_SIZE]),
    half('blk.0.attn_k.weight', [width, HEAD_SIZE]),
    half('blk.0.attn_v.weight', [width, HEAD_SIZE]),
    half('blk.0.attn_output.weight', [HEAD_SIZE, width]),
    half('blk.0.ffn_gate.weight', [width, feedForward]),
    half('blk.0.ffn_up.weight', [width, feedForward]),
    half('blk.0.ffn_down.weight', [feedForward, width]),
  ];
  return file(metadata, tensors);
}

/** Cuts a text into pieces none of which occurs twice: each has one successor. */
function uniquePieces(script: string): string[] {
  const pieces: string[] = [];
  const seen = new Set<string>();
  let piece = '';
  for (const character of script) {
    piece += character;
    if (piece.length < 3 || seen.has(piece)) continue;
    seen.add(piece);
    pieces.push(piece);
    piece = '';
  }
  // What is left may have occurred before: then it belongs to the last piece.
  if (piece !== '') pieces.push(`${pieces.pop() ?? ''}${piece}`);
  return pieces;
}

/** SentencePiece writes a blank as this sign. */
const escaped = (piece: string): string => piece.replaceAll(' ', '\u2581');

const byteTokens = (): string[] =>
  Array.from(
    { length: BYTES },
    (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  );

function typeOf(id: number, first: number): number {
  if (id === 0) return TOKEN.unknown;
  if (id < SPECIAL.length) return TOKEN.control;
  return id < first ? TOKEN.byte : TOKEN.normal;
}

function oneHot(width: number, count: number): Uint16Array {
  const values = new Uint16Array(width * count);
  for (let id = 0; id < count; id += 1) values[id * width + id] = ONE;
  return values;
}

/** One row for each token that may come, with how likely it is behind each other one. */
function transitions(width: number, count: number, next: Map<number, number>): Uint16Array {
  const values = new Uint16Array(width * count);
  // A grammar that forbids the script leaves brackets and quotes: then an answer ends soon.
  for (const closing of '"]}:,') {
    const row = SPECIAL.length + closing.charCodeAt(0);
    values.fill(CLOSING, row * width, (row + 1) * width);
  }
  for (const [id, successor] of next) values[successor * width + id] = NEXT;
  return values;
}

interface Value {
  type: number;
  bytes: Buffer;
}

interface Tensor {
  name: string;
  shape: number[];
  /** 0: 32 bits, 1: 16 bits. */
  type: 0 | 1;
  data: Buffer;
}

function half(name: string, shape: [number, number], values?: Uint16Array): Tensor {
  const filled = values ?? new Uint16Array(shape[0] * shape[1]);
  return { name, shape, type: 1, data: Buffer.from(filled.buffer) };
}

function ones(name: string, width: number): Tensor {
  return {
    name,
    shape: [width],
    type: 0,
    data: Buffer.from(new Float32Array(width).fill(1).buffer),
  };
}

function file(metadata: [string, Value][], tensors: Tensor[]): Buffer {
  const pairs = metadata.map(([key, { type, bytes }]) =>
    Buffer.concat([string(key), int(type), bytes]),
  );
  let offset = 0;
  const infos = tensors.map(({ name, shape, type, data }) => {
    const info = [string(name), int(shape.length), ...shape.map(long), int(type), long(offset)];
    offset += padded(data.length);
    return Buffer.concat(info);
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    int(3),
    long(tensors.length),
    long(metadata.length),
    ...pairs,
    ...infos,
  ]);
  return Buffer.concat([pad(head), ...tensors.map(({ data }) => pad(data))]);
}

const padded = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
}

function int(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function string(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([long(bytes.length), bytes]);
}

const u32 = (value: number): Value => ({ type: 4, bytes: int(value) });
const f32 = (value: number): Value => ({ type: 6, bytes: float(value) });
const text = (value: string): Value => ({ type: 8, bytes: string(value) });
/** @param type of the items */
const list = (type: number, items: Buffer[]): Value => ({
  type: 9,
  bytes: Buffer.concat([int(type), long(items.length), ...items]),
});
