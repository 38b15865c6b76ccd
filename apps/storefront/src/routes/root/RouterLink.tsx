import type { LinkProps } from '@lyng/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** `https://…`, `mailto:…`, `//host/…`: no page of this shop. */
const leadsOutside = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** A link to a page of the shop. Made of the router's parts, for its own link brings along the prefetching of a framework that is not used here. */
function ShopLink({ href, preserveScroll = false, replace = false, onClick, ...anchor }: LinkProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    replace,
    preventScrollReset: preserveScroll,
    ...(anchor.target && { target: anchor.target }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={address} onClick={click} />;
}

/** The ui library's link, led by the router. */
export function RouterLink(props: LinkProps) {
  if (!leadsOutside(props.href)) return <ShopLink {...props} />;
  const { preserveScroll: _preserveScroll, replace: _replace, ...anchor } = props;
  return <a {...anchor} />;
}
