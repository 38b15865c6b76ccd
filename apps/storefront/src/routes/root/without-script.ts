import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Forms that the server puts into a page for who runs no script; nothing in the browser. */
export interface WithoutScript {
  /** The login that the address wants; stands above the page. */
  readonly login?: ReactNode;
  /** On the page of a reset mail. */
  readonly newPassword?: ReactNode;
}

export const WithoutScriptContext = createContext<WithoutScript>({});
