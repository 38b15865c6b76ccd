import type { Product } from '@lyng/model';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { chooseSize, onlySize } from '../../core/size-choice.ts';
import type { SizeChoice, SizeRefusal } from '../../core/size-choice.ts';
import { productSlice } from '../../state/product-slice.ts';

/** The size that is chosen of a product and what stands in the way of buying it. */
export interface ChosenSize {
  readonly skuId: number | null;
  /** Set by a try to buy, until a size is chosen. */
  readonly refusal: SizeRefusal | null;
  readonly choose: (skuId: number) => void;
  /** What may be bought, given what is ticked in the form; `null` after setting the refusal. */
  readonly decide: (ticked: number | null) => SizeChoice | null;
}

/** Keeps the chosen size of a product: what was chosen in this visit, else what the address names, else the only one. */
export const useChosenSize = (
  { productId, skus }: Pick<Product, 'productId' | 'skus'>,
  named: number | null,
  onChoose?: (skuId: number) => void,
): ChosenSize => {
  const dispatch = useDispatch();
  const remembered = useSelector((state: Parameters<typeof productSlice.selectors.chosenSkuId>[0]) =>
    productSlice.selectors.chosenSkuId(state, productId),
  );
  const [refusal, setRefusal] = useState<SizeRefusal | null>(null);
  const known = [remembered, named].find((id) => skus.some((sku) => sku.skuId === id));
  const skuId = known ?? onlySize(skus);
  const choose = (chosen: number) => {
    setRefusal(null);
    dispatch(productSlice.actions.sizeChosen({ productId, skuId: chosen }));
    onChoose?.(chosen);
  };
  const decide = (ticked: number | null) => {
    const choice = chooseSize(skus, ticked ?? skuId);
    setRefusal(choice.ok ? null : choice.error);
    return choice.ok ? choice.value : null;
  };
  return { skuId, refusal, choose, decide };
};
