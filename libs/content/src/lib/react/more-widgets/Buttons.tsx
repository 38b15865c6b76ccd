import { useSite } from '@lyng/routing';
import { ButtonLink, Heading } from '@lyng/ui';
import { sitePath } from '../../core/site-path.ts';
import type { ButtonsWidget } from '../../core/widget.ts';
import styles from './Buttons.module.css';

/** Links as buttons, the first one the most prominent; one with an invalid address is left out. */
export const Buttons = ({ widget: { heading, links } }: { readonly widget: ButtonsWidget }) => {
  const { basePath } = useSite();
  const shown = links.flatMap(({ label, url }) => {
    const href = sitePath(url, basePath);
    return href === null ? [] : [{ label, href }];
  });
  return (
    <section className={styles.buttons}>
      {heading && <Heading level={2}>{heading}</Heading>}
      <ul className={styles.list} role="list">
        {shown.map(({ label, href }, index) => (
          <li key={`${href} ${label}`}>
            <ButtonLink href={href} variant={index === 0 ? 'primary' : 'secondary'} size="l">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
