import { webcrypto } from 'node:crypto';
import type { CommerceGateway } from '@lyng/commerce-client';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { ok } from '@lyng/model';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../../locales/da.po';
import { authSlice } from '../../state/auth-slice.ts';
import { tabSessionOf } from '../../state/tab-session.ts';
import { Component } from './page.tsx';

const clearCookies = (): void => {
  for (const name of ['ralph-auth-refresh', 'ralph-cart']) document.cookie = `${name}=; Max-Age=0; Path=/`;
};
afterEach(clearCookies);

const reset = async (): Promise<void> => {
  const gateway = { mutate: async () => ok({ commitReset: true }) } as unknown as CommerceGateway;
  const app = createTestApp({ features: [{ slices: [authSlice] }], gateway });
  render(
    <TestShop
      app={{ ...app, port: createTestApp({ ports: { session: tabSessionOf(app) } }).port }}
      i18n={createI18n('da', [messages])}
      path="/account/reset-password?resetKey=k"
    >
      <Component />
    </TestShop>,
  );
  for (const label of ['Ny adgangskode', 'Gentag adgangskoden'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'nyadgang1' } });
  await userEvent.click(screen.getByRole('button', { name: 'Gem adgangskoden' }));
  expect(await screen.findByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/?action=login');
};

describe('a password reset', () => {
  const requested = jest.fn();
  beforeEach(() => {
    requested.mockReset();
    // Both missing in jsdom; the service accepts no session older than the password.
    Object.defineProperty(window.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
    window.fetch = async (input) => {
      requested(input);
      return {
        status: 401,
        text: async () => '{"code":"SessionEnded"}',
        headers: { get: () => null },
      } as unknown as Response;
    };
  });

  it('ends the open session of this browser and keeps the cart [AUTH-01, AUTH-12]', async () => {
    document.cookie = 'ralph-auth-refresh=old; Path=/';
    document.cookie = 'ralph-cart=mine; Path=/';
    await reset();
    await waitFor(() => expect(document.cookie).toBe('ralph-cart=mine'));
  });

  it('sends no further request for a guest', async () => {
    await reset();
    expect(requested).not.toHaveBeenCalled();
  });
});
