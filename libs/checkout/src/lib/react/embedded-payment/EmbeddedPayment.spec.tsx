import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EmbeddedProvider } from '../../core/payment-session.ts';
import { avardaLoader, avardaPage, avardaPayload, klarnaLoader, klarnaPage } from '../../testing/provider-pages.ts';
import { InShop } from '../../testing/in-shop.tsx';
import { CHECK_TIMEOUT_MS } from '../../wire/payment/avarda-adapter.ts';
import { SCRIPT_TIMEOUT_MS } from '../../wire/payment/insert-snippet.ts';
import type { PaymentSubmission } from '../../wire/payment/payment-port.ts';
import { EmbeddedPayment } from './EmbeddedPayment.tsx';

function show(provider: EmbeddedProvider, first: { snippet: string; decide?: () => Promise<boolean> }) {
  const submissions: PaymentSubmission[] = [];
  const page = ({ suspended = false, snippet = first.snippet, key = '7.1' }) => (
    <InShop>
      <EmbeddedPayment
        session={{ kind: 'embedded', provider, snippet, key }}
        suspended={suspended}
        mayGoOn={(submission) => {
          submissions.push(submission);
          return first.decide?.() ?? Promise.resolve(true);
        }}
      />
    </InShop>
  );
  const { rerender, unmount } = render(page({}));
  return {
    submissions,
    unmount,
    become: (state: { suspended?: boolean; snippet?: string; key?: string }) => rerender(page(state)),
  };
}

const root = (id: string): DOMStringMap => document.getElementById(id)?.dataset ?? {};

