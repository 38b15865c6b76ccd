import { messages as lazy } from '@lyng/catalogue/locales/lazy/sv';
import { messages as reviews } from '@lyng/reviews/locales/sv';

export const messages = { ...lazy, ...reviews };
