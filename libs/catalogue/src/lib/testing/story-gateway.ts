import type { CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';

const unused = (): never => {
  throw new Error('@lyng/catalogue: the components only query. Give the story a gateway that does more.');
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
