/** Bytes of a page of WebAssembly memory. */
const pageBytes = 65_536;

/** Rows that are multiplied together: the weights are then read once for all of them. */
export const rowsAtOnce = 4;

/** Values of a row that are multiplied by one instruction. */
export const valuesAtOnce = 8;

/** What is used of WebAssembly: the types of Node.js leave it out. */
declare namespace WebAssembly {
  class Memory {
    constructor(descriptor: { initial: number });
    readonly buffer: ArrayBuffer;
  }
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
  class Instance {
    constructor(module: Module, imports: { env: { memory: Memory } });
    readonly exports: Readonly<Record<string, unknown>>;
  }
}

/** The exported function of the module below. */
type Multiply = (
  rows: number,
  weights: number,
  sums: number,
  blocks: number,
  width: number,
  count: number,
) => void;

/** Memory for matrices, and their multiplication by SIMD instructions. */
export interface MatrixKernel {
  memory: WebAssembly.Memory;
  /**
   * Multiplies rows of 16-bit values with rows of 8-bit weights. All arguments are addresses or counts.
   * @param rows blocks of four rows, eight values of each in turn
   * @param weights one row per result
   * @param sums where the 32-bit results go: for each weight row those of all rows
   * @param blocks the number of blocks of four rows
   * @param width values per row, a multiple of eight
   * @param count the number of weight rows
   */
  multiply: Multiply;
}

/** Opens memory of at least this size, in bytes. */
export function openMatrixKernel(bytes: number): MatrixKernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / pageBytes) });
  const instance = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes()), { env: { memory } });
  return { memory, multiply: instance.exports.multiply as Multiply };
}

const i32 = 0x7f;
const v128 = 0x7b;

/** Parameters and variables of the function, by number. */
const local = {
  rows: 0,
  weights: 1,
  sums: 2,
  blocks: 3,
  width: 4,
  count: 5,
  block: 6,
  row: 7,
  weight: 8,
  end: 9,
};
const firstSum = 10;
const weightValues = firstSum + rowsAtOnce;

const get = (index: number) => [0x20, index];
const set = (index: number) => [0x21, index];
const tee = (index: number) => [0x22, index];
const constant = (value: number) => [0x41, ...signed(value)];
const add = [0x6a];
const subtract = [0x6b];
const lessThan = [0x49];
const storeAt = (offset: number) => [0x36, 2, offset];
/** A loop that is repeated while its body leaves a value other than zero. */
const loop = (...body: number[][]) => [0x03, 0x40, ...body.flat(), 0x0d, 0, 0x0b];
const increase = (index: number, by: number[]) => [...get(index), ...by, ...add, ...set(index)];
const simd = (operation: number) => [0xfd, ...unsigned(operation)];
const zero = [...simd(12), ...new Array<number>(16).fill(0)];
const loadVector = (offset: number) => [...simd(0), 0, offset];
const loadWidened = [...simd(1), 0, 0];
const lane = (index: number) => [...simd(27), index];
const addLanes = simd(174);
const multiplyPairs = simd(186);

const sumOf = (row: number) => firstSum + row;
const eachRow = (code: (row: number) => number[]) =>
  Array.from({ length: rowsAtOnce }, (_, row) => code(row)).flat();

/** For each weight row, for each block: four sums of products. */
const multiplyCode = loop(
  get(local.blocks),
  set(local.block),
  get(local.rows),
  set(local.row),
  loop(
    get(local.weights),
    tee(local.weight),
    get(local.width),
    add,
    set(local.end),
    eachRow((row) => [...zero, ...set(sumOf(row))]),
    loop(
      get(local.weight),
      loadWidened,
      set(weightValues),
      eachRow((row) => [
        ...get(sumOf(row)),
        ...get(weightValues),
        ...get(local.row),
        ...loadVector(row * valuesAtOnce * 2),
        ...multiplyPairs,
        ...addLanes,
        ...set(sumOf(row)),
      ]),
      increase(local.row, constant(rowsAtOnce * valuesAtOnce * 2)),
      get(local.weight),
      constant(valuesAtOnce),
      add,
      tee(local.weight),
      get(local.end),
      lessThan,
    ),
    eachRow((row) => [
      ...get(local.sums),
      ...[0, 1, 2, 3].flatMap((index) => [...get(sumOf(row)), ...lane(index), ...(index === 0 ? [] : add)]),
      ...storeAt(row * 4),
    ]),
    increase(local.sums, constant(rowsAtOnce * 4)),
    get(local.block),
    constant(1),
    subtract,
    tee(local.block),
  ),
  increase(local.weights, get(local.width)),
  get(local.count),
  constant(1),
  subtract,
  tee(local.count),
);

/** The module: one imported memory, one exported function. */
function moduleBytes(): Uint8Array<ArrayBuffer> {
  const locals = [2, local.end - local.count, i32, rowsAtOnce + 1, v128];
  const code = [...locals, ...multiplyCode, 0x0b];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [1, 0x60, 6, i32, i32, i32, i32, i32, i32, 0]),
    ...section(2, [1, ...text('env'), ...text('memory'), 0x02, 0x00, 0x01]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text('multiply'), 0x00, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}

function section(id: number, content: number[]): number[] {
  return [id, ...unsigned(content.length), ...content];
}

function text(value: string): number[] {
  return [value.length, ...Buffer.from(value)];
}

/** A number in the variable length of the format (LEB128). */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >> 7)];
}
