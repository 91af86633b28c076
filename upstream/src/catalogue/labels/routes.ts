import {
  checkLabelCount,
  checkLabelOptions,
  LABEL_DEFAULTS,
  type LabelOptions,
  withPaper,
} from '@galla/domain';
import type { Static } from 'typebox';
import { refuseOn } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { readQrSettings } from '../../tenant/qrSettings.ts';
import { labelPrint } from './contract.ts';
import { addressesOf, loadLabels } from './load.ts';
import { labelZip } from './labelZip.ts';

type Wanted = Static<NonNullable<typeof labelPrint.schema.body>>;

/** The options that were sent; what was not is what is usual on that paper. */
function optionsOf({ paper = LABEL_DEFAULTS.paper, size, fields }: Wanted): LabelOptions {
  const usual = withPaper(LABEL_DEFAULTS, paper);
  return { ...usual, ...(size !== undefined && { size }), ...(fields && { fields }) };
}

/** Labels for the shop's own printer (spec 3 §7). */
export const labelRoutes: Route[] = [
  route(labelPrint, async ({ db, body, caller, publicUrl, now }) => {
    const options = optionsOf(body);
    refuseOn(...checkLabelOptions(options), checkLabelCount(body.products.map(({ qty = 1 }) => qty)));
    const labels = await loadLabels(db, body.products, addressesOf(publicUrl, caller.schemaKey));
    const look = await readQrSettings(db);
    return {
      contentType: 'application/zip',
      fileName: 'Labels.zip',
      bytes: labelZip(labels, options, { look, created: now }),
    };
  }),
];
