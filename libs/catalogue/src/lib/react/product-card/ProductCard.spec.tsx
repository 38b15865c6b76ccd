import { makeLowestPrice, makePrice, makeProductSummary, makeStock } from '@lyng/model/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductCard } from './ProductCard.tsx';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';

const card = (product = makeProductSummary(), vatIncluded = true) =>
  render(<ProductCard product={product} vatIncluded={vatIncluded} action={<button type="button">Heart</button>} />, {
    wrapper: CatalogueProviders,
  });

describe('ProductCard', () => {
  it('shows two images, the second under a mouse, brand, name, prices and heart, and links to the product [CAT-03, CAT-18]', async () => {
    const prices = { unitPrice: makePrice(44900, 59900), lowestPrice: makeLowestPrice(44900, 49900) };
    const { container } = card(makeProductSummary({ ...prices, discountType: 'SALE_PRICE' }));
    await userEvent.hover(screen.getByRole('article'));
    expect(container.querySelectorAll('img')).toHaveLength(2);
    expect(screen.getByText('Havnemark')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Solveig hvid lædersneaker' });
    expect(link).toHaveAttribute('href', '/p/solveig-hvid-laedersneaker');
    expect(screen.getByText('449 kr.')).toBeInTheDocument();
    expect(container.querySelector('s')).toHaveTextContent('599 kr.');
    expect(container).toHaveTextContent('499 kr.');
    expect(screen.queryByText('Campaign price')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Heart' })).toBeInTheDocument();
  });

  it('marks a name in another language, for a screen reader', () => {
    card(makeProductSummary({ name: 'White leather sneaker', textLanguage: 'en' }));
    expect(screen.getByRole('heading', { name: 'White leather sneaker' })).toHaveAttribute('lang', 'en');
  });

  it('shows a business its price without VAT [CAT-02]', () => {
    card(makeProductSummary(), false);
    expect(screen.getByText('479,20 kr.')).toBeInTheDocument();
    expect(screen.queryByText('599 kr.')).not.toBeInTheDocument();
  });

  it.each([
    [makeStock(0), 'Sold out'],
    [makeStock(3), 'Few left'],
  ])('shows when little or nothing is left [CAT-05]', (totalStock, text) => {
    card(makeProductSummary({ totalStock }));
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('[SHOP-7] announces what has never been for sale, without a quick-shop control', () => {
    card(makeProductSummary({ totalStock: makeStock(0), comesOn: '2026-12-01' }));
    expect(screen.getByText('Coming soon')).toBeInTheDocument();
    expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Quick shop/ })).not.toBeInTheDocument();
  });

  it('renders nothing without an image, which a card requires', () => {
    const { container } = card(makeProductSummary({ images: [] }));
    expect(container).toBeEmptyDOMElement();
  });
});
