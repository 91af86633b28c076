import { formField, type FormField } from '@galla/domain';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { graphForm } from '../../ui/form/testing.tsx';
import ProductDrawer from './ProductDrawer.tsx';
import ServiceDrawer from './ServiceDrawer.tsx';

const choice = (...values: string[]) => values.map((value) => ({ label: value, value }));
const yesNo = { type: 'radio-group', values: choice('Yes', 'No') } as const;
const number = { type: 'number' } as const;
const money = { type: 'number', subtype: 'money' } as const;

/** The shop's form, with a custom field. */
export const FIELDS: readonly FormField[] = [
  formField('title', 'Name', { required: true }),
  formField('category_name', 'Category', { type: 'autocomplete', subtype: 'free', values: choice('Sarees') }),
  formField('unit', 'Unit', { type: 'select', values: choice('pc', 'm') }),
  formField('price', 'Price', money),
  formField('offer', 'Offer price', money),
  formField('mrp', 'MRP', money),
  formField('gst_from_setting', 'GST from settings', yesNo),
  formField('gst_percentage', 'GST %', number),
  formField('available_quantity', 'Quantity in stock', number),
  formField('barcode', 'Bar code'),
  formField('has_variants', 'Has variants', yesNo),
  formField('is_percentage_points', 'Commission in', {
    type: 'radio-group',
    values: choice('Points', 'Percentage'),
  }),
  formField('points', 'Points', number),
  formField('employee_percentage', 'Employee %', number),
  formField('image', 'Image', { type: 'file' }),
  formField('weave', 'Weave'),
];

export const ITEM = {
  __typename: 'Product',
  __isNode: 'Product',
  __isCatalogueItem: 'Product',
  id: 'p1',
  title: 'Kota saree',
  thumbnail: null,
  fields: Object.entries({
    title: 'Kota saree',
    unit: 'pc',
    price: '3890.00',
    gst_from_setting: 'Yes',
    available_quantity: '3',
    has_variants: 'No',
    is_percentage_points: 'Points',
    points: '5',
    weave: 'Zari',
  }).map(([name, value]) => ({ name, value })),
};

/** Removes the ids, which only the fragment key in Relay's store needs. */
const answered = (fields: readonly FormField[]) => graphForm(fields, 'product_catalogs');

export const screenData = (fields: readonly FormField[] | null = FIELDS, node: object | null = ITEM) => ({
  viewer: {
    tenant: {
      id: 't1',
      settings: { gstPercentage: '12', id: 's1' },
      form: fields && answered(fields),
    },
  },
  node,
});

export interface Opened extends AtRoute {
  onClose: ReturnType<typeof vi.fn<() => void>>;
  onSaved: ReturnType<typeof vi.fn<(id: string) => void>>;
}

/** Mounts the drawer without answering its query. */
export function mount(kind: 'PRODUCT' | 'SERVICE' = 'PRODUCT', item?: string): Opened {
  const onClose = vi.fn<() => void>();
  const onSaved = vi.fn<(id: string) => void>();
  function Screen() {
    const [open, setOpen] = useState(true);
    const Drawer = kind === 'PRODUCT' ? ProductDrawer : ServiceDrawer;
    const close = () => {
      onClose();
      setOpen(false);
    };
    return open ? <Drawer item={item} onClose={close} onSaved={onSaved} /> : <p>The list</p>;
  }
  return { ...renderAt('/', [{ path: '/', element: <Screen /> }]), onClose, onSaved };
}

/** Opens the drawer with its form. */
export async function open(kind: 'PRODUCT' | 'SERVICE' = 'PRODUCT', item?: string): Promise<Opened> {
  const at = mount(kind, item);
  await answerWith(at.environment, 'ItemDrawerQuery', screenData());
  await screen.findByLabelText(/^Name/);
  return at;
}

export const box = (label: RegExp): HTMLInputElement => screen.getByLabelText(label);

export const press = (at: AtRoute, name: RegExp | string): Promise<void> =>
  act(async () => at.user.click(screen.getByRole('button', { name })));
