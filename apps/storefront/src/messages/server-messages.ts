import { messages as authDa } from './auth/da.ts';
import { messages as authFi } from './auth/fi.ts';
import { messages as authNb } from './auth/nb.ts';
import { messages as authSv } from './auth/sv.ts';
import { messages as cartDa } from './cart/da.ts';
import { messages as cartFi } from './cart/fi.ts';
import { messages as cartNb } from './cart/nb.ts';
import { messages as cartSv } from './cart/sv.ts';
import { messages as catalogueDa } from './catalogue/da.ts';
import { messages as catalogueFi } from './catalogue/fi.ts';
import { messages as catalogueNb } from './catalogue/nb.ts';
import { messages as catalogueSv } from './catalogue/sv.ts';
import { messages as checkoutDa } from './checkout/da.ts';
import { messages as checkoutFi } from './checkout/fi.ts';
import { messages as checkoutNb } from './checkout/nb.ts';
import { messages as checkoutSv } from './checkout/sv.ts';
import { messages as favouritesDa } from './favourites/da.ts';
import { messages as favouritesFi } from './favourites/fi.ts';
import { messages as favouritesNb } from './favourites/nb.ts';
import { messages as favouritesSv } from './favourites/sv.ts';
import { messages as listDa } from './list/da.ts';
import { messages as listFi } from './list/fi.ts';
import { messages as listNb } from './list/nb.ts';
import { messages as listSv } from './list/sv.ts';
import { messages as newsletterDa } from './newsletter/da.ts';
import { messages as newsletterFi } from './newsletter/fi.ts';
import { messages as newsletterNb } from './newsletter/nb.ts';
import { messages as newsletterSv } from './newsletter/sv.ts';
import { messages as reviewsDa } from './reviews/da.ts';
import { messages as reviewsFi } from './reviews/fi.ts';
import { messages as reviewsNb } from './reviews/nb.ts';
import { messages as reviewsSv } from './reviews/sv.ts';
import { messages as searchDa } from './search/da.ts';
import { messages as searchFi } from './search/fi.ts';
import { messages as searchNb } from './search/nb.ts';
import { messages as searchSv } from './search/sv.ts';
import { messages as shopDa } from './shop/da.ts';
import { messages as shopFi } from './shop/fi.ts';
import { messages as shopNb } from './shop/nb.ts';
import { messages as shopSv } from './shop/sv.ts';
import { messages as trackingDa } from './tracking/da.ts';
import { messages as trackingFi } from './tracking/fi.ts';
import { messages as trackingNb } from './tracking/nb.ts';
import { messages as trackingSv } from './tracking/sv.ts';

/** All texts at once: the server answers in every language. */
export const serverMessages = {
  shop: { da: shopDa, sv: shopSv, nb: shopNb, fi: shopFi },
  auth: { da: authDa, sv: authSv, nb: authNb, fi: authFi },
  catalogue: { da: catalogueDa, sv: catalogueSv, nb: catalogueNb, fi: catalogueFi },
  list: { da: listDa, sv: listSv, nb: listNb, fi: listFi },
  favourites: { da: favouritesDa, sv: favouritesSv, nb: favouritesNb, fi: favouritesFi },
  cart: { da: cartDa, sv: cartSv, nb: cartNb, fi: cartFi },
  checkout: { da: checkoutDa, sv: checkoutSv, nb: checkoutNb, fi: checkoutFi },
  newsletter: { da: newsletterDa, sv: newsletterSv, nb: newsletterNb, fi: newsletterFi },
  reviews: { da: reviewsDa, sv: reviewsSv, nb: reviewsNb, fi: reviewsFi },
  search: { da: searchDa, sv: searchSv, nb: searchNb, fi: searchFi },
  tracking: { da: trackingDa, sv: trackingSv, nb: trackingNb, fi: trackingFi },
} as const;
