import type { Texts } from '../../shop/texts.ts';

/** The mail with the link to a new password. */
export const resetTexts = (i18n: Texts) => ({
  subject: (shop: string) => i18n._('Choose a new password at {shop}', { shop }),
  heading: i18n._('Choose a new password'),
  text: (shop: string) =>
    i18n._('You have asked for a new password for your account at {shop}. The link works for one hour and only once.', {
      shop,
    }),
  link: i18n._('Choose your new password'),
  closing: i18n._('If you did not ask for it, you need not do anything. Your password is the same as before.'),
});

/** The mail to the owner of an address that was registered a second time. */
export const accountExistsTexts = (i18n: Texts) => ({
  subject: (shop: string) => i18n._('You already have an account at {shop}', { shop }),
  heading: i18n._('You already have an account'),
  text: (shop: string) =>
    i18n._(
      'Somebody has tried to create an account at {shop} with your email address. If it was you, you can log in – or choose a new password if you have forgotten the old one.',
      { shop },
    ),
  link: i18n._('Log in'),
  closing: i18n._('If it was not you, you need not do anything. Nothing has changed in your account.'),
});

/** The words of one mail about an account. */
export type AccountMailTexts = ReturnType<typeof resetTexts>;
