/** Products of a segment, at most: a place within it fits 16 bits. */
export const SEGMENT_SIZE = 65_536;

/** Places of a segment, ascending, and the impact of the term on each: 1 to 255. */
export interface PostingList {
  readonly places: Uint16Array;
  readonly impacts: Uint8Array;
}

const FIRST_SIZE = 16;

/** Writes the list of one term: the distance to the place before as a variable-length number, then the impact. */
export class PostingWriter {
  #bytes = new Uint8Array(FIRST_SIZE);
  #length = 0;
  #last = 0;
  #count = 0;

  /** Places come in ascending order. */
  add(place: number, impact: number): void {
    if (this.#length + 4 > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    let left = place - this.#last;
    while (left > 127) {
      this.#bytes[this.#length] = (left & 127) | 128;
      this.#length += 1;
      left >>>= 7;
    }
    this.#bytes[this.#length] = left;
    this.#bytes[this.#length + 1] = impact;
    this.#length += 2;
    this.#last = place;
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  packed(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** The list of one term, as it is stored. */
export interface PackedPostings {
  readonly term: string;
  readonly products: number;
  readonly packed: Uint8Array;
}

const IMPACTS = 256;

/** The lists of a segment. Most terms are in one product only: its place and the impact are one number, not an object. */
export class SegmentPostings {
  readonly #lists = new Map<string, PostingWriter | number>();

  /** Places come in ascending order. */
  add(term: string, place: number, impact: number): void {
    const list = this.#lists.get(term);
    if (list === undefined) this.#lists.set(term, place * IMPACTS + impact);
    else if (typeof list === 'number') {
      const writer = writerOf(list);
      writer.add(place, impact);
      this.#lists.set(term, writer);
    } else list.add(place, impact);
  }

  *lists(): Generator<PackedPostings> {
    for (const [term, list] of this.#lists) {
      const writer = typeof list === 'number' ? writerOf(list) : list;
      yield { term, products: writer.count, packed: writer.packed() };
    }
  }
}

function writerOf(posting: number): PostingWriter {
  const writer = new PostingWriter();
  writer.add(Math.floor(posting / IMPACTS), posting % IMPACTS);
  return writer;
}

/** Reads a list of `count` places. */
export function unpackPostings(bytes: Uint8Array, count: number): PostingList {
  const places = new Uint16Array(count);
  const impacts = new Uint8Array(count);
  let last = 0;
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    let shift = 0;
    let byte = bytes[at] ?? 0;
    at += 1;
    while (byte > 127) {
      last += (byte & 127) << shift;
      shift += 7;
      byte = bytes[at] ?? 0;
      at += 1;
    }
    last += byte << shift;
    places[index] = last;
    impacts[index] = bytes[at] ?? 0;
    at += 1;
  }
  return { places, impacts };
}
