import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';

/** Stored images and attachments. */

export const file = endpoint({
  method: 'GET',
  path: '/files/*',
  summary: 'A stored file by its signed address, as other answers give it',
  answers: 'binary',
  access: 'public',
  repeat: 'safe',
  params: { '*': Type.String({ maxLength: 300 }) },
  query: {
    /** Until when the address is good, in Unix seconds. */
    e: Type.Integer({ minimum: 0, maximum: 99_999_999_999 }),
    /** Its signature. */
    s: Type.String({ minLength: 43, maxLength: 43 }),
  },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});
