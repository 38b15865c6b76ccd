import { GatewayProvider } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { createI18n, I18nProvider } from '@lyng/i18n';
import type { Messages } from '@lingui/core';
import { fail, ok } from '@lyng/model';
import { makeProduct } from '@lyng/model/testing';
import { SiteProvider } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@lyng/catalogue/locales/da';
import { loadFrameTexts } from '../../testing/load-frame-texts.ts';
import { ProductSizeGuide } from './ProductSizeGuide.tsx';

let frameTexts: Messages;
beforeAll(async () => void (frameTexts = await loadFrameTexts('da')));

/** The panel over a shop that responds on demand. */
const open = () => {
  let respond: ((value: unknown) => void) | undefined;
  const gateway = { query: () => new Promise((resolve) => (respond = resolve)) } as unknown as CommerceGateway;
  const page = (isOpen: boolean) => (
    <I18nProvider i18n={createI18n('da', [frameTexts, messages])}>
      <SiteProvider value={makeSite()}>
        <GatewayProvider gateway={gateway}>
          <ProductSizeGuide open={isOpen} onClose={() => undefined} href="/guide" product={makeProduct()} />
        </GatewayProvider>
      </SiteProvider>
    </I18nProvider>
  );
  const { rerender } = render(page(true));
  return {
    /** Resolves the next request. */
    respond: async (value: unknown) => {
      await waitFor(() => expect(respond).toBeDefined(), { timeout: 30_000 });
      await act(async () => respond?.(value));
      respond = undefined;
    },
    become: (isOpen: boolean) => rerender(page(isOpen)),
  };
};

const widget = {
  id: '1',
  type: 'Text',
  size: 'FULL',
  sortOrder: 1,
  configuration: JSON.stringify({ html: '<p>Mål dig selv.</p>' }),
};
const guide = ok({
  widgetArea: {
    id: '1',
    name: 'size-guide',
    title: 'Størrelser',
    tags: [],
    meta: null,
    containers: [{ sortOrder: 1, widgets: [widget] }],
  },
});
const panel = () => screen.getByRole('dialog', { name: 'Størrelsesguide' });

describe('the size guide beside a product', () => {
  it('opens its frame at once: heading, close button, link to the full guide [CAT-13, SHOP-9]', () => {
    open();
    expect(within(panel()).getByRole('button', { name: 'Luk' })).toBeVisible();
    expect(within(panel()).getByRole('link')).toHaveAttribute('href', '/guide');
    expect(panel().querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });

  it.each([
    ['the shop does not respond', fail({ kind: 'unreachable' })],
    ['the page does not exist', ok({ widgetArea: null })],
  ])('offers a retry when %s [CAT-13, SHOP-9]', async (_, response) => {
    const { respond } = open();
    await respond(response);
    expect(await within(panel()).findByRole('alert')).toHaveTextContent('Det kunne ikke hentes.');
    expect(panel().querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
    await userEvent.click(within(panel()).getByRole('button', { name: 'Prøv igen' }));
    await respond(guide);
    expect(await within(panel()).findByText('Mål dig selv.')).toBeVisible();
  });

  it('stays closed when its text loads after it was closed [CAT-13, SHOP-9]', async () => {
    const { respond, become } = open();
    become(false);
    await respond(guide);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Mål dig selv.')).not.toBeInTheDocument();
  });
});
