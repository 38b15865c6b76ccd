import { lastVisitedStorageAllowed } from '@lyng/catalogue';
import { consentChosen } from '@lyng/tracking';
import type { Middleware } from '@reduxjs/toolkit';
import { openStore } from '../testing/open-store.ts';
import { createWirings } from './wirings.ts';

describe('consent to last visited', () => {
  it.each([
    [['preferences'], true],
    [['statistics', 'marketing'], false],
    [[], false],
  ] as const)('stores last visited products once %j are allowed: %s [CAT-14] [TRK-11]', (allowed, stored) => {
    const dispatched: string[] = [];
    const note: Middleware = () => (next) => (action) => {
      dispatched.push((action as { readonly type: string }).type);
      return next(action);
    };
    openStore({ middleware: [createWirings(), note] }).dispatch(consentChosen(allowed));
    expect(dispatched.includes(lastVisitedStorageAllowed.type)).toBe(stored);
  });
});
