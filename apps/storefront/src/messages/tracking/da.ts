import { messages as tracking } from '@lyng/tracking/locales/da';

export const messages = tracking;
