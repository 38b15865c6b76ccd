import { ComponentPage } from './ComponentPage.tsx';

/** Documentation pages, which tests do without. */
export const parameters = { docs: { page: ComponentPage } };
