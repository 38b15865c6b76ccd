import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { modalSlice } from '@lyng/feature';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedData } from '../core/consent/stored-data.ts';
import type { OptionalPurpose } from '../core/consent/consent.ts';
import { Part } from '../fills/overlay.tsx';
import { consentRead, consentSlice } from '../state/consent-slice.ts';
import { ConsentProviders } from '../testing/ConsentProviders.tsx';
import { CookieSettings } from './cookie-settings/CookieSettings.tsx';

const show = (allowed?: readonly OptionalPurpose[]) => {
  const onClose = jest.fn();
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ConsentProviders {...(allowed && { allowed })}>
        <CookieSettings open onClose={onClose} />
      </ConsentProviders>
    </I18nProvider>,
  );
  return onClose;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shownChoice = () => screen.getByRole('status', { hidden: true }).textContent;
const box = (name: string) => screen.getByRole('checkbox', { name });

it.each([true, false])('the banner is there where the browser can keep the choice: %s [BUG-15]', async (keeps) => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(keeps);
  const app = createTestApp({ features: [{ slices: [consentSlice, modalSlice] }] });
  app.store.dispatch(consentRead(null));
  render(<Part />, { wrapper: ({ children }) => <TestShop app={app}>{children}</TestShop> });
  await act(async () => void (await import('./cookie-banner/ConsentBanner.tsx')));
  expect(screen.queryAllByRole('button', { name: 'Accept all' })).toHaveLength(Number(keeps));
  jest.restoreAllMocks();
});

describe('CookieSettings', () => {
  it('shows what was chosen, and changes one purpose by itself [TRK-11]', async () => {
    const onClose = show(['statistics', 'marketing']);
    expect(box('Necessary')).toBeChecked();
    expect(box('Necessary')).toBeDisabled();
    expect(box('Statistics')).toBeChecked();
    expect(box('Statistics')).toHaveAccessibleDescription(/\S/);
    expect(box('Preferences')).not.toBeChecked();
    await userEvent.click(box('Statistics'));
    await userEvent.click(box('Preferences'));
    await press('Save my choice');
    expect(shownChoice()).toBe('1.necessary.preferences.marketing');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Accept all', '1.necessary.preferences.statistics.marketing'],
    ['Only necessary', '1.necessary'],
  ])('%s is one press and closes them', async (name, choice) => {
    const onClose = show(['statistics']);
    await press(name);
    expect(shownChoice()).toBe(choice);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closed without a choice leave it as it was', async () => {
    const onClose = show(['statistics']);
    await userEvent.click(box('Statistics'));
    await press('Close');
    expect(shownChoice()).toBe('1.necessary.statistics');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('name everything that the shop stores, what it is for and how long it stays', () => {
    show();
    for (const { names } of storedData) {
      const item = screen.getByText(names.join(', ')).closest('li');
      expect(item).toHaveTextContent(/\. ?Stored (for \d+ days|until you (close|delete))/);
    }
  });
});
