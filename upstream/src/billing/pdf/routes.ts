import { pdfFileName } from '@galla/domain';
import type { Files } from '../../files/files.ts';
import { Refused } from '../../http/refused.ts';
import { type BinaryAnswer, type Route, route } from '../../http/route.ts';
import { withChanges } from '../../tenant/printSettings.ts';
import { generatePdf, previewPaper } from '../contract.ts';
import { compose } from './compose/compose.ts';
import { composeSlip } from './compose/slip.ts';
import { render } from './draw/render.ts';
import { renderSlip } from './draw/slip.ts';
import { loadRecords, loadShop, type Records } from './load.ts';
import { sampleRecords } from './sample.ts';

/** The two papers of a document: a page for the files, a slip from the printer at the counter. */
type Kind = 'page' | 'slip';

async function draw(records: Records, kind: Kind, files: Files): Promise<BinaryAnswer> {
  const { document, shop, print } = records;
  const logo = kind === 'slip' || shop.logo === null ? undefined : await files.read(shop.logo);
  const bytes =
    kind === 'slip'
      ? await renderSlip(composeSlip(records), print.rollWidth)
      : await render(compose(records, logo), print);
  return { contentType: 'application/pdf', bytes, fileName: pdfFileName(document.number) };
}

/** A document's paper (spec 2 §7), and an example of it with settings that are not saved yet. */
export const pdfRoutes: Route[] = [
  route(generatePdf, async ({ db, caller, params, query, files }) => {
    const records = await loadRecords(db, caller, params.id);
    if (!records) throw new Refused('NOT_FOUND');
    return draw(records, query.paper ?? 'page', files);
  }),

  route(previewPaper, async ({ db, body, files, now }) => {
    const facts = await loadShop(db);
    const print = withChanges(facts.print, body);
    return draw(sampleRecords({ ...facts, print }, now), body.paper, files);
  }),
];
