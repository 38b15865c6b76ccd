// Before every component: its rules come first in the stylesheet.
import './styles.ts';
import { hydrateStorefront } from '@lyng/storefront-kit/browser';
import { shop } from './shop.ts';

void hydrateStorefront(shop);
