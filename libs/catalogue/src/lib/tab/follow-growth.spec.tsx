import { followGrowth } from './follow-growth.ts';

const height = 100;

/** A list that shows these products, 100 px each, scrolled by `scrolled` px. */
function openList(names: readonly string[], scrolled: number) {
  document.body.innerHTML =
    '<a rel="prev" href="?page=1">Earlier</a><div data-list><ul role="list"></ul></div><a rel="next" href="?page=3">More</a><input>';
  const list = document.querySelector('ul') as HTMLUListElement;
  const cardOf = (name: string) => {
    const card = document.createElement('li');
    card.innerHTML = `<a href="/p/${name}">${name}</a>`;
    return card;
  };
  list.append(...names.map(cardOf));
  let offset = scrolled;
  // jsdom has no layout: a card's position follows from its index in the list.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = [...list.children].indexOf(this) * height - offset;
    return { top, bottom: top + height } as DOMRect;
  });
  window.scrollBy = ((by: ScrollToOptions) => void (offset += by.top ?? 0)) as typeof window.scrollBy;
  const topOf = (name: string) =>
    list.querySelector(`a[href="/p/${name}"]`)?.closest('li')?.getBoundingClientRect().top;
  return {
    topOf,
    scrolledBy: () => offset - scrolled,
    growUpwards: (...more: readonly string[]) => list.prepend(...more.map(cardOf)),
    growDownwards: (...more: readonly string[]) => list.append(...more.map(cardOf)),
    focused: () => document.activeElement?.textContent,
  };
}

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();
/** The products have changed, before the paint. */
const changed = () => Promise.resolve();

afterEach(() => jest.restoreAllMocks());

describe('a list that grows', () => {
  it('keeps the scroll position when growing upwards and focuses the nearest new product', async () => {
    const list = openList(['c', 'd', 'e'], 130);
    const before = list.topOf('d');
    press('a[rel=prev]');
    followGrowth(window, { from: 2, to: 3 }, { from: 1, to: 3 });
    list.growUpwards('a', 'b');
    await changed();
    expect([list.topOf('d'), list.scrolledBy()]).toEqual([before, 200]);
    expect(list.focused()).toBe('b');
  });

  it('does not scroll when growing downwards and focuses the first new product', async () => {
    const list = openList(['a', 'b'], 0);
    press('a[rel=next]');
    followGrowth(window, { from: 1, to: 1 }, { from: 1, to: 2 });
    list.growDownwards('c', 'd');
    await changed();
    expect([list.scrolledBy(), list.focused()]).toEqual([0, 'c']);
  });

  it('does not take the focus from a field in use', async () => {
    const list = openList(['a', 'b'], 0);
    press('input');
    followGrowth(window, { from: 1, to: 1 }, { from: 1, to: 2 });
    list.growDownwards('c');
    await changed();
    expect(document.querySelector('input')).toHaveFocus();
  });

  it('does nothing when the list shows the same pages', async () => {
    const list = openList(['a', 'b'], 0);
    press('a[rel=next]');
    followGrowth(window, { from: 1, to: 2 }, { from: 1, to: 2 });
    list.growUpwards('z');
    await changed();
    expect([list.scrolledBy(), list.focused()]).toEqual([0, 'More']);
  });
});
