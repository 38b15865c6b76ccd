import { account } from '@lyng/account/feature';
import { auth } from '@lyng/auth/feature';
import { cart } from '@lyng/cart/feature';
import { catalogue } from '@lyng/catalogue/feature';
import { checkout } from '@lyng/checkout/feature';
import { content } from '@lyng/content/feature';
import { favourites } from '@lyng/favourites/feature';
import { loyalty } from '@lyng/loyalty/feature';
import { reviews } from '@lyng/reviews/feature';
import { search } from '@lyng/search/feature';
import { tracking } from '@lyng/tracking/feature';
import { home } from './home/feature.ts';

/** The features of the shop. */
export const features = [
  account,
  auth,
  cart,
  catalogue,
  checkout,
  content,
  favourites,
  home,
  loyalty,
  reviews,
  search,
  tracking,
];
