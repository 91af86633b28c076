import {
  checkLabelOptions,
  LABEL_DEFAULTS,
  LABEL_FIELDS,
  LABEL_PAPERS,
  type LabelOptions,
} from '@galla/domain';
import { readPreference, writePreference } from '../../app/preference.ts';

const NAME = 'labels';

/**
 * "THERMAL_80.30.name-price": stored per device, because it depends on the printer. The start position
 * belongs to one sheet and is not stored.
 */
export function rememberOptions({ paper, size, fields }: LabelOptions): void {
  writePreference(NAME, [paper, size, fields.join('-')].join('.'));
}

/** The options last used on this device; the documented defaults if there are none or they are invalid. */
export function rememberedOptions(): LabelOptions {
  const [paper, size, fields = ''] = (readPreference(NAME) ?? '').split('.');
  const options: LabelOptions = {
    paper: LABEL_PAPERS.find((one) => one === paper) ?? LABEL_DEFAULTS.paper,
    size: Number(size),
    fields: LABEL_FIELDS.filter((field) => fields.split('-').includes(field)),
  };
  return checkLabelOptions(options).length === 0 && options.paper === paper ? options : LABEL_DEFAULTS;
}
