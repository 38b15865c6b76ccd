import { join } from 'node:path';
import { startStorefront } from '@lyng/storefront-kit/server';
import { shop } from './shop.server.ts';

await startStorefront(shop, join(import.meta.dirname, '../client'));
