import { useLingui } from '@lingui/react/macro';
import type { Product } from '@lyng/model';
import { Accordion, Icon } from '@lyng/ui';
import { factsOf } from '../../core/colour.ts';
import styles from './ProductPage.module.css';

/** What the shop promises of every order, from its configuration. */
export interface ServicePromises {
  /** The amount above which delivery is free, as the language writes it. */
  readonly freeShippingFrom: string;
  /** Days within which goods may be returned. */
  readonly returnDays: number;
}

export interface ProductDetailsProps {
  readonly product: Product;
  readonly promises: ServicePromises;
}

const Promises = ({ promises: { freeShippingFrom, returnDays } }: Pick<ProductDetailsProps, 'promises'>) => {
  const { t } = useLingui();
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="truck" size="s" />
        {t`Free delivery over ${freeShippingFrom}`}
      </li>
      <li>
        <Icon name="return" size="s" />
        {t`${returnDays} days’ right of return`}
      </li>
    </ul>
  );
};

/** What there is to know of a product: its story, its facts, how it comes and how it goes back. */
export const ProductDetails = ({ product, promises }: ProductDetailsProps) => {
  const { t } = useLingui();
  const { freeShippingFrom, returnDays } = promises;
  const facts = factsOf(product.parameterGroups);
  return (
    <div className={styles.details}>
      <Promises promises={promises} />
      {product.description && (
        <Accordion summary={t`Description`} open>
          {product.description.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Accordion>
      )}
      <Accordion summary={t`Details`}>
        {product.details.length > 0 && (
          <ul>
            {product.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        <dl className={styles.facts}>
          {[...facts, { name: t`Item number`, value: product.articleNumber }].map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Accordion>
      <Accordion summary={t`Delivery and returns`}>
        <p>{t`Delivery is free when you order for more than ${freeShippingFrom}. You see all ways of delivery and what they cost before you pay.`}</p>
        <p>{t`You can return what you have not used within ${returnDays} days of receiving it.`}</p>
      </Accordion>
    </div>
  );
};
