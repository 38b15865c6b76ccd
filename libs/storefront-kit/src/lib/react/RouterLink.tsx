import type { LinkProps } from '@lyng/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** `https://…`, `mailto:…`, `//host/…`: outside this shop. */
const leadsOutside = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/**
 * A link within the shop. Built from the router's hooks, because its own link includes the prefetching of a framework
 * that is not used here.
 */
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

/** The ui library's link, connected to the router. */
export function RouterLink(props: LinkProps) {
  if (!leadsOutside(props.href)) return <ShopLink {...props} />;
  const { preserveScroll: _preserveScroll, replace: _replace, ...anchor } = props;
  return <a {...anchor} />;
}
