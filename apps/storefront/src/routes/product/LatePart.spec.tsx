import { act, render, screen, waitFor } from '@testing-library/react';
import { LoadMessagesContext } from '../root/use-load-messages.ts';
import { LatePart } from './LatePart.tsx';

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Those who wait to be told what comes into sight: jsdom lays nothing out, so the spec says it. */
const waiting: Seen[] = [];

class ToldIntersection {
  readonly #tell: Seen;
  constructor(tell: Seen) {
    this.#tell = tell;
  }
  observe(): void {
    waiting.push(this.#tell);
  }
  disconnect(): void {
    waiting.length = 0;
  }
}

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: ToldIntersection });
});

const Fold = ({ says }: { readonly says: string }) => (
  <details>
    <summary>Details</summary>
    <a href="/x">{says}</a>
  </details>
);

const texts = async (): Promise<void> => undefined;
const noTexts = jest.fn((): Promise<void> => Promise.reject(new Error('The chunk is lost.')));

describe('a late part of the product page', () => {
  it('keeps the server’s HTML until it is near, and then what was done with it; one that is lost keeps it for good', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const made = (name: string) =>
      `<details><summary>Details</summary><a href="/x">${name} of the server</a></details>`;
    container.innerHTML = `<div>${made('Near')}</div><div>${made('Lost')}</div>`;
    render(
      <>
        <LoadMessagesContext value={texts}>
          <LatePart>{() => <Fold says="Near, alive" />}</LatePart>
        </LoadMessagesContext>
        <LoadMessagesContext value={noTexts}>
          <LatePart wanted>{() => <Fold says="Lost, alive" />}</LatePart>
        </LoadMessagesContext>
      </>,
      { container, hydrate: true },
    );
    const near = screen.getByText('Near of the server');
    near.closest('details')?.setAttribute('open', '');
    near.focus();
    await waitFor(() => expect(noTexts).toHaveBeenCalledTimes(1), { timeout: 30_000 });
    expect(screen.getByText('Lost of the server')).toBeInTheDocument();
    expect(near).toBeInTheDocument();
    act(() => waiting.forEach((see) => see([{ isIntersecting: true }])));
    const alive = await screen.findByText('Near, alive', undefined, { timeout: 30_000 });
    expect(alive).toHaveFocus();
    expect(alive.closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Lost of the server')).toBeInTheDocument();
  });

  it('is rendered with the page once its code is there', () => {
    render(
      <LoadMessagesContext value={texts}>
        <LatePart id="notify">{({ KnownOfProduct }) => <p>{typeof KnownOfProduct}</p>}</LatePart>
      </LoadMessagesContext>,
    );
    expect(screen.getByText('function').parentElement).toHaveAttribute('id', 'notify');
  });
});
