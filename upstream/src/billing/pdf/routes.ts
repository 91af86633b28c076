import { pdfFileName } from '@galla/domain';
import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { generatePdf } from '../contract.ts';
import { compose } from './compose/compose.ts';
import { render } from './draw/render.ts';
import { loadRecords } from './load.ts';

/** A document's paper (spec 2 §7). */
export const pdfRoutes: Route[] = [
  route(generatePdf, async ({ db, caller, params, files }) => {
    const records = await loadRecords(db, caller, params.id);
    if (!records) throw new Refused('NOT_FOUND');
    const logo = records.shop.logo === null ? undefined : await files.read(records.shop.logo);
    return {
      contentType: 'application/pdf',
      bytes: await render(compose(records, logo)),
      fileName: pdfFileName(records.document.number),
    };
  }),
];
