// Missing in jsdom; the router creates one for each navigation.
globalThis.Request ??= class {
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  readonly method = 'GET';
  constructor(url: string | URL, init?: RequestInit) {
    this.url = String(url);
    this.signal = init?.signal ?? undefined;
  }
} as unknown as typeof Request;
