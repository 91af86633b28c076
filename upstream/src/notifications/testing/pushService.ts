import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A browser subscribed at the push service. */
export interface TestBrowser {
  token: string;
  /** Received messages, decrypted as browsers do. */
  readonly received: readonly unknown[];
}

/** A request received by the push service. */
interface Pushed {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A local push service that speaks Web Push (RFC 8030) for any number of test browsers. */
export interface TestPushService {
  origin: string;
  subscribe(): TestBrowser;
  /** All requests, including refused ones. */
  readonly received: readonly Pushed[];
  /** Sets the next responses: one status or several in sequence. Default 201. */
  answer(...statuses: number[]): void;
  close(): Promise<void>;
}

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a message like the browser with these keys: aes128gcm (RFC 8188) with the keys of RFC 8291. */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = hkdf(auth, browser.computeSecret(sender), info, 32);
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // Everything after the delimiter is padding.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
}

/** The claims of a VAPID header (RFC 8292), after its signature was verified with the key that it names. */
export function vapidClaims(authorization: string | undefined, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('Another key');
  const point = Buffer.from(publicKey, 'base64url');
  const [header = '', claims = '', signature = ''] = token.split('.');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('Not signed by it');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

export async function openPushService(): Promise<TestPushService> {
  const received: Pushed[] = [];
  const open = new Map<string, (body: Buffer) => void>();
  let statuses: number[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url: path = '', headers } = request;
    const body = await buffer(request);
    received.push({ path, headers, body });
    const status = statuses.length > 1 ? (statuses.shift() ?? 201) : (statuses[0] ?? 201);
    if (status === 201) open.get(path)?.(body);
    response.writeHead(status).end();
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    received,
    subscribe() {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const received: unknown[] = [];
      open.set(path, (body) => void received.push(decrypt(body, keys, auth)));
      const text = { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return {
        token: JSON.stringify({ endpoint: origin + path, expirationTime: null, keys: text }),
        received,
      };
    },
    answer(...next) {
      statuses = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
