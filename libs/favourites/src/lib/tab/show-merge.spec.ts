import type { AppContext } from '@lyng/feature';
import { ok } from '@lyng/model';
import { makeProductSummary } from '@lyng/model/testing';
import { favouritesTakenOut } from '../state/favourite-events.ts';
import { reportNotStored } from './report-not-stored.ts';
import { showMerge } from './show-merge.ts';

const open = (ports: Readonly<Record<string, unknown>> = {}) => {
  const actions: { readonly payload: { readonly text: string; readonly undo?: object } }[] = [];
  const app = {
    loadMessages: async () => undefined,
    port: async (name: string) => ports[name],
    store: { dispatch: (action: never) => void actions.push(action) },
    translate: ({
      message = '',
      values = {},
    }: {
      readonly message?: string;
      readonly values?: Record<string, unknown>;
    }) => message.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name])),
  } as unknown as AppContext;
  return { app, actions };
};

it.each([
  [null, [/does not store your favourites/]],
  ['ada', []],
])('what the browser does not store is reported once, to guests: %s [BUG-15]', async (userId, texts) => {
  const { app, actions } = open();
  Object.assign(app.store, { getState: () => ({ favourites: { userId } }) });
  const report = reportNotStored(app);
  for (const _heart of [1, 2]) report();
  await import('./show-not-stored.ts').then(() => undefined);
  expect(actions.map(({ payload }) => payload.text)).toEqual(texts.map((text) => expect.stringMatching(text)));
});

describe('the message about what a login has brought', () => {
  it.each([
    [[3], '1 favourite was added to your account.'],
    [[3, 4], '2 favourites were added to your account.'],
  ])('counts %j, and has an undo [FAV-06]', async (added, text) => {
    const { app, actions } = open();
    await showMerge(app, { userId: 'ada', added, dropped: [] });
    const { undo } = actions[0]?.payload ?? {};
    expect(actions).toHaveLength(1);
    expect(actions[0]?.payload).toMatchObject({ text, undo: { label: 'Undo' } });
    expect(undo).toMatchObject({
      action: { type: favouritesTakenOut.type, payload: { userId: 'ada', productIds: added } },
    });
  });

  it('names what did not fit, where the names are known [FAV-03]', async () => {
    const productsByIds = async (ids: readonly number[]) =>
      ok(ids.map((productId) => makeProductSummary({ productId, name: `Product ${String(productId)}` })));
    const known = open({ productsByIds });
    await showMerge(known.app, { userId: 'ada', added: [], dropped: [1, 2, 3, 4] });
    expect(known.actions[0]?.payload.text).toBe(
      'Your list is full with 1000. Not added: Product 1, Product 2, Product 3.',
    );
    expect(known.actions[0]?.payload.undo).toBeUndefined();
    const unknown = open();
    await showMerge(unknown.app, { userId: 'ada', added: [5], dropped: [1, 2] });
    expect(unknown.actions[0]?.payload.text).toBe(
      '1 favourite was added to your account. Your list is full with 1000. Not added: 2.',
    );
  });
});
