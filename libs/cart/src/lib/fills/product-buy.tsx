import { useFrameData } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { useHref } from '@lyng/routing';
import { useAddToCart } from '../react/use-add-to-cart.ts';

export function Part({ product, children }: Slots['product:buy']) {
  const href = useHref();
  const addToCart = useAddToCart();
  return children({
    action: href('cart'),
    formKey: useFrameData()?.formKey ?? '',
    onSubmit: (choice, form) => addToCart({ ...choice, product }, form),
  });
}
