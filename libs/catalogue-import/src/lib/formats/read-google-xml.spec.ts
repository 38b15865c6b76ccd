import { cutXml } from './read-google-xml.ts';

async function cut(text: string, chunkLength = text.length): Promise<readonly (readonly [number, string])[]> {
  async function* chunks() {
    for (let start = 0; start < text.length; start += chunkLength) yield text.slice(start, start + chunkLength);
  }
  const pieces: (readonly [number, string])[] = [];
  for await (const { row, text: piece } of cutXml(chunks()))
    pieces.push([row, piece.ok ? piece.value : `rejected: ${piece.error}`]);
  return pieces;
}

describe('cutXml', () => {
  const feed =
    '<rss><!-- <item>x</item> --><items/><item a="1">one</item >\n<entry>two</entry><item>three</item></rss>';
  const pieces = [
    [1, '<item a="1">one</item >'],
    [2, '<entry>two</entry>'],
    [3, '<item>three</item>'],
  ];

  it.each([[1], [2], [3], [7], [16], [50], [1000]])(
    'finds the items in chunks of %i characters',
    async (chunkLength) => {
      expect(await cut(feed, chunkLength)).toEqual(pieces);
    },
  );

  it('goes on after an item that does not end', async () => {
    expect(await cut('<item>one<item>two</item>')).toEqual([
      [1, 'rejected: the item does not end before the next one'],
      [2, '<item>two</item>'],
    ]);
  });

  it('goes on after an item that is too long', async () => {
    expect(await cut(`<item>${'x'.repeat(1_000_001)}</item><item>two</item>`, 65_536)).toEqual([
      [1, 'rejected: longer than 1 MB'],
      [2, '<item>two</item>'],
    ]);
  });

  it('reports an item that the file cuts off', async () => {
    expect(await cut('<item>one</item><item>tw')).toEqual([
      [1, '<item>one</item>'],
      [2, 'rejected: the file ends in the middle of the item'],
    ]);
  });

  it.each([[1], [5], [1000]])('reports a comment that does not end, in chunks of %i', async (chunkLength) => {
    expect(await cut('<item>one</item><!-- <item>two</item>', chunkLength)).toEqual([
      [1, '<item>one</item>'],
      [2, 'rejected: a comment that does not end hides the rest of the file'],
    ]);
  });
});
