import { TestShop } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { render, screen } from '@testing-library/react';
import { messages as da } from '../../../locales/da.po';
import { exampleOrder } from '../../testing/example-order.ts';
import { exampleAftercare } from '../../testing/example-return.ts';
import { OrderActions } from './OrderActions.tsx';
import type { OrderActionsProps } from './OrderActions.tsx';

const gift = { key: '2', skuId: 7, name: 'Gave', size: '', isFree: true };
const order = { ...exampleOrder, lines: exampleOrder.lines.flatMap((line) => [line, { ...line, ...gift }]) };

const show = (props: Partial<OrderActionsProps> = {}) =>
  render(
    <TestShop i18n={createI18n('da', [da])}>
      <OrderActions order={order} aftercare={exampleAftercare} formKey="a-key" invoicePortal={undefined} {...props} />
    </TestShop>,
  );

describe('what can be done with an order', () => {
  it('is buying it again: a form with every line but the gifts, posted to the cart', () => {
    show();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Køb igen' });
    const { form } = button;
    if (!form) throw new Error('The button is in a form.');
    expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/cart']);
    expect([...new FormData(form)]).toEqual([
      ['intent', 'reorder'],
      ['key', 'a-key'],
      ['skuId', '38'],
      ['quantity', '1'],
      ['name', 'Solveig støvle, 38'],
    ]);
  });

  it('is nothing to buy in a shop without a cart', () => {
    show({ formKey: undefined });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is returning and withdrawing while that is possible [ACC-06]', () => {
    const { unmount } = show();
    expect(screen.getByRole('link', { name: 'Returner varer' })).toHaveAttribute(
      'href',
      '/registrer-returnering?order=100200',
    );
    expect(screen.getByRole('link', { name: 'Fortryd købet' })).toHaveAttribute(
      'href',
      '/registrer-returnering?order=100200&withdraw=1',
    );
    unmount();
    show({ aftercare: { ...exampleAftercare, canReturn: false, withdrawal: null } });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is seeing the invoices where the market has a portal for them, and only there [ACC-07]', () => {
    const { unmount } = show({ invoicePortal: 'https://invoices.example.com/lyng' });
    expect(screen.getByRole('link', { name: 'Se dine fakturaer' })).toHaveAttribute(
      'href',
      'https://invoices.example.com/lyng',
    );
    unmount();
    show();
    expect(screen.queryByRole('link', { name: 'Se dine fakturaer' })).toBeNull();
  });
});
