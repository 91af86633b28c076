import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const place = { UPSTREAM_SOCKET: '/run/galla.sock' };

test('reads a full environment', () => {
  const settings = readSettings({
    ...place,
    PORT: '4100',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://shop.example/',
    TLS_CERT: 'cert.pem',
    TLS_KEY: 'key.pem',
    TRUST_PROXY: '10.0.0.1, 10.0.0.2',
    FREE_DOCUMENTS: '0',
    CORS_ORIGINS: 'https://shop.example, http://localhost:3000',
    REST_API: '0',
    LOG_LEVEL: 'warn',
    PATH: '/usr/bin',
  });
  expect(settings).toEqual({
    upstream: { socket: '/run/galla.sock' },
    host: '0.0.0.0',
    port: 4100,
    publicUrl: 'https://shop.example',
    webFolder: undefined,
    tls: { cert: 'cert.pem', key: 'key.pem' },
    trustProxy: ['10.0.0.1', '10.0.0.2'],
    operationsFile: undefined,
    compilesOperations: true,
    takesDocuments: false,
    corsOrigins: ['https://shop.example', 'http://localhost:3000'],
    servesRest: false,
    mapTiles: {},
    tellsCalls: false,
    demoLogins: undefined,
    metricsToken: undefined,
    logLevel: 'warn',
  });
});

test('needs no more than where upstream is', () => {
  expect(readSettings({ UPSTREAM_URL: 'http://localhost:4002', WEB_FOLDER: '' })).toMatchObject({
    upstream: { url: 'http://localhost:4002' },
    host: 'localhost',
    port: 4000,
    takesDocuments: true,
    corsOrigins: [],
    servesRest: true,
    mapTiles: {},
    logLevel: 'info',
  });
});

test.each([
  [{}, 'One of UPSTREAM_URL and UPSTREAM_SOCKET must say'],
  [{ ...place, UPSTREAM_URL: 'http://a' }, 'One of UPSTREAM_URL and UPSTREAM_SOCKET must say'],
  [{ UPSTREAM_URL: 'ftp://a' }, 'UPSTREAM_URL must be the address of the REST API'],
  [{ ...place, PORT: 'http' }, 'PORT must be the port'],
  [{ ...place, PORT: '70000' }, 'PORT must be the port'],
  [{ ...place, TLS_CERT: 'cert.pem' }, 'TLS_KEY must be the file of the private key'],
  [{ ...place, FREE_DOCUMENTS: 'no' }, 'FREE_DOCUMENTS must be 1 to run documents'],
  [{ ...place, CORS_ORIGINS: 'shop.example' }, 'CORS_ORIGINS must be origins of other sites'],
  [{ ...place, CORS_ORIGINS: 'https://shop.example/' }, 'CORS_ORIGINS must be origins of other sites'],
  [{ ...place, CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be origins of other sites'],
  [{ ...place, LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn'],
])('names the variable of %j', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
