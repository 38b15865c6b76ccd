import type { CookieJar, LocksLike } from '@lyng/browser';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import type { SessionChange } from '../state/auth-events.ts';
import { sessionChanged } from '../state/auth-events.ts';
import { createAuthSession } from '../state/auth-session.ts';
import { authSlice } from '../state/auth-slice.ts';
import { createAuthClient } from '../wire/auth-client.ts';
import type { AuthServer } from './auth-server.ts';

/** The parts that all tabs of one browser share: cookies, locks, messages, the network. */
export interface TestBrowser {
  readonly cookies: Map<string, { readonly value: string; readonly maxAge: number | undefined }>;
  /** `now` is the clock of the device. */
  readonly openTab: (now?: () => number) => ReturnType<typeof openTab>;
  readonly goOnline: () => void;
  /** Posts to every tab what one more tab would post. */
  readonly deliver: (message: unknown) => void;
}

interface Shared extends Pick<TestBrowser, 'cookies'> {
  readonly server: AuthServer;
  readonly locks: LocksLike | undefined;
  readonly listeners: Set<(from: number, message: unknown) => void>;
  readonly page: EventTarget;
  nextTab: number;
}

/** Locks as the browser has them: one holder at a time, the others wait in line. */
const createLocks = (): LocksLike => {
  let line: Promise<unknown> = Promise.resolve();
  return { request: (_name, _options, work) => (line = line.then(work, work)) };
};

function openTab(shared: Shared, now: () => number = Date.now) {
  const own = shared.nextTab;
  shared.nextTab += 1;
  const reasons: SessionChange[] = [];
  const planned: { readonly delay: number; readonly run: () => void }[] = [];
  const note: Middleware = () => (next) => (action) => {
    if (sessionChanged.match(action)) reasons.push(action.payload.reason);
    return next(action);
  };
  const store = configureStore({
    reducer: combineSlices(authSlice),
    middleware: (defaults) => defaults().concat(note),
  });
  const cookies: CookieJar = {
    get: (name) => shared.cookies.get(name)?.value,
    set: (name, value, options) => shared.cookies.set(name, { value, maxAge: options?.maxAge }),
    remove: (name) => shared.cookies.delete(name),
  };
  const session = createAuthSession(store, {
    client: createAuthClient({
      authUrl: `${shared.server.url}/auth/`,
      signUrl: `${shared.server.url}/auth/sign/lyng?identity=`,
      fetch,
      subtle: crypto.subtle,
      timeLimit: 60_000,
    }),
    cookies,
    channel: {
      post: (message) => shared.listeners.forEach((deliver) => deliver(own, message)),
      listen: (listener) => {
        const onMessage = (from: number, message: unknown): void => void (from !== own && listener(message));
        shared.listeners.add(onMessage);
        return () => shared.listeners.delete(onMessage);
      },
    },
    locks: shared.locks,
    timers: {
      setTimeout: (run, delay) => planned.push({ delay, run }),
      clearTimeout: (id: never) => void delete planned[(id as number) - 1],
    },
    page: shared.page as unknown as Window,
    now,
    log: () => undefined,
  });
  session.followOtherTabs();
  return {
    session,
    store,
    /** The reasons of changes of the user, in order. */
    reasons,
    userName: () => authSlice.selectors.selectUser({ auth: store.getState().auth })?.userName ?? null,
    /** When the next refresh comes, in ms. */
    nextDelay: () => planned.filter(Boolean).at(-1)?.delay,
    /** Lets that time pass. */
    passTime: () => planned.filter(Boolean).at(-1)?.run(),
  };
}

/** A browser in front of an auth service, with as many tabs as a test opens. */
export function openBrowser(server: AuthServer, { hasLocks = true } = {}): TestBrowser {
  const shared: Shared = {
    server,
    cookies: new Map(),
    locks: hasLocks ? createLocks() : undefined,
    listeners: new Set(),
    page: new EventTarget(),
    nextTab: 1,
  };
  return {
    cookies: shared.cookies,
    openTab: (now) => openTab(shared, now),
    goOnline: () => shared.page.dispatchEvent(new Event('online')),
    deliver: (message) => shared.listeners.forEach((onMessage) => onMessage(0, message)),
  };
}
