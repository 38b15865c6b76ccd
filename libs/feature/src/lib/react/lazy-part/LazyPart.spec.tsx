import { act, render, screen, waitFor } from '@testing-library/react';
import { createTestApp } from '../../testing/create-test-app.ts';
import { CurrentApp } from '../use-app.ts';
import { LazyPart } from './LazyPart.tsx';
import { lazyParts } from './lazy-parts.ts';

type ObserverCallback = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Callbacks of the observers: jsdom has no layout, so the spec triggers them. */
const waiting: ObserverCallback[] = [];

class FakeIntersectionObserver {
  readonly #callback: ObserverCallback;
  constructor(callback: ObserverCallback) {
    this.#callback = callback;
  }
  observe(): void {
    waiting.push(this.#callback);
  }
  disconnect(): void {
    waiting.length = 0;
  }
}

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
});

const Fold = ({ label }: { readonly label: string }) => (
  <details>
    <summary>Details</summary>
    <a href="/x">{label}</a>
  </details>
);

const parts = lazyParts(async () => ({ Fold }), 'fold');
const failingTexts = jest.fn((): Promise<void> => Promise.reject(new Error('The chunk is lost.')));
const lost = createTestApp({ loadMessages: failingTexts });

describe('a lazy part of a page', () => {
  it('keeps the server’s HTML until it is near, and its state after that; keeps it for good if the chunk fails', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const markup = (name: string) =>
      `<details><summary>Details</summary><a href="/x">${name} of the server</a></details>`;
    container.innerHTML = `<div>${markup('Near')}</div><div>${markup('Lost')}</div>`;
    render(
      <>
        <CurrentApp value={createTestApp()}>
          <LazyPart parts={parts}>{({ Fold: Loaded }) => <Loaded label="Near, hydrated" />}</LazyPart>
        </CurrentApp>
        <CurrentApp value={lost}>
          <LazyPart parts={lazyParts(async () => ({ Fold }), 'fold')} wanted>
            {({ Fold: Loaded }) => <Loaded label="Lost, hydrated" />}
          </LazyPart>
        </CurrentApp>
      </>,
      { container, hydrate: true },
    );
    const near = screen.getByText('Near of the server');
    near.closest('details')?.setAttribute('open', '');
    near.focus();
    await waitFor(() => expect(failingTexts).toHaveBeenCalledTimes(1), { timeout: 30_000 });
    expect(screen.getByText('Lost of the server')).toBeInTheDocument();
    expect(near).toBeInTheDocument();
    act(() => waiting.forEach((notify) => notify([{ isIntersecting: true }])));
    const hydrated = await screen.findByText('Near, hydrated', undefined, { timeout: 30_000 });
    expect(hydrated).toHaveFocus();
    expect(hydrated.closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Lost of the server')).toBeInTheDocument();
  });

  it('renders with the page once its code is loaded', async () => {
    const loadMessages = jest.fn(async () => undefined);
    await parts.load({ loadMessages });
    expect(loadMessages).toHaveBeenCalledWith('fold', true);
    render(
      <CurrentApp value={createTestApp()}>
        <LazyPart parts={parts} id="notify">
          {({ Fold: Loaded }) => <Loaded label="With the page" />}
        </LazyPart>
      </CurrentApp>,
    );
    expect(screen.getByText('With the page').closest('div')).toHaveAttribute('id', 'notify');
  });

  it('loads its texts for each request, and its code once', async () => {
    const load = jest.fn(async () => ({ Fold }));
    const loadMessages = jest.fn(async () => undefined);
    const own = lazyParts(load, 'fold');
    expect(own.loaded()).toBeUndefined();
    expect(await own.load({ loadMessages })).toBe(await own.load({ loadMessages }));
    expect(own.loaded()).toEqual({ Fold });
    expect([load.mock.calls.length, loadMessages.mock.calls.length]).toEqual([1, 2]);
  });
});
