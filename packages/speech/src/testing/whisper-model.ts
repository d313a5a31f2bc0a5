import { createHash } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { quantisations, type Quantisation, quantise } from './ggml-blocks.ts';

/** Ids of the special tokens of a multilingual model with 99 languages: whisper_vocab in whisper.cpp. */
const START = 50_258;
const LANGUAGES = 50_259;
const TRANSCRIBE = 50_359;
const FIRST_TIME = 50_364;
const END = 50_257;
const VOCABULARY = 51_865;
const TIME_STEP_SECONDS = 0.02;
const MELS = 80;
const MAGIC = 0x67_67_6d_6c;
const F32 = 0;
const F16 = 1;

/** The size of the model: `width` is a multiple of `heads`, and more than there are tokens in the script. */
export interface ModelShape {
  width: number;
  heads: number;
  audioLayers: number;
  textLayers: number;
  /** Steps of 20 ms that it listens to; Whisper's own have 1500, and fewer cost less. */
  audioContext: number;
  /** Tokens that it can think of at once, half of them its own; Whisper's have 448, and fewer make an endless loop cheaper. */
  textContext: number;
  /** How its matrices are rounded; absent: numbers of 16 bits. */
  quantised?: Quantisation;
}

const SMALLEST: ModelShape = {
  width: 64,
  heads: 1,
  audioLayers: 1,
  textLayers: 1,
  audioContext: 64,
  textContext: 112,
};

export interface Script {
  /** Index of the language that it detects, in Whisper's list: 0 English, 1 Chinese, 2 German. */
  language: number;
  /** What it says: parts of words, a new word with its leading space, and times in seconds. */
  tokens: (string | number)[];
  /**
   * A loop: after the token at `after` it goes back to the one at `to`. Going on is only a little less likely, so it happens
   * as soon as a temperature has the runtime try what is not the likeliest.
   */
  loop?: { after: number; to: number };
}

export interface ModelFile {
  bytes: number;
  sha256: string;
}

/**
 * Writes a Whisper model in ggml's format that says the same about any sound: its attention is zero, and its decoder is a
 * table that leads from each token to the next. It goes through the real runtime at the cost of a real model of its
 * shape, so it tests the way and measures the speed, never the accuracy.
 *
 * Each token of the script has a dimension of its own. The last layer's perceptron has one hidden unit for each: it
 * fires where the token stands in the input, removes its dimension and sets the next one's.
 */
export async function writeWhisperModel(
  file: string,
  script: Script,
  shape: ModelShape = SMALLEST,
): Promise<ModelFile> {
  const writer = createWriter(file);
  const { ids, words, steps } = layOut(script);
  const { width, heads, audioLayers, textLayers, audioContext, textContext, quantised } = shape;
  if (ids.length + 1 > width) throw new RangeError(`${ids.length} tokens need a greater width`);
  const audio = [audioContext, width, heads, audioLayers];
  const text = [textContext, width, heads, textLayers];
  const type = quantised ? quantisations[quantised].file : F16;
  await writer.ints(MAGIC, VOCABULARY, ...audio, ...text, MELS, type);
  await writer.ints(MELS, 201);
  await writer.zeros(MELS * 201 * 4);
  await writer.ints(words.length);
  for (const word of words) {
    const bytes = Buffer.from(word);
    await writer.ints(bytes.length);
    await writer.bytes(bytes);
  }
  for (const tensor of tensorsOf(shape)) await writeTensor(writer, tensor, shape, ids, steps);
  return await writer.end();
}

interface Tensor {
  name: string;
  /** Innermost first, as ggml counts. */
  shape: number[];
  type: typeof F32 | typeof F16;
}

/** Dimension of a token, that of the next, and how strongly it points there. */
type Step = [from: number, to: number, strength: number];
/** Half a logit or so, by which a loop is likelier than its end. */
const LIKELIER = 0.02;

/** Numbers the tokens, and says which dimension follows which. */
function layOut({ language, tokens, loop }: Script): {
  ids: number[];
  words: string[];
  steps: Step[];
} {
  // The runtime looks the blank up; it must exist.
  const words = [' '];
  const idOf = (token: string | number): number =>
    typeof token === 'string'
      ? words.push(token) - 1
      : FIRST_TIME + Math.round(token / TIME_STEP_SECONDS);
  const path = [TRANSCRIBE, ...tokens.map(idOf), END];
  const pairs = [
    [START, LANGUAGES + language],
    ...path.slice(1).map((id, index) => [path[index], id]),
  ];
  const ids = [...new Set(pairs.flat())].filter((id) => id !== undefined);
  const steps = pairs.map(([from = 0, to = 0]): Step => [ids.indexOf(from), ids.indexOf(to), 2]);
  // Before the tokens of the path stands the one that asks for a transcript.
  if (loop) {
    const [after = 0, to = 0] = [path[loop.after + 1], path[loop.to + 1]];
    steps.push([ids.indexOf(after), ids.indexOf(to), 2 + LIKELIER]);
  }
  return { ids, words, steps };
}

