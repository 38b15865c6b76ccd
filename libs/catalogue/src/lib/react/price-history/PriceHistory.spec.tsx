import { makeMoney } from '@lyng/model/testing';
import { render, screen } from '@testing-library/react';
import { PriceHistory } from './PriceHistory.tsx';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';

const log = [
  { since: '2026-10-22T00:00:00.000Z', price: makeMoney(59900) },
  { since: '2026-11-05T00:00:00.000Z', price: makeMoney(44900) },
];

const show = (entries = log, vatIncluded = true) =>
  render(
    <CatalogueProviders>
      <PriceHistory log={entries} vatIncluded={vatIncluded} />
    </CatalogueProviders>,
  ).container;

describe('PriceHistory', () => {
  it('lists every price of the last 30 days with its day, the newest first, without VAT to a business [CAT-04]', () => {
    const shown = [...show(log, false).querySelectorAll('dl > div')].map(
      (row) => `${row.querySelector('dt')?.textContent} ${row.querySelector('dd')?.textContent?.trim()}`,
    );
    expect(shown).toEqual(['5. november 2026 Lowest 359,20 kr.', '22. oktober 2026 479,20 kr.']);
  });

  it.each([[[]], [log.slice(0, 1)]])('shows a note when nothing has changed [CAT-04]', (entries) => {
    show(entries);
    expect(screen.getByText('The price has not changed in the last 30 days.')).toBeVisible();
  });
});
