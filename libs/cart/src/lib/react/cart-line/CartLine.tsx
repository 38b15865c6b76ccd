import { useLingui } from '@lingui/react/macro';
import { shownAmount } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { Button, Image, Link, PriceTag, QuantityStepper } from '@lyng/ui';
import type { ReactNode } from 'react';
import { MAX_LINE_QUANTITY, quantityLimit } from '../../core/quantity-limit.ts';
import type { ShownLine } from '../../core/replay.ts';
import { CampaignTitles } from '../campaign-titles/CampaignTitles.tsx';
import { CartForm } from '../cart-form/CartForm.tsx';
import styles from './CartLine.module.css';

export interface CartLineProps {
  readonly line: ShownLine;
  readonly vatIncluded: boolean;
  readonly added?: boolean;
  /** `s` in the mini cart. */
  readonly size?: 's' | 'm';
  /** Its image is in the first view of the page. */
  readonly priority?: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** One line of the cart: what it is, how many, what it costs, and the way out of the cart. */
export const CartLine = ({
  line,
  vatIncluded,
  added,
  size = 'm',
  priority = false,
  onQuantity,
  onRemove,
}: CartLineProps): ReactNode => {
  const { t } = useLingui();
  const href = useHref();
  const { product, quantity, reference } = line;
  const { name, textLanguage } = product;
  const sku = product.skus.find(({ skuId }) => skuId === reference.skuId);
  const limit = sku ? quantityLimit(sku) : MAX_LINE_QUANTITY;
  const image = product.images[0];
  const width = size === 's' ? 80 : 112;
  return (
    <article
      className={styles.line}
      data-size={size}
      data-added={added || undefined}
      aria-busy={line.busy || undefined}
    >
      <Link href={href('product', { alias: product.alias })} className={styles.image} tabIndex={-1} aria-hidden="true">
        {image && (
          <Image
            fileName={image.fileName}
            alt=""
            sizes={`${width}px`}
            width={width}
            height={(width * 5) / 4}
            priority={priority}
          />
        )}
      </Link>
      <div className={styles.about}>
        <p className={styles.brand}>{product.brandName}</p>
        <Link href={href('product', { alias: product.alias })} className={styles.name} lang={textLanguage}>
          {name}
        </Link>
        {sku && <p className={styles.size}>{t`Size ${{ size: sku.name }}`}</p>}
        <LineCampaigns line={line} vatIncluded={vatIncluded} />
        {!line.isGift && quantity >= limit && limit < MAX_LINE_QUANTITY && (
          <p className={styles.stock}>{limit > 0 ? t`Only ${limit} left` : t`This size is sold out.`}</p>
        )}
      </div>
      <div className={styles.total}>
        <LineTotal line={line} vatIncluded={vatIncluded} />
      </div>
      {!line.isGift && <LineActions line={line} limit={limit} onQuantity={onQuantity} onRemove={onRemove} />}
    </article>
  );
};

type LineProps = Pick<CartLineProps, 'line' | 'vatIncluded'>;

/** The total of the line, and the price of one unit. */
const LineTotal = ({ line, vatIncluded }: LineProps): ReactNode => {
  const { t } = useLingui();
  const { product, quantity } = line;
  return (
    <>
      {line.isGift ? (
        <strong>{t`Free`}</strong>
      ) : line.totalPrice ? (
        <PriceTag
          price={line.totalPrice}
          lowestPrice={product.lowestPrice}
          quantity={quantity}
          vatIncluded={vatIncluded}
          discountType={product.discountType}
        />
      ) : (
        <span className={styles.waiting}>{t`Updating price`}</span>
      )}
      {quantity > 1 && !line.isGift && (
        <p className={styles.unit}>{t`${{ price: shownAmount(line.unitPrice.selling, vatIncluded) }} each`}</p>
      )}
    </>
  );
};

interface LineActionsProps extends Pick<CartLineProps, 'line' | 'onQuantity' | 'onRemove'> {
  readonly limit: number;
}

/** Changes the quantity of the line, or removes it. */
const LineActions = ({ line, limit, onQuantity, onRemove }: LineActionsProps): ReactNode => {
  const { t } = useLingui();
  const { product, quantity, reference } = line;
  const { name } = product;
  return (
    <div className={styles.actions}>
      <CartForm
        intent="update"
        fields={{ itemId: reference.itemId, skuId: reference.skuId }}
        className={styles.quantity}
        onSubmit={(form) => onQuantity(Number(form.get('quantity')))}
      >
        <QuantityStepper
          label={t`Quantity of ${name}`}
          name="quantity"
          value={quantity}
          min={1}
          max={Math.max(limit, quantity)}
          onChange={onQuantity}
          decreaseLabel={t`One fewer of ${name}`}
          increaseLabel={t`One more of ${name}`}
        />
        <noscript>
          <Button type="submit" variant="quiet">{t`Update`}</Button>
        </noscript>
      </CartForm>
      <CartForm intent="remove" fields={{ itemId: reference.itemId, skuId: reference.skuId }} onSubmit={onRemove}>
        <button type="submit" className={styles.remove} aria-label={t`Remove ${name}`}>
          {t`Remove`}
        </button>
      </CartForm>
    </div>
  );
};

/** Campaigns of the line whose title may be shown, and the unit price that they lead to. */
const LineCampaigns = ({ line, vatIncluded }: LineProps): ReactNode => {
  const { t } = useLingui();
  const { appliedCampaigns, prices } = line.campaign;
  return (
    <>
      <CampaignTitles campaigns={appliedCampaigns} className={styles.campaigns} />
      {prices.length > 1 && (
        <ul className={styles.prices}>
          {prices.map(({ quantity, price }, index) => (
            <li key={index}>
              {quantity} × {price.selling.incVat === 0 ? t`Free` : shownAmount(price.selling, vatIncluded)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
