import fc from 'fast-check';
import { PostingWriter, SEGMENT_SIZE, SegmentPostings, unpackPostings } from './postings.ts';

const list = fc
  .uniqueArray(fc.nat(SEGMENT_SIZE - 1), { maxLength: 400 })
  .map((places) => places.toSorted((a, b) => a - b))
  .chain((places) =>
    fc.tuple(
      fc.constant(places),
      fc.array(fc.integer({ min: 1, max: 255 }), { minLength: places.length, maxLength: places.length }),
    ),
  );

describe('a list of postings', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(list, ([places, impacts]) => {
        const writer = new PostingWriter();
        places.forEach((place, index) => writer.add(place, impacts[index] ?? 1));
        expect(writer.count).toBe(places.length);
        const read = unpackPostings(writer.packed(), writer.count);
        expect([...read.places]).toEqual(places);
        expect([...read.impacts]).toEqual(impacts);
      }),
    );
  });

  it('takes two bytes for a product that is near the one before', () => {
    const writer = new PostingWriter();
    for (let place = 0; place < 1000; place += 10) writer.add(place, 200);
    expect(writer.packed()).toHaveLength(200);
  });
});

describe('the lists of a segment', () => {
  it('are those of their terms, of one product or of many', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), list, { noNullPrototype: true }), (lists) => {
        const postings = new SegmentPostings();
        for (const [term, [places, impacts]] of Object.entries(lists))
          places.forEach((place, index) => postings.add(term, place, impacts[index] ?? 1));
        const read = Array.from(postings.lists(), ({ term, products, packed }) => {
          const { places, impacts } = unpackPostings(packed, products);
          return [term, [[...places], [...impacts]]];
        });
        expect(read).toEqual(Object.entries(lists).filter(([, [places]]) => places.length > 0));
      }),
    );
  });
});
