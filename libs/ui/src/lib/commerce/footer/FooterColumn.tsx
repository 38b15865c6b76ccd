import type { ReactNode } from 'react';

import { Link } from '../../primitives/navigation/Link.tsx';
import styles from './Footer.module.css';

export interface FooterColumnProps {
  readonly title: ReactNode;
  readonly links?: readonly { readonly label: string; readonly href: string }[];
  readonly children?: ReactNode;
}

/** One group of links or text in the footer. */
export const FooterColumn = ({ title, links, children }: FooterColumnProps) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    {links && (
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    )}
    {children}
  </section>
);
