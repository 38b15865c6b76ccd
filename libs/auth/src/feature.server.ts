import { cookieNames, parseCookies } from '@lyng/browser';
import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { auth as browserFeature } from './feature.ts';
import { readClaims } from './lib/core/token-claims.ts';
import { accountForms, handleAccountForm } from './lib/server/account-forms.tsx';
import { createOpenSession } from './lib/server/open-session.ts';
import { endVisitorSession, serverAuthClient } from './lib/server/visitor-session.ts';
import { userOf } from './lib/state/auth-events.ts';
import { authSlice } from './lib/state/auth-slice.ts';

export const auth: Feature = defineFeature({
  ...browserFeature,
  server: {
    messages: {
      auth: {
        da: () => import('./locales/da.po'),
        sv: () => import('./locales/sv.po'),
        nb: () => import('./locales/nb.po'),
        fi: () => import('./locales/fi.po'),
      },
    },
    beforePage: createOpenSession(),
    prepare: ({ ports, store, config: { apiKey } }, visit) => {
      const claims = readClaims(parseCookies(visit.cookieHeader).get(cookieNames.auth));
      store.dispatch(authSlice.actions.sessionRead(claims && userOf(claims)));
      const { cookieHeader, protocol } = visit;
      const logout = () =>
        endVisitorSession({ cookieHeader, secure: protocol === 'https', client: serverAuthClient(apiKey, visit) });
      Object.assign(ports, { logout });
    },
    handleForm: handleAccountForm,
    forms: accountForms,
  },
});
