import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatNumber } from '@lyng/i18n/core';
import { Icon, Image, PriceTag } from '@lyng/ui';
import type { ComboboxOption } from '@lyng/ui';
import type { ProductHit, Suggestions } from '../../core/suggestions.ts';
import styles from './SearchSuggest.module.css';

/** The action of a row. */
export type SuggestionChoice =
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'visit'; readonly link: string; readonly ticket?: string };

interface Row {
  readonly option: ComboboxOption;
  readonly choice: SuggestionChoice;
}

const sign = <Icon name="search" size="s" />;

const ProductThumbnail = ({ fileName }: { readonly fileName: string }) => (
  <Image className={styles.image} fileName={fileName} alt="" sizes="3rem" width={48} height={60} />
);

const productRow = (
  {
    product: { name, textLanguage, brandName, images, unitPrice, lowestPrice, discountType },
    link,
    ticket,
  }: ProductHit,
  index: number,
  { fill, vatIncluded }: { readonly fill: string; readonly vatIncluded: boolean },
): Row => ({
  option: {
    id: `product-${index}`,
    text: `${brandName} ${name}`,
    lang: textLanguage,
    fill,
    lead: <ProductThumbnail fileName={images[0]?.fileName ?? ''} />,
    note: (
      <PriceTag price={unitPrice} lowestPrice={lowestPrice} discountType={discountType} vatIncluded={vatIncluded} />
    ),
  },
  choice: { kind: 'visit', link, ticket },
});

/** The suggestions as the rows of the list below the field, grouped by kind. */
export function useSuggestionRows(suggestions: Suggestions | undefined, vatIncluded: boolean) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!suggestions) return { groups: [], choiceOf: (): SuggestionChoice | undefined => undefined };
  const { text, recent, phrases, isCorrection, places, products, pages } = suggestions;
  const isEmpty = text.trim() === '';
  const searchRow =
    (kind: string, own?: (phrase: string) => Partial<ComboboxOption>) =>
    (phrase: string, index: number): Row => ({
      option: { id: `${kind}-${index}`, text: phrase, lead: sign, ...own?.(phrase) },
      choice: { kind: 'search', text: phrase },
    });
  const groups: readonly { readonly label?: string; readonly rows: readonly Row[] }[] = [
    {
      label: t`Recent searches`,
      rows: recent.map(searchRow('recent', (phrase) => ({ removeLabel: t`Remove ${phrase}` }))),
    },
    {
      label: isEmpty ? t`Popular searches` : isCorrection ? t`Did you mean` : t`Suggestions`,
      rows: phrases.map(searchRow('phrase')),
    },
    {
      label: t`Categories and brands`,
      rows: places.map(({ name, within, link, count }, index) => ({
        option: {
          id: `place-${index}`,
          text: within === undefined ? name : `${within} › ${name}`,
          fill: text,
          ...(count !== undefined && { aside: formatNumber(count, language) }),
        },
        choice: { kind: 'visit', link },
      })),
    },
    {
      label: isEmpty ? t`Last visited` : t`Products`,
      rows: products.map((product, index) => productRow(product, index, { fill: text, vatIncluded })),
    },
    {
      label: t`Pages`,
      rows: pages.map(({ title, link, ticket }, index) => ({
        option: { id: `page-${index}`, text: title, fill: text },
        choice: { kind: 'visit', link, ticket },
      })),
    },
    {
      rows:
        products.length > 0 && !isEmpty
          ? [
              {
                option: {
                  id: 'all',
                  text: t`See all products`,
                  fill: text,
                  lead: sign,
                },
                choice: { kind: 'search', text },
              },
            ]
          : [],
    },
  ];
  const filled = groups.filter(({ rows }) => rows.length > 0);
  const choices = new Map(filled.flatMap(({ rows }) => rows.map(({ option, choice }) => [option.id, choice] as const)));
  return {
    groups: filled.map(({ label, rows }) => ({ ...(label && { label }), options: rows.map(({ option }) => option) })),
    choiceOf: ({ id }: ComboboxOption): SuggestionChoice | undefined => choices.get(id),
  };
}
