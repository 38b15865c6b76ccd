import { messages as cart } from '@lyng/cart/locales/sv';
import { messages as catalogue } from '@lyng/catalogue/locales/sv';
import { messages as content } from '@lyng/content/locales/sv';
import { messages as favourites } from '@lyng/favourites/locales/sv';
import { messages as ui } from '@lyng/ui/locales/sv';
import { messages as shell } from '../../locales/sv.po';

export const messages = { ...ui, ...catalogue, ...cart, ...favourites, ...content, ...shell };
