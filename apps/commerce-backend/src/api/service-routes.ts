import type { FastifyInstance } from 'fastify';
import type { Backend } from '../platform/backend.ts';
import { registerAuth } from '../people/auth/auth-routes.ts';
import { registerFavourites } from '../people/favourites/favourite-routes.ts';
import { registerImages } from '../catalogue/images/register-images.ts';
import { registerCollector } from '../messages/collector/collector-routes.ts';
import { registerPreview } from '../catalogue/content/preview/preview-routes.ts';
import { registerRedirects } from '../catalogue/load/redirect-routes.ts';
import { registerOutbox } from '../messages/outbox-routes.ts';
import { registerLocalProviders } from '../shopping/checkout/provider-routes.ts';
import { registerLocalPayment } from '../shopping/payments/local-payment-routes.ts';
import { registerEngage } from '../shopping/loyalty/engage/engage-routes.ts';
import { registerNewsletter } from '../people/newsletter/newsletter-routes.ts';
import { registerCleanup } from './cleanup/register-cleanup.ts';

/** A service's own HTTP addresses beside `/graphql`. */
export type RegisterRoutes = (app: FastifyInstance, backend: Backend) => void;

/** Every service that has addresses of its own; a new one is added here. */
export const serviceRoutes: readonly RegisterRoutes[] = [
  registerAuth,
  registerFavourites,
  registerImages,
  registerLocalPayment,
  registerLocalProviders,
  registerOutbox,
  registerCollector,
  registerPreview,
  registerRedirects,
  registerCleanup,
  registerNewsletter,
  registerEngage,
];
