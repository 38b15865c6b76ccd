import { messages as cart } from '@lyng/cart/locales/header/sv';
import { messages as content } from '@lyng/content/locales/sv';
import { messages as favourites } from '@lyng/favourites/locales/sv';
import { messages as search } from '@lyng/search/locales/header/sv';
import { messages as kit } from '@lyng/storefront-kit/locales/sv';
import { messages as tracking } from '@lyng/tracking/locales/footer/sv';
import { messages as ui } from '@lyng/ui/locales/sv';
import { messages as outlet } from '../../locales/sv.po';

export const messages = { ...ui, ...cart, ...favourites, ...content, ...kit, ...search, ...tracking, ...outlet };
