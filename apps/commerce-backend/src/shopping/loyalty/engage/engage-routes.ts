import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../../platform/backend.ts';
import { registerContactChanges, registerContacts } from './contact-routes.ts';
import { requireKey } from './engage-request.ts';
import { registerRewards } from './reward-routes.ts';

/**
 * The contacts, bonus vouchers and points of the members programme in the shapes of Voyado Engage's REST API v3. Only a server
 * that knows the key may call it: without a configured key there is no such address.
 */
export function registerEngage(app: FastifyInstance, backend: Backend): void {
  const { engageApiKey } = backend.config;
  if (engageApiKey === undefined) return;
  app.register(
    async (scope) => {
      scope.addHook('onRequest', requireKey(engageApiKey));
      registerContacts(scope, backend);
      registerContactChanges(scope, backend);
      registerRewards(scope, backend);
    },
    { prefix: '/api/v3/contacts' },
  );
}
