import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet: a feed must not make this machine ask itself or its neighbours.
 * Addresses of IPv4 within IPv6 count as what they contain.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
