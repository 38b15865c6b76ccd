import { messages as catalogue } from '@lyng/catalogue/locales/da';

export const messages = catalogue;
