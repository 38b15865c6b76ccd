import { Container } from '@lyng/ui';
import type { ReactNode } from 'react';
import styles from './AccountPage.module.css';

/** The frame of the account's pages: a column as wide as a form. */
export const AccountPage = ({ children }: { readonly children: ReactNode }) => (
  <Container width="form" className={styles.page}>
    {children}
  </Container>
);
