import { noPage } from '../wire/page-info-type.ts';
import { alternativeUrls } from '../wire/view.ts';
import type { View } from '../wire/view.ts';
import { siteTexts } from './site-texts.ts';

/** Above every id of a catalogue and of the fixed lists. */
const SITE_PAGE = 900_100;

/** The wire's `PageInfoType` of the site itself, where no page is named. */
export const sitePage = ({ shop, scope }: View) => {
  const { title, description } = siteTexts(shop)[scope.language];
  return {
    ...noPage,
    id: SITE_PAGE,
    alias: 'home',
    canonicalUrl: '/',
    alternativeUrls: alternativeUrls(shop, () => '/'),
    name: shop.name,
    primaryDescription: description,
    meta: { title: `${shop.name} – ${title}`, description, keywords: '' },
  };
};
