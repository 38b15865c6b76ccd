import { shopEvent } from '@lyng/feature';
import type { Ports } from '@lyng/feature';
import type { Middleware } from '@reduxjs/toolkit';
import type { openRealtime, RealtimeApp } from './open-realtime.ts';

type OpenRealtime = Promise<ReturnType<typeof openRealtime>>;

export interface RealtimePort {
  readonly port: Ports['realtime'];
  /** Connects again when somebody else is logged in. */
  readonly middleware: Middleware;
}

/** Follows the server over a connection whose code is loaded with the first topic. */
export function createRealtimePort(app: RealtimeApp, load = () => import('./open-realtime.ts')): RealtimePort {
  let opened: OpenRealtime | undefined;
  const open = (): OpenRealtime => {
    opened ??= load().then((module) => module.openRealtime(app));
    // The next topic requests a failed chunk again.
    opened.catch(() => (opened = undefined));
    return opened;
  };
  return {
    port: (topic, onChange) => {
      let stop: (() => void) | undefined;
      let isStopped = false;
      void open().then(
        (realtime) => {
          if (!isStopped) stop = realtime.follow(topic, onChange);
        },
        () => undefined,
      );
      return () => {
        isStopped = true;
        stop?.();
      };
    },
    middleware: () => (next) => (action) => {
      const result = next(action);
      if (shopEvent('auth/event/sessionChanged').match(action))
        opened?.then(({ restart }) => restart()).catch(() => undefined);
      return result;
    },
  };
}
