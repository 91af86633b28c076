import { checkLabelCount } from '@galla/domain';
import { refuseOn } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { labelPrint } from './contract.ts';
import { labelAnswer } from './labelAnswer.ts';
import { addressesOf, loadLabels } from './load.ts';

/** Labels for the shop's printer (spec 3 §7). */
export const labelRoutes: Route[] = [
  route(labelPrint, async (call) => {
    const { db, body, caller, publicUrl } = call;
    refuseOn(checkLabelCount(body.products.map(({ qty = 1 }) => qty)));
    const labels = await loadLabels(db, body.products, addressesOf(publicUrl, caller.schemaKey));
    return labelAnswer(call, labels, 'Labels');
  }),
];
