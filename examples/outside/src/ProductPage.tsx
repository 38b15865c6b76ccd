import { useAddToCart, useCart } from '@lyng/cart';
import { FavouriteButton } from '@lyng/favourites';
import { useHref } from '@lyng/routing';
import { Button, ButtonLink, Container, Heading } from '@lyng/ui';
import { product } from './product.ts';

export function ProductPage() {
  const href = useHref();
  const addToCart = useAddToCart();
  const { itemCount } = useCart().cart;
  const [{ skuId }] = product.skus;
  return (
    <Container>
      <Heading level={1}>{product.name}</Heading>
      <FavouriteButton product={product} />
      <Button onClick={() => addToCart({ skuId, quantity: 1, product })}>Læg i kurv</Button>
      <ButtonLink href={href('cart')}>{`Kurv (${itemCount})`}</ButtonLink>
    </Container>
  );
}
