import type { Ports } from '@lyng/feature';
import { loader } from '../../routes/list/list-loader.ts';

export const create = (): Ports['productList'] => loader;
