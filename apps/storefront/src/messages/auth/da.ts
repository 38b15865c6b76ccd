import { messages as auth } from '@lyng/auth/locales/da';

export const messages = auth;
