import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { registerAuth } from './auth/auth-routes.ts';
import { registerFavourites } from './favourites/favourite-routes.ts';
import { registerImages } from './images/register-images.ts';
import { registerOutbox } from './mail/outbox-routes.ts';
import { registerLocalPayment } from './payments/local-payment-routes.ts';
import { registerUnsubscribe } from './newsletter/unsubscribe-routes.ts';
import { registerSweep } from './sweep/register-sweep.ts';

/** A service's own HTTP addresses beside `/graphql`. */
export type RegisterRoutes = (app: FastifyInstance, backend: Backend) => void;

/** Every service that has addresses of its own; a new one is added here. */
export const serviceRoutes: readonly RegisterRoutes[] = [
  registerAuth,
  registerFavourites,
  registerImages,
  registerLocalPayment,
  registerOutbox,
  registerSweep,
  registerUnsubscribe,
];
