import { shopEvent } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { createRealtimePort } from './realtime-port.ts';
import { watchLivePage } from './watch-live-page.ts';

type Given = Parameters<typeof createRealtimePort>;

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A port whose connection records what is done with it. */
function openPort(fails = 0) {
  const actions: string[] = [];
  const onChanges: (() => void)[] = [];
  let failures = fails;
  const load = async () => {
    actions.push('load');
    if (failures-- > 0) throw new Error('chunk');
    return {
      openRealtime: () => ({
        follow: (topic: string, onChange: () => void) => {
          actions.push(`follow ${topic}`);
          onChanges.push(onChange);
          return () => void actions.push(`stop ${topic}`);
        },
        restart: () => void actions.push('restart'),
        pause: () => undefined,
        resume: () => undefined,
      }),
    };
  };
  return { ...createRealtimePort(createTestApp(), load as Given[1]), actions, onChanges };
}

describe('the port of realtime changes', () => {
  it('loads its code once, with the first topic [API-07]', async () => {
    const { port, actions } = openPort();
    expect(actions).toEqual([]);
    port('cart:1', () => undefined);
    const stop = port('stock:7', () => undefined);
    await tick();
    stop();
    expect(actions).toEqual(['load', 'follow cart:1', 'follow stock:7', 'stop stock:7']);
  });

  it('follows nothing that was stopped before its code came', async () => {
    const { port, actions } = openPort();
    port('cart:1', () => undefined)();
    await tick();
    expect(actions).toEqual(['load']);
  });

  it('loads its code again after a failure, and breaks nothing', async () => {
    const { port, actions } = openPort(1);
    port('cart:1', () => undefined);
    await tick();
    port('cart:1', () => undefined);
    await tick();
    expect(actions).toEqual(['load', 'load', 'follow cart:1']);
  });

  it('connects again after a login and a logout, not before there is a connection [AUTH-06]', async () => {
    const { port, middleware, actions } = openPort();
    const dispatch = middleware({} as never)((action) => action);
    const change = shopEvent('auth/event/sessionChanged')({ reason: 'login', user: null });
    dispatch(change);
    port('cart:1', () => undefined);
    await tick();
    dispatch(change);
    dispatch({ type: 'another' });
    await tick();
    expect(actions).toEqual(['load', 'follow cart:1', 'restart']);
  });
});

describe('a live page', () => {
  type Router = Parameters<typeof watchLivePage>[0];

  it('is loaded again when its topic changes, and followed as long as it is shown', async () => {
    const { port, actions, onChanges } = openPort();
    let update = (): void => undefined;
    let reloads = 0;
    const state = (live?: string) => ({ matches: [{ route: { id: 'page' } }], loaderData: { page: { live } } });
    const router = {
      state: state('order:7'),
      subscribe: (listener: () => void) => (update = listener),
      revalidate: async () => void (reloads += 1),
    };
    watchLivePage(router as unknown as Router, port);
    await tick();
    onChanges[0]?.();
    router.state = state('order:7');
    update();
    router.state = state();
    update();
    expect([actions, reloads]).toEqual([['load', 'follow order:7', 'stop order:7'], 1]);
  });
});
