import { useNavigation } from '@lyng/ui';
import type { LinkProps } from '@lyng/ui';
import type { MouseEvent } from 'react';
import { linkInView } from './links-in-view.ts';

/** `https://…`, `mailto:…`, `//host/…`: outside this shop. */
const leadsOutside = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** A click for another tab or window is the browser's. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && ['', '_self'].includes(currentTarget.target);

/**
 * The ui library's link, connected to the router. A list has hundreds of links, so each reads nothing of the router but
 * its `navigate`; the browser itself resolves the address.
 */
export function RouterLink({
  href,
  known,
  prefetchInView = false,
  preserveScroll = false,
  replace = false,
  onClick,
  ...anchor
}: LinkProps) {
  const { navigate } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || leadsOutside(href) || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    navigate(pathname + search + hash, { preserveScroll, replace, ...(known && { known }) });
  };
  return <a {...anchor} {...(prefetchInView && { ref: linkInView })} href={href} onClick={follow} />;
}
