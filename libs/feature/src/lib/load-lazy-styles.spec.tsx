import { loadLazyStyles } from './load-lazy-styles.ts';

describe('the lazy styles', () => {
  it('wait three seconds at most', async () => {
    jest.useFakeTimers();
    document.head.innerHTML = '<meta name="lazy-styles" content="/lazy.css">';
    const settled = jest.fn();
    void loadLazyStyles().then(settled);
    expect(document.querySelector('link[rel="stylesheet"][href="/lazy.css"]')).toBeInTheDocument();
    await jest.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
