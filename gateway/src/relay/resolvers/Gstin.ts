import { isGstin } from '@galla/domain';
import { scalar } from '../scalar.ts';

/** A GSTIN with a valid check digit. */
export const Gstin = scalar('Gstin', (text) => (isGstin(text) ? text : undefined));
