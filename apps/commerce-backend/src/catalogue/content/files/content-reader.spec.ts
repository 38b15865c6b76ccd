import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readShop } from '../../../api/read-config.ts';
import { resolveScope } from '../../../shop/scope.ts';
import { printContentError } from './content-error.ts';
import { findPage, pagesOf } from './content-library.ts';
import { createContentReader } from './content-reader.ts';
import { findImage, shownName } from './read-images.ts';

const shop = readShop();
const danish = resolveScope(shop, { languageId: 'da-DK', marketId: 'dk' });
const norwegian = resolveScope(shop, { languageId: 'nb-NO', marketId: 'no' });

const page = (body: string, head = 'title: Om os\ndescription: Hvem vi er.') => `---\n${head}\n---\n\n${body}\n`;
const widget = (yaml: string) => `\`\`\`widget\n${yaml}\n\`\`\``;

/** Each of five has the one before nine times. */
const growingAliases = ['a0: &a0 [x]', ...[1, 2, 3, 4].map((n) => `a${n}: &a${n} [${`*a${n - 1},`.repeat(9)}]`)].join(
  '\n',
);

let folder: string;
let time = 0;
let size = 0;
const reports: (readonly string[])[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  reports.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another length each time: the stamps of a file system may be as coarse as milliseconds. */
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text + '\n'.repeat((size += 1)));
};

const open = () =>
  createContentReader({
    folder,
    clock: () => (time += 1000),
    report: (errors) => reports.push(errors.map(printContentError)),
  });

const expectError = (file: string, source: string, line: number, message = /./): void => {
  write(file, source);
  expect(open()().errors).toMatchObject([{ file, line, message: expect.stringMatching(message) }]);
};

