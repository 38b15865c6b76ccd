import { messages as auth } from '@lyng/auth/locales/sv';

export const messages = auth;
