import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { assertNever } from '@lyng/model';
import type { ConsentPurpose } from '../core/consent/consent.ts';
import type { Lifetime, StoredData } from '../core/consent/stored-data.ts';

/** A purpose's name, and what it means for the shopper. */
export const purposeMessages: Readonly<
  Record<ConsentPurpose, { readonly title: MessageDescriptor; readonly text: MessageDescriptor }>
> = {
  necessary: {
    title: msg`Necessary`,
    text: msg`Keeps your cart, your login and the choices you make. The shop does not work without it, so it is always on.`,
  },
  preferences: {
    title: msg`Preferences`,
    text: msg`Lets the shop remember how you like it and what you have searched for.`,
  },
  statistics: {
    title: msg`Statistics`,
    text: msg`Lets us count which products and pages are seen, so that we can make the shop better.`,
  },
  marketing: {
    title: msg`Marketing`,
    text: msg`Lets us recognise you from our newsletters and show you offers that suit you.`,
  },
};

export const storedDataMessages: Readonly<Record<StoredData['use'], MessageDescriptor>> = {
  consent: msg`Remembers what you have chosen here.`,
  cart: msg`Finds your cart again.`,
  login: msg`Keeps you logged in.`,
  market: msg`Remembers which country you shop in.`,
  'customer-type': msg`Remembers whether you shop as a private person or a company.`,
  favourites: msg`Keeps your favourites.`,
  'remembered-details': msg`Remembers your name and address for your next purchase, if you want that.`,
  'checkout-draft': msg`Keeps what you have filled in at the checkout until you have paid.`,
  'reported-purchases': msg`Remembers which orders are finished, so that none is handled twice.`,
  'tracking-queue': msg`Counts what happens at the checkout once you have left it.`,
  'scroll-positions': msg`Brings you back to where you were on a page.`,
  'page-reload': msg`Remembers that a page was loaded once more, so that this does not go on for ever.`,
  'typed-fields': msg`Keeps what you have typed when a page is loaded again while you are offline.`,
  offline: msg`Shows you a page when you are offline, and loads pages faster.`,
  'page-state': msg`Remembers how you left the page.`,
  'last-visited': msg`Remembers which products you have looked at.`,
  'search-profile': msg`Adapts search results and recommendations to what you have looked at.`,
  'loyalty-profile': msg`Recognises you when you come from one of our newsletters, and finds your vouchers.`,
};

export function lifetimeMessage(lifetime: Lifetime): MessageDescriptor {
  switch (lifetime.kind) {
    case 'days': {
      const { days } = lifetime;
      return msg`Stored for ${plural(days, { one: '# day', other: '# days' })}`;
    }
    case 'tab':
      return msg`Stored until you close the tab`;
    case 'browser':
      return msg`Stored until you close the browser`;
    case 'until-removed':
      return msg`Stored until you delete it`;
    default:
      return assertNever(lifetime);
  }
}
