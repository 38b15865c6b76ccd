import { contentPages } from '../../catalogue/content/content-pages.ts';
import { isFilled } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import { fixedLists } from '../../catalogue/lists/fixed-lists.ts';
import { brandPath, categoryPath, contentPath } from '../../catalogue/core/site-paths.ts';
import type { View } from '../../catalogue/wire/view.ts';
import { phraseOf } from '../core/words.ts';

/**
 * The page that a phrase names, when it names exactly one: a brand, a list, a content page, a category with a unique
 * name.
 */
export function redirectFor(phrase: string, view: View): string | undefined {
  const { language } = view.scope;
  const { brands, categories } = view.snapshot.index;
  const named = (name: string): boolean => phraseOf(name) === phrase;
  const links = [
    ...brands.filter(({ name }) => named(name)).map(({ alias }) => brandPath(alias)),
    ...categories
      .filter((category) => isFilled(view.snapshot, category) && named(category.texts[language].name))
      .map(({ texts }) => categoryPath(texts[language].alias)),
    ...fixedLists.filter(({ name }) => named(name[language])).map(({ path }) => path[language]),
    ...contentPages
      .filter((page) => named(page.menuLabel[language]) || named(page.texts(view)[language].title))
      .map(({ alias }) => contentPath(alias)),
  ];
  return links.length === 1 ? links[0] : undefined;
}
