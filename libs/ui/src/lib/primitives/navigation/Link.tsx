import { use } from 'react';

import { NavigationContext } from './navigation-context.ts';
import type { LinkProps } from './navigation-context.ts';

/** A link to a page: the router's when there is one, a plain `<a>` otherwise. */
export const Link = (props: LinkProps) => {
  const navigation = use(NavigationContext);
  if (navigation) return <navigation.Link {...props} />;
  const {
    known: _known,
    prefetchInView: _prefetchInView,
    preserveScroll: _preserveScroll,
    replace: _replace,
    ...anchor
  } = props;
  return <a {...anchor} />;
};
