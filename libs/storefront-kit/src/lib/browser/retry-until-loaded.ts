/**
 * Retries `load` until it succeeds: after `wait` ms, doubled each time, or as soon as the network is back. Part of
 * every first load, so it does no more than this.
 */
export const retryUntilLoaded = <Loaded>(load: () => Promise<Loaded>, wait = 1000): Promise<Loaded> =>
  load().catch(async () => {
    await new Promise((again) => {
      setTimeout(again, wait);
      addEventListener('online', again);
    });
    return retryUntilLoaded(load, wait * 2);
  });
