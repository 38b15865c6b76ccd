import { messages as lazy } from '@lyng/catalogue/locales/lazy/fi';
import { messages as reviews } from '@lyng/reviews/locales/fi';

export const messages = { ...lazy, ...reviews };
