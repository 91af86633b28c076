import type { TextMark } from '@galla/domain';

/** A picture of a text, black on nothing, and how high it stands around the text's middle, in mm. */
export interface TextPicture {
  /** PNG. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** What tells the picture of a text from all others. */
export const pictureKey = ({ text, size, weight }: Pick<TextMark, 'text' | 'size' | 'weight'>): string =>
  `${weight} ${size} ${text}`;
