import { messages as catalogue } from '@lyng/catalogue/locales/sv';

export const messages = catalogue;
