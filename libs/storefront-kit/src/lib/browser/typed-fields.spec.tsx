import { safeStorage } from '@lyng/browser';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { storeTypedFields } from './typed-fields.ts';

let onLine = false;
let listeners = new AbortController();

/** Each document hears its own events only. */
const open = (isExcluded = false): void => {
  listeners.abort();
  listeners = new AbortController();
  const { signal } = listeners;
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation(((type: string, listener: EventListener) => add(type, listener, { signal })) as never);
  }
  storeTypedFields(
    safeStorage(() => window.sessionStorage),
    () => isExcluded,
  );
  jest.restoreAllMocks();
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => onLine);
};

/** A page with fields of each kind, of which React has the value of one. */
function Page() {
  const [name, setName] = useState('');
  return (
    <form>
      <input aria-label="name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <p>{`Hello ${name}`}</p>
      <textarea aria-label="review" name="review" />
      <input aria-label="one star" type="radio" name="stars" value="1" />
      <input aria-label="two stars" type="radio" name="stars" value="2" />
      <input aria-label="letter" type="checkbox" name="letter" defaultChecked />
      <select aria-label="reason" name="reason">
        <option>size</option>
        <option>colour</option>
      </select>
      <input aria-label="password" type="password" name="password" />
      <input aria-label="shown password" name="shown" autoComplete="current-password" />
      <input aria-label="quantity" role="spinbutton" aria-valuenow={1} name="quantity" />
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

function fillInAll(): void {
  type('name', 'Solveig');
  type('review', 'Warm');
  fireEvent.click(field('one star'));
  fireEvent.click(field('two stars'));
  fireEvent.click(field('letter'));
  type('reason', 'colour');
  type('password', 'secret 1');
  type('shown password', 'secret 2');
  type('quantity', '3');
}

/** Leaves the page, and opens another one in the same tab. */
function reload({ show = () => void render(<Page />), isExcluded = false, path = '/p/solveig?sku=1' } = {}): void {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  window.history.replaceState(null, '', path);
  show();
  act(() => open(isExcluded));
}

beforeEach(() => {
  onLine = false;
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/p/solveig?sku=1');
  render(<Page />);
  open();
});
afterEach(() => jest.restoreAllMocks());

describe('what is typed, when a page is loaded again without a network [SHOP-3]', () => {
  it('is there again, for React too, and no longer stored', () => {
    fillInAll();
    reload();
    expect(screen.getByText('Hello Solveig')).toBeVisible();
    expect(field('review')).toHaveValue('Warm');
    const checked = ['one star', 'two stars', 'letter'].filter((label) => field(label).checked);
    expect(checked).toEqual(['two stars']);
    expect(field('reason')).toHaveValue('colour');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is never a password, nor a quantity', () => {
    fillInAll();
    window.dispatchEvent(new Event('pagehide'));
    expect(window.sessionStorage.getItem('typed-fields')).toContain('Solveig');
    expect(window.sessionStorage.getItem('typed-fields')).not.toMatch(/secret|quantity/);
  });

  it('is in a form that is opened later', async () => {
    type('review', 'Warm');
    reload({ show: () => undefined });
    render(<Page />);
    expect(await screen.findByDisplayValue('Warm')).toBe(field('review'));
  });

  it('waits over a second reload for a form that is not open', () => {
    type('review', 'Warm');
    reload({ show: () => undefined });
    reload();
    expect(field('review')).toHaveValue('Warm');
  });

  it.each([
    ['with a network, which browsers see to', {}, true],
    ['on another page', { path: '/p/other' }, false],
    ['on a page with its own draft', { isExcluded: true }, false],
  ])('is not filled in %s', (_case, next, isOnline) => {
    type('review', 'Warm');
    onLine = isOnline;
    reload(next);
    expect(field('review')).toHaveValue('');
  });
});
