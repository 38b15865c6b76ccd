import { useLingui } from '@lingui/react/macro';
import { useSlot } from '@lyng/feature';
import { Container, Heading } from '@lyng/ui';
import { useId } from 'react';
import styles from '../../react/search-results/SearchResults.module.css';
import type { SearchResultsData } from './data.ts';
import page from './SearchResultsPage.module.css';

export interface NearProductsProps {
  readonly data: Pick<SearchResultsData, 'nearProducts' | 'words'>;
}

/** The products that match nearly all words, apart from those that match all; nothing where there are none. */
export const NearProducts = ({ data: { nearProducts, words } }: NearProductsProps) => {
  const { t } = useLingui();
  const id = useId();
  const Products = useSlot('product-grid');
  if (!Products || !nearProducts || nearProducts.length === 0) return null;
  return (
    <Container className={page.body}>
      <section className={styles.near} aria-labelledby={id}>
        <Heading level={2} size="l" id={id}>
          {t`Almost what you searched for`}
        </Heading>
        <Products products={nearProducts} list={`search-near:${words}`} />
      </section>
    </Container>
  );
};
