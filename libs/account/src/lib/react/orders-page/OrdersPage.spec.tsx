import { TestShop } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { messages as da } from '../../../locales/da.po';
import { pageOf } from '../../core/order-pages.ts';
import { OrdersPage } from './OrdersPage.tsx';

const orders = Array.from({ length: 60 }, (_, index) => ({
  id: 100_060 - index,
  status: undefined,
  placedAt: '2026-11-20T09:30:00.000Z',
  totalFormatted: '100 kr.',
  units: 1,
  images: [],
}));

const show = (requested: string | null, count = orders.length) =>
  render(
    <TestShop i18n={createI18n('da', [da])}>
      <OrdersPage {...pageOf(orders.slice(0, count), requested)} />
    </TestShop>,
  );

describe('a long list of orders', () => {
  it('leads to its other pages; the first page has the address of the list [ACC-01]', () => {
    show('2');
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByRole('link', { name: 'Nyere ordrer' })).toHaveAttribute('href', '/min-konto/bestillinger');
    expect(screen.getByRole('link', { name: 'Ældre ordrer' })).toHaveAttribute(
      'href',
      '/min-konto/bestillinger?page=3',
    );
  });

  it('gives up the focus of the pressed link, for the heading of the next page [UI-11]', () => {
    let turnTo = (_requested: string): void => undefined;
    const Pages = () => {
      const [requested, setRequested] = useState('2');
      turnTo = setRequested;
      return <OrdersPage {...pageOf(orders, requested)} />;
    };
    render(
      <TestShop i18n={createI18n('da', [da])}>
        <Pages />
      </TestShop>,
    );
    screen.getByRole('link', { name: 'Ældre ordrer' }).focus();
    act(() => turnTo('1'));
    expect(screen.getByText('Side 1 af 3')).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ældre ordrer' })).toBeVisible();
  });

  it('that fits on one page has no others', () => {
    show(null, 20);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
