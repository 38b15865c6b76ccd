import { CategoryMapping } from './category-mapping.ts';
import { placeInShop } from './place-in-shop.ts';

const NOWHERE = 'no category, and a title that names no goods of the shop';

interface Rest {
  readonly title?: string;
  readonly gender?: string;
  readonly colour?: string;
  readonly tags?: readonly string[];
  readonly file?: string;
}

const place = (category: string, { title = '', gender, colour, tags, file }: Rest = {}): string => {
  const placed = placeInShop(
    { category, title, gender, variants: [{ colour }], ...(tags === undefined ? {} : { tags }) },
    new CategoryMapping(file),
  );
  return placed.ok
    ? [
        `${placed.value.kind.key} ${placed.value.gender} ${placed.value.departments.join('+')}`,
        ...placed.value.leftOut,
      ].join(', ')
    : placed.error;
};

describe('placeInShop', () => {
  it.each([
    ['Men > Tops > Hoodies & Sweatshirts', 'hoodie men men'],
    ["Women's Shoes > Over-the-knee boots", 'over-knee-boot women women'],
    ["Men's Shoes > Casual lace-ups", 'lace-up men men'],
    ["Women's Clothing > Suit jacket", 'blazer women women'],
    ["Women's Clothing > Jumper dress", 'dress women women'],
    ["Men's Clothing > Short coat", 'coat men men'],
    ["Women's Clothing > Dress with defined waist", 'dress women women'],
    ['Shoes & Jewelry > Women > Lingerie > Bras > Sports Bras', 'bra women women'],
    ['jewelry > earrings', 'earrings unisex women+men'],
    ['Dame > Sko > Støvletter', 'ankle-boot women women'],
    ['Herre > Snøresko', 'lace-up men men'],
    ['mens-watches', 'watch men men'],
    ['Jeans > womens_jeans', 'jeans women women'],
  ])('reads the last part of %s: %s', (category, wanted) => {
    expect(place(category)).toBe(wanted);
  });

  it.each([
    ["Men's Clothing > 3 PACK", '3 PACK - Socks - black', 'socks men men'],
    ["Women's Clothing > SET", 'SET - Pyjamas - grey/blue', 'nightwear women women'],
    ['footwear > formal', 'Midnight Gloss Stiletto Pumps', 'pump unisex women'],
    ['Women > Sandals > Flats', 'Dina Flat Sandal, Tan Leather', 'sandal women women'],
    ['Women > Bikinis > Sets', 'Floral two piece', 'bikini women women'],
    ['Women > Bottoms', 'Solid Maxi Skirt with Tie', 'skirt women women'],
    ["Women's Clothing > Zelda", 'Zelda - Long sleeved top - black', 't-shirt women women'],
    ['footwear > formal', 'Velvet evening dress', 'other-shoes unisex women+men'],
    ["Men's Clothing > Starry", 'Starry', 'other-clothes men men'],
  ])('reads the title where %s is too vague: %s is %s', (category, title, wanted) => {
    expect(place(category, { title })).toBe(wanted);
  });

  it('does not take a colour at the end of a title for a kind', () => {
    const wool = { title: 'Wool - navy blazer', colour: 'navy blazer' };
    expect(place("Men's Clothing > Wool", wool)).toBe('other-clothes men men');
  });

  it.each([
    ['baby', 'slipper children children'],
    ['men/women/unisex', 'slipper unisex women+men'],
    ['female', 'slipper women women'],
    ['Kvinde', 'slipper women women'],
    ['miehet', 'slipper men men'],
    ['flicka', 'slipper children children'],
    ['male|female', 'slipper unisex women+men'],
    ['n/a', 'slipper unisex women+men, unknown gender "n/a"'],
  ])('[BUG-6] reads the gender %s: %s', (gender, wanted) => {
    expect(place('Slippers', { gender })).toBe(wanted);
  });

  it.each<readonly [string, Rest, string]>([
    ['the title', { title: 'Fjord summer dress' }, 'dress unisex women'],
    ['the title before the tags', { title: 'Holm boots', tags: ['women', 'dress'] }, 'boot women women'],
    ['the tags', { title: 'Holm', tags: ['men', 'sneakers', 'sale'] }, 'sneaker men men'],
    ['the last tag that names one', { title: 'Holm', tags: ['bags', 'wool', 'beanie'] }, 'beanie unisex women+men'],
    ['a tag of a family', { title: 'Holm', tags: ['footwear', 'kids'] }, 'other-shoes children children'],
    ['its own gender', { title: 'Holm loafers', gender: 'male', tags: ['women'] }, 'loafer men men'],
    ['a sport among the tags: not', { title: 'Bottle', tags: ['running'] }, NOWHERE],
    ['neither: not', { title: 'Bord lampe', tags: ['new'] }, NOWHERE],
  ])('places a row without a category by %s', (_, rest, wanted) => {
    expect(place('', rest)).toBe(wanted);
  });

  it('[BUG-23] reads the gender of a category before that of the tags', () => {
    expect(place('Slippers', { tags: ['new', 'women'] })).toBe('slipper women women');
    expect(place('Men > Slippers', { tags: ['women'] })).toBe('slipper men men');
  });

  it.each(['Home > Lamps', 'toString', '>'])('rejects %j, which is not fashion', (category) => {
    expect(place(category, { title: 'Lamp' })).toBe(`unknown category "${category}"`);
  });

  describe('with the merchant’s file', () => {
    const file = 'path,rows,kind,department,how\nHome > Lamps,3,bag,women,\n"Men > Socks, long",1,,children,title\n';

    it('goes by the file first', () => {
      expect(place('Home > Lamps', { file, title: 'Lamp', gender: 'men' })).toBe('bag women women');
    });

    it('decides row by row where the file has no kind', () => {
      expect(place('Men > Socks, long', { file, title: 'Calf socks' })).toBe('socks children children');
    });

    it.each([
      ['kind,path\n', 'categories.csv does not begin with path,rows,kind,department,how.'],
      ['path,rows,kind,department,how\nLamps,1,lamp,,\n', 'categories.csv, Lamps (row 2): unknown kind "lamp"'],
      ['path,rows,kind,department,how\nLamps,1,bag,cats,\n', 'unknown department "cats"'],
    ])('does not guess at %j', (text, message) => {
      expect(() => place('Lamps', { file: text })).toThrow(message);
    });

    it('is written so that the next run decides the same, with what the merchant changed but without kinds that are gone', () => {
      const mapping = new CategoryMapping(`${file}Boots,1,moccasin,,taxonomy\n`);
      expect(mapping.outdated).toMatchObject([{ row: 4, reason: 'unknown kind "moccasin", decided again' }]);
      for (const [category, title] of [
        ['Boots', 'a'],
        ['Boots', 'b'],
        ['Set', 'Hat'],
        ['Home > Lamps', 'Lamp'],
      ] as const)
        placeInShop({ category, title, variants: [] }, mapping);
      expect(mapping.toText()).toBe(`path,rows,kind,department,how
Boots,2,boot,,last part
Set,1,,,title: hat
Home > Lamps,1,bag,women,merchant
"Men > Socks, long",0,,children,title
`);
    });
  });
});
