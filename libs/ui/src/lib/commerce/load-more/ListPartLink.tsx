import type { MouseEvent, ReactNode } from 'react';

import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';

interface ListPartLinkProps {
  readonly href: string;
  readonly rel: 'next' | 'prev';
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** A link to another part of the list on the page; the scroll position stays. */
export const ListPartLink = ({ busy, children, ...link }: ListPartLinkProps) => (
  <ButtonLink
    {...link}
    variant="secondary"
    preserveScroll
    prefetchInView
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={(event: MouseEvent) => busy && event.preventDefault()}
  >
    {children}
  </ButtonLink>
);
