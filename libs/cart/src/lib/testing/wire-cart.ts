import type { WireLowestPrice, WirePrice } from '@lyng/commerce-client';
import { textLanguageGroup } from '@lyng/model';
import type { Cart, CartItem, LowestPrice, Money, Price, Stock } from '@lyng/model';
import type { CartFieldsFragment } from '../wire/cart-fields.generated.ts';
import type { CartItemFieldsFragment } from '../wire/cart-item-fields.generated.ts';

const major = (minor: number): number => minor / 100;

const amounts = <Name extends string>(name: Name, money: Money) =>
  ({
    [`${name}IncVat`]: major(money.incVat),
    [`${name}ExVat`]: major(money.exVat),
    [`${name}IncVatFormatted`]: money.incVatFormatted,
    [`${name}ExVatFormatted`]: money.exVatFormatted,
  }) as Record<`${Name}IncVat` | `${Name}ExVat`, number> &
    Record<`${Name}IncVatFormatted` | `${Name}ExVatFormatted`, string>;

const wirePrice = (price: Price): WirePrice => ({
  isDiscounted: price.isDiscounted,
  ...amounts('sellingPrice', price.selling),
  ...amounts('regularPrice', price.regular),
  ...amounts('discount', price.discount),
  discountPercentage: price.discountPercentage,
  vat: major(price.vat),
});

const wireLowestPrice = (price: LowestPrice): WireLowestPrice => ({
  isDiscounted: price.isDiscounted,
  discountPercentage: price.discountPercentage,
  ...amounts('comparisonPrice', price.comparison),
  ...amounts('lowestPrice', price.lowest),
});

const wireStock = ({ inStock, oversellable, static: never, totalStock }: Stock) => ({
  inStock,
  oversellable,
  static: never,
  totalStock,
});

/** The colour, and the language of texts which are not in the shop's own. */
const wireGroups = ({ colour, textLanguage }: CartItem['product']) => [
  ...(colour === undefined
    ? []
    : [{ parameterGroupId: 1, name: 'Farve', parameters: [{ name: 'Color', value: colour }] }]),
  ...(textLanguage === undefined
    ? []
    : [{ parameterGroupId: 99, name: textLanguageGroup(textLanguage), parameters: [] }]),
];

const wireItem = (item: CartItem): CartItemFieldsFragment => ({
  id: item.id,
  skuId: item.skuId,
  quantity: item.quantity,
  isCampaignFreeGift: item.isFreeGift === true,
  unitPrice: wirePrice(item.unitPrice),
  totalPrice: wirePrice(item.totalPrice),
  campaign: {
    appliedCampaigns: item.campaign.appliedCampaigns.map((campaign) => ({ ...campaign })),
    prices: item.campaign.prices.map(({ quantity, price }) => ({ quantity, price: wirePrice(price) })),
  },
  product: {
    productId: item.product.productId,
    articleNumber: item.product.articleNumber,
    alias: item.product.alias,
    name: item.product.name,
    discountType: item.product.discountType,
    brand: { name: item.product.brandName },
    parameterGroups: wireGroups(item.product),
    productImages: item.product.images.map(({ fileName, tags }) => ({ fileName, tags: [...tags] })),
    unitPrice: wirePrice(item.product.unitPrice),
    lowestPrice: wireLowestPrice(item.product.lowestPrice),
    totalStock: wireStock(item.product.totalStock),
    skus: item.product.skus.map((sku) => ({
      skuId: sku.skuId,
      articleNumber: sku.articleNumber,
      name: sku.name,
      incoming: sku.stock.incoming,
      stock: wireStock(sku.stock),
    })),
  },
});

/** A cart as the server writes it: the inverse of `parseCart`. */
export const wireCart = (cart: Cart): CartFieldsFragment => ({
  id: cart.id,
  promoCode: cart.promoCode,
  isCompleted: cart.isCompleted,
  appliedCampaigns: [
    ...cart.appliedCampaigns.map((campaign) => ({ ...campaign, category: null })),
    ...(cart.promoCodeCounts === true ? [{ name: '', hideTitle: true, category: 'PROMO_CODE' }] : []),
    ...(cart.hasGiftCard === true ? [{ name: '', hideTitle: true, category: 'GIFT_CARD' }] : []),
  ],
  items: cart.items.map(wireItem),
  summary: {
    fixedAmountDiscountIncVat: major(cart.summary.fixedAmountDiscount.incVat),
    fixedAmountDiscountExVat: major(cart.summary.fixedAmountDiscount.exVat),
    balance: {
      pending: major(cart.summary.balance.pending),
      pendingFormatted: cart.summary.balance.pendingFormatted,
      ...amounts('totalSellingPriceExBalance', cart.summary.balance.totalSellingPriceExBalance),
    },
    subTotal: wirePrice(cart.summary.subTotal),
    shipping: {
      amountLeftToFreeShipping: major(cart.summary.shipping.amountLeftToFreeShipping),
      amountLeftToFreeShippingFormatted: cart.summary.shipping.amountLeftToFreeShippingFormatted,
      ...amounts('fee', cart.summary.shipping.fee),
      isDefault: cart.summary.shipping.isDefault,
      shippingData: JSON.stringify({ arrivesOnFormatted: cart.summary.shipping.arrivesOn }),
    },
    total: { ...wirePrice(cart.summary.total), vatFormatted: cart.summary.vatFormatted },
  },
});
