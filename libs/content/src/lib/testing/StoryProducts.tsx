import { makePrice, makeProductSummary } from '@lyng/model/testing';
import { Carousel, Heading, PriceTag, ProductCardFrame } from '@lyng/ui';

const names = ['Solveig lædersneaker', 'Vinga ankelstøvle', 'Lykke sandal', 'Skagen loafer'];

/** The row that the catalogue puts into a products widget, as far as a story needs it. */
export const StoryProducts = ({ heading }: { readonly heading: string }) => (
  <section>
    <Heading level={2}>{heading}</Heading>
    <Carousel label={heading}>
      {names.map((name, index) => {
        const product = makeProductSummary({
          productId: 1001 + index,
          name,
          unitPrice: makePrice(59900 + index * 10000),
        });
        return (
          <ProductCardFrame
            key={product.productId}
            href={`#${product.productId}`}
            images={[{ fileName: `${product.productId}-1.svg`, alt: '' }]}
            brand={product.brandName}
            title={product.name}
            price={<PriceTag price={product.unitPrice} lowestPrice={product.lowestPrice} vatIncluded />}
          />
        );
      })}
    </Carousel>
  </section>
);
