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

/** A pattern of any of these words. */
const anyOf = (words: readonly string[]): string => words.map(escaped).join('|');

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Finds the phrases of a story's data in a text, longest first, never within a word. */
const phrasePattern = (phrases: Iterable<string>): RegExp | null => {
  const known = [...new Set([...phrases].map(flat))]
    .filter((phrase) => plainWord.test(phrase))
    .sort((a, b) => b.length - a.length);
  return known.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${anyOf(known)})(?!\\p{L})`, 'giu');
};

const shopLanguages = ['da', 'sv', 'nb', 'fi'];

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

const languageNamesOf = (language: string): readonly string[] => {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return [...shopLanguages, 'en', 'de'].map((code) => names.of(code) ?? '');
};

/**
 * Texts that the browser itself writes in a language, so no catalogue has them: a date, `1. december 2026` or `1.
 * dec.`, and the name of a language.
 */
const writtenByBrowser = new RegExp(
  `\\d{1,2}\\.? (?:${anyOf(shopLanguages.flatMap(monthsOf))})(?: \\d{4})?|(?<!\\p{L})(?:${anyOf(shopLanguages.flatMap(languageNamesOf))})(?!\\p{L})`,
  'gu',
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
 * The texts below `root` that come from no catalogue, while it is shown in the pseudo-locale. The story's own data
 * (names, the server's amounts) is not a leak: `storyTexts` are the texts in stories and their test data.
 */
export function leaksIn(root: Element, storyTexts: Iterable<string>): readonly string[] {
  const data = phrasePattern(storyTexts);
  return [...root.querySelectorAll('*')]
    .filter((element) => !isApart(element))
    .flatMap((element) => [...attributesOf(element), ...wordsOf(element)])
    .map(flat)
    .filter((text) => plainWord.test((data ? text.replaceAll(data, ' ') : text).replaceAll(writtenByBrowser, ' ')));
}
