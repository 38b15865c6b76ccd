import { messages as catalogue } from '@lyng/catalogue/locales/nb';

export const messages = catalogue;
