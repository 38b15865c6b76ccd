import type { ReactNode } from 'react';
import type { Consent } from '../../core/consent/consent.ts';
import type { EventStatus, LoggedEvent } from '../../debug/logged-event.ts';
import styles from './DebugPanel.module.css';

export interface DebugPanelProps {
  /** In the order in which they happened. */
  readonly events: readonly LoggedEvent[];
  readonly consent: Consent;
}

const statusTexts: Readonly<Record<EventStatus, string>> = {
  sent: 'sent',
  'after-payment': 'waits for the page after the payment',
  'fewer-than-four': 'waits for four products, another event or the end of the page',
  waiting: 'waits for consent',
  'not-allowed': 'left out: statistics are not allowed',
  'too-many': 'left out: too many wait',
  'not-loaded': 'left out: the code that reports could not be loaded',
  'reported-before': 'left out: this browser has reported the order before',
};

const waiting: readonly EventStatus[] = ['after-payment', 'fewer-than-four', 'waiting'];
const leftOut: readonly EventStatus[] = ['not-allowed', 'too-many', 'not-loaded', 'reported-before'];

/** Developers read English: nothing here is in a catalogue. */
const texts = {
  title: 'Tracking',
  events: 'Events',
  columns: ['Seconds', 'Event', 'About', 'Items', 'Status'],
};

function summaryOf(events: readonly LoggedEvent[]): string {
  const count = (statuses: readonly EventStatus[]): number =>
    events.filter(({ status }) => statuses.includes(status)).length;
  return `${texts.title}: ${count(['sent'])} sent, ${count(waiting)} waiting, ${count(leftOut)} left out`;
}

function consentText(consent: Consent): string {
  if (consent.kind !== 'decided') return consent.kind === 'unread' ? 'Consent: not read yet' : 'Consent: no choice yet';
  return `Consent: ${['necessary', ...consent.allowed].join(', ')}`;
}

const seconds = (at: number | null): string => (at === null ? '–' : (at / 1000).toFixed(2));

/** The events of statistics: what was sent, what waits for what, and what was left out and why. Shown in development only. */
export const DebugPanel = ({ events, consent }: DebugPanelProps): ReactNode => (
  <aside className={styles.panel} lang="en" translate="no" aria-label={texts.title}>
    <details>
      <summary className={styles.summary}>{summaryOf(events)}</summary>
      <p className={styles.consent}>{consentText(consent)}</p>
      <div className={styles.events} role="region" aria-label={texts.events} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {texts.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {events.map(({ id, at, name, about, items, status }) => (
              <tr key={id}>
                <td>{seconds(at)}</td>
                <td>{name}</td>
                <td>{about}</td>
                <td>{items.join(', ')}</td>
                <td>{statusTexts[status]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  </aside>
);
