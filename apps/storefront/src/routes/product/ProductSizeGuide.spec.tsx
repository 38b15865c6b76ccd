import { GatewayProvider } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { createI18n, I18nProvider } from '@lyng/i18n';
import { fail, ok } from '@lyng/model';
import { makeProduct } from '@lyng/model/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { serverMessages } from '../../messages/server-messages.ts';
import { ProductSizeGuide } from './ProductSizeGuide.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

/** The panel over a shop that answers when it is told to; the guide's own page stands at a hash, which jsdom can go to. */
const open = (isOpen = true) => {
  let answer: (value: unknown) => void = () => undefined;
  const gateway = { query: () => new Promise((resolve) => (answer = resolve)) } as unknown as CommerceGateway;
  const page = (opened: boolean) => (
    <I18nProvider i18n={createI18n('da', [serverMessages.shop.da])}>
      <GatewayProvider gateway={gateway}>
        <ProductSizeGuide open={opened} onClose={() => undefined} href="#guide" product={makeProduct()} />
      </GatewayProvider>
    </I18nProvider>
  );
  const { rerender } = render(page(isOpen));
  return {
    say: (value: unknown) => act(async () => answer(value)),
    become: (opened: boolean) => rerender(page(opened)),
  };
};

describe('the size guide beside a product', () => {
  it.each([
    ['the shop does not answer', fail({ kind: 'unreachable' })],
    ['there is no such page', ok({ widgetArea: null })],
  ])('leaves for the page itself when %s [CAT-13]', async (_, answer) => {
    const { say } = open();
    expect(window.location.hash).toBe('');
    await say(answer);
    await waitFor(() => expect(window.location.hash).toBe('#guide'));
  });

  it('leaves whoever has closed it where they are, until it is opened again [CAT-13]', async () => {
    const { say, become } = open();
    become(false);
    await say(fail({ kind: 'unreachable' }));
    expect(window.location.hash).toBe('');
    become(true);
    await waitFor(() => expect(window.location.hash).toBe('#guide'));
  });

  it('is a link to the whole guide while its part of it is on its way [CAT-13]', () => {
    open();
    expect(screen.getByRole('link', { hidden: true })).toHaveAttribute('href', '#guide');
  });
});
