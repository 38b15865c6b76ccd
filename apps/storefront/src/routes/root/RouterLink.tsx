import type { LinkProps } from '@lyng/ui';
import { Link } from 'react-router-dom';

/** The ui library's link, led by the router. */
export function RouterLink({ href, preserveScroll = false, replace = false, ...anchor }: LinkProps) {
  return <Link to={href} preventScrollReset={preserveScroll} replace={replace} {...anchor} />;
}
