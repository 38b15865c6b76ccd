import { connectionOf } from './connection.ts';

function openPage(onLine: boolean) {
  const page = Object.assign(new EventTarget(), { navigator: { onLine } });
  const turn = (isOnline: boolean): void => {
    page.navigator.onLine = isOnline;
    page.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { connection: connectionOf(page as unknown as Window), turn };
}

describe('the connection of a window', () => {
  it('waits for nothing while there is a network [SHOP-3]', async () => {
    const { connection } = openPage(true);
    expect(connection.isOnline()).toBe(true);
    await expect(connection.whenOnline()).resolves.toBeUndefined();
  });

  it('resolves when the network is back [SHOP-3]', async () => {
    const { connection, turn } = openPage(false);
    const seen: string[] = [];
    const back = connection.whenOnline().then(() => seen.push('online'));
    seen.push('waiting');
    turn(true);
    await back;
    expect(seen).toEqual(['waiting', 'online']);
  });

  it('tells a listener of each change until it is stopped', () => {
    const { connection, turn } = openPage(true);
    const seen: boolean[] = [];
    const stop = connection.subscribe(() => seen.push(connection.isOnline()));
    turn(false);
    turn(true);
    stop();
    turn(false);
    expect(seen).toEqual([false, true]);
  });
});
