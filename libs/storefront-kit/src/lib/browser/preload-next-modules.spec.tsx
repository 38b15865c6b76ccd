import { preloadNextModules } from './preload-next-modules.ts';

const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

describe('the modules after hydration', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="next-modules" content="/assets/tab.js /assets/next.js">';
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  it('are all requested at once', () => {
    preloadNextModules();
    expect(preloaded()).toEqual(['/assets/tab.js', '/assets/next.js']);
  });

  it('are not requested ahead of their use when the shopper saves data', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    preloadNextModules();
    expect(preloaded()).toEqual([]);
  });

  it('does nothing on a page without a list of them', () => {
    document.head.replaceChildren();
    preloadNextModules();
    expect(preloaded()).toEqual([]);
  });
});
