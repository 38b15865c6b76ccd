import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Consent } from '../core/consent/consent.ts';
import type { EventLog } from '../debug/event-log.ts';
import { DebugPanel } from '../react/debug-panel/DebugPanel.tsx';

interface ConsentStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => { readonly consent?: Consent };
}

interface LiveDebugPanelProps {
  readonly log: Pick<EventLog, 'subscribe' | 'shown'>;
  readonly store: ConsentStore;
}

const unread: Consent = { kind: 'unread' };

const LiveDebugPanel = ({ log, store }: LiveDebugPanelProps) => (
  <DebugPanel
    events={useSyncExternalStore(log.subscribe, log.shown)}
    consent={useSyncExternalStore(store.subscribe, () => store.getState().consent ?? unread)}
  />
);

/** Adds the panel to the page, as a root of its own: the shop's tree is the same with it and without. */
export function showDebugPanel(document: Document, panel: LiveDebugPanelProps): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<LiveDebugPanel {...panel} />);
}
