import { account } from '@lyng/account/feature';
import { auth } from '@lyng/auth/feature';
import { cart } from '@lyng/cart/feature';
import { catalogue } from '@lyng/catalogue/feature';
import { checkout } from '@lyng/checkout/feature';
import { content } from '@lyng/content/feature';
import { favourites } from '@lyng/favourites/feature';
import { search } from '@lyng/search/feature';
import { tracking } from '@lyng/tracking/feature';
import { withoutScreens } from '@lyng/storefront-kit';
import { home } from './home/feature.ts';

/** The features of the outlet: no reviews, no loyalty, and a front page of its own. */
export const features = [
  account,
  auth,
  cart,
  catalogue,
  checkout,
  withoutScreens(content, 'home'),
  favourites,
  home,
  search,
  tracking,
];
