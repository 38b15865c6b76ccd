import { noPage } from '../wire/page-info-type.ts';
import { alternativeUrls, pathsOf } from '../wire/view.ts';
import type { View } from '../wire/view.ts';
import { findPage } from './files/content-library.ts';
import { presentHead } from './present-page.ts';

/** Above every id of a catalogue and of the fixed lists. */
const SITE_PAGE = 900_100;

/** The wire's `PageInfoType` of the site itself, where no page is named. */
export const sitePage = (view: View) => {
  const { shop, scope, content } = view;
  const home = findPage(content, scope, 'home');
  const { title, description } = home ? presentHead(home, view) : { title: shop.name, description: '' };
  const urls = alternativeUrls(shop, () => '/');
  return {
    ...noPage,
    id: SITE_PAGE,
    alias: 'home',
    canonicalUrl: '/',
    alternativeCanonicalUrls: pathsOf(urls),
    alternativeUrls: urls,
    name: shop.name,
    primaryDescription: description,
    meta: { title: `${shop.name} – ${title}`, description, keywords: '' },
  };
};
