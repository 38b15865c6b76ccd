import type { Language } from '@lyng/model';
import type { Scope } from '../../../shop/scope.ts';
import { contentPath } from '../../core/site-paths.ts';
import type { ContentError } from './content-error.ts';
import type { ContentImages } from './read-images.ts';
import type { WrittenFacts } from './read-facts.ts';
import type { WrittenMenu, WrittenMenus } from './read-menus.ts';
import type { WrittenPage } from './read-page.ts';
import type { SearchRules } from './search-rules.ts';

/** All that the editors have written, as it stands. */
export interface ContentLibrary {
  /** Another one after each change. */
  readonly revision: number;
  readonly pages: readonly WrittenPage[];
  readonly menus: Readonly<Partial<Record<Language, WrittenMenus>>>;
  readonly facts: WrittenFacts;
  readonly search: SearchRules;
  /** By their names, such as `images/heath.jpg`. */
  readonly images: ContentImages;
  /** The problems of unreadable files. Their earlier content is still there. */
  readonly errors: readonly ContentError[];
}

/** The page of one market before that of all, and the page of one language before that of all. */
const precision = ({ market, language }: WrittenPage): number => (market ? 2 : 0) + (language ? 1 : 0);

/** The pages of a market in its language, in the order of their files; drafts with a preview only. */
export function pagesOf(
  { pages }: ContentLibrary,
  { market, language }: Scope,
  withDrafts = false,
): readonly WrittenPage[] {
  const fitting = pages.filter(
    (page) =>
      (page.language ?? language) === language &&
      (page.market ?? market.alias) === market.alias &&
      (withDrafts || !page.isDraft),
  );
  return fitting.filter(
    (page) => !fitting.some((other) => other.alias === page.alias && precision(other) > precision(page)),
  );
}

/** The pages of a market that lists and searches have. */
export const listedPages = (library: ContentLibrary, scope: Scope): readonly WrittenPage[] =>
  pagesOf(library, scope).filter(({ family }) => family === 'Content' || family === 'Inspiration');

export const findPage = (
  library: ContentLibrary,
  scope: Scope,
  alias: string,
  withDrafts = false,
): WrittenPage | undefined => pagesOf(library, scope, withDrafts).find((page) => page.alias === alias);

export function findMenu({ menus }: ContentLibrary, language: Language, place: string): WrittenMenu | undefined {
  const own = menus[language] ?? {};
  return Object.hasOwn(own, place) ? own[place] : undefined;
}

/** The path at which the shop shows a page. */
export const pagePath = ({ alias, family }: Pick<WrittenPage, 'alias' | 'family'>): string => {
  if (family === 'Frontpage') return '/';
  if (family === 'Internal') return `/${alias}`;
  return family === 'Inspiration' ? `/inspiration/${alias}` : contentPath(alias);
};
