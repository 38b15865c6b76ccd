import { messages as catalogue } from '@lyng/catalogue/locales/fi';

export const messages = catalogue;
