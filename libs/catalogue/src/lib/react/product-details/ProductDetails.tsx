import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { languageName } from '@lyng/i18n/core';
import type { Product } from '@lyng/model';
import { Accordion, PromiseList } from '@lyng/ui';
import type { PromiseListProps } from '@lyng/ui';
import type { ReactNode } from 'react';
import { factsOf } from '../../core/product-facts.ts';
import styles from '../product-page/ProductPage.module.css';

/** The shop's promises for every order, from its configuration. */
export type ServicePromises = Omit<PromiseListProps, 'className'>;

export interface ProductDetailsProps {
  readonly product: Product;
  readonly promises: ServicePromises;
  /** The prices of the last 30 days. */
  readonly priceHistory?: ReactNode;
}

/** Everything about a product: description, facts, delivery and returns. */
export const ProductDetails = ({ product, promises, priceHistory }: ProductDetailsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { textLanguage } = product;
  const { freeShippingFrom, returnDays } = promises;
  const facts = factsOf(product.parameterGroups);
  return (
    <div className={styles.details}>
      <PromiseList {...promises} className={styles.promises} />
      {product.description && (
        <Accordion summary={t`Description`} open>
          {textLanguage && (
            <p
              className={styles.language}
            >{t`The text is in ${{ language: languageName(textLanguage, language) }}.`}</p>
          )}
          <div lang={textLanguage}>
            {product.description.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Accordion>
      )}
      <Accordion summary={t`Details`}>
        {product.details.length > 0 && (
          <ul lang={textLanguage}>
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
        <p>{t`Delivery is free for orders from ${freeShippingFrom}. You see all ways of delivery and what they cost before you pay.`}</p>
        <p>{t`You can return what you have not used within ${returnDays} days of receiving it.`}</p>
      </Accordion>
      {priceHistory && <Accordion summary={t`Price history`}>{priceHistory}</Accordion>}
    </div>
  );
};
