import Type from 'typebox';

/** Environment variables for push messages. */
export const MessagingEnvironment = {
  VAPID_PUBLIC_KEY: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' })),
  VAPID_PRIVATE_KEY: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })),
  VAPID_SUBJECT: Type.Optional(Type.String({ pattern: '^(mailto:[^@\\s]+@[^@\\s]+|https://[^\\s]+)$' })),
  PUSH_SERVICES: Type.Optional(Type.String({ minLength: 1 })),
  MESSAGING_URL: Type.Optional(Type.String({ pattern: '^https?://[^/\\s]+(/\\S*)?$' })),
  MESSAGING_KEY: Type.Optional(Type.String({ minLength: 16 })),
};

/** Their meaning, for error messages. */
export const MESSAGING_MEANING = {
  VAPID_PUBLIC_KEY: 'the public key of Web Push, 87 characters of base64url',
  VAPID_PRIVATE_KEY: 'the private key of Web Push, 43 characters of base64url',
  VAPID_SUBJECT: 'whom push services may ask about this installation, mailto:… or https://…',
  PUSH_SERVICES:
    'the push services that browsers may name, as origins, comma-separated; https://*.… takes any host below',
  MESSAGING_URL: 'the address of another messaging service, which takes tokens that are not of browsers',
  MESSAGING_KEY: 'the bearer token that the other messaging service asks for, at least 16 characters',
};

type Given = { [Name in keyof typeof MESSAGING_MEANING]?: string | undefined };

/** Settings of Web Push. */
export interface WebPushSettings {
  publicKey: string;
  privateKey: string;
  subject: string;
  /** Allowed origins, because subscription URLs come from clients. */
  services: readonly string[];
}

/** Push settings; without either, devices are not notified. */
export interface MessagingSettings {
  webPush: WebPushSettings | undefined;
  other: { url: string; key: string | undefined } | undefined;
}

/** The push services of Chromium browsers, Firefox, Safari and Edge. */
const SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://web.push.apple.com',
  'https://*.notify.windows.com',
];
/** The contact when none is configured and there is no https origin. */
const NOBODY = 'mailto:nobody@galla.invalid';

/** A key pair needs both keys. */
export function missingMessagingSettings(given: Given): string[] {
  const pair = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;
  return pair.some((name) => given[name]) ? pair.filter((name) => !given[name]) : [];
}

/** Parses the push settings. */
export function readMessagingSettings(given: Given & { PUBLIC_URL?: string | undefined }): MessagingSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, MESSAGING_URL: url } = given;
  const ownAddress = given.PUBLIC_URL?.startsWith('https://') ? given.PUBLIC_URL : undefined;
  const named = given.PUSH_SERVICES?.split(',').flatMap((origin) => origin.trim() || []);
  return {
    webPush:
      publicKey && privateKey
        ? {
            publicKey,
            privateKey,
            subject: given.VAPID_SUBJECT ?? ownAddress ?? NOBODY,
            services: named ?? SERVICES,
          }
        : undefined,
    other: url ? { url, key: given.MESSAGING_KEY } : undefined,
  };
}
