import { useSlot } from '@lyng/feature';
import { useHref } from '@lyng/routing';
import { ButtonLink, Container, Heading } from '@lyng/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import type { loader } from './data.ts';
import styles from './page.module.css';

const headings = {
  'back-to-school': msg`Up to 30% off`,
  'mid-season': msg`Last season’s favourites`,
  'wool-weeks': msg`Warm in wool`,
};

/** The outlet's front page: what is reduced most, first. */
export function Component() {
  const { rows } = useLoaderData<typeof loader>();
  const { i18n } = useLingui();
  const href = useHref();
  const Row = useSlot('content:products');
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <Heading level={1}>
          <Trans>Good things, lower prices</Trans>
        </Heading>
        <p>
          <Trans>The last pairs and pieces of the season. Gone is gone.</Trans>
        </p>
        <ButtonLink href={href('bestsellers')}>
          <Trans>See what sells most</Trans>
        </ButtonLink>
      </div>
      {Row &&
        rows.map(({ alias, products }) => (
          <Row
            key={alias}
            heading={i18n._(headings[alias])}
            products={products}
            more={{
              label: i18n._(msg`See all`),
              href: href('discount-campaign', { discountCampaign: alias }),
            }}
          />
        ))}
    </Container>
  );
}
