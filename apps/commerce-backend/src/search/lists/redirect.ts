import { listedPages } from '../../catalogue/content/files/content-library.ts';
import { pagePath } from '../../catalogue/content/page-path.ts';
import { presentHead } from '../../catalogue/content/present-page.ts';
import { isFilled } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import { fixedLists } from '../../catalogue/lists/fixed-lists.ts';
import { brandPath, categoryPath } from '../../catalogue/core/site-paths.ts';
import type { View } from '../../catalogue/wire/view.ts';
import { phraseOf } from '../core/words/words.ts';

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
    ...listedPages(view.content, view.scope)
      .filter((page) => {
        const { title, menuLabel } = presentHead(page, view);
        return named(menuLabel) || named(title);
      })
      .map(pagePath),
  ];
  return links.length === 1 ? links[0] : undefined;
}
