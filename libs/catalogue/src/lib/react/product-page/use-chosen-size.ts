import type { Product } from '@lyng/model';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { chooseSize, onlySize } from '../../core/size-choice.ts';
import type { SizeRejection } from '../../core/size-choice.ts';
import { productSlice } from '../../state/product-slice.ts';

/** The size chosen in this visit, else named in the address, else the only one; and why it cannot be bought. */
export const useChosenSize = (
  { productId, skus }: Pick<Product, 'productId' | 'skus'>,
  named: number | null,
  onChoose?: (skuId: number) => void,
) => {
  const dispatch = useDispatch();
  const remembered = useSelector((state: Parameters<typeof productSlice.selectors.chosenSkuId>[0]) =>
    productSlice.selectors.chosenSkuId(state, productId),
  );
  /** Set by an attempt to buy, until a size is chosen. */
  const [rejection, setRejection] = useState<SizeRejection | null>(null);
  const known = [remembered, named].find((id) => skus.some((sku) => sku.skuId === id));
  const skuId = known ?? onlySize(skus);
  const choose = (chosen: number) => {
    setRejection(null);
    dispatch(productSlice.actions.sizeChosen({ productId, skuId: chosen }));
    onChoose?.(chosen);
  };
  /** The size that may be bought, given the ticked choices of the form; `null` after setting the rejection. */
  const decide = (ticked: number | null) => {
    const choice = chooseSize(skus, ticked ?? skuId);
    setRejection(choice.ok ? null : choice.error);
    return choice.ok ? choice.value : null;
  };
  return { skuId, rejection, choose, decide };
};
