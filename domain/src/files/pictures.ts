import type { MessageKey } from '../messages/formatMessage.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { Rule } from '../refusals/rules.ts';

/** How pictures for one purpose are accepted and stored. */
export interface PictureRule {
  /** Maximum file size in MB of 1,048,576 bytes (spec 1 §5). */
  megabytes: number;
  /** The same for other clients, where the API accepts more than the screens (spec 3 §5). */
  wireMegabytes?: number;
  /** Longest edge of the stored picture, in pixels. */
  edge: number;
  /** Longest edge of the thumbnail for lists; none when omitted. */
  thumbnail?: number;
  /** Whether a PNG stays a PNG, to keep its transparency. */
  transparent?: true;
  /** Whether GIFs are accepted; the first frame is stored as PNG (spec 3 §5). */
  gif?: true;
  wrongType: Rule;
  tooLarge: MessageKey;
}

const COMMON = { edge: 1024, wrongType: 'files.wrongType', tooLarge: 'files.tooLarge' } as const;

/** Purposes of uploaded pictures. An avatar is stored at 1024 px and about 1 MB at most (spec 1 §5). */
export const PICTURES = {
  avatar: { ...COMMON, megabytes: 2 },
  logo: { ...COMMON, megabytes: 2, transparent: true },
  service: { ...COMMON, megabytes: 2, thumbnail: 256 },
  /** For designs, patterns and measurement points. */
  pattern: { ...COMMON, megabytes: 2, thumbnail: 256 },
  product: {
    edge: 1024,
    thumbnail: 256,
    megabytes: 4,
    wireMegabytes: 5,
    wrongType: 'files.productWrongType',
    tooLarge: 'files.productTooLarge',
  },
  /** For a campaign: shown 260 pixels wide in lists, doubled for high-density screens. */
  campaign: { ...COMMON, megabytes: 2, thumbnail: 560 },
  /** Papers attached to a document: their text must stay readable. */
  attachment: { ...COMMON, edge: 2048, megabytes: 2, thumbnail: 256 },
  measurement: { ...COMMON, megabytes: 2, thumbnail: 256, gif: true },
  /** For an order in the workshop: the customer's cloth, or a finished piece. */
  workshop: { ...COMMON, megabytes: 2, thumbnail: 256 },
  customPattern: { ...COMMON, megabytes: 2, thumbnail: 256, gif: true },
} as const satisfies Record<string, PictureRule>;

export type PictureUse = keyof typeof PICTURES;

/** Approximate maximum size of a stored picture, in bytes. */
export const KEPT_BYTES = 1024 * 1024;

/** The largest file, in MB, that a device opens to shrink it before upload: a photo of 200 megapixels. */
export const OPENED_MEGABYTES = 64;

const MEGABYTE = 1024 * 1024;
const SIGNATURES = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
} as const;

export type PictureType = keyof typeof SIGNATURES;

/** A file's type by its first bytes, regardless of its name; undefined for anything but JPEG, PNG and GIF. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const begins = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(SIGNATURES['image/jpeg'])) return 'image/jpeg';
  if (begins(SIGNATURES['image/png'])) return 'image/png';
  return begins(SIGNATURES['image/gif']) ? 'image/gif' : undefined;
}

/**
 * Problem with a file for a purpose, at `field`: its type first, then its size in bytes.
 * @param most maximum size in MB; the screens' limit by default
 */
export function checkPicture(
  use: PictureUse,
  file: { type: PictureType | undefined; size: number },
  field = 'file',
  most: number = PICTURES[use].megabytes,
): Problem | undefined {
  const { wrongType, tooLarge, gif }: PictureRule = PICTURES[use];
  if (file.type === undefined || (file.type === 'image/gif' && !gif))
    return problem(field, 'INVALID_INPUT', wrongType);
  if (file.size > most * MEGABYTE) return problem(field, 'PAYLOAD_TOO_LARGE', tooLarge);
  return undefined;
}
