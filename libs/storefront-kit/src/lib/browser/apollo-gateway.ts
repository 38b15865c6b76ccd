import type { ResettableGateway } from '@lyng/commerce-client';
import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { connect } from './browser-gateway.ts';
import type { GatewayApp } from './browser-gateway.ts';

/** The commerce API for this tab by Apollo Client; a chunk of its own, which comes last. */
export const createBrowserApollo = (app: GatewayApp): Promise<ResettableGateway> => connect(app, createApolloGateway);
