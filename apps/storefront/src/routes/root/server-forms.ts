import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Plain forms that the server puts into a page. They are posted, so no page brings their code: nothing in the browser. */
export interface ServerForms {
  /** The login that the address wants; stands above the page. */
  readonly login?: ReactNode;
  /** On the page of a reset mail. */
  readonly newPassword?: ReactNode;
  /** The sign-up in the footer; with script too. */
  readonly newsletter?: ReactNode;
}

export const ServerFormsContext = createContext<ServerForms>({});