function tensorsOf(shape: ModelShape): Tensor[] {
  const { width, audioLayers, textLayers, audioContext, textContext } = shape;
  const vector = (name: string): Tensor => ({ name, shape: [width], type: F32 });
  const matrix = (name: string, from = width, to = width): Tensor => ({
    name,
    shape: [from, to],
    type: F16,
  });
  const norm = (name: string): Tensor[] => [vector(`${name}.weight`), vector(`${name}.bias`)];
  const attention = (name: string): Tensor[] => [
    ...norm(`${name}_ln`),
    ...['query', 'key', 'value', 'out'].map((part) => matrix(`${name}.${part}.weight`)),
    ...['query', 'value', 'out'].map((part) => vector(`${name}.${part}.bias`)),
  ];
  const perceptron = (name: string): Tensor[] => [
    ...norm(`${name}.mlp_ln`),
    matrix(`${name}.mlp.0.weight`, width, 4 * width),
    { name: `${name}.mlp.0.bias`, shape: [4 * width], type: F32 },
    matrix(`${name}.mlp.2.weight`, 4 * width, width),
    vector(`${name}.mlp.2.bias`),
  ];
  const layers = (count: number, each: (index: number) => Tensor[]): Tensor[] =>
    Array.from({ length: count }, (_, index) => each(index)).flat();
  return [
    { name: 'encoder.positional_embedding', shape: [width, audioContext], type: F32 },
    { name: 'encoder.conv1.weight', shape: [3, MELS, width], type: F16 },
    { name: 'encoder.conv1.bias', shape: [1, width], type: F32 },
    { name: 'encoder.conv2.weight', shape: [3, width, width], type: F16 },
    { name: 'encoder.conv2.bias', shape: [1, width], type: F32 },
    ...norm('encoder.ln_post'),
    ...layers(audioLayers, (index) => [
      ...attention(`encoder.blocks.${index}.attn`),
      ...perceptron(`encoder.blocks.${index}`),
    ]),
    { name: 'decoder.positional_embedding', shape: [width, textContext], type: F32 },
    matrix('decoder.token_embedding.weight', width, VOCABULARY),
    ...norm('decoder.ln'),
    ...layers(textLayers, (index) => [
      ...attention(`decoder.blocks.${index}.attn`),
      ...attention(`decoder.blocks.${index}.cross_attn`),
      ...perceptron(`decoder.blocks.${index}`),
    ]),
  ];
}

/** How strongly a token's embedding points into its dimension. */
const EMBEDDING = 10;
/** A hidden unit fires at about 4 · √(width - 1) - 8, what a normalised one-hot vector gives, and is silent otherwise. */
const UNIT_WEIGHT = 4;
const UNIT_BIAS = -8;

async function writeTensor(
  writer: Writer,
  tensor: Tensor,
  { width, textLayers, quantised }: ModelShape,
  ids: number[],
  steps: Step[],
): Promise<void> {
  const { name, shape, type } = tensor;
  const last = `decoder.blocks.${textLayers - 1}`;
  const fires = UNIT_WEIGHT * Math.sqrt(width - 1) + UNIT_BIAS;
  /** The values that are not zero, as [index, value]. */
  const values: [number, number][] = [];
  if (name.endsWith('ln.weight') || name.endsWith('ln_post.weight')) {
    for (let index = 0; index < width; index += 1) values.push([index, 1]);
  } else if (name === 'decoder.token_embedding.weight') {
    for (const [dimension, id] of ids.entries()) values.push([id * width + dimension, EMBEDDING]);
  } else if (name === `${last}.mlp.0.weight`) {
    for (const [unit, [from]] of steps.entries()) values.push([unit * width + from, UNIT_WEIGHT]);
  } else if (name === `${last}.mlp.0.bias`) {
    for (let unit = 0; unit < 4 * width; unit += 1) values.push([unit, UNIT_BIAS]);
  } else if (name === `${last}.mlp.2.weight`) {
    for (const [unit, [from, to, strength]] of steps.entries()) {
      values.push([from * 4 * width + unit, -EMBEDDING / fires], [to * 4 * width + unit, strength]);
    }
  }
  const count = shape.reduce((product, length) => product * length, 1);
  const inBlocks = shape.length === 2 && type === F16 ? quantised : undefined;
  const data = type === F32 || inBlocks ? new Float32Array(count) : new Float16Array(count);
  for (const [index, value] of values) data[index] = value;
  const label = Buffer.from(name);
  const written = inBlocks ? quantisations[inBlocks].tensor : type;
  await writer.ints(shape.length, label.length, written, ...shape);
  await writer.bytes(label);
  await writer.bytes(
    inBlocks && data instanceof Float32Array
      ? quantise(data, inBlocks)
      : new Uint8Array(data.buffer),
  );
}

interface Writer {
  bytes: (bytes: Uint8Array) => Promise<void>;
  ints: (...values: number[]) => Promise<void>;
  zeros: (bytes: number) => Promise<void>;
  end: () => Promise<ModelFile>;
}

function createWriter(file: string): Writer {
  const stream: WriteStream = createWriteStream(file);
  const hash = createHash('sha256');
  let count = 0;
  const bytes = async (data: Uint8Array): Promise<void> => {
    hash.update(data);
    count += data.length;
    if (!stream.write(data)) await once(stream, 'drain');
  };
  return {
    bytes,
    ints: (...values) => bytes(new Uint8Array(Int32Array.from(values).buffer)),
    zeros: (length) => bytes(new Uint8Array(length)),
    async end(): Promise<ModelFile> {
      stream.end();
      await once(stream, 'finish');
      return { bytes: count, sha256: hash.digest('hex') };
    },
  };
}
