import { createCartServer } from '../testing/cart-server.ts';
import { createBrowserCartPorts } from './cart-ports.ts';

describe('the cart’s ports in a browser', () => {
  const ports = createBrowserCartPorts(createCartServer().gateway);

  it('keep the id of the cart in its cookie, and take the cookie away with an empty id', () => {
    ports.saveCartId('c0ffee00-0000-4000-8000-000000000001');
    expect(document.cookie).toContain('c0ffee00-0000-4000-8000-000000000001');
    expect(ports.readCartId()).toBe('c0ffee00-0000-4000-8000-000000000001');
    ports.saveCartId('');
    expect([document.cookie, ports.readCartId()]).toEqual(['', '']);
  });

  it('keep what is on its way in the storage of the tab', () => {
    ports.storage.write('key', 'value');
    expect(window.sessionStorage.getItem('key')).toBe('value');
  });

  it('work where the browser has no channel between tabs', () => {
    const stop = ports.channel.listen(() => undefined);
    ports.channel.post({ type: 'cart', data: { cartId: 'mine' } });
    expect(stop).not.toThrow();
  });

  it('give another id each time, and wait for the given time', async () => {
    expect(ports.newId()).not.toBe(ports.newId());
    await expect(ports.delay(0)).resolves.toBeUndefined();
  });
});
