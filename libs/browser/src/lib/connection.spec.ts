import { connectionOf } from './connection.ts';

function openPage(onLine: boolean) {
  const page = Object.assign(new EventTarget(), { navigator: { onLine } });
  const setOnline = (isOnline: boolean): void => {
    page.navigator.onLine = isOnline;
    page.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { connection: connectionOf(page as unknown as Window), setOnline };
}

describe('the connection of a window', () => {
  it('waits for nothing while there is a network [SHOP-3]', async () => {
    const { connection } = openPage(true);
    expect(connection.isOnline()).toBe(true);
    await expect(connection.whenOnline()).resolves.toBeUndefined();
  });

  it('resolves when the network is back [SHOP-3]', async () => {
    const { connection, setOnline } = openPage(false);
    const seen: string[] = [];
    const back = connection.whenOnline().then(() => seen.push('online'));
    seen.push('waiting');
    setOnline(true);
    await back;
    expect(seen).toEqual(['waiting', 'online']);
  });

  it('notifies a listener of each change until it is stopped', () => {
    const { connection, setOnline } = openPage(true);
    const seen: boolean[] = [];
    const stop = connection.subscribe(() => seen.push(connection.isOnline()));
    setOnline(false);
    setOnline(true);
    stop();
    setOnline(false);
    expect(seen).toEqual([false, true]);
  });
});
