import type { FormField, MessageKey } from '@galla/domain';

/** Fields that are shown together under a heading. */
export interface Group {
  title: MessageKey;
  names: string[];
}

/** The groups in display order; what every item needs comes first. */
const GROUPS: readonly { title: MessageKey; names: readonly string[] }[] = [
  {
    title: 'itemForm.about',
    names: ['title', 'also_called', 'category_name', 'brand', 'type', 'has_variants', 'duration'],
  },
  {
    title: 'itemForm.price',
    names: [
      'price',
      'mrp',
      'offer',
      'price_at_till',
      'unit',
      'hsn',
      'tax_inclusive',
      'gst_from_setting',
      'gst_percentage',
    ],
  },
  { title: 'itemForm.stock', names: ['is_inventory', 'available_quantity', 'low_stock', 'sku', 'barcode'] },
  { title: 'itemForm.look', names: ['size', 'color', 'description', 'image'] },
  { title: 'itemForm.more', names: [] },
  { title: 'itemForm.commission', names: ['is_percentage_points', 'points', 'employee_percentage'] },
];

const KNOWN = new Set(GROUPS.flatMap(({ names }) => names));

/** The fields of a form in their groups; empty groups are left out. */
export function groupsOf(fields: readonly Pick<FormField, 'name'>[], hidden: ReadonlySet<string>): Group[] {
  const shown = fields.map(({ name }) => name).filter((name) => !hidden.has(name));
  return GROUPS.map(({ title, names }) => ({
    title,
    names:
      title === 'itemForm.more'
        ? shown.filter((name) => !KNOWN.has(name))
        : names.filter((name) => shown.includes(name)),
  })).filter(({ names }) => names.length > 0);
}

/** Whether a field takes the full width; short ones are two to a row. */
export const isWide = ({ name, type, values }: FormField): boolean =>
  name === 'title' ||
  type === 'textarea' ||
  type === 'file' ||
  type === 'checkbox-group' ||
  (type === 'radio-group' && values.length > 2);
