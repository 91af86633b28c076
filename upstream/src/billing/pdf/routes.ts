import { type BillPaper, paperFileName, paperName, pdfFileName, rollWidthOf } from '@galla/domain';
import type { Files } from '../../files/index.ts';
import { Refused } from '../../http/refused.ts';
import { type BinaryAnswer, type Route, route } from '../../http/route.ts';
import { withChanges } from '../../tenant/index.ts';
import { generatePdf, previewPaper } from '../contract.ts';
import { composeSlip } from './compose/slip.ts';
import { drawPage } from './drawPage.ts';
import { renderSlip } from './draw/slip.ts';
import { loadRecords, loadShop, type Records } from './load.ts';
import { sampleRecords } from './sample.ts';

/** Draws the requested paper; the documented call names none and gets a page under the documented file name. */
export async function drawPaper(records: Records, files: Files, paper?: BillPaper): Promise<BinaryAnswer> {
  const { document, print } = records;
  const rollWidth = paper && rollWidthOf(paper);
  const bytes =
    rollWidth === undefined
      ? await drawPage(records, files)
      : await renderSlip(composeSlip(records), rollWidth);
  const fileName = paper
    ? paperFileName(document.number, paperName(paper, print.pageSize))
    : pdfFileName(document.number);
  return { contentType: 'application/pdf', bytes, fileName };
}

/** A document's paper (spec 2 §7), and a preview with unsaved settings. */
export const pdfRoutes: Route[] = [
  route(generatePdf, async ({ db, caller, params, query, files }) => {
    const records = await loadRecords(db, caller, params.id);
    if (!records) throw new Refused('NOT_FOUND');
    return drawPaper(records, files, query.paper);
  }),

  route(previewPaper, async ({ db, body, files, now }) => {
    const facts = await loadShop(db);
    const print = withChanges(facts.print, body);
    return drawPaper(sampleRecords({ ...facts, print }, now), files, body.paper);
  }),
];
