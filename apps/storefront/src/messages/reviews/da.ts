import { messages as lazy } from '@lyng/catalogue/locales/lazy/da';
import { messages as reviews } from '@lyng/reviews/locales/da';

export const messages = { ...lazy, ...reviews };
