import type { SearchProduct, Understood } from '@lyng/search-client';
import { wireProduct } from './wire-product.ts';

/** The data of the fake search service. */
export interface FakeSearchOptions {
  readonly products?: readonly SearchProduct[];
  readonly phrases?: readonly string[];
  readonly popular?: readonly string[];
  readonly recent?: readonly string[];
  /** Products that the visitor looked at. */
  readonly viewed?: readonly SearchProduct[];
  readonly pages?: readonly { readonly title: string; readonly link: string; readonly description?: string }[];
  /** Misspellings and their corrections. */
  readonly corrections?: Readonly<Record<string, string>>;
  readonly related?: readonly string[];
  /** Texts, and what each is understood as. */
  readonly understood?: Readonly<Record<string, Understood>>;
  /** Words that no product has; the rest of a text is searched for. */
  readonly unknown?: readonly string[];
  /** Products that match nearly all words of any text. */
  readonly near?: readonly SearchProduct[];
  /** Words that name one page, and the page. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** All of it, or one query such as `queries/content-search-page`. */
  readonly isDown?: boolean | string;
}

const defaults = {
  products: [
    wireProduct({ id: 1, name: 'Hede skoletaske', brand: 'Havnemark', selling: 49900 }),
    wireProduct({ id: 2, name: 'Klit sko', brand: 'Skovgaard', selling: 59900, regular: 89900, lowest: 69900 }),
    wireProduct({ id: 3, name: 'Vig skovstøvle', brand: 'Havnemark', selling: 129900 }),
  ],
  phrases: ['sko', 'skovstøvler', 'skoletaske'],
  popular: ['regnjakke', 'hvide sneakers', 'uldsokker'],
  recent: [],
  viewed: [],
  understood: {},
  unknown: [],
  near: [],
  pages: [{ title: 'Skoguide', link: '/content/size-guide', description: 'Find din størrelse i sko.' }],
  corrections: { skoo: 'sko' },
  related: [],
  redirects: {},
} satisfies FakeSearchOptions;

/** The results of a fake search service in its data. */
export interface FakeSearchIndex extends Required<Omit<FakeSearchOptions, 'isDown'>> {
  /** Requests change it. */
  recent: readonly string[];
  readonly matchProducts: (q: string) => readonly SearchProduct[];
  readonly matchPages: (
    q: string,
  ) => readonly (Required<FakeSearchOptions>['pages'][number] & { readonly ticket: string })[];
  /** The text as it is spelled correctly. */
  readonly correct: (q: string) => string;
}

/** Whether a text contains another one, in upper or lower case. */
export const has = (text: string, q: string): boolean => text.toLowerCase().includes(q.toLowerCase());

/** Makes the data of a fake search service searchable. */
export function createFakeSearchIndex(options: FakeSearchOptions): FakeSearchIndex {
  const data = { ...defaults, ...options };
  const { products, pages } = data;
  const corrections: Readonly<Record<string, string>> = data.corrections;
  return {
    ...data,
    recent: data.recent ?? [],
    matchProducts: (q) => products.filter(({ title, brand }) => has(`${brand} ${title}`, q)),
    matchPages: (q) =>
      pages.filter(({ title }) => has(title, q)).map((page, index) => ({ ...page, ticket: `page-${index}` })),
    correct: (q) => (Object.hasOwn(corrections, q) ? (corrections[q] ?? q) : q),
  };
}
