import { type EyeValueName, type MessageKey, formatMessage } from '@galla/domain';

const NAMES: Readonly<Record<EyeValueName, MessageKey>> = {
  sph: 'prescription.sphere',
  cyl: 'prescription.cylinder',
  axis: 'prescription.axis',
  add: 'prescription.add',
  prism: 'prescription.prism',
  base: 'prescription.base',
};

/** The name of a column. */
export const valueName = (name: EyeValueName): string => formatMessage(NAMES[name]);

/** A figure for reading: with a minus sign instead of a hyphen; a dash if empty. */
export const figureShown = (text: unknown): string =>
  typeof text === 'string' && text !== '' ? text.replace(/^-/, '−') : '–';
