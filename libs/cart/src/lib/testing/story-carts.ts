import type { Cart } from '@lyng/model';
import {
  makeCart,
  makeCartItem,
  makeMoney,
  makePrice,
  makeProductSummary,
  makeSku,
  makeStock,
} from '@lyng/model/testing';

/** The images of the products below, by product id. */
const imageFiles = ['', 'socks-1.svg', 'winter-boot-1.svg', '1001-1.svg', 'shirt-1.svg', 'beanie-1.svg'];

const product = (productId: number, name: string, brandName: string) =>
  makeProductSummary({
    productId,
    name,
    brandName,
    alias: `product-${productId}`,
    images: [{ fileName: imageFiles[productId] ?? '', tags: ['main'] }],
  });

const item = (skuId: number, name: string, brandName: string, selling: number, quantity = 1) =>
  makeCartItem({
    skuId,
    quantity,
    unitPrice: makePrice(selling),
    totalPrice: makePrice(selling * quantity),
    product: { ...product(skuId, name, brandName), skus: [makeSku(skuId, '38', makeStock(9))] },
  });

/** One inexpensive line: free shipping is still some way off. */
export const oneLineCart: Cart = makeCart({ items: [item(1, 'Bomuldsstrømper med rib', 'Fjordgarn', 12900)] });

const campaignItem = {
  ...item(2, 'Vinga vandtæt vinterstøvle med foer af genanvendt uld', 'Nordre & Søn', 89900, 3),
  totalPrice: makePrice(179800, 269700),
  campaign: {
    appliedCampaigns: [
      { name: 'Køb 3, betal for 2', hideTitle: false },
      { name: 'Intern kampagne', hideTitle: true },
    ],
    prices: [
      { quantity: 2, price: makePrice(89900) },
      { quantity: 1, price: makePrice(0, 89900) },
    ],
  },
};

const fewLeft = {
  ...item(3, 'Solveig hvid lædersneaker', 'Havnemark', 59900, 2),
  product: { ...product(3, 'Solveig hvid lædersneaker', 'Havnemark'), skus: [makeSku(3, '40', makeStock(2))] },
};

/** Campaigns, a code, a line that holds the last units, and more. */
export const fullCart: Cart = makeCart({
  promoCode: 'WELCOME15',
  promoCodeCounts: true,
  appliedCampaigns: [{ name: 'Velkomstrabat 15 %', hideTitle: false }],
  items: [
    campaignItem,
    fewLeft,
    item(4, 'Linned skjorte', 'Aalto & Mäki', 69900),
    item(5, 'Strikhue', 'Fjordgarn', 24900),
  ],
});

const sneaker = (skuId: number, size: string) =>
  makeCartItem({
    skuId,
    unitPrice: makePrice(59900),
    totalPrice: makePrice(59900),
    product: {
      ...product(3, 'Solveig hvid lædersneaker', 'Havnemark'),
      skus: [makeSku(31, '38', makeStock(9)), makeSku(32, '39', makeStock(9))].filter((sku) => sku.name === size),
    },
  });

/** The same shoe in two sizes: one to try, or a slip. */
export const twoSizesCart: Cart = makeCart({ items: [sneaker(31, '38'), sneaker(32, '39')] });

const gift = {
  ...makeCartItem({
    skuId: 9,
    unitPrice: makePrice(0),
    totalPrice: makePrice(0),
    product: { ...product(1, 'Bomuldsstrømper med rib', 'Fjordgarn'), skus: [makeSku(9, 'One size', makeStock(9))] },
  }),
  id: 'gift-1',
  isFreeGift: true,
};

/** A purchase that has brought a gift along. */
export const giftCart: Cart = makeCart({
  appliedCampaigns: [{ name: 'Gratis strømper ved køb over 700 kr.', hideTitle: false }],
  items: [item(2, 'Vinga vandtæt vinterstøvle med foer af genanvendt uld', 'Nordre & Søn', 89900), gift],
});

/** A gift card pays a part. */
export const paidPartlyCart: Cart = {
  ...oneLineCart,
  hasGiftCard: true,
  summary: {
    ...oneLineCart.summary,
    balance: { pending: 10000, pendingFormatted: '100 kr.', totalSellingPriceExBalance: makeMoney(17800) },
    total: makePrice(7800),
  },
};

const voucherId = '5F2C9A10B7D34E6688AA';

/** Everything at once: a voucher, a campaign, a gift card and a customer's balance. */
export const everythingCart: Cart = {
  ...fullCart,
  promoCode: `VOYADOVOUCHER_${voucherId}`,
  hasGiftCard: true,
  appliedCampaigns: [
    { name: 'Bonuscheck', hideTitle: false },
    { name: '300 kr. rabat ved køb over 2.000 kr.', hideTitle: false },
  ],
  summary: {
    ...fullCart.summary,
    balance: { pending: 64950, pendingFormatted: '649,50 kr.', totalSellingPriceExBalance: makeMoney(359350) },
    total: makePrice(294400, 329400),
  },
};
