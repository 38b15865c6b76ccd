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

  const campaign = { discountType: 'PRICE_CAMPAIGN', unitPrice: makePrice(44900, 59900) } as const;

  it.each([
    ['Coming 1. dec.', { totalStock: makeStock(0), comesOn: '2026-12-01', isNew: true }],
    ['Sold out', { totalStock: makeStock(0), ...campaign }],
    ['Campaign −25 %', { totalStock: makeStock(3), ...campaign }],
    ['Few left', { totalStock: makeStock(3), isNew: true }],
    ['New', { isNew: true }],
  ])('has at most one badge, the most important fact: %s [CAT-05, CAT-18]', (text, more) => {
    const { container } = card(makeProductSummary(more));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(container.querySelectorAll('[data-tone]')).toHaveLength(1);
  });

  it('[SHOP-7] has no quick-shop control for what has never been for sale', () => {
    card(makeProductSummary({ totalStock: makeStock(0), comesOn: '2026-12-01' }));
    expect(screen.queryByRole('link', { name: /^Quick shop/ })).not.toBeInTheDocument();
  });

  it('shows the colours in one element, and the department beside the brand', () => {
    card(makeProductSummary({ colours: ['#111111', '#222222', '#333333', '#444444', '#555555'], department: 'Børn' }));
    expect(screen.getByRole('img', { name: '5 colours' })).toBeEmptyDOMElement();
    expect(screen.getByText('Havnemark · Børn')).toBeInTheDocument();
  });

  it('renders nothing without an image, which a card requires', () => {
    const { container } = card(makeProductSummary({ images: [] }));
    expect(container).toBeEmptyDOMElement();
  });
});
