import { messages as late } from '@lyng/catalogue/locales/late/da';
import { messages as reviews } from '@lyng/reviews/locales/da';

export const messages = { ...late, ...reviews };
