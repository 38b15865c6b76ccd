import { messages as tracking } from '@lyng/tracking/locales/nb';

export const messages = tracking;
