import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InShop } from '../../testing/in-shop.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';

const id = '3f1c2b9a-1d2e-4c3b-8a4f-5e6d7c8b9a0f';
const url = `http://localhost:4300/payments/local/${id}`;
const settled = { about: 'local-payment', payment: id, step: 'settled' };

function show() {
  const events: string[] = [];
  render(
    <InShop>
      <PaymentFrame
        payment={{ id, url, cartId: 'cart-1' }}
        onSettled={() => events.push('settled')}
        onAbandoned={() => events.push('abandoned')}
      />
    </InShop>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Payment form');
  const send = (data: unknown, from: { origin?: string; source?: MessageEventSource | null } = {}) =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data, origin: 'http://localhost:4300', source: frame.contentWindow, ...from }),
        ),
    );
  return { events, frame, send };
}

describe('PaymentFrame', () => {
  it("shows the provider's page under a title, as high as it requests, and moves the focus to it [CHK-11]", () => {
    const { frame, send } = show();
    expect(frame).toHaveAttribute('src', `${url}?framed=1`);
    expect(screen.getByRole('heading', { name: 'Pay for your order' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Pay for your order' })).toHaveAttribute('aria-busy', 'true');
    send({ ...settled, step: 'shown', height: 480 });
    expect(frame).toHaveAttribute('height', '480');
    expect(screen.getByRole('region', { name: 'Pay for your order' })).toHaveAttribute('aria-busy', 'false');
  });

  it.each<[string, { origin?: string; source?: MessageEventSource | null }]>([
    ['the page itself', { source: window }],
    ['nobody', { source: null }],
    ['another origin in the frame', { origin: 'https://evil.example' }],
  ])('settles nothing on a message from %s [CHK-11]', (_sender, from) => {
    const { events, send } = show();
    send(settled, from);
    expect(events).toEqual([]);
  });

  it("offers the provider's page alone in the window, and the way back, when the frame stays empty [CHK-11]", async () => {
    jest.useFakeTimers();
    const { events, send } = show();
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
    expect(screen.getByRole('status')).toHaveTextContent('The payment form takes long to appear');
    expect(screen.getByRole('link', { name: 'Pay on a page of its own' })).toHaveAttribute('href', url);
    await userEvent.click(screen.getByRole('button', { name: 'Back to checkout' }));
    expect(events).toEqual(['abandoned']);
    send({ ...settled, step: 'shown', height: 480 });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
