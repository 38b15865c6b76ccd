import { loadStyles } from './load-styles.ts';

const sheets = () => document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href="/style.css"]');

beforeEach(() => {
  document.head.innerHTML = '<meta name="styles" content="/style.css">';
});

describe('the complete stylesheet', () => {
  it('is requested again after it was lost, and loaded once', async () => {
    const lost = loadStyles();
    sheets()[0]?.dispatchEvent(new Event('error'));
    await expect(lost).rejects.toThrow('dynamically imported module: /style.css');
    const loaded = loadStyles();
    expect(sheets()).toHaveLength(1);
    sheets()[0]?.dispatchEvent(new Event('load'));
    await loaded;
    await loadStyles();
    expect(sheets()).toHaveLength(1);
  });
});

describe('a part that needs it', () => {
  it('waits three seconds at most', async () => {
    jest.useFakeTimers();
    await jest.isolateModulesAsync(async () => {
      const { waitForStyles: wait } = await import('./load-styles.ts');
      const settled = jest.fn();
      void wait().then(settled);
      expect(sheets()).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(2999);
      expect(settled).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(settled).toHaveBeenCalledTimes(1);
    });
    jest.useRealTimers();
  });

  it('appears when it is lost', async () => {
    await jest.isolateModulesAsync(async () => {
      const { waitForStyles: wait } = await import('./load-styles.ts');
      const settled = wait();
      sheets()[0]?.dispatchEvent(new Event('error'));
      await expect(settled).resolves.toBeUndefined();
    });
  });
});
