import { useSlot } from '@lyng/feature';
import { Container } from '@lyng/ui';
import { NearResults } from '../../react/search-results/NearResults.tsx';
import type { SearchResultsData } from './data.ts';
import styles from './SearchResultsPage.module.css';

export interface NearProductsProps {
  readonly data: Pick<SearchResultsData, 'nearProducts' | 'words'>;
}

/** The products that match nearly all words; nothing where there are none. */
export const NearProducts = ({ data: { nearProducts, words } }: NearProductsProps) => {
  const Products = useSlot('product-grid');
  if (!Products || !nearProducts || nearProducts.length === 0) return null;
  return (
    <Container className={styles.body}>
      <NearResults>
        <Products products={nearProducts} list={`search-near:${words}`} />
      </NearResults>
    </Container>
  );
};
