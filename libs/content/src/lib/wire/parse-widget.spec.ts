import fc from 'fast-check';
import { parseWidget } from './parse-widget.ts';

const parse = (type: string, configuration: unknown, size = 'full') =>
  parseWidget({
    id: 'w1',
    type,
    size,
    configuration: typeof configuration === 'string' ? configuration : JSON.stringify(configuration),
  });

describe('parseWidget', () => {
  it.each([
    [
      'Hero',
      {
        heading: 'Efterår',
        text: 'Nye sko',
        linkLabel: 'Se',
        linkUrl: '/nyheder',
        image: '1.svg',
        imageAlt: 'Støvler',
      },
      {
        heading: 'Efterår',
        text: 'Nye sko',
        link: { label: 'Se', url: '/nyheder' },
        image: '1.svg',
        imageAlt: 'Støvler',
        companions: [],
      },
    ],
    [
      'Hero',
      { heading: 'Efterår', image: '1.svg', companions: [{ image: '2.svg' }, { image: '3.svg' }, { image: '4.svg' }] },
      { heading: 'Efterår', text: '', link: null, image: '1.svg', imageAlt: '', companions: ['2.svg', '3.svg'] },
    ],
    [
      'Hero',
      { heading: 'Efterår', image: '1.svg', companions: [{ image: '2.svg' }, { picture: '3.svg' }] },
      { heading: 'Efterår', text: '', link: null, image: '1.svg', imageAlt: '', companions: [] },
    ],
    [
      'Tiles',
      {
        heading: 'Find',
        items: [{ label: 'Dame', url: '/c/dame', image: '1.svg' }, { label: 'no image', url: '/x' }, null, 'x'],
      },
      { heading: 'Find', items: [{ label: 'Dame', url: '/c/dame', image: '1.svg' }] },
    ],
    [
      'Products',
      { heading: 'Nyt', query: { categoryAlias: 'dame', sort: 'LATEST', take: 8, other: 1 } },
      { heading: 'Nyt', query: { categoryAlias: 'dame', sort: 'LATEST', take: 8 }, link: null },
    ],
    ['Products', { heading: 'Nyt', query: 'all', linkLabel: 'Se alle' }, { heading: 'Nyt', query: {}, link: null }],
    [
      'Banner',
      { heading: 'Udsalg', tone: 'sale' },
      { heading: 'Udsalg', text: '', link: null, image: '', tone: 'sale' },
    ],
    [
      'Banner',
      { heading: 'Udsalg', tone: 'loud' },
      { heading: 'Udsalg', text: '', link: null, image: '', tone: 'plain' },
    ],
    [
      'Usps',
      {
        items: [
          { icon: 'truck', title: 'Fri fragt' },
          { icon: 'bomb', title: 'Retur', text: '14 dage' },
          { icon: 'heart' },
        ],
      },
      {
        items: [
          { icon: 'truck', title: 'Fri fragt', text: '' },
          { icon: 'check', title: 'Retur', text: '14 dage' },
        ],
      },
    ],
    ['Text', { html: '<p>Hej</p>' }, { heading: '', html: '<p>Hej</p>' }],
  ])('reads a %s [CMS-01]', (type, configuration, expected) => {
    expect(parse(type, configuration)).toEqual({ id: 'w1', size: 'full', type, ...expected });
  });

  it.each([
    ['Carousel', { heading: 'x' }],
    ['Hero', { heading: 'without a picture' }],
    ['Hero', { image: '1.svg' }],
    ['Tiles', { items: [] }],
    ['Tiles', { items: 'many' }],
    ['Usps', { items: [{}] }],
    ['Text', { html: 7 }],
    ['Text', '{"html":'],
    ['Text', 'null'],
    ['Text', '[]'],
    ['__proto__', {}],
  ])('skips a %s of %j', (type, configuration) => {
    expect(parse(type, configuration)).toBeNull();
  });

  it('keeps halves', () => {
    expect(parse('Text', { html: 'x' }, 'half')?.size).toBe('half');
    expect(parse('Text', { html: 'x' }, 'gigantic')?.size).toBe('full');
  });

  it('never throws, whatever is configured', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Hero', 'Tiles', 'Products', 'Banner', 'Usps', 'Text'),
        fc.oneof(fc.json(), fc.string()),
        (type, configuration) => {
          expect(() => parse(type, configuration)).not.toThrow();
        },
      ),
    );
  });
});
