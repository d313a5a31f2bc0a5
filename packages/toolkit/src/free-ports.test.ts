import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePorts } from './testing/free-ports.ts';

describe('freePorts', () => {
  it('gives ports that a server can bind and no client is given', async () => {
    const ports = await freePorts(4);
    expect(new Set(ports).size).toBe(4);
    const range = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8');
    const firstOfClients = Number(range.trim().split(/\s+/)[0]);
    for (const port of ports) {
      expect(port).toBeLessThan(firstOfClients);
      const server = createServer().listen(port, '127.0.0.1');
      await once(server, 'listening');
      server.close();
    }
  });
});
