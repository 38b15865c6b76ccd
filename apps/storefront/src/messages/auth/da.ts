import { messages as account } from '@lyng/account/locales/da';
import { messages as auth } from '@lyng/auth/locales/da';

export const messages = { ...auth, ...account };
