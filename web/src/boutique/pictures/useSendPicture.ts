import { type SendPicture, useSendPicture as useSendPictureFor } from '../../ui/picture/useSendPicture.ts';

/** Uploads pictures of designs, patterns and measurement points, one at a time. */
export const useSendPicture = (): SendPicture => useSendPictureFor('pattern');
