import { formField } from '@galla/domain';
import {
  alsoCalled,
  category,
  commission,
  description,
  gst,
  image,
  prices,
  sku,
  title,
} from './catalogueFields.ts';
import { SERVICE_UNITS } from './choices.ts';
import type { DefaultForm } from './kind.ts';

/** A service (spec 1 §3 Catalogue item). */
export const serviceCatalogs: DefaultForm = {
  number: 4,
  name: 'service_catalogs',
  core: ['title'],
  fields: () => [
    title,
    alsoCalled,
    category,
    description,
    sku,
    formField('hsn', 'SAC'),
    formField('unit', 'Unit', { type: 'select', values: SERVICE_UNITS }),
    ...prices('Price includes GST'),
    ...gst,
    formField('duration', 'Duration'),
    ...commission,
    image,
  ],
};
