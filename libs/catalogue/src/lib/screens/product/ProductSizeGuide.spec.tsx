// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { makeProduct } from '@lyng/model/testing';
import { messages as ui } from '@lyng/ui/locales/da';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../../locales/da.po';
import { ProductSizeGuide } from './ProductSizeGuide.tsx';

/** A page that was requested. */
interface PendingPage {
  readonly resolve: (html: string) => void;
  readonly reject: (reason: Error) => void;
}

/** The panel over a shop whose content page responds on demand. */
const open = () => {
  let request: PendingPage | undefined;
  const app = createTestApp({
    ports: { contentHtml: () => new Promise((resolve, reject) => (request = { resolve, reject })) },
    slots: {
      load: async () => undefined,
      // The texts of this spec have one element without attributes.
      get: () => (({ html }: { readonly html: string }) => <p>{html.replaceAll(/<[^>]+>/g, '')}</p>) as never,
    },
  });
  render(
    <TestShop app={app} i18n={createI18n('da', [ui, messages])}>
      <ProductSizeGuide open onClose={() => undefined} href="/guide" product={makeProduct()} />
    </TestShop>,
  );
  /** Ends the next request. */
  const end = async (how: (pending: PendingPage) => void): Promise<void> => {
    await waitFor(() => expect(request).toBeDefined(), { timeout: 30_000 });
    await act(async () => request && how(request));
    request = undefined;
  };
  return {
    respond: (html: string) => end(({ resolve }) => resolve(html)),
    fail: () => end(({ reject }) => reject(new Error('The page could not be loaded.'))),
  };
};

const panel = () => screen.getByRole('dialog', { name: 'Størrelsesguide' });

describe('the size guide beside a product', () => {
  it('opens its frame at once: heading, close button, link to the full guide [CAT-13, SHOP-9]', () => {
    open();
    expect(within(panel()).getByRole('button', { name: 'Luk' })).toBeVisible();
    expect(within(panel()).getByRole('link')).toHaveAttribute('href', '/guide');
    expect(panel().querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });

  it('offers a retry when its page cannot be loaded [CAT-13, SHOP-9]', async () => {
    const { fail, respond } = open();
    await fail();
    expect(await within(panel()).findByRole('alert')).toHaveTextContent('Det kunne ikke hentes.');
    expect(panel().querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
    await userEvent.click(within(panel()).getByRole('button', { name: 'Prøv igen' }));
    await respond('<p>Mål dig selv.</p>');
    expect(await within(panel()).findByText('Mål dig selv.')).toBeVisible();
  });
});
