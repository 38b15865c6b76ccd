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
  it.each([
    [true, ['5. november 2026 Lowest 449 kr.', '22. oktober 2026 599 kr.']],
    [false, ['5. november 2026 Lowest 359,20 kr.', '22. oktober 2026 479,20 kr.']],
  ])(
    'lists every price of the last 30 days with its day, the newest first (VAT included: %s) [CAT-04]',
    (vatIncluded, rows) => {
      const shown = [...show(log, vatIncluded).querySelectorAll('dl > div')].map(
        (row) => `${row.querySelector('dt')?.textContent} ${row.querySelector('dd')?.textContent?.trim()}`,
      );
      expect(shown).toEqual(rows);
    },
  );

  it.each([
    [[]],
    [log.slice(0, 1)],
    [[...log.slice(0, 1), { since: '2026-11-01T00:00:00.000Z', price: makeMoney(59900) }]],
  ])('shows a note when nothing has changed [CAT-04]', (entries) => {
    show(entries);
    expect(screen.getByText('The price has not changed in the last 30 days.')).toBeVisible();
  });
});
