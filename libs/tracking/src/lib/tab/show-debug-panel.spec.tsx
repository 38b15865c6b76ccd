import { shopEvent } from '@lyng/feature';
import { makeListedProduct } from '@lyng/model/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEventLog } from '../debug/event-log.ts';
import { consentChosen, consentSlice } from '../state/consent-slice.ts';
import { pageLoaded } from '../state/event-buffer.ts';
import { showDebugPanel } from './show-debug-panel.tsx';

describe('the debug panel', () => {
  it('opens by keyboard and follows the events and the consent of its tab', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const log = createEventLog({ first: pageLoaded({ target: '/' }), now: () => 1500, readHeld: () => [] });
    const store = configureStore({
      reducer: combineSlices(consentSlice),
      middleware: (defaults) => defaults().concat(log.middleware),
    });
    await act(async () => showDebugPanel(document, { log, store }));
    const panel = within(screen.getByRole('complementary', { name: 'Tracking' }));
    expect(panel.getByText('Tracking: 0 sent, 1 waiting, 0 left out')).toBeVisible();
    await userEvent.tab();
    expect(panel.getByText(/^Tracking:/)).toHaveFocus();

    const rows = () =>
      panel
        .getAllByRole('row', { hidden: true })
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    const product = makeListedProduct({ name: 'Vinga' });
    await act(async () => void store.dispatch(shopEvent('catalogue/productViewed')({ product })));
    expect(panel.getByText('Consent: not read yet')).toBeInTheDocument();
    expect(rows()).toEqual([
      ['1.50', 'page_data', '/', '', 'waits for consent'],
      ['1.50', 'view_item', '', 'Vinga', 'waits for consent'],
    ]);

    await act(async () => void store.dispatch(consentChosen([])));
    expect(panel.getByText('Consent: necessary')).toBeInTheDocument();
    expect(panel.getByText('Tracking: 0 sent, 0 waiting, 2 left out')).toBeVisible();
    expect(rows()[1]?.at(-1)).toBe('left out: statistics are not allowed');
  });
});
