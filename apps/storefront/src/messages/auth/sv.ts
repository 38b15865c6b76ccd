import { messages as account } from '@lyng/account/locales/sv';
import { messages as auth } from '@lyng/auth/locales/sv';

export const messages = { ...auth, ...account };
