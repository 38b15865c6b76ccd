import { modalSlice } from '@lyng/feature';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { messages as ui } from '@lyng/ui/locales/da';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { messages } from '../../locales/da.po';
import { authSlice } from '../state/auth-slice.ts';
import { LazyLogin } from './LazyLogin.tsx';

function open(address: string, loadMessages: () => Promise<void>): void {
  const app = createTestApp({ features: [{ slices: [authSlice, modalSlice] }], loadMessages });
  render(
    <TestShop app={app} i18n={createI18n('da', [ui, messages])} path={address}>
      <a href="/account">Min konto</a>
      <LazyLogin />
    </TestShop>,
  );
}

// jsdom has no network; no request is sent here.
beforeEach(() => void (window.fetch = () => Promise.reject(new Error('@lyng/auth: nothing is to be requested.'))));

const press = () => waitFor(() => expect(fireEvent.click(screen.getByRole('link', { name: 'Min konto' }))).toBe(false));

describe('the login panel', () => {
  it('opens its frame on the press, before its code has loaded, and stays closed when closed before [SHOP-9]', async () => {
    let come: () => void = () => undefined;
    open('/', () => new Promise((resolve) => (come = resolve)));
    await press();
    const frame = screen.getByRole('dialog', { name: 'Min konto' });
    expect(frame.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    fireEvent(frame, new Event('cancel', { cancelable: true }));
    await act(async () => come());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['/', '/?action=login'])(
    'whose chunk fails on %s shows it, and opens after a retry [SHOP-9]',
    async (address) => {
      const loadMessages = jest.fn(async () => undefined as void).mockRejectedValueOnce(new Error('lost'));
      open(address, loadMessages);
      if (address === '/') await press();
      const retry = await screen.findByRole('button', { name: 'Prøv igen' });
      expect(screen.getByRole('alert')).toHaveTextContent('Det kunne ikke hentes.');
      fireEvent.click(retry);
      expect((await screen.findAllByLabelText('Adgangskode'))[0]).toBeVisible();
    },
  );
});
