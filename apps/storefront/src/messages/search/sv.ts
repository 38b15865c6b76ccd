import { messages as search } from '@lyng/search/locales/sv';

export const messages = search;
