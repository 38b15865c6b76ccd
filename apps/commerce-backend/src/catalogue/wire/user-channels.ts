import type { UserTypeResolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { toChannelType } from './channel-type.ts';

/** Every customer may use the shop's one channel, in all of its markets. */
export const availableChannels: UserTypeResolvers['availableChannels'] = (_user, _args, { config }) => {
  const { id, markets } = toChannelType(config.shop);
  return [{ channelId: id, availableMarkets: markets }];
};
