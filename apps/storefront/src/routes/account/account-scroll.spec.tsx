import { AccountSettings } from '@lyng/auth';
import { createI18n, I18nProvider } from '@lyng/i18n';
import { ok } from '@lyng/model';
import { SiteProvider } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { NavigationProvider } from '@lyng/ui';
import type { LinkProps } from '@lyng/ui';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { serverMessages } from '../../messages/server-messages.ts';
import { makeStore } from '../../store.ts';
import { AccountHome } from './AccountHome.tsx';

const RouterLink = ({ preserveScroll = false, replace: _replace, ...anchor }: LinkProps) => (
  <a {...anchor} data-keeps-place={preserveScroll} />
);

const keepsPlace = (page: ReactNode, name: string): string | undefined => {
  render(
    <Provider store={makeStore()}>
      <I18nProvider i18n={createI18n('da', [serverMessages.shop.da, serverMessages.auth.da])}>
        <SiteProvider value={makeSite()}>
          <NavigationProvider value={{ Link: RouterLink, navigate: () => undefined }}>{page}</NavigationProvider>
        </SiteProvider>
      </I18nProvider>
    </Provider>,
  );
  return screen.getByRole('link', { name }).dataset['keepsPlace'];
};

const home = <AccountHome userName="Karen" />;
const settings = <AccountSettings accountHref="/account" changePassword={async () => ok(true)} />;

describe('the place on the page', () => {
  it.each([
    ['stays between pages of the account', home, 'Indstillinger', 'true'],
    ['stays on the way back to its overview', settings, 'Min konto', 'true'],
    ['is the top of a page elsewhere', home, 'Favoritter', 'false'],
  ])('%s [ROUTE-16]', (_rule, page, name, expected) => {
    expect(keepsPlace(page, name)).toBe(expected);
  });
});
