import { messages as late } from '@lyng/catalogue/locales/late/fi';
import { messages as reviews } from '@lyng/reviews/locales/fi';

export const messages = { ...late, ...reviews };
