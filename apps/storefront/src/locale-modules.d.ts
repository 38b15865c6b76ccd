// The libraries' message catalogues, which the build compiles.
declare module '@lyng/account/locales/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '@lyng/auth/locales/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '@lyng/cart/locales/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '@lyng/catalogue/locales/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '@lyng/checkout/locales/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '@lyng/content/locales/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '@lyng/favourites/locales/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '@lyng/reviews/locales/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '@lyng/search/locales/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '@lyng/tracking/locales/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '@lyng/ui/locales/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
