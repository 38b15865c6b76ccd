import type { RouteObject } from 'react-router-dom';
import { addStyles } from './add-styles.ts';

const Component = () => null;

/** The first page, which is loaded, and another one beside it. */
function openRoutes() {
  const other: RouteObject = { path: '/other', lazy: async () => ({ Component }) };
  const first: RouteObject = { path: '/', Component };
  addStyles([{ children: [first, { children: [other] }] }]);
  const load = other.lazy as () => Promise<object>;
  return { first, load };
}

const sheet = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');

beforeEach(() => {
  document.head.innerHTML = '<meta name="styles" content="/style.css">';
});

describe('a page beside the first one', () => {
  it('fails like one whose chunk is lost when its styles are lost, and comes with them at the next try', async () => {
    const { load } = openRoutes();
    const lost = load();
    sheet()?.dispatchEvent(new Event('error'));
    await expect(lost).rejects.toThrow('dynamically imported module');

    const shown = jest.fn();
    const loaded = load().then(shown);
    // The code is there; only the styles are not.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(shown).not.toHaveBeenCalled();
    sheet()?.dispatchEvent(new Event('load'));
    await loaded;
    expect(shown).toHaveBeenCalledWith({ Component });
  });

  it('leaves the first page as it is', () => {
    expect(openRoutes().first).toEqual({ path: '/', Component });
  });
});
