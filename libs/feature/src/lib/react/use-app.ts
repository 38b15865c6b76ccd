import { createContext, useContext } from 'react';
import type { AppContext } from '../contracts/app-context.ts';

/** The app for components; loaders have `appContext`. */
export const CurrentApp = createContext<AppContext | undefined>(undefined);

/** The request or tab that renders this component. */
export function useApp(): AppContext {
  const app = useContext(CurrentApp);
  if (!app) throw new Error('@lyng/feature: no app is known here. Render below AppProviders.');
  return app;
}
