import { lateStyles } from './late-styles.ts';

describe('the late styles', () => {
  it('hold nothing back for longer than three seconds when they hang', async () => {
    jest.useFakeTimers();
    document.head.innerHTML = '<meta name="late-styles" content="/late.css">';
    const settled = jest.fn();
    void lateStyles().then(settled);
    expect(document.querySelector('link[rel="stylesheet"][href="/late.css"]')).toBeInTheDocument();
    await jest.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
