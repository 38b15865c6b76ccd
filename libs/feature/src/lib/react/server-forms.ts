import { createContext } from 'react';
import type { ServerForms } from '../server-half.ts';

export const ServerFormsContext = createContext<ServerForms>({});
