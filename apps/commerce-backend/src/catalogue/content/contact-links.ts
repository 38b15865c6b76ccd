import type { Market } from '../../shop/shop.ts';
import type { TextLink } from './text-block.ts';

export const emailLink = ({ email }: Market['contact']): TextLink => ({ text: email, href: `mailto:${email}` });

export const phoneLink = ({ phone }: Market['contact']): TextLink => ({
  text: phone,
  href: `tel:${phone.replaceAll(' ', '')}`,
});
