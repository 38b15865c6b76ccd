import fc from 'fast-check';
import { parseWidget } from './parse-widget.ts';

const parse = (name: string, configuration: unknown, size = 'full') =>
  parseWidget({
    id: 'w1',
    type: `${name}PageWidget`,
    size,
    configuration: typeof configuration === 'string' ? configuration : JSON.stringify(configuration),
  });

const image = { filename: '1.svg', filenameForMobileDevice: null, altText: 'Støvler', href: '/nyheder' };
const banner = { text1: 'Efterår', text2: 'Nye sko', buttonText: 'Se', image };
const readBanner = {
  type: 'Banner',
  heading: 'Efterår',
  text: 'Nye sko',
  link: { label: 'Se', url: '/nyheder' },
  image: '1.svg',
  imageAlt: 'Støvler',
  tone: 'plain',
  onImage: false,
};
const readText = { type: 'Text', heading: '', subheading: '', html: '<p>Hej</p>', align: 'left' };

const readImage = { type: 'Image', image: '1.svg', imageAlt: 'Støvler', url: '/nyheder', ratio: null };
const { tone: _tone, onImage: _onImage, ...readHero } = { ...readBanner, type: 'Hero', companions: ['2.svg', '3.svg'] };
const film = { type: 'Video', provider: 'youtube', videoId: 'aqz-KE-bpKQ', title: 'Film', image: '1.svg' };
const dame = { text: 'Dame', href: '/c/dame', image: '1.svg' };
const delivery = { icon: 'truck', title: 'Fri fragt' };
const returns = { icon: 'bomb', title: 'Retur', text: '14 dage' };
const usps = [delivery, returns, { icon: 'heart' }];
const readUsps = [
  { ...delivery, text: '' },
  { ...returns, icon: 'check' },
];
const faq = [{ question: 'A?', answer: 'B' }, { question: 'C?' }];
const row = { sort: 'LATEST', take: 8 };

