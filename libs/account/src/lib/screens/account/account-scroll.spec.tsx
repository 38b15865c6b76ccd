import { TestShop } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { ok } from '@lyng/model';
import { NavigationProvider } from '@lyng/ui';
import type { LinkProps } from '@lyng/ui';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { messages } from '../../../locales/da.po';
import { AccountSettings } from '../../react/account-settings/AccountSettings.tsx';
import { makeSettings } from '../../testing/make-profile.ts';
import { AccountHome } from './AccountHome.tsx';

const RouterLink = ({ preserveScroll = false, replace: _replace, ...anchor }: LinkProps) => (
  <a {...anchor} data-preserves-scroll={preserveScroll} />
);

const preservesScroll = (page: ReactNode, name: string): string | undefined => {
  render(
    <TestShop i18n={createI18n('da', [messages])}>
      <NavigationProvider value={{ Link: RouterLink, navigate: () => undefined }}>{page}</NavigationProvider>
    </TestShop>,
  );
  return screen.getByRole('link', { name }).dataset['preservesScroll'];
};

const home = <AccountHome userName="Karen" roles={[]} sizes={[]} />;
const done = async () => ok(true as const);
const settings = (
  <AccountSettings
    settings={makeSettings()}
    posted={null}
    done={null}
    opened={null}
    addressHref={(key) => `/settings?address=${String(key ?? '')}`}
    accountHref="/account"
    action="/settings"
    actions={{
      saveProfile: done,
      saveAddress: done,
      setDefaultAddress: done,
      deleteAddress: done,
      changePassword: done,
      endDevice: done,
      endOtherDevices: done,
      deleteAccount: done,
    }}
  />
);

describe('the scroll position', () => {
  it.each([
    ['stays between pages of the account', home, 'Indstillinger', 'true'],
    ['stays on the way back to its overview', settings, 'Min konto', 'true'],
    ['is the top of a page elsewhere', home, 'Favoritter', 'false'],
  ])('%s [ROUTE-16]', (_rule, page, name, expected) => {
    expect(preservesScroll(page, name)).toBe(expected);
  });
});
