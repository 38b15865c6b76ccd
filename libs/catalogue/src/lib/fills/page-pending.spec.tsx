// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { makeProductSummary } from '@lyng/model/testing';
import { render, screen } from '@testing-library/react';
import type { Slots } from '@lyng/feature';
import { Part } from './page-pending.tsx';

const product = makeProductSummary({ alias: 'solveig', name: 'Solveig' });

const show = (pending: Partial<Slots['page:pending']>) =>
  render(
    <TestShop app={createTestApp()}>
      <Part pathname="/p/solveig" known={{}} {...pending} />
    </TestShop>,
  );

describe('a page that is loading', () => {
  beforeEach(() => void jest.spyOn(window, 'scrollTo').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it('begins with what the card of a product knew, at its top', () => {
    const { container } = show({ known: { product } });
    expect(screen.getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
    expect(screen.getByText(product.brandName)).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(product.images.length);
    expect(container.querySelector('[data-pending-page]')).toHaveAttribute('aria-busy', 'true');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it.each([
    ['without a card', {}],
    ['of another address', { pathname: '/p/other', known: { product } }],
  ])('leaves the present page in place %s', (_case, pending) => {
    expect(show(pending).container).toBeEmptyDOMElement();
  });
});