describe('parseWidget', () => {
  it.each([
    ['Banner', banner, readBanner],
    ['Banner', { ...banner, textAndButtonPlacement: 1, tone: 'sale' }, { ...readBanner, onImage: true, tone: 'sale' }],
    ['Banner', { ...banner, tone: 'loud' }, readBanner],
    ['Banner', { text1: 'x' }, { ...readBanner, heading: 'x', text: '', link: null, image: '', imageAlt: '' }],
    ['Banner', { image }, readImage],
    ['Banner', { ...banner, look: 'hero', companions: ['2.svg', '3.svg', '4.svg'] }, readHero],
    [
      'Buttons',
      { title: 'Find', buttons: [dame, { text: 'no address' }, null, 'x'] },
      { type: 'Tiles', heading: 'Find', items: [{ label: 'Dame', url: '/c/dame', image: '1.svg' }] },
    ],
    [
      'Buttons',
      { buttons: [dame, { ...dame, image: '' }] },
      { type: 'Buttons', heading: '', links: Array(2).fill({ label: 'Dame', url: '/c/dame' }) },
    ],
    [
      'Product list',
      { title: 'Nyt', query: { ...row, categoryAlias: 'dame', other: 1 } },
      { type: 'Products', heading: 'Nyt', query: { ...row, categoryAlias: 'dame' }, link: null },
    ],
    [
      'Product list',
      { title: 'Nyt', searchParameters: { sort: 'LATEST' }, pageCount: 2, linkLabel: 'Se alle' },
      { type: 'Products', heading: 'Nyt', query: row, link: null },
    ],
    [
      'Text',
      { title: 'Om', subtitle: 'Lyng', text: '<p>Hej</p>', textAlignment: 2 },
      { ...readText, heading: 'Om', subheading: 'Lyng', align: 'center' },
    ],
    ['Text', { text: '<p>Hej</p>', textAlignment: 9 }, readText],
    ['Rich text', { text: '<p>Hej</p>' }, readText],
    ['Rich text', { text: '<ul></ul>', look: 'usps', items: usps }, { type: 'Usps', items: readUsps }],
    ['HTML', { html: '<p>Hej</p>', css: 'p{color:red}' }, readText],
    ['Image', { image }, readImage],
    ['Image', { image: { filenameForMobileDevice: '2.svg' } }, { ...readImage, image: '2.svg', imageAlt: '', url: '' }],
    ['Video', { videoId: 'aqz-KE-bpKQ', title: 'Film', image }, film],
    [
      'Video',
      { videoId: 76979871, videoProvider: 1, image: { altText: 'Læder' } },
      { ...film, provider: 'vimeo', videoId: '76979871', title: 'Læder', image: '' },
    ],
    [
      'JSON',
      { json: JSON.stringify({ kind: 'faq', heading: 'Spørgsmål', items: faq }) },
      { type: 'Faq', heading: 'Spørgsmål', items: faq.slice(0, 1) },
    ],
    [
      'JSON',
      { json: '{"kind":"any","Material":"Uld","Year":2026,"deep":{"a":1}}' },
      {
        type: 'Facts',
        heading: '',
        items: [
          { name: 'Material', value: 'Uld' },
          { name: 'Year', value: '2026' },
        ],
      },
    ],
  ])('reads the contract’s %s %# [CMS-01, CMS-02]', (name, configuration, expected) => {
    expect(parse(name, configuration)).toEqual({ id: 'w1', size: 'full', ...expected });
  });

  it.each([
    ['Carousel', { title: 'x' }],
    ['Banner', { text2: 'without a heading or an image' }],
    ['Buttons', { buttons: [] }],
    ['Buttons', { buttons: 'many' }],
    ['Product list', { searchParameters: {} }],
    ['Text', { text: 7 }],
    ['Text', '{"text":'],
    ['Text', '[]'],
    ['Text', { active: false, text: 'x' }],
    ['Video', { videoId: '"><script>' }],
    ['Video', { videoId: 'aqz-KE-bpKQ', videoProvider: 7 }],
    ['JSON', { json: '{' }],
    ['JSON', { json: '{"kind":"faq"}' }],
    ['__proto__', {}],
  ])('skips a %s of %j', (name, configuration) => {
    expect(parse(name, configuration)).toBeNull();
  });

  it.each([
    ['half', 'half'],
    ['quarter', 'quarter'],
    ['gigantic', 'full'],
  ])('has for the size %s the size %s', (size, expected) => {
    expect(parse('Text', { text: 'x' }, size)?.size).toBe(expected);
  });

  it.each([
    [1.5, 1.5],
    [0, null],
    [1e9, null],
    ['1.5', null],
  ])('reads %j as the ratio %j of an image', (ratio, expected) => {
    expect(parse('Image', { image: { filename: 'images/heath.jpg', ratio } })).toMatchObject({ ratio: expected });
  });

  it.each([
    [['b_1', 'c_2'], { sort: 'LATEST', facets: ['b_1', 'c_2'] }],
    [['b_1', 7], { sort: 'LATEST', facets: ['b_1'] }],
    ['b_1', { sort: 'LATEST' }],
    [[], { sort: 'LATEST' }],
  ])('reads the facets %j of a row of products', (facets, query) => {
    const read = parse('Product list', { title: 'Nyt', searchParameters: { sort: 'LATEST', facets } });
    expect(read).toMatchObject({ type: 'Products' });
    expect((read as { readonly query?: unknown }).query).toEqual(query);
  });

  it('never throws, whatever is configured', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Text', 'Rich text', 'HTML', 'Image', 'Banner', 'Buttons', 'Product list', 'Video', 'JSON'),
        fc.oneof(fc.json(), fc.string()),
        (name, configuration) => {
          expect(() => parse(name, configuration)).not.toThrow();
        },
      ),
    );
  });
});
