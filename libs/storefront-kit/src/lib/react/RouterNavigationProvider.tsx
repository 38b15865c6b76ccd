import { NavigationProvider } from '@lyng/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { RouterLink } from './RouterLink.tsx';

/** Connects the presentational components to the router. */
export function RouterNavigationProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({
      Link: RouterLink,
      navigate: (href: string, { replace = false, preserveScroll = false } = {}) => {
        void navigate(href, { replace, preventScrollReset: preserveScroll });
      },
    }),
    [navigate],
  );
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}
