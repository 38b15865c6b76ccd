import { createContext } from 'react';
import type { ServerForms } from '../contracts/server-half.ts';

export const ServerFormsContext = createContext<ServerForms>({});
