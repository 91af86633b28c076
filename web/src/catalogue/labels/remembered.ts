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
 * "THERMAL_80.30.name-price": what a printer wants is a matter of this device, not of the shop. Where a sheet was begun
 * is of that sheet, and not remembered.
 */
export function rememberOptions({ paper, size, fields }: LabelOptions): void {
  writePreference(NAME, [paper, size, fields.join('-')].join('.'));
}

/** The options that were used last on this device; the documented ones where there are none that are right. */
export function rememberedOptions(): LabelOptions {
  const [paper, size, fields = ''] = (readPreference(NAME) ?? '').split('.');
  const options: LabelOptions = {
    paper: LABEL_PAPERS.find((one) => one === paper) ?? LABEL_DEFAULTS.paper,
    size: Number(size),
    fields: LABEL_FIELDS.filter((field) => fields.split('-').includes(field)),
  };
  return checkLabelOptions(options).length === 0 && options.paper === paper ? options : LABEL_DEFAULTS;
}
