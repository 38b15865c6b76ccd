import { messages as account } from '@lyng/account/locales/fi';
import { messages as auth } from '@lyng/auth/locales/fi';

export const messages = { ...auth, ...account };
