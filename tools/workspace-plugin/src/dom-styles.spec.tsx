const shown = (element: Element): boolean => getComputedStyle(element).display !== 'none';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="outer"><p id="inner" class="plain">Text</p></div>';
});

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
};

const addStyles = (css: string): HTMLStyleElement => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style;
};

describe('the computed style of an element in a test', () => {
  it('is computed once while the document stays the same', () => {
    expect(getComputedStyle(byId('inner'))).toBe(getComputedStyle(byId('inner')));
  });

  it.each<[string, (inner: HTMLElement) => void]>([
    ['its own style', (inner) => void (inner.style.display = 'none')],
    ['its class', (inner) => void (inner.className = 'gone')],
    ['the class of its parent', () => void (byId('outer').className = 'empty')],
    ['its place', (inner) => document.body.append(inner)],
    ['the styles of the page', () => void addStyles('#inner { display: none }')],
  ])('follows a change of %s at once', (_change, change) => {
    addStyles('.gone, .empty p, body > p { display: none }');
    const inner = byId('inner');
    expect(shown(inner)).toBe(true);
    change(inner);
    expect(shown(inner)).toBe(false);
  });

  it('follows a change after which other code has run', async () => {
    const inner = byId('inner');
    expect(shown(inner)).toBe(true);
    inner.style.display = 'none';
    await Promise.resolve();
    expect(shown(inner)).toBe(false);
  });

  it('follows a parent that becomes invisible', () => {
    const inner = byId('inner');
    expect(getComputedStyle(inner).visibility).toBe('visible');
    byId('outer').style.visibility = 'hidden';
    expect(getComputedStyle(inner).visibility).toBe('hidden');
  });
});
