import { makeProduct } from '@lyng/model/testing';
import { render, screen } from '@testing-library/react';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';
import { ProductDetails } from './ProductDetails.tsx';

const details = (textLanguage?: string) =>
  render(
    <ProductDetails
      product={makeProduct({
        description: 'Soft leather.',
        details: ['Wipe clean'],
        ...(textLanguage !== undefined && { textLanguage }),
      })}
      promises={{ freeShippingFrom: '499 kr.', returnDays: 14 }}
    />,
    { wrapper: CatalogueProviders },
  );

describe('ProductDetails', () => {
  it('marks texts in another language, and names it', () => {
    details('en');
    for (const text of ['Soft leather.', 'Wipe clean'])
      expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('The text is in engelsk.')).toBeInTheDocument();
  });

  it('names no language of texts in the shop’s own', () => {
    const { container } = details();
    expect(container.querySelector('[lang]')).toBeNull();
    expect(screen.queryByText(/The text is in/)).toBeNull();
  });
});
