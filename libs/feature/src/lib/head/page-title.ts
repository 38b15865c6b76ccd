import type { AppContext } from '../contracts/app-context.ts';

/** `Sneakers | Lyng`. */
export const pageTitle = ({ config }: Pick<AppContext, 'config'>, name: string): string =>
  name ? `${name} | ${config.name}` : config.name;