describe('the files of the editors', () => {
  it('show a change without a new start [CMS-01]', () => {
    write('da/about.md', page('Første tekst.'));
    const read = open();
    const before = read();
    expect(findPage(before, danish, 'about')?.parts).toMatchObject([{ markdown: expect.stringContaining('Første') }]);
    expect(read()).toBe(before);
    write('da/about.md', page('Anden tekst.'));
    const after = read();
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(findPage(after, danish, 'about')?.parts).toMatchObject([{ markdown: expect.stringContaining('Anden') }]);
    rmSync(join(folder, 'da/about.md'));
    expect(findPage(read(), danish, 'about')).toBeUndefined();
  });

  it('leave a page as it was while its file has an error, and name file and line', () => {
    write('da/about.md', page('Tekst.'));
    const read = open();
    read();
    write('da/about.md', page(`Ny tekst.\n\n${widget('type: Banner\nheading: Udsalg\ntone: loud')}`));
    const broken = read();
    expect(findPage(broken, danish, 'about')?.parts).toHaveLength(1);
    expect(reports.at(-1)).toEqual(['content/da/about.md:11 "tone" is one of plain, accent, sale.']);
    write('da/about.md', page('Ny tekst.'));
    expect(read().errors).toEqual([]);
    expect(reports.at(-1)).toEqual([]);
  });

  it.each([
    ['no front matter', 'file', 'Tekst.', 1, /begins with a line of ---/],
    ['invalid YAML', 'head', 'title: Om\ndescription: "x', 4, /no YAML/],
    [
      'a text that YAML reads as an alias',
      'head',
      'title: x\ndescription: *vigtigt*',
      3,
      /begins with \* needs quotes/,
    ],
    ['such a text in a widget', 'widget', 'type: Text\ntext: *a', 8, /begins with \* needs quotes/],
    ['aliases that grow beyond all bounds', 'head', `title: x\n${growingAliases}`, 2, /no YAML: Excessive alias/],
    ['no title', 'head', 'description: x', 2, /"title" is missing/],
    ['an unknown field', 'head', 'title: x\ndescription: x\ncolour: red', 4, /"colour" is not a field/],
    ['a family that does not exist', 'head', 'title: x\ndescription: x\nfamily: Blog', 4, /"family" is one of/],
    ['a widget without an end', 'body', 'x\n\n```widget\ntype: Text\ntext: x', 8, /does not end/],
    ['an unknown widget', 'widget', 'type: Carousel', 7, /"type" is "Carousel"/],
    ['a widget without a type', 'widget', 'text: x', 7, /"type" is missing/],
    ['a field that a widget lacks', 'widget', 'type: Text\ntext: x\ncolour: red', 9, /"colour" is not a field here/],
    ['a missing field', 'widget', 'type: Video\nprovider: youtube\nid: abc', 7, /"title" is missing/],
    [
      'a link that runs code',
      'widget',
      'type: Image\nimage: a.svg\nlinkUrl: "javascript:x"',
      9,
      /"linkUrl" needs a path/,
    ],
    ['an image elsewhere', 'widget', 'type: Image\nimage: https://x.example/a.png', 8, /file name of an image/],
    [
      'an error within a list',
      'widget',
      'type: Buttons\nbuttons:\n  - label: A\n    url: /a\n  - label: B\n    url: nowhere',
      12,
      /"url" needs a path/,
    ],
    ['a fact that does not exist', 'body', 'Skriv til {{mail}}.', 6, /\{\{mail\}\} is not known/],
    ['an image within a text', 'body', 'Ord.\n\nSe ![lyng](images/heath.jpg) her.', 8, /on a line of its own/],
    ['an image in the text of a widget', 'widget', 'type: Text\ntext: "![lyng](images/heath.jpg)"', 8, /has an image/],
    [
      'an image elsewhere in Markdown',
      'body',
      'Ord.\n\n![lyng](https://x.example/a.png)',
      8,
      /needs the file of an image/,
    ],
    ['a size that does not exist', 'widget', 'type: Text\nsize: huge\ntext: x', 8, /"size" is one of/],
  ] as const)('name the line of %s', (_name, part, text, line, message) => {
    const files = { file: text, head: page('x', text), body: page(text), widget: page(widget(text)) };
    write('da/about.md', files[part]);
    expect(open()().errors[0]).toMatchObject({ file: 'da/about.md', line, message: expect.stringMatching(message) });
  });

  it('leave the other pages as they are when one cannot be opened', () => {
    write('da/about.md', page('Tekst.'));
    mkdirSync(join(folder, 'da/terms.md'));
    const library = open()();
    expect(findPage(library, danish, 'about')?.parts).toHaveLength(1);
    expect(library.errors.map(printContentError)).toEqual(['content/da/terms.md:1 The file cannot be opened.']);
  });

  it.each([
    ['da/menus.yml', 'footer-first:\n  title: Hjælp\n  items:\n    - page: about\n    - colour: red', 5],
    ['da/menus.yml', 'footer-first:\n  items:\n    - label: Hjælp\n      url: javascript:alert(1)', 4],
    ['da/menus.yml', 'footer-first:\n  items:\n    - label: Hjælp\n      url: content/help', 4],
    ['da/menus.yml', 'footer-first: Hjælp', 1],
    ['facts.yml', 'authority:\n  dk: 7', 1],
    ['da/About Us.md', page('x'), 1],
    [
      'da/campaign.json',
      '{\n  "title": "x",\n  "description": "x",\n  "widgets": [\n    { "type": "Text" }\n  ]\n}',
      5,
    ],
  ])('name the line in %s: %j', (file, source, line) => {
    expectError(file, source, line);
  });

  const writeImage = (file: string, bytes: Uint8Array): void => {
    mkdirSync(dirname(join(folder, 'images', file)), { recursive: true });
    writeFileSync(join(folder, 'images', file), bytes);
  };

  it('name an image of the editors, which gets another name in addresses when it changes', () => {
    writeImage('spring/heath.jpg', new Uint8Array([1]));
    write('da/about.md', page('Før.\n\n![Lyng i blomst](images/spring/heath.jpg)\n\nEfter.'));
    const read = open();
    const before = read();
    expect(before.errors).toEqual([]);
    expect(findPage(before, danish, 'about')?.parts).toMatchObject([
      { kind: 'text', line: 5 },
      { widget: { type: 'Image', line: 8, values: { image: 'images/spring/heath.jpg', alt: 'Lyng i blomst' } } },
      { kind: 'text', line: 8 },
    ]);
    const name = shownName('images/spring/heath.jpg', before.images);
    expect(name).toMatch(/^images\/spring\/heath\.[0-9a-f]{8}\.jpg$/);
    expect(read()).toBe(before);
    writeImage('spring/heath.jpg', new Uint8Array([1, 2]));
    const { images } = read();
    expect(shownName('images/spring/heath.jpg', images)).not.toBe(name);
    expect(findImage(name, before.images)?.isVersioned).toBe(true);
    expect(findImage(name, images)?.isVersioned).toBe(false);
  });

  it.each([
    ['da/about.md', page('![x](images/gone.jpg)'), 6],
    ['da/about.md', page(widget('type: Banner\nheading: x\nimage: images/gone.webp')), 9],
    [
      'da/campaign.json',
      '{\n  "title": "x",\n  "description": "x",\n  "widgets": [\n    { "type": "Image",\n      "image": "images/gone.jpg" }\n  ]\n}',
      6,
    ],
  ])('name the line of an image that does not exist in %s', (file, source, line) => {
    write(file, source);
    const library = open()();
    expect(library.errors).toMatchObject([{ file, line, message: expect.stringMatching(/^content\/images\/gone/) }]);
    expect(shownName('images/gone.jpg', library.images)).toBe('');
    writeImage('gone.jpg', new Uint8Array(1));
    writeImage('gone.webp', new Uint8Array(1));
    expect(open()().errors).toEqual([]);
  });

  it.each([
    ['notes.pdf', 1, /This is no image/],
    ['heath.svg', 1, /This is no image/],
    ['Lyng på heden.jpg', 1, /only the letters/],
    ['huge.jpg', 10 * 1024 * 1024 + 1, /Make it smaller/],
  ])('have no image of the file %s', (file, bytes, message) => {
    writeImage(file, new Uint8Array(bytes));
    const { errors, images } = open()();
    expect(errors).toMatchObject([{ file: `images/${file}`, line: 1, message: expect.stringMatching(message) }]);
    expect([...images]).toEqual([]);
  });

  it('may be JSON too', () => {
    write(
      'da/campaign.json',
      JSON.stringify({ title: 'x', description: 'x', widgets: [{ type: 'Text', text: 'Hej' }] }),
    );
    expect(findPage(open()(), danish, 'campaign')?.parts).toMatchObject([{ widget: { type: 'Text' } }]);
  });

  it('are for a language, for one market of it, or for all languages', () => {
    write('nb/terms.md', page('x', 'title: Alle\ndescription: x'));
    write('nb/terms.no.md', page('x', 'title: Norge\ndescription: x'));
    write('da/terms.md', page('x', 'title: Dansk\ndescription: x'));
    write('widgets.md', page('x', 'title: Widgets\ndescription: x'));
    const library = open()();
    expect(pagesOf(library, norwegian).map(({ title }) => title)).toEqual(['Norge', 'Widgets']);
    expect(pagesOf(library, danish).map(({ title }) => title)).toEqual(['Dansk', 'Widgets']);
  });

  it('are seen as drafts by a preview only [W30]', () => {
    write('da/spring.md', page('x', 'title: Forår\ndescription: x\ndraft: true'));
    const library = open()();
    expect(findPage(library, danish, 'spring')).toBeUndefined();
    expect(findPage(library, danish, 'spring', true)?.title).toBe('Forår');
  });

  it.each([
    ['xx:\n  - [a, b]', 1, /"xx" is none of the languages/],
    ['sv: fjuttor', 1, /"sv" needs a list/],
    ['sv:\n  - [fjuttor, sneakers]\n  - [fjuttor]', 3, /two or more words/],
    ['sv:\n  - fjuttor, sneakers', 2, /two or more words/],
    ['sv:\n  - [röda skor, sneakers]', 2, /"röda skor" is not one word/],
    ['sv:\n  - [fjuttor, [a]]', 2, /\["a"\] is not one word/],
    [`sv:\n  - [${'a'.repeat(41)}, b]`, 2, /at most 40 letters/],
    ['sv:\n  - [fjuttor, sneakers]]', 2, /no YAML/],
    ['- fjuttor', 1, /name: value/],
  ])('name the line of wrong synonyms: %j', (source, line, message) => {
    expectError('search/synonyms.yaml', source, line, message);
  });

  it.each([
    ['dk:\n  kjole:\n    pin: [A]', 1, /"dk" is none of the languages/],
    ['da: kjole', 1, /"da" needs phrases/],
    ['da:\n  kjole: [A]', 2, /"kjole" needs "pin" or "hide"/],
    ['da:\n  kjole: {}', 2, /"kjole" needs "pin" or "hide"/],
    ['da:\n  kjole:\n    pin: [A]\n    boost: [B]', 4, /"boost" is not a field/],
    ['da:\n  kjole:\n    pin: A', 3, /"pin" needs a list/],
    ['da:\n  kjole:\n    pin: [A]\n    hide: [{ a: b }]', 4, /"hide" needs a list/],
    ['da:\n  kjole:\n    pin: [A, B]\n    hide: [B]', 4, /B cannot be pinned and hidden/],
    ['da:\n  kjole:\n    pin: [A]\n  "Kjole ":\n    pin: [B]', 4, /is there twice/],
    ['da:\n  kjole:\n    pin: [A]\n  kjole:\n    pin: [B]', 4, /no YAML/],
    ['da:\n  " ":\n    pin: [A]', 2, /needs a word/],
  ])('name the line of wrong product rules: %j', (source, line, message) => {
    expectError('search/products.yaml', source, line, message);
  });

  it('have the rules of the search, as the last valid file has them [SEARCH-10]', () => {
    const read = open();
    expect(read().search).toEqual({ synonyms: {}, products: {} });
    write('search/synonyms.yaml', 'sv:\n  - [fjuttor, sneakers]\n  - [501, jeans]\nda:\nnb: ""');
    write('search/products.yaml', 'da:\n  Sort kjole:\n    pin: [00123, LY-1, LY-1]\n  ja:\n    hide: [1e3]');
    const rules = {
      synonyms: {
        sv: [
          ['fjuttor', 'sneakers'],
          ['501', 'jeans'],
        ],
      },
      products: {
        da: [
          { phrase: 'Sort kjole', pin: ['00123', 'LY-1'], hide: [] },
          { phrase: 'ja', pin: [], hide: ['1e3'] },
        ],
      },
    };
    const { search, errors, pages } = read();
    expect({ search, errors, pages }).toEqual({ search: rules, errors: [], pages: [] });
    write('search/synonyms.yaml', 'sv:\n  - [fjuttor]');
    const broken = read();
    expect(broken.search).toEqual(rules);
    expect(reports.at(-1)).toEqual([
      'content/search/synonyms.yaml:2 A line has two or more words of one meaning: [gympadojor, sneakers].',
    ]);
    rmSync(join(folder, 'search'), { recursive: true });
    expect(read().search).toEqual({ synonyms: {}, products: {} });
  });
});
