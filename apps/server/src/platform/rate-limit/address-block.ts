import ipaddr from 'ipaddr.js';

/** The part of an IPv6 address that a provider gives to one household. */
const NETWORK_BITS = 64;

/**
 * The key under which an address is counted: an IPv4 address, or the /64 network of an IPv6 one, whose 2^64 addresses all
 * belong to one household.
 */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // IPv4 addresses that are written as IPv6 (`::ffff:203.0.113.7`) count as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().fill(0, NETWORK_BITS / 8);
  return `${ipaddr.fromByteArray(bytes).toString()}/${NETWORK_BITS}`;
}
