import { account } from '@lyng/account/feature';
import { auth } from '@lyng/auth/feature';
import { cart } from '@lyng/cart/feature';
import { checkout } from '@lyng/checkout/feature';
import { content } from '@lyng/content/feature';
import { favourites } from '@lyng/favourites/feature';
import { loyalty } from '@lyng/loyalty/feature';
import { search } from '@lyng/search/feature';
import { tracking } from '@lyng/tracking/feature';
import { catalogue } from './features/catalogue.ts';
import { cataloguePorts } from './features/catalogue-ports.ts';
import { home } from './features/home.ts';
import { reviews } from './features/reviews.ts';
import { shell } from './features/shell.ts';

/** What the shop consists of. */
export const features = [
  shell,
  account,
  auth,
  cart,
  catalogue,
  cataloguePorts,
  checkout,
  content,
  favourites,
  home,
  loyalty,
  reviews,
  search,
  tracking,
];
