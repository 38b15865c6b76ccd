import { messages as auth } from '@lyng/auth/locales/nb';

export const messages = auth;
