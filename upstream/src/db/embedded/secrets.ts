import { randomBytes } from 'node:crypto';
import { open, readFile, rename, stat } from 'node:fs/promises';
import type { Layout } from './folders.ts';
import { DatabaseRefusal } from './refusal.ts';

/** The key pair that identifies the sender to push services (VAPID, RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The secrets of an installation; each text is 256 random bits in base64url. */
export interface Secrets {
  superuserPassword: string;
  ownerPassword: string;
  appPassword: string;
  /** Key of the HMAC applied to PINs before hashing. */
  pepper: string;
  /** Missing in a folder of an earlier version until it is started. */
  vapid?: VapidKeys;
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}

async function createVapidKeys(): Promise<VapidKeys> {
  // Needed once per installation, so other starts do not load the library.
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
}

async function createSecrets(): Promise<Secrets> {
  return {
    superuserPassword: randomText(),
    ownerPassword: randomText(),
    appPassword: randomText(),
    pepper: randomText(),
    vapid: await createVapidKeys(),
  };
}

/** The stored secrets of a data folder; undefined when there are none. */
export async function readSecrets(layout: Layout): Promise<Secrets | undefined> {
  const text = await readFile(layout.secrets, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new DatabaseRefusal(`${layout.secrets} can't be read: ${error.message}.`);
  });
  if (text === undefined) return undefined;
  const secrets: Partial<Secrets> = await Promise.resolve(text)
    .then(JSON.parse)
    .catch(() => ({}));
  const { superuserPassword, ownerPassword, appPassword, pepper, vapid } = secrets;
  if (superuserPassword && ownerPassword && appPassword && pepper) {
    return { superuserPassword, ownerPassword, appPassword, pepper, ...(vapid && { vapid }) };
  }
  throw new DatabaseRefusal(`${layout.secrets} is damaged. Restore it from a backup.`);
}

async function store(layout: Layout, secrets: Secrets): Promise<void> {
  const draft = `${layout.secrets}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(secrets, null, 2));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, layout.secrets);
}

/**
 * Reads the secrets of the data folder, or creates them for a new one; they are stored before anything depends on them.
 */
export async function keepSecrets(layout: Layout): Promise<Secrets> {
  const kept = await readSecrets(layout);
  if (kept?.vapid) return kept;
  if (kept) {
    const completed = { ...kept, vapid: await createVapidKeys() };
    await store(layout, completed);
    return completed;
  }
  if (await stat(layout.postgres).catch(() => undefined)) {
    throw new DatabaseRefusal(
      `${layout.secrets} is missing, and without it the database beside it can't be opened. Restore it from a backup.`,
    );
  }
  const secrets = await createSecrets();
  await store(layout, secrets);
  return secrets;
}
