import { createContext, useContext } from 'react';
import type { AppContext } from '../../shell/app-context.ts';

export const LoadMessagesContext = createContext<AppContext['useMessages'] | undefined>(undefined);

/** Loads the texts of parts that come later than the page. */
export function useLoadMessages(): AppContext['useMessages'] {
  const load = useContext(LoadMessagesContext);
  if (!load) throw new Error('@lyng/storefront: no texts can be loaded here. Render below AppProviders.');
  return load;
}
