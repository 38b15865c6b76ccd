import type { ReactNode, FormEvent } from 'react';
import type { MembershipIntent } from '../../core/membership-form.ts';
import styles from './MembershipPage.module.css';

export interface MembershipFormProps {
  readonly intent: MembershipIntent;
  /** Sends the form in place of the browser. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** A form of this page; without script the browser posts it. */
export const MembershipForm = ({ intent, onSubmit, children }: MembershipFormProps) => (
  <form method="post" className={styles.form} onSubmit={onSubmit}>
    <input type="hidden" name="intent" value={intent} />
    {children}
  </form>
);
