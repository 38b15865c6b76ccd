import { messages as search } from '@lyng/search/locales/fi';

export const messages = search;
