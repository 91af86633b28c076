import { PICTURES, type PictureUse } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, Success } from '../http/schemas.ts';

/** Stored images and attachments. */

export const file = endpoint({
  method: 'GET',
  path: '/files/*',
  summary: 'Returns a stored file by its signed URL, as found in other responses',
  answers: 'binary',
  access: 'public',
  repeat: 'safe',
  params: { '*': Type.String({ maxLength: 300 }) },
  query: {
    /** Expiry of the URL, in Unix seconds. */
    e: Type.Integer({ minimum: 0, maximum: 99_999_999_999 }),
    /** Signature of the URL. */
    s: Type.String({ minLength: 43, maxLength: 43 }),
  },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

const uses = Object.keys(PICTURES) as PictureUse[];

/** An upload changes nothing by itself: the call that refers to it needs the right to what it changes. */
export const upload = endpoint({
  method: 'POST',
  path: '/uploads',
  summary: 'Stores a JPEG or PNG for an hour; within that time, calls that take a picture accept its id',
  forKeys: true,
  repeat: 'never',
  files: { file: 'bytes' },
  query: {
    /** The use of the picture, which determines its maximum size and how it is stored. */
    use: Type.Union(uses.map((use) => Type.Literal(use))),
  },
  body: {},
  answer: Type.Object({
    success: Success,
    id: Id,
    /** Signed URL of the stored picture. */
    image: Type.String(),
    width: Type.Integer({ description: 'pixels' }),
    height: Type.Integer({ description: 'pixels' }),
    /** Until when the upload can be claimed. */
    expires_at: Instant,
  }),
});
