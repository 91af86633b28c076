import type { TextMark } from '@galla/domain';

/** A picture of a text, black on transparent, with its size in mm; vertically centred on the text. */
export interface TextPicture {
  /** PNG. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Key of a text's picture. */
export const pictureKey = ({ text, size, weight }: Pick<TextMark, 'text' | 'size' | 'weight'>): string =>
  `${weight} ${size} ${text}`;
