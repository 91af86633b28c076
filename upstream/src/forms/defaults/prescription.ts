import { formField, SIGNED, type FormField } from '@galla/domain';
import { same } from './choices.ts';
import type { DefaultForm } from './kind.ts';

const MEASURES = [
  ['sph', 'SPH', SIGNED],
  ['cyl', 'CYL', SIGNED],
  ['axis', 'AXIS', null],
  ['add', 'ADD', SIGNED],
  ['prism', 'PRISM', SIGNED],
  ['base', 'BASE', null],
] as const;

const eye = (side: 'right' | 'left', label: string): FormField[] =>
  MEASURES.map(([name, measure, subtype]) =>
    formField(`${side}_${name}`, `${label} ${measure}`, { type: 'number', subtype }),
  );

const several = (name: string, label: string, ...values: string[]): FormField =>
  formField(name, label, { type: 'checkbox-group', values: same(...values) });

/** An optician's measurements, and the glasses made from them; spelled as on the wire (spec 2 §3 Prescription). */
export const prescription: DefaultForm = {
  number: 5,
  name: 'prescription',
  core: [],
  serves: ({ capabilities }) => capabilities.includes('PRESCRIPTIONS'),
  fields: () => [
    formField('age', 'Age', { type: 'number' }),
    formField('pd', 'PD', { type: 'number' }),
    formField('fitting_height', 'Height', { type: 'number' }),
    formField('test_date', 'Tested', { type: 'date' }),
    formField('tested_by', 'Tested by'),
    ...eye('right', 'Right'),
    ...eye('left', 'Left'),
    several('wear_type', 'Wear type', 'Constant', 'Distance', 'Near', 'Computer', 'Driving'),
    several('lens_design', 'Lens design', 'Single vision', 'Bifocal', 'Progressive', 'Office'),
    several(
      'materials_coats',
      'Materials and coats',
      'CR-39',
      'Polycarbonate',
      'High index',
      'Anti-reflective',
      'Blue cut',
      'Photochromic',
      'Hard coat',
    ),
    formField('priscription', 'Notes', { type: 'textarea' }),
  ],
};
