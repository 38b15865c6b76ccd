import { messages as late } from '@lyng/catalogue/locales/late/nb';
import { messages as reviews } from '@lyng/reviews/locales/nb';

export const messages = { ...late, ...reviews };
