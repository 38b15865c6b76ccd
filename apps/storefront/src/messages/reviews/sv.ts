import { messages as late } from '@lyng/catalogue/locales/late/sv';
import { messages as reviews } from '@lyng/reviews/locales/sv';

export const messages = { ...late, ...reviews };
