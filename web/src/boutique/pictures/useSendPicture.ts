import { type SendPicture, useSendPicture as useSendPictureFor } from '../../ui/picture/useSendPicture.ts';

/** Takes pictures of designs, patterns and measurement points to the server, one at a time. */
export const useSendPicture = (): SendPicture => useSendPictureFor('pattern');
