import { fail, ok } from '@lyng/model';
import { makeSku, makeStock } from '@lyng/model/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { BackInStockForm } from './BackInStockForm.tsx';
import type { BackInStockFormProps } from './BackInStockForm.tsx';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';

const sizes = [makeSku(36, '36', makeStock(0)), makeSku(37, '37', makeStock(0, { incoming: '2026-12-01T12:00:00Z' }))];

const form = (more: Partial<BackInStockFormProps> = {}) => (
  <CatalogueProviders>
    <BackInStockForm sizes={sizes} skuId={37} {...more} />
  </CatalogueProviders>
);

const posted = (more: Partial<BackInStockFormProps> = {}) =>
  new DOMParser().parseFromString(renderToString(form(more)), 'text/html');
const email = () => screen.getByRole('textbox', { name: 'Email' });

describe('BackInStockForm', () => {
  it('is a form that can be posted without script [CAT-12]', () => {
    const page = posted();
    const found = page.querySelector('form');
    expect(found?.getAttribute('method')).toBe('post');
    expect(found?.noValidate).toBe(false);
    expect(page.querySelector('input[name=email]')?.hasAttribute('required')).toBe(true);
    expect(page.querySelector('input[name=intent]')?.getAttribute('value')).toBe('notify');
    expect(page.querySelector('option[selected]')?.getAttribute('value')).toBe('37');
  });

  it('takes the focus when it was opened by a click, sends the address by keyboard, and announces the outcome [CAT-12]', async () => {
    const onSubmit = jest.fn(async () => ok(true as const));
    render(form({ onSubmit, takesFocusOf: document.activeElement }));
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(/We write once/);
    expect(screen.getByText('We expect more on 1. december 2026.')).toBeVisible();
    await userEvent.keyboard('anna@example.com{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ email: 'anna@example.com', skuId: 37 });
    expect(await screen.findByText('We will write to you when it is back.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('leaves the focus where the shopper has moved it meanwhile [CAT-12, SHOP-9]', () => {
    const pressed = document.activeElement;
    const menu = document.body.appendChild(document.createElement('button'));
    menu.focus();
    render(form({ takesFocusOf: pressed }));
    expect(menu).toHaveFocus();
    menu.remove();
  });

  it('[SHOP-7] mentions the arrival, not the return, of what was never for sale', async () => {
    render(form({ onSubmit: async () => ok(true as const), isComing: true }));
    expect(screen.getByRole('form', { name: 'Notify me when it comes' })).toBeVisible();
    expect(screen.getByText('We expect it on 1. december 2026.')).toBeVisible();
    await userEvent.type(email(), 'anna@example.com{Enter}');
    expect(await screen.findByText('We will write to you when it comes.')).toBeVisible();
  });

  it('keeps the typed text after a rejection, and focuses it [CAT-12]', async () => {
    const onSubmit = jest.fn(async () => fail({ kind: 'invalid-email' as const }));
    render(form({ onSubmit }));
    fireEvent.change(email(), { target: { value: 'anna' } });
    await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(email()).toHaveAccessibleDescription(/Enter a valid email address/);
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('anna');
  });

  it('sends one request while the response is pending, and names the size [CAT-12]', async () => {
    const onSubmit = jest.fn(() => new Promise<never>(() => undefined));
    render(form({ onSubmit }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '36');
    expect(screen.queryByText(/We expect more/)).not.toBeInTheDocument();
    fireEvent.change(email(), { target: { value: 'anna@example.com' } });
    const send = screen.getByRole('button', { name: 'Notify me' });
    await userEvent.dblClick(send);
    expect(send).toHaveAttribute('aria-busy', 'true');
    expect(onSubmit.mock.calls).toEqual([[{ email: 'anna@example.com', skuId: 36 }]]);
  });

  it('keeps the text of a rejected post without script [CAT-12]', () => {
    const page = posted({ skuId: 36, email: 'anna', outcome: { kind: 'invalid-email' } });
    expect(page.querySelector('input[name=email]')?.getAttribute('value')).toBe('anna');
    expect(page.querySelector('option[selected]')?.getAttribute('value')).toBe('36');
  });

  it.each([
    [{ kind: 'no-size' } as const, 'Choose a size first'],
    [{ kind: 'too-many' } as const, 'That was a lot at once. Wait a minute and try again.'],
    [{ kind: 'unavailable' } as const, 'Something went wrong. Try again, or contact customer service.'],
    [{ kind: 'noted' } as const, 'We will write to you when it is back.'],
  ])('shows the outcome %j of a post without script: %s', (outcome, words) => {
    render(form({ outcome }));
    expect(screen.getByText(words)).toBeVisible();
  });
});
