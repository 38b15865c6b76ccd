import { messages as search } from '@lyng/search/locales/nb';

export const messages = search;