describe('a form whose script does not load', () => {
  it.each([
    ['KLARNA', klarnaPage, 'Betal hos Klarna'],
    ['AVARDA', avardaPage(avardaPayload), 'Gennemfør hos Avarda'],
  ] as const)('of %s is tried again on request of the shopper [CHK-11]', async (provider, snippet, button) => {
    show(provider, { snippet: `${snippet}<script src="https://pay.example/lost.js"></script>` });
    await screen.findByRole('button', { name: button });
    fireEvent.error(document.querySelector('script[src]') as HTMLScriptElement);
    expect(screen.getByRole('alert')).toHaveTextContent('The payment form could not be loaded');
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

const added = (): Promise<HTMLScriptElement> =>
  waitFor(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src="https://pay.example/main.js"]');
    if (!script) throw new Error('The loader has not run.');
    return script;
  });

describe("a provider's loader", () => {
  beforeEach(() => {
    delete window.avardaCheckoutInit;
  });
  afterEach(() => {
    jest.useRealTimers();
    document.head.replaceChildren();
  });

  it.each([
    ['KLARNA', klarnaLoader('https://pay.example/main.js')],
    ['AVARDA', avardaLoader('https://pay.example/main.js')],
  ] as const)('of %s fetches a script; a failure is shown once, with a retry [CHK-11]', async (provider, snippet) => {
    show(provider, { snippet });
    const script = await added();
    fireEvent.error(script);
    fireEvent.error(script);
    expect(screen.getByRole('alert')).toHaveTextContent('The payment form could not be loaded');
    script.remove();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    fireEvent.load(await added());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['does not come', false],
    ['came in time', true],
  ])('has a timeout: a script that %s [CHK-11]', async (_rule, comes) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    show('KLARNA', { snippet: klarnaLoader('https://pay.example/main.js') });
    const script = await added();
    if (comes) fireEvent.load(script);
    act(() => jest.advanceTimersByTime(SCRIPT_TIMEOUT_MS));
    expect(screen.queryByRole('alert') !== null).toBe(!comes);
  });

  it('queues calls to Klarna: it receives the state when it loads [CHK-11]', async () => {
    const { become } = show('KLARNA', { snippet: klarnaLoader('https://pay.example/main.js') });
    await added();
    become({ suspended: true });
    become({});
    become({ suspended: true });
    const queue = (window._klarnaCheckout as unknown as { q: [(api: object) => void][] }).q;
    const calls: string[] = [];
    for (const [callback] of queue)
      callback({ suspend: () => calls.push('suspend'), resume: () => calls.push('resume') });
    expect(calls).toEqual(['suspend']);
  });

  it('queues the start of Avarda, with our callback in it [CHK-05, CHK-11]', async () => {
    show('AVARDA', { snippet: avardaLoader('https://pay.example/main.js') });
    await added();
    const queue = (window.avardaCheckoutInit as unknown as { q: [{ beforeSubmitCallback: unknown }][] }).q;
    expect(queue).toHaveLength(1);
    expect(queue[0]?.[0]).toMatchObject({
      purchaseJwt: 'jwt',
      rootElementId: 'avarda-checkout',
      beforeSubmitCallback: expect.any(Function),
    });
  });
});

describe("Klarna's form", () => {
  it('is suspended while the order changes, and goes on after it, without being created again [CHK-11]', async () => {
    const { become } = show('KLARNA', { snippet: klarnaPage });
    const button = await screen.findByRole('button', { name: 'Betal hos Klarna' });
    become({ suspended: true });
    expect(root('klarna-checkout-container')['state']).toBe('suspended');
    expect(button).toBeDisabled();
    become({});
    expect(root('klarna-checkout-container')['state']).toBe('open');
    expect(screen.getByRole('button', { name: 'Betal hos Klarna' })).toBe(button);
  });

  it('is created again for a new session, and leaves nothing behind [CHK-11]', async () => {
    const { become, unmount } = show('KLARNA', { snippet: klarnaPage });
    const button = await screen.findByRole('button', { name: 'Betal hos Klarna' });
    become({ key: '7.2' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Betal hos Klarna' })).not.toBe(button));
    unmount();
    expect(window._klarnaCheckout).toBeUndefined();
  });
});

describe("Avarda's form", () => {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Gennemfør hos Avarda' }));

  it.each([
    ['goes on when the shop approves', () => Promise.resolve(true), 'paid'],
    ['aborts when the shop rejects', () => Promise.resolve(false), 'aborted'],
    ['aborts when the check fails', () => Promise.reject(new Error('offline')), 'aborted'],
  ])('%s [CHK-07, CHK-11]', async (_rule, decide, state) => {
    const { submissions } = show('AVARDA', { snippet: avardaPage(avardaPayload), decide });
    await press();
    await waitFor(() => expect(root('avarda-checkout')['state']).toBe(state));
    expect(submissions).toEqual([
      {
        email: 'karen@example.com',
        firstName: 'Karen',
        lastName: 'Jensen',
        addressLine1: 'Nørrebrogade 1',
        zip: '2200',
        city: 'København N',
        paymentType: 'DirectInvoice',
      },
    ]);
  });

  it('checks once when it is pressed twice, and both presses get the result [CHK-05, PAIN-17]', async () => {
    let decide: (value: boolean) => void = () => undefined;
    const { submissions } = show('AVARDA', {
      snippet: avardaPage(avardaPayload),
      decide: () => new Promise((resolve) => (decide = resolve)),
    });
    await press();
    await press();
    expect(submissions).toHaveLength(1);
    decide(true);
    await waitFor(() => expect(root('avarda-checkout')).toMatchObject({ state: 'paid', results: '2' }));
    await press();
    await waitFor(() => expect(submissions).toHaveLength(2));
  });

  it('aborts when the shop does not respond in time [CHK-07, CHK-11]', async () => {
    show('AVARDA', { snippet: avardaPage(avardaPayload), decide: () => new Promise(() => undefined) });
    const button = await screen.findByRole('button', { name: 'Gennemfør hos Avarda' });
    jest.useFakeTimers();
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(CHECK_TIMEOUT_MS));
    jest.useRealTimers();
    expect(root('avarda-checkout')['state']).toBe('aborted');
  });

  it('does not go on after it was removed [CHK-11]', async () => {
    let decide: (value: boolean) => void = () => undefined;
    const { unmount } = show('AVARDA', {
      snippet: avardaPage(avardaPayload),
      decide: () => new Promise((resolve) => (decide = resolve)),
    });
    await screen.findByRole('button', { name: 'Gennemfør hos Avarda' });
    const form = root('avarda-checkout');
    await press();
    unmount();
    decide(true);
    await waitFor(() => expect(form['state']).toBe('aborted'));
  });

  it('cannot be pressed while the order changes, and shows it as it is afterwards [CHK-11]', async () => {
    const { become } = show('AVARDA', { snippet: avardaPage(avardaPayload) });
    const button = await screen.findByRole('button', { name: 'Gennemfør hos Avarda' });
    become({ suspended: true });
    expect(button.closest('[inert]')).not.toBeNull();
    become({});
    expect(button.closest('[inert]')).toBeNull();
    expect(root('avarda-checkout')['refreshed']).toBe('1');
  });

  it("gives the provider's start function back when it leaves", async () => {
    const { unmount } = show('AVARDA', { snippet: avardaPage(avardaPayload) });
    await screen.findByRole('button', { name: 'Gennemfør hos Avarda' });
    unmount();
    expect(Object.getOwnPropertyDescriptor(window, 'avardaCheckoutInit')?.get).toBeUndefined();
  });
});
