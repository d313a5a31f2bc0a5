/** Feature vectors, one a row: what a linear model needs of them. */
export interface Rows {
  readonly count: number;
  readonly width: number;
  /** The sum of a row's values, each times its weight. */
  dot(row: number, weights: Float64Array): number;
  /** Adds a row's values, each times `factor`, to `sums`. */
  addTo(sums: Float64Array, row: number, factor: number): void;
}

/** Rows of features that are there or not: only the columns of those that are there are held. */
export class SparseRows implements Rows {
  readonly count: number;
  readonly width: number;
  private readonly columns: readonly Uint32Array[];

  constructor(columns: readonly Uint32Array[], width: number) {
    this.columns = columns;
    this.count = columns.length;
    this.width = width;
  }

  dot(row: number, weights: Float64Array): number {
    const columns = this.columns[row] ?? [];
    let sum = 0;
    for (let at = 0; at < columns.length; at += 1) sum += weights[columns[at] ?? 0] ?? 0;
    return sum;
  }

  addTo(sums: Float64Array, row: number, factor: number): void {
    const columns = this.columns[row] ?? [];
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at] ?? 0;
      sums[column] = (sums[column] ?? 0) + factor;
    }
  }
}

/** Rows that hold a number for each feature, one behind the other in `values`. */
export class DenseRows implements Rows {
  readonly count: number;
  readonly width: number;
  readonly values: Float32Array;

  constructor(values: Float32Array, width: number) {
    this.values = values;
    this.width = width;
    this.count = values.length / width;
  }

  dot(row: number, weights: Float64Array): number {
    const start = row * this.width;
    let sum = 0;
    for (let at = 0; at < this.width; at += 1)
      sum += (weights[at] ?? 0) * (this.values[start + at] ?? 0);
    return sum;
  }

  addTo(sums: Float64Array, row: number, factor: number): void {
    const start = row * this.width;
    for (let at = 0; at < this.width; at += 1)
      sums[at] = (sums[at] ?? 0) + factor * (this.values[start + at] ?? 0);
  }
}

/** Rows of the same number, side by side. */
export function joined(parts: readonly DenseRows[]): DenseRows {
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  const count = parts[0]?.count ?? 0;
  const values = new Float32Array(count * width);
  let column = 0;
  for (const part of parts) {
    for (let row = 0; row < count; row += 1) {
      const own = part.values.subarray(row * part.width, (row + 1) * part.width);
      values.set(own, row * width + column);
    }
    column += part.width;
  }
  return new DenseRows(values, width);
}

/** Variance under which a feature counts as constant. */
const LEAST_VARIANCE = 1e-6;

/** Brings each feature to mean 0 and standard deviation 1 on some rows, and others to the same scale. */
export class Scale {
  private readonly means: Float64Array;
  private readonly factors: Float64Array;

  constructor(all: readonly DenseRows[]) {
    const width = all[0]?.width ?? 0;
    const count = all.reduce((sum, rows) => sum + rows.count, 0);
    const squares = new Float64Array(width);
    this.means = new Float64Array(width);
    for (const { values } of all)
      for (let at = 0; at < values.length; at += 1) {
        const [column, value] = [at % width, values[at] ?? 0];
        this.means[column] = (this.means[column] ?? 0) + value / count;
        squares[column] = (squares[column] ?? 0) + value ** 2 / count;
      }
    this.factors = squares.map(
      (square, column) =>
        1 / Math.sqrt(Math.max(LEAST_VARIANCE, square - (this.means[column] ?? 0) ** 2)),
    );
  }

  apply({ values, width }: DenseRows): DenseRows {
    const scaled = values.map(
      (value, at) => (value - (this.means[at % width] ?? 0)) * (this.factors[at % width] ?? 0),
    );
    return new DenseRows(scaled, width);
  }

  /** The same weights, with the bias last, for features that are not scaled. */
  unscaled(weights: Float64Array): Float64Array {
    const plain = weights.map((weight, column) => weight * (this.factors[column] ?? 1));
    const shift = this.means.reduce((sum, mean, column) => sum + mean * (plain[column] ?? 0), 0);
    plain[this.means.length] = (plain[this.means.length] ?? 0) - shift;
    return plain;
  }
}
