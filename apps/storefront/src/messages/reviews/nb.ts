import { messages as lazy } from '@lyng/catalogue/locales/lazy/nb';
import { messages as reviews } from '@lyng/reviews/locales/nb';

export const messages = { ...lazy, ...reviews };
