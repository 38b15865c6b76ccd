import { messages as account } from '@lyng/account/locales/nb';
import { messages as auth } from '@lyng/auth/locales/nb';

export const messages = { ...auth, ...account };
