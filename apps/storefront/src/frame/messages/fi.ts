import { messages as cart } from '@lyng/cart/locales/header/fi';
import { messages as content } from '@lyng/content/locales/fi';
import { messages as favourites } from '@lyng/favourites/locales/fi';
import { messages as search } from '@lyng/search/locales/header/fi';
import { messages as kit } from '@lyng/storefront-kit/locales/fi';
import { messages as tracking } from '@lyng/tracking/locales/footer/fi';
import { messages as ui } from '@lyng/ui/locales/fi';
import { messages as shop } from '../../locales/fi.po';

export const messages = { ...ui, ...cart, ...favourites, ...content, ...kit, ...search, ...tracking, ...shop };
