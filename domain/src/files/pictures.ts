import type { MessageKey } from '../messages/formatMessage.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { Rule } from '../refusals/rules.ts';

/** How pictures of one use are taken in and kept. */
export interface PictureRule {
  /** The largest file that is taken, in MB of 1,048,576 bytes (spec 1 §5). */
  megabytes: number;
  /** The same for other clients, where the API takes more than the screens do (spec 3 §5). */
  wireMegabytes?: number;
  /** The longest edge that is kept, in pixels. */
  edge: number;
  /** The longest edge of the small copy for lists; none where it is left out. */
  thumbnail?: number;
  /** Whether a PNG stays one, so that it can be seen through. */
  transparent?: true;
  /** Whether a GIF is taken, too; its first frame is kept as PNG (spec 3 §5). */
  gif?: true;
  wrongType: Rule;
  tooLarge: MessageKey;
}

const COMMON = { edge: 1024, wrongType: 'files.wrongType', tooLarge: 'files.tooLarge' } as const;

/** What pictures are uploaded for. An avatar is kept at 1024 px and about 1 MB at most (spec 1 §5). */
export const PICTURES = {
  avatar: { ...COMMON, megabytes: 2 },
  logo: { ...COMMON, megabytes: 2, transparent: true },
  service: { ...COMMON, megabytes: 2, thumbnail: 256 },
  /** Of designs, patterns and measurement points. */
  pattern: { ...COMMON, megabytes: 2, thumbnail: 256 },
  product: {
    edge: 1024,
    thumbnail: 256,
    megabytes: 4,
    wireMegabytes: 5,
    wrongType: 'files.productWrongType',
    tooLarge: 'files.productTooLarge',
  },
  /** Of a campaign: shown 260 pixels wide in lists, twice that on fine screens. */
  campaign: { ...COMMON, megabytes: 2, thumbnail: 560 },
  /** Papers that hang on a document: what is written on them is still read. */
  attachment: { ...COMMON, edge: 2048, megabytes: 2, thumbnail: 256 },
  measurement: { ...COMMON, megabytes: 2, thumbnail: 256, gif: true },
  /** Of an order in the workshop: the customer's cloth, a piece that is ready. */
  workshop: { ...COMMON, megabytes: 2, thumbnail: 256 },
  customPattern: { ...COMMON, megabytes: 2, thumbnail: 256, gif: true },
} as const satisfies Record<string, PictureRule>;

export type PictureUse = keyof typeof PICTURES;

/** A picture is kept with about as many bytes at most. */
export const KEPT_BYTES = 1024 * 1024;

/** The largest file, in MB, that a device opens to make it smaller before it is uploaded: a photo of 200 megapixels. */
export const OPENED_MEGABYTES = 64;

const MEGABYTE = 1024 * 1024;
const SIGNATURES = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
} as const;

export type PictureType = keyof typeof SIGNATURES;

/** What a file is by its first bytes, whatever its name says; undefined for anything but JPEG, PNG and GIF. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const begins = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(SIGNATURES['image/jpeg'])) return 'image/jpeg';
  if (begins(SIGNATURES['image/png'])) return 'image/png';
  return begins(SIGNATURES['image/gif']) ? 'image/gif' : undefined;
}

/**
 * What is wrong with a file for a use, told at `field`: its type first, then its size in bytes.
 * @param most the largest that is taken, in MB: what the screens take unless another is said
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
