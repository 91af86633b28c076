import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { Refusal } from '../terminal.ts';

async function tryAddress(address: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen({ host: address, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Checks that the gateway can listen on the port. @throws Refusal when it can't. */
export async function checkPort(host: string, port: number): Promise<void> {
  const addresses = await lookup(host, { all: true }).catch(() => {
    throw new Refusal(`HOST is "${host}", which is no address of this machine.`);
  });
  for (const { address } of addresses) {
    const error = await tryAddress(address, port);
    if (error?.code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1}.`,
      );
    }
    if (error?.code === 'EACCES')
      throw new Refusal(`Port ${port} needs more rights than this user has. Choose another: PORT=4000.`);
    // `localhost` also resolves to an IPv6 address where IPv6 is disabled.
    if (error && addresses.length === 1)
      throw new Refusal(`Galla can't listen on ${host}:${port}: ${error.message}.`);
  }
}
