/** What a page has asked for that a story may not: data from anywhere, or anything from another origin. */
export interface NetworkWatch {
  readonly asked: () => readonly string[];
  readonly stop: () => void;
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/** Refuses and writes down every request for data, and writes down what the browser loads from elsewhere. */
export function watchNetwork(window: Window & typeof globalThis): NetworkWatch {
  const asked: string[] = [];
  const { fetch, EventSource } = window;
  const { open } = window.XMLHttpRequest.prototype;
  const sendBeacon = window.navigator.sendBeacon;
  window.fetch = (input) => {
    asked.push(`fetch ${addressOf(input)}`);
    return Promise.reject(new TypeError(`A story has no network: ${addressOf(input)}`));
  };
  window.XMLHttpRequest.prototype.open = (method: string, url: string | URL) => {
    asked.push(`${method} ${String(url)}`);
    throw new TypeError(`A story has no network: ${String(url)}`);
  };
  window.navigator.sendBeacon = (url) => {
    asked.push(`beacon ${String(url)}`);
    return false;
  };
  window.EventSource = new Proxy(EventSource, {
    construct(_target, [url]: readonly unknown[]): never {
      asked.push(`events ${String(url)}`);
      throw new TypeError(`A story has no network: ${String(url)}`);
    },
  });
  const note = (entries: readonly PerformanceEntry[]): void => {
    asked.push(
      ...entries
        .map(({ name }) => name)
        .filter((url) => /^https?:/.test(url) && !url.startsWith(window.location.origin)),
    );
  };
  const observer = new window.PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    asked: () => {
      note(observer.takeRecords());
      return asked;
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
