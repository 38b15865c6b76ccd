/**
 * Loads until it comes: again after `wait` ms, then after twice as long, and so on, or as soon as the network is back.
 * Part of every first load, so no more than this.
 */
export const keepTrying = <Loaded>(load: () => Promise<Loaded>, wait = 1000): Promise<Loaded> =>
  load().catch(async () => {
    await new Promise((again) => {
      setTimeout(again, wait);
      addEventListener('online', again);
    });
    return keepTrying(load, wait * 2);
  });
