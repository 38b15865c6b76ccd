import type { Language } from '@lyng/model';
import { coversSize, readFilters, sizeKey, without } from './read-filters.ts';

const sizes = (text: string, language: Language) =>
  readFilters(text, language).sizes.map(({ text: written, key, isBare }) => [written, key, isBare]);

describe('sizes in a text [IN-1]', () => {
  it.each([
    ['da', 'hvide sneakers str 38', [['str 38', '38', false]]],
    ['da', 'støvler str. 38,5', [['str. 38,5', '38.5', false]]],
    ['da', 'størrelse 38½ sko', [['størrelse 38½', '38.5', false]]],
    ['sv', 'sneakers storlek 38', [['storlek 38', '38', false]]],
    ['sv', 'täckjacka stl xxxl', [['stl xxxl', '3xl', false]]],
    ['nb', 'jeans størrelse W32 L34', [['størrelse W32 L34', 'w32l34', false]]],
    ['fi', 'tennarit koko 38', [['koko 38', '38', false]]],
    ['fi', 'tennarit koossa 38', [['koossa 38', '38', false]]],
    ['da', 'sneakers 38', [['38', '38', true]]],
    ['sv', 'overall 98/104', [['98/104', '98/104', true]]],
    ['sv', 'klänning m', [['m', 'm', true]]],
    ['sv', 'klänning m fickor', []],
    ['da', 'jakke 6 år', [['6 år', '116', false]]],
    ['fi', 'takki 6-vuotias', [['6-vuotias', '116', false]]],
    ['da', 'levis 501', [['501', '501', true]]],
    ['da', 'LY-10006', []],
    ['sv', 'strumpor', []],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(sizes(text, language)).toEqual(expected);
  });
});

describe('a price in a text', () => {
  it.each([
    ['da', 'jakke under 800 kr', { text: 'under 800 kr', min: undefined, max: 800 }],
    ['da', 'kjole op til 500', { text: 'op til 500', min: undefined, max: 500 }],
    ['sv', 'skor 500-1000 kr', { text: '500-1000 kr', min: 500, max: 1000 }],
    ['nb', 'veske over 300 kr', { text: 'over 300 kr', min: 300, max: undefined }],
    ['fi', 'mekko alle 50 €', { text: 'alle 50 €', min: undefined, max: 50 }],
    ['fi', 'mekko alle 50', { text: 'alle 50', min: undefined, max: 50 }],
    ['da', 'støvler over knæet', undefined],
  ] as const)('%s: %s', (language, text, price) => {
    expect(readFilters(text, language).price).toEqual(price);
  });
});

describe('a text without its filters', () => {
  it.each([
    ['hvide sneakers str 38', ['str 38'], 'hvide sneakers'],
    ['Str. 38 sneakers under 500 kr', ['str. 38', 'under 500 kr'], 'sneakers'],
    ['str 38', ['str 38'], ''],
    ['sneakers', ['str 38'], 'sneakers'],
  ])('%s without %j is %j', (text, parts, left) => {
    expect(without(text, parts)).toBe(left);
  });
});

describe('sizeKey', () => {
  it.each([
    ['38½', '38.5'],
    ['38,5', '38.5'],
    ['W32 L34', 'w32l34'],
    ['XXXL', '3xl'],
    ['XXL', '2xl'],
    ['2XL', '2xl'],
    ['XL', 'xl'],
    ['80/86', '80/86'],
    ['36-38', '36/38'],
    ['85 cm', '85'],
    ['One size', 'onesize'],
  ])('of %s is %s', (label, key) => {
    expect(sizeKey(label)).toBe(key);
  });
});

describe('coversSize', () => {
  it.each([
    ['38', '38', true],
    ['92/98', '98', true],
    ['92/98', '95', true],
    ['92/98', '104', false],
    ['xl', 'l', false],
  ])('%s for %s: %p', (size, wanted, covers) => {
    expect(coversSize(size, wanted)).toBe(covers);
  });
});
