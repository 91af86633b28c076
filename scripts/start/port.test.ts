import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkPort } from './port.ts';

async function listenOn(host: string): Promise<{ port: number; close: () => void }> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
}

test.each(['localhost', '127.0.0.1'])(
  'a port that another program has on %s is refused in words',
  async (host) => {
    const { port, close } = await listenOn('127.0.0.1');
    await expect(checkPort(host, port)).rejects.toThrow(`Port ${port} is taken by another program`);
    close();
  },
);

test('a free port is left free', async () => {
  const { port, close } = await listenOn('127.0.0.1');
  close();
  await checkPort('localhost', port);
  await expect(checkPort('localhost', port)).resolves.toBeUndefined();
});

test('a host that is no address of this machine is refused in words', async () => {
  await expect(checkPort('nowhere.invalid', 4000)).rejects.toThrow('no address of this machine');
  await expect(checkPort('192.0.2.1', 4000)).rejects.toThrow("can't listen on 192.0.2.1:4000");
});
