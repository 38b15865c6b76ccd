import { messages as cart } from '@lyng/cart/locales/header/nb';
import { messages as content } from '@lyng/content/locales/nb';
import { messages as favourites } from '@lyng/favourites/locales/nb';
import { messages as search } from '@lyng/search/locales/header/nb';
import { messages as kit } from '@lyng/storefront-kit/locales/nb';
import { messages as tracking } from '@lyng/tracking/locales/footer/nb';
import { messages as ui } from '@lyng/ui/locales/nb';
import { messages as shop } from '../../locales/nb.po';

export const messages = { ...ui, ...cart, ...favourites, ...content, ...kit, ...search, ...tracking, ...shop };
