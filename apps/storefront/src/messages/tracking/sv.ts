import { messages as tracking } from '@lyng/tracking/locales/sv';

export const messages = tracking;
