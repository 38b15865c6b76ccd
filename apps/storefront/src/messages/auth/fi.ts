import { messages as auth } from '@lyng/auth/locales/fi';

export const messages = auth;
