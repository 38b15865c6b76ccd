import { messages as cart } from '@lyng/cart/locales/fi';
import { messages as catalogue } from '@lyng/catalogue/locales/fi';
import { messages as content } from '@lyng/content/locales/fi';
import { messages as favourites } from '@lyng/favourites/locales/fi';
import { messages as ui } from '@lyng/ui/locales/fi';
import { messages as shell } from '../../locales/fi.po';

export const messages = { ...ui, ...catalogue, ...cart, ...favourites, ...content, ...shell };
