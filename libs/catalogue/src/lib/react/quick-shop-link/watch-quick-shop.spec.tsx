import { makeProductSummary } from '@lyng/model/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { watchQuickShop } from './watch-quick-shop.ts';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';

const solveig = makeProductSummary();

function openPage() {
  const opened: string[] = [];
  const followed: string[] = [];
  render(
    <CatalogueProviders navigate={(href) => followed.push(href)}>
      <ProductCard product={solveig} vatIncluded />
    </CatalogueProviders>,
  );
  const stop = watchQuickShop(document, (alias) => opened.push(alias));
  return { opened, followed, stop, control: screen.getByRole('link', { name: `Quick shop: ${solveig.name}` }) };
}

describe('the quick-shop control of a card', () => {
  it('opens the panel instead of the page, and has the focus to return [CAT-10] [UI-09]', () => {
    const { opened, control, stop } = openPage();
    const wentOn = fireEvent.click(control);
    stop();
    expect(opened).toEqual([solveig.alias]);
    expect(wentOn).toBe(false);
    expect(control).toHaveFocus();
  });

  it('ignores a click for another tab', () => {
    const { opened, control, stop } = openPage();
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(control, { [key]: true });
    fireEvent.click(control, { button: 1 });
    stop();
    expect(opened).toEqual([]);
  });

  it('leads to the product without a listener', () => {
    const { opened, followed, control, stop } = openPage();
    stop();
    fireEvent.click(control);
    expect([opened, followed]).toEqual([[], ['/p/solveig-hvid-laedersneaker']]);
  });

  it('ignores the product’s own link', () => {
    const { opened, followed, stop } = openPage();
    fireEvent.click(screen.getByRole('link', { name: solveig.name }));
    stop();
    expect([opened, followed]).toEqual([[], ['/p/solveig-hvid-laedersneaker']]);
  });
});
