import { newId } from '@lyng/browser';
import type { AppContext, Ports } from '@lyng/feature';
import { tabSessionOf } from '../state/tab-session.ts';
import { withSession } from '../wire/session-gateway.ts';

/** The gateway of this tab with the session's token. */
export const create =
  (app: Pick<AppContext, 'config' | 'store'>): Ports['withSession'] =>
  (gateway) =>
    withSession(gateway, tabSessionOf(app), newId);
