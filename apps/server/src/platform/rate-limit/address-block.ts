import { isIPv6 } from 'node:net';

/** Groups of 16 bits in the part of an IPv6 address that a provider gives to one household: /64. */
const NETWORK_GROUPS = 4;

/**
 * What one party can be taken for by its address: an IPv4 address, or the /64 network of an IPv6 one, whose 2^64 addresses
 * all belong to whoever has one of them.
 */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
