import { hintCartCount } from './hint-cart-count.ts';

const shown = (): string => document.documentElement.style.getPropertyValue('--cart-count');
const setCount = (count: string): void => {
  document.cookie = 'ralph-cart=mine';
  document.cookie = `ralph-cart-count=${count}`;
};

it.each([
  ['3', '"3"'],
  ['99', '"99"'],
  ['100', '"99+"'],
  ['0', ''],
  ['many', ''],
])('%s units are shown as %s', (count, text) => {
  setCount(count);
  hintCartCount(window);
  expect(shown()).toBe(text);
});

it('leaves the page as it is without a count', () => {
  setCount('0');
  document.documentElement.removeAttribute('style');
  hintCartCount(window);
  expect(document.documentElement.hasAttribute('style')).toBe(false);
});

it('is read again when the page comes out of the back-forward cache, and only then', () => {
  setCount('1');
  hintCartCount(window);
  setCount('2');
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(shown()).toBe('"1"');
  show(true);
  expect(shown()).toBe('"2"');
  setCount('0');
  show(true);
  expect(shown()).toBe('');
});
