import { formatMessage, lensValueText } from '@galla/domain';
import type { At } from '../../optical/matrix/block.ts';
import { withMinus } from '../../optical/variants/listed.ts';
import type { LensGrid } from './place.ts';

/** "−1.25". */
export const dioptres = (name: 'sph' | 'cyl', value: number): string => withMinus(lensValueText(name, value));

/** "SPH −1.25, CYL −0.50". */
export const cellName = ({ sph, cyl }: LensGrid, { row, column }: At): string =>
  formatMessage('optical.cellName', {
    sph: dioptres('sph', sph[row] ?? 0),
    cyl: dioptres('cyl', cyl[column] ?? 0),
  });
