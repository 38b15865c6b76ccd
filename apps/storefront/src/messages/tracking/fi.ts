import { messages as tracking } from '@lyng/tracking/locales/fi';

export const messages = tracking;
