import type { FormOption } from '@galla/domain';

/** Types of an optician's products; each has its own form product_variants_{type} (spec 1 §3). */
export const VARIANT_TYPES: FormOption[] = [
  { label: 'Lens', value: 'lens' },
  { label: 'Frame', value: 'frame' },
  { label: 'Sunglasses', value: 'sunglasses' },
  { label: 'Contact lens', value: 'contact_lens' },
  { label: 'Accessory', value: 'accessory' },
];
