import { messages as cart } from '@lyng/cart/locales/header/da';
import { messages as content } from '@lyng/content/locales/da';
import { messages as favourites } from '@lyng/favourites/locales/da';
import { messages as search } from '@lyng/search/locales/header/da';
import { messages as kit } from '@lyng/storefront-kit/locales/da';
import { messages as tracking } from '@lyng/tracking/locales/footer/da';
import { messages as ui } from '@lyng/ui/locales/da';
import { messages as shop } from '../../locales/da.po';

export const messages = { ...ui, ...cart, ...favourites, ...content, ...kit, ...search, ...tracking, ...shop };
