import { createTestCart } from '../testing/cart-store.ts';
import { createCartListeners } from './cart-listeners.ts';
import type { PageEvents } from './cart-listeners.ts';

it('a cart that is stopped no longer listens to its page', async () => {
  const test = createTestCart({ cartId: 'mine' });
  const page = new EventTarget() as EventTarget & PageEvents;
  const stop = createCartListeners(test.ports).followPageReturn(page, test.store);
  const received = async (): Promise<number> => {
    const before = test.actions.length;
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await test.settled();
    return test.actions.length - before;
  };
  expect(await received()).toBeGreaterThan(0);
  stop();
  expect(await received()).toBe(0);
});
