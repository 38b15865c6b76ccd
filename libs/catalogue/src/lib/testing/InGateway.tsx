import type { CommerceGateway } from '@lyng/commerce-client';
import { GatewayProvider } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import { useState } from 'react';
import type { ReactNode } from 'react';

const unused = (): never => {
  throw new Error('@lyng/catalogue: the components only ask questions. Give the story a gateway that does more.');
};

/** A gateway for stories, which have no schema: each query gets the same response, or never one for `undefined`. */
export const storyGateway = (respond: () => unknown): CommerceGateway => ({
  query: async () => {
    const data = await respond();
    return data === undefined ? fail({ kind: 'unreachable' }) : ok(JSON.parse(JSON.stringify(data)));
  },
  mutate: unused,
  read: unused,
  write: unused,
  watch: unused,
});

export interface InGatewayProps {
  /** Makes the gateway once. */
  readonly make: () => CommerceGateway;
  readonly children: ReactNode;
}

/** A gateway around components that load products themselves. */
export const InGateway = ({ make, children }: InGatewayProps) => {
  const [gateway] = useState(make);
  return <GatewayProvider gateway={gateway}>{children}</GatewayProvider>;
};
