import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Breadcrumb, Container, Heading, Link } from '@lyng/ui';
import type { BrandLetter } from '../../core/brand-index.ts';
import styles from './BrandsIndex.module.css';

export interface BrandsIndexProps {
  /** As `loadBrands` sorted them. */
  readonly letters: readonly BrandLetter[];
}

const anchorOf = (letter: string): string => `letter-${letter}`;

/** All brands under their first letters, with links to each letter. */
export const BrandsIndex = ({ letters }: BrandsIndexProps) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Container className={styles.page}>
      <Breadcrumb label={t`You are here`} items={[{ label: t`Home`, href: href('home') }, { label: t`Brands` }]} />
      <Heading level={1}>{t`Brands`}</Heading>
      <nav className={styles.letters} aria-label={t`Jump to a letter`}>
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${anchorOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div className={styles.groups}>
        {letters.map(({ letter, brands }) => (
          <section key={letter} className={styles.group} aria-labelledby={anchorOf(letter)}>
            <Heading level={2} size="l" id={anchorOf(letter)}>
              {letter}
            </Heading>
            <ul>
              {brands.map(({ alias, name }) => (
                <li key={alias}>
                  <Link href={href('brand', { brand: alias })}>{name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  );
};
