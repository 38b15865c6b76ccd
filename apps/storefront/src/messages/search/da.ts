import { messages as search } from '@lyng/search/locales/da';

export const messages = search;
