import type { ReactNode } from 'react';

import { NavigationContext } from './navigation-context.ts';
import type { Navigation } from './navigation-context.ts';

/** Gives every `Link` and `useNavigation` below it the host's router. */
export const NavigationProvider = ({
  value,
  children,
}: {
  readonly value: Navigation;
  readonly children: ReactNode;
}) => <NavigationContext value={value}>{children}</NavigationContext>;
