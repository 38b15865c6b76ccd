import { preloadNextModules } from './preload-next-modules.ts';

const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

describe('the modules after hydration', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="next-modules" content="/assets/tab.js /assets/next.js">';
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  it.each([
    ['all requested at once', false, ['/assets/tab.js', '/assets/next.js']],
    ['not requested ahead of their use when the shopper saves data', true, []],
  ])('are %s', (_rule, saveData, expected) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
    preloadNextModules();
    expect(preloaded()).toEqual(expected);
  });

  it('does nothing on a page without a list of them', () => {
    document.head.replaceChildren();
    preloadNextModules();
    expect(preloaded()).toEqual([]);
  });
});
