import { selectVatIncluded, useSlot } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { useSelector } from 'react-redux';
import { Recommendations } from '../react/recommendations/Recommendations.tsx';

/** A row of products in a page of the editors. */
export function Part(row: Slots['content:products']) {
  const Action = useSlot('product-card:action');
  return (
    <Recommendations
      {...row}
      list={`content:${row.heading}`}
      vatIncluded={useSelector(selectVatIncluded)}
      renderAction={(product) => Action && <Action product={product} />}
    />
  );
}
