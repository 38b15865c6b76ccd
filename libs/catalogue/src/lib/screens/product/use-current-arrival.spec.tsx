import { CurrentApp } from '@lyng/feature';
import { createTestApp, makeShopConfig } from '@lyng/feature/testing';
import { act, renderHook } from '@testing-library/react';
import { productArrival } from '../../core/product-arrival.ts';
import { useCurrentArrival } from './use-current-arrival.ts';

const delivery = {
  ordersUntil: 13,
  madeToOrderDays: 5,
  days: { dk: { home: 1, 'parcel-shop': 2, express: 1 } },
};
const app = createTestApp({ config: makeShopConfig({ delivery }) });
const arrivalAt = (time: string) => productArrival(delivery, app.site, Date.parse(time));

it('shows the day of the loader, then that of today once the cut-off has passed, also in a page that stays open', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-02T11:50Z'));
  const loaded = arrivalAt('2026-12-02T11:50Z');
  const { result } = renderHook(() => useCurrentArrival(loaded), {
    wrapper: ({ children }) => <CurrentApp value={app}>{children}</CurrentApp>,
  });
  expect(result.current).toMatchObject({ normal: 'tors. 3. dec.', longer: 'tors. 10. dec.' });
  const show = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await show();
  expect(result.current).toBe(loaded);
  now.mockReturnValue(Date.parse('2026-12-02T12:00Z'));
  await show();
  expect(result.current).toMatchObject({ normal: 'fre. 4. dec.', longer: 'fre. 11. dec.' });
});

it.each([
  ['without delivery terms', undefined],
  ['whose market has none', { ...delivery, days: {} }],
])('a shop %s promises no day', (_which, terms) => expect(productArrival(terms, app.site, 0)).toBeUndefined());
