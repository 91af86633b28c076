import type { Trade } from '../types.ts';

/** A supplier of a demo shop, with the prefix of its bill numbers. */
export interface DemoSupplier {
  name: string;
  series: string;
}

/** The suppliers of each trade. */
export const suppliers: Readonly<Record<Trade, readonly DemoSupplier[]>> = {
  retail: [
    { name: 'Ganesh Wholesale', series: 'GW' },
    { name: 'Annapurna Foods', series: 'AF' },
    { name: 'City Distributors', series: 'CD' },
  ],
  boutique: [
    { name: 'Surat Textiles', series: 'ST' },
    { name: 'Kanchi Silk House', series: 'KSH' },
  ],
  distributor: [
    { name: 'Prakash Electricals', series: 'PE' },
    { name: 'Narmada Pipes', series: 'NP' },
    { name: 'Shree Hardware Traders', series: 'SHT' },
  ],
  gym: [{ name: 'FitSource Nutrition', series: 'FSN' }],
  optician: [
    { name: 'Drishti Lens Lab', series: 'DLL' },
    { name: 'Vision Frames', series: 'VF' },
  ],
  service: [{ name: 'Coolparts Traders', series: 'CT' }],
};
