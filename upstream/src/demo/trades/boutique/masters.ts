/** Stages of the demo boutique, in order. */
export const stages: readonly { name: string; type: 'design' | 'pattern' }[] = [
  { name: 'Cutting', type: 'design' },
  { name: 'Embroidery', type: 'pattern' },
  { name: 'Stitching', type: 'design' },
  { name: 'Interlock', type: 'design' },
  { name: 'Fall and pico', type: 'design' },
  { name: 'Hand finishing', type: 'pattern' },
  { name: 'Finishing', type: 'design' },
  { name: 'Ironing', type: 'design' },
];

/** Order statuses of its own, in addition to the fixed ones. */
export const statuses: readonly string[] = ['Waits for cloth', 'Trial done'];
