import { LazyPart, useSlot } from '@lyng/feature';
import { useLoaderData } from 'react-router-dom';
import type { MemberData } from './data.ts';
import { memberParts } from './member-parts.ts';

/** The page that only members see. Others load this file with their 404, so it has nothing of the content. */
export function Component() {
  const { membership, products } = useLoaderData<MemberData>();
  const Products = useSlot('product-grid');
  return (
    <LazyPart parts={memberParts} wanted>
      {({ MemberPage }) => (
        <MemberPage membership={membership} products={products}>
          {Products && products && <Products products={products} />}
        </MemberPage>
      )}
    </LazyPart>
  );
}
