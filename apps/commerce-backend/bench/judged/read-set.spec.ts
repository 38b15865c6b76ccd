import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSet } from './read-set.ts';

const smallSet = join(import.meta.dirname, 'testing/small-set');
const settings = { name: 'Set', licence: 'none', unjudged: 0 };

describe('an evaluation set', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'judged-set-'));
    await cp(smallSet, folder, { recursive: true });
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('is read from its four files', async () => {
    const read = await readSet(folder);
    if (!read.ok) throw new Error(read.error.join('\n'));
    const { products, queries, judgements, ...rest } = read.value;
    expect(products[1]).toEqual({
      id: 'boot-green',
      title: 'Grön stövel av skinn',
      text: 'Med dragkedja på sidan.',
      brand: 'Näsby',
      category: ['Skor', 'Stövlar'],
      colour: 'grön',
      gender: 'unisex',
      sizes: [],
    });
    expect(queries[0]).toEqual({ id: 'red-boot', language: 'sv', sort: 'colour', text: 'röd stövel' });
    expect(judgements.get('red-boot')).toEqual(
      new Map([
        ['boot-red', 1],
        ['boot-green', 0.1],
      ]),
    );
    expect(rest).toEqual({
      name: 'Six products',
      licence: 'that of this repository',
      unjudgedGain: 0,
      successGain: 1,
      searchLanguage: 'sv',
    });
  });

  it.each([
    ['products.jsonl', '{"id": "a", "title": "A"}\n{"id": ', 'products.jsonl:2: not valid JSON'],
    ['products.jsonl', '[]', 'products.jsonl:1: not a JSON object'],
    ['products.jsonl', '{"title": "A"}', 'products.jsonl:1: the id is missing'],
    ['products.jsonl', '{"id": "a", "title": " "}', 'products.jsonl:1: the title is missing'],
    ['products.jsonl', '{"id": "a", "title": 7}', 'products.jsonl:1: title is not a text'],
    [
      'products.jsonl',
      '{"id": "a", "title": "A", "gender": "dam"}',
      'products.jsonl:1: the gender "dam" is none of women, men, children, unisex',
    ],
    ['products.jsonl', '{"id": "a", "title": "A", "sizes": "38"}', 'products.jsonl:1: sizes is not a list of texts'],
    [
      'products.jsonl',
      '{"id": "a", "title": "A"}\n{"id": "a", "title": "B"}',
      'products.jsonl:2: the id "a" is that of an earlier product',
    ],
    ['products.jsonl', '', 'products.jsonl has no product'],
    ['queries.tsv', 'a\tsv\tkind', 'queries.tsv:1: 3 values instead of 4: id, language, sort, text'],
    ['queries.tsv', 'a\tsv\tkind\t', 'queries.tsv:1: the text is missing'],
    ['queries.tsv', 'a\tde\tkind\tstiefel', 'queries.tsv:1: the language "de" is none of da, sv, nb, fi, en'],
    [
      'queries.tsv',
      'a\tsv\tkind\tskor\r\n\r\na\tsv\tkind\tkjol\r\n',
      'queries.tsv:3: the id "a" is that of an earlier query',
    ],
    ['queries.tsv', 'id\tlanguage\tsort\ttext\n', 'queries.tsv has no query'],
    ['judgements.tsv', 'skirt\tshirt\t1', 'judgements.tsv:1: queries.tsv has no query "skirt"'],
    ['judgements.tsv', 'shirt\tskirt\t1', 'judgements.tsv:1: products.jsonl has no product "skirt"'],
    ['judgements.tsv', 'shirt\tshirt\tgood', 'judgements.tsv:1: the gain "good" is not a number from 0'],
    ['judgements.tsv', 'shirt\tshirt\t-1', 'judgements.tsv:1: the gain "-1" is not a number from 0'],
    [
      'judgements.tsv',
      'shirt\tshirt\t1\nshirt\tshirt\t0',
      'judgements.tsv:2: the product "shirt" is judged twice for the query "shirt"',
    ],
    ['set.json', '{', 'set.json: not valid JSON'],
    ['set.json', '{"name": "Set", "unjudged": 0}', 'set.json: the licence is missing'],
    [
      'set.json',
      '{"name": "Set", "licence": "none"}',
      'set.json: unjudged, the gain of a pair without a judgement, is not a number from 0',
    ],
    [
      'set.json',
      JSON.stringify({ ...settings, searchLanguage: 'en' }),
      'set.json: searchLanguage is none of da, sv, nb, fi',
    ],
    [
      'set.json',
      JSON.stringify({ ...settings, language: 'sv' }),
      'set.json: there is no setting "language"; use name, licence, unjudged, successGain, searchLanguage',
    ],
  ])('has an error for %s with %j', async (file, content, problem) => {
    await writeFile(join(folder, file), content);
    const read = await readSet(folder);
    expect(read.ok ? [] : read.error).toContain(problem);
  });

  it('has an error without one of its files', async () => {
    await rm(join(folder, 'judgements.tsv'));
    const read = await readSet(folder);
    expect(read.ok ? [] : read.error).toEqual([expect.stringContaining('judgements.tsv')]);
  });
});
