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
  checkout: { da: checkoutDa, sv: checkoutSv, nb: checkoutNb, fi: checkoutFi },
} as const;
