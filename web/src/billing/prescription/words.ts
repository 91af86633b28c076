import { type EyeValueName, type MessageKey, formatMessage } from '@galla/domain';

const NAMES: Readonly<Record<EyeValueName, MessageKey>> = {
  sph: 'prescription.sphere',
  cyl: 'prescription.cylinder',
  axis: 'prescription.axis',
  add: 'prescription.add',
  prism: 'prescription.prism',
  base: 'prescription.base',
};

/** What a column of the eyes is called. */
export const valueName = (name: EyeValueName): string => formatMessage(NAMES[name]);

/** A figure as it is read: a minus, not a hyphen; a dash where nothing is said. */
export const figureShown = (text: unknown): string =>
  typeof text === 'string' && text !== '' ? text.replace(/^-/, '−') : '–';
