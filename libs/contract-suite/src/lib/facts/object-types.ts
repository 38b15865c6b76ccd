import { cartTypes } from './cart-types.ts';
import { catalogueTypes } from './catalogue-types.ts';
import type { FieldTypes } from './field-types.ts';
import { orderTypes } from './order-types.ts';
import { pageTypes } from './page-types.ts';

/** The object types of the contract. */
export const objectTypes: FieldTypes = { ...catalogueTypes, ...cartTypes, ...orderTypes, ...pageTypes };
