import type { Language } from '@lyng/model';

/** A size that a text names. */
export interface NamedSize {
  /** As it was written: `str 38`. */
  readonly text: string;
  /** In the form of `sizeKey`. */
  readonly key: string;
  /** A bare number or letter: a size only beside a kind of product that has it. */
  readonly isBare: boolean;
}

/** Bounds of the price in major units of the market's currency. */
export interface NamedPrice {
  readonly text: string;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

export interface ReadFilters {
  readonly sizes: readonly NamedSize[];
  readonly price: NamedPrice | undefined;
}

/** Where a word begins and ends, in any alphabet. */
const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

const sizeWords: Readonly<Record<Language, string>> = {
  da: 'str|størrelse|size|eu',
  sv: 'stl|storl(?:ek)?|str|size|eu',
  nb: 'str|størrelse|size|eu',
  fi: 'koko(?:a|na|inen)?|koossa|koon|size|eu',
};

const NUMBER = '\\d{2,3}(?:[.,]5|½)?';
const WAIST = 'w\\s?\\d{2}(?:[\\s/]*l\\s?\\d{2})';
const LETTERS = '(?:[2-6]xl|x{1,4}[sl]|one\\s?size|onesize)';
const VALUE = `(?:${WAIST}|\\d{2,3}[/-]\\d{2,3}|${NUMBER}(?:\\s?cm)?|${LETTERS}|[sml])`;

/** The height in cm that clothes are made for, by the age in years from 1 on. */
const heights = [80, 92, 98, 104, 110, 116, 122, 128, 134, 140, 146, 152, 158, 164];

const ages: Readonly<Record<Language, string>> = {
  da: 'års?',
  sv: 'års?',
  nb: 'års?',
  fi: '-?\\s?vuotta|-?\\s?vuotiaa?n?l?l?e?|-?\\s?vuotias|\\s?v',
};

const below: Readonly<Record<Language, string>> = {
  da: 'under|maks(?:imum)?|max|højst|op til|til under',
  sv: 'under|max|högst|upp till',
  nb: 'under|maks(?:imum)?|max|høyst|opp til',
  fi: 'alle|enintään|korkeintaan|max',
};

const above: Readonly<Record<Language, string>> = {
  da: 'over|fra|mindst|min',
  sv: 'över|från|minst',
  nb: 'over|fra|minst',
  fi: 'yli|alkaen|vähintään',
};

const CURRENCY = '(?:kr(?:oner|onor)?\\.?|,-|€|eur(?:oa?)?|dkk|sek|nok)';
const AMOUNT = '\\d{1,6}';

const pattern = (source: string): RegExp => new RegExp(source, 'giu');

const patterns = (language: Language) => ({
  size: pattern(`${START}(?:${sizeWords[language]})\\.?:?\\s*(${VALUE})${END}`),
  age: pattern(`${START}(\\d{1,2})\\s?(?:${ages[language]})${END}`),
  range: pattern(`${START}(${AMOUNT})\\s?[-–]\\s?(${AMOUNT})\\s?${CURRENCY}${END}`),
  max: pattern(`${START}(?:${below[language]})\\s+(${AMOUNT})(?:\\s?${CURRENCY})?${END}`),
  min: pattern(`${START}(?:${above[language]})\\s+(${AMOUNT})\\s?${CURRENCY}${END}`),
  bare: pattern(`${START}(${WAIST}|\\d{2,3}/\\d{2,3}|${NUMBER}|${LETTERS})${END}`),
  lastLetter: pattern(`${START}([sml])\\s*$`),
});

const patternsOf: Readonly<Record<Language, ReturnType<typeof patterns>>> = {
  da: patterns('da'),
  sv: patterns('sv'),
  nb: patterns('nb'),
  fi: patterns('fi'),
};

/** The same size however it is written: `38½`, `38,5` and `38.5`; `W32 L34` and `32/34 L`; `XXXL` and `3XL`. */
export function sizeKey(label: string): string {
  const text = label
    .normalize('NFC')
    .toLowerCase()
    .replace(/½/g, '.5')
    .replace(/,/g, '.')
    .replace(/[–—-]/g, '/')
    .replace(/\s+/g, '');
  const [, crosses = '', letter = ''] = /^(x{2,6})([sl])$/.exec(text) ?? [];
  return crosses === '' ? text.replace(/^(\d+)cm$/, '$1') : `${String(crosses.length)}x${letter}`;
}

const RANGE = /^(\d+)\/(\d+)$/;

/** Whether a size of the shop is the wanted one, or a range such as `92/98` with the wanted one in it. */
export function coversSize(size: string, wanted: string): boolean {
  if (size === wanted) return true;
  const [, from, to] = RANGE.exec(size) ?? [];
  const number = Number(wanted);
  return from !== undefined && to !== undefined && number >= Number(from) && number <= Number(to);
}

/** Reads sizes and a price out of a text. */
export function readFilters(text: string, language: Language): ReadFilters {
  const known = patternsOf[language];
  const sizes: NamedSize[] = [];
  let left = text.normalize('NFC');
  const take = (each: RegExp, use: (match: readonly string[], written: string) => boolean): void => {
    left = left.replace(each, (written: string, ...groups: readonly unknown[]) => {
      const values = groups.filter((group) => typeof group === 'string').slice(0, -1);
      return use(values, written.trim()) ? ' '.repeat(written.length) : written;
    });
  };
  let price: NamedPrice | undefined;
  take(known.range, ([min, max], written) => {
    price ??= { text: written, min: Number(min), max: Number(max) };
    return true;
  });
  take(known.max, ([max], written) => {
    price = { text: [price?.text, written].filter(Boolean).join(' '), min: price?.min, max: Number(max) };
    return true;
  });
  take(known.min, ([min], written) => {
    price = { text: [price?.text, written].filter(Boolean).join(' '), min: Number(min), max: price?.max };
    return true;
  });
  take(known.size, ([value = ''], written) => {
    sizes.push({ text: written, key: sizeKey(value), isBare: false });
    return true;
  });
  take(known.age, ([years], written) => {
    const height = heights[Number(years) - 1];
    if (height !== undefined) sizes.push({ text: written, key: String(height), isBare: false });
    return height !== undefined;
  });
  for (const each of [known.bare, known.lastLetter])
    take(each, ([value = ''], written) => {
      sizes.push({ text: written, key: sizeKey(value), isBare: true });
      return true;
    });
  return { sizes, price };
}

/** A text without some of its parts. */
export const without = (text: string, parts: readonly string[]): string =>
  parts
    .reduce((left, part) => {
      const at = left.toLowerCase().indexOf(part.toLowerCase());
      return at < 0 ? left : `${left.slice(0, at)} ${left.slice(at + part.length)}`;
    }, text.normalize('NFC'))
    .replace(/\s+/g, ' ')
    .trim();
