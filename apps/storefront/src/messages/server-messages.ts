import { messages as cartDa } from './cart/da.ts';
import { messages as cartFi } from './cart/fi.ts';
import { messages as cartNb } from './cart/nb.ts';
import { messages as cartSv } from './cart/sv.ts';
import { messages as catalogueDa } from './catalogue/da.ts';
import { messages as catalogueFi } from './catalogue/fi.ts';
import { messages as catalogueNb } from './catalogue/nb.ts';
import { messages as catalogueSv } from './catalogue/sv.ts';
import { messages as checkoutDa } from './checkout/da.ts';
import { messages as checkoutFi } from './checkout/fi.ts';
import { messages as checkoutNb } from './checkout/nb.ts';
import { messages as checkoutSv } from './checkout/sv.ts';
import { messages as shopDa } from './shop/da.ts';
import { messages as shopFi } from './shop/fi.ts';
import { messages as shopNb } from './shop/nb.ts';
import { messages as shopSv } from './shop/sv.ts';

/** All texts at once: the server answers in every language. */
export const serverMessages = {
  shop: { da: shopDa, sv: shopSv, nb: shopNb, fi: shopFi },
  catalogue: { da: catalogueDa, sv: catalogueSv, nb: catalogueNb, fi: catalogueFi },
  cart: { da: cartDa, sv: cartSv, nb: cartNb, fi: cartFi },
  checkout: { da: checkoutDa, sv: checkoutSv, nb: checkoutNb, fi: checkoutFi },
} as const;
