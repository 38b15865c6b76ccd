import ipaddr from 'ipaddr.js';

const NETWORK_GROUPS = 4;

/**
 * Whom attempts from a network address are counted for: an IPv4 address, or the network of an IPv6 one, of which every
 * customer has 2^64 addresses.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS);
  return groups.map((group) => group.toString(16)).join(':');
}
