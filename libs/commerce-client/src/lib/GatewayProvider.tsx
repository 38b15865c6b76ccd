import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { CommerceGateway } from './gateway.ts';

const GatewayContext = createContext<CommerceGateway | undefined>(undefined);

export interface GatewayProviderProps {
  readonly gateway: CommerceGateway;
  readonly children: ReactNode;
}

/** Gives every component below the gateway of this request or tab. */
export function GatewayProvider({ gateway, children }: GatewayProviderProps) {
  return <GatewayContext value={gateway}>{children}</GatewayContext>;
}

/** The gateway of this request or tab. */
export function useGateway(): CommerceGateway {
  const gateway = useContext(GatewayContext);
  if (!gateway) {
    throw new Error(
      '@lyng/commerce-client: useGateway found no gateway, so no request can be sent to the API. Render below a GatewayProvider.',
    );
  }
  return gateway;
}
