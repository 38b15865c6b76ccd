/** The loads of a page that a story may not have: data from anywhere, or anything from another origin. */
export interface NetworkWatch {
  readonly requested: () => readonly string[];
  readonly stop: () => void;
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/** Blocks and records every request for data, and records what the browser loads from elsewhere. */
export function watchNetwork(window: Window & typeof globalThis): NetworkWatch {
  const requested: string[] = [];
  const { fetch, EventSource } = window;
  const { open } = window.XMLHttpRequest.prototype;
  const sendBeacon = window.navigator.sendBeacon;
  window.fetch = (input) => {
    requested.push(`fetch ${addressOf(input)}`);
    return Promise.reject(new TypeError(`A story has no network: ${addressOf(input)}`));
  };
  window.XMLHttpRequest.prototype.open = (method: string, url: string | URL) => {
    requested.push(`${method} ${String(url)}`);
    throw new TypeError(`A story has no network: ${String(url)}`);
  };
  window.navigator.sendBeacon = (url) => {
    requested.push(`beacon ${String(url)}`);
    return false;
  };
  window.EventSource = new Proxy(EventSource, {
    construct(_target, [url]: readonly unknown[]): never {
      requested.push(`events ${String(url)}`);
      throw new TypeError(`A story has no network: ${String(url)}`);
    },
  });
  const note = (entries: readonly PerformanceEntry[]): void => {
    requested.push(
      ...entries
        .map(({ name }) => name)
        .filter((url) => /^https?:/.test(url) && !url.startsWith(window.location.origin)),
    );
  };
  const observer = new window.PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    requested: () => {
      note(observer.takeRecords());
      return requested;
    },
    stop: () => {
      observer.disconnect();
      window.fetch = fetch;
      window.EventSource = EventSource;
      window.XMLHttpRequest.prototype.open = open;
      window.navigator.sendBeacon = sendBeacon;
    },
  };
}
