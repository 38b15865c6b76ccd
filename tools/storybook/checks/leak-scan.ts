const wordsIn = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
] as const;

/** A word that no catalogue wrote: the pseudo-locale has no plain letters. One letter alone is a size or a unit. */
const plainWord = /[a-z]{2,}/i;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Finds the phrases of a story's data in a text, longest first, never within a word. */
const phrasePattern = (phrases: Iterable<string>): RegExp | null => {
  const known = [...new Set([...phrases].map(flat))]
    .filter((phrase) => plainWord.test(phrase))
    .sort((a, b) => b.length - a.length);
  return known.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${known.map(escaped).join('|')})(?!\\p{L})`, 'giu');
};

const monthsOf = (language: string): readonly string[] =>
  (['long', 'short'] as const).flatMap((style) =>
    Array.from(
      { length: 12 },
      (_, month) =>
        new Intl.DateTimeFormat(language, { month: style, day: 'numeric' })
          .formatToParts(new Date(2026, month, 1))
          .find(({ type }) => type === 'month')?.value ?? '',
    ),
  );

/** A date as the browser writes it, `1. december 2026` or `1. dec.`: it has a language, but is in no catalogue. */
const writtenDate = new RegExp(
  `\\d{1,2}\\.? (?:${['da', 'sv', 'nb', 'fi'].flatMap(monthsOf).map(escaped).join('|')})(?: \\d{4})?`,
  'g',
);

/** No words of the shop: code, pieces of a text, what is in a language of its own or in none, and Storybook's own notices. */
const isApart = (element: Element): boolean =>
  element.closest('script, style, code, mark, [lang]:not(html), [translate=no], .sb-wrapper') !== null;

/** An element's own words. One that marks cut into pieces, as a word that was found does, is read as one. */
const wordsOf = (element: Element): readonly string[] =>
  element.matches(':has(> mark)')
    ? [element.textContent]
    : [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? '');

const attributesOf = (element: Element): readonly string[] => [
  ...wordsIn.map((name) => element.getAttribute(name) ?? ''),
  ...(element instanceof HTMLInputElement && ['submit', 'button', 'reset'].includes(element.type)
    ? [element.value]
    : []),
];

/**
 * The texts below `root` that come from no catalogue, while it is shown in the pseudo-locale. What the story brought
 * along (names, the server's amounts) is not a leak: `storyTexts` are the texts in stories and their test data.
 */
export function leaksIn(root: Element, storyTexts: Iterable<string>): readonly string[] {
  const data = phrasePattern(storyTexts);
  return [...root.querySelectorAll('*')]
    .filter((element) => !isApart(element))
    .flatMap((element) => [...attributesOf(element), ...wordsOf(element)])
    .map(flat)
    .filter((text) => plainWord.test((data ? text.replaceAll(data, ' ') : text).replaceAll(writtenDate, ' ')));
}
