import { act, render, screen, waitFor } from '@testing-library/react';
import { CurrentApp } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { LazyProductPart } from './LazyProductPart.tsx';

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

const failingTexts = jest.fn((): Promise<void> => Promise.reject(new Error('The chunk is lost.')));
const lost = createTestApp({ loadMessages: failingTexts });

describe('a lazy part of the product page', () => {
  it('keeps the server’s HTML until it is near, and its state after that; keeps it for good if the chunk fails', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const markup = (name: string) =>
      `<details><summary>Details</summary><a href="/x">${name} of the server</a></details>`;
    container.innerHTML = `<div>${markup('Near')}</div><div>${markup('Lost')}</div>`;
    render(
      <>
        <CurrentApp value={createTestApp()}>
          <LazyProductPart>{() => <Fold label="Near, hydrated" />}</LazyProductPart>
        </CurrentApp>
        <CurrentApp value={lost}>
          <LazyProductPart wanted>{() => <Fold label="Lost, hydrated" />}</LazyProductPart>
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

  it('renders with the page once its code is loaded', () => {
    render(
      <CurrentApp value={createTestApp()}>
        <LazyProductPart id="notify">
          {({ ProductDetailsSection }) => <p>{typeof ProductDetailsSection}</p>}
        </LazyProductPart>
      </CurrentApp>,
    );
    expect(screen.getByText('function').parentElement).toHaveAttribute('id', 'notify');
  });
});
