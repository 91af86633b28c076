import { formatRupees, formatTime, percentText, quantityText, formatMessage } from '@galla/domain';
import { basisPointsOf, milliOf, paiseOf } from '../../../db/numeric.ts';
import { crossesBorder, type LineRecord } from '../../history/lines.ts';
import type { Records } from '../load.ts';
import type { Slip } from '../paper.ts';
import { compose, phoneText } from './compose.ts';
import { settledOnSlip } from './sums.ts';
import { taxesOf } from './taxes.ts';
import { withMeasures } from './withMeasures.ts';

/** "2 pc × ₹1,295.00 · 5 % · HSN 6214" */
function detailOf(line: LineRecord, { taxed, coded }: { taxed: boolean; coded: boolean }): string {
  const { quantity, unit, price, gstPercentage, taxInclusive, hsn } = line;
  const bought = `${quantityText(milliOf(quantity))} ${unit} × ${formatRupees(paiseOf(price))}`;
  const rate = `${percentText(basisPointsOf(gstPercentage))} %`;
  return [
    bought,
    ...(taxed ? [taxInclusive ? `${rate} ${formatMessage('print.inclusive')}` : rate] : []),
    ...(coded && hsn !== null ? [formatMessage('print.hsn', { hsn })] : []),
  ].join(' · ');
}

/** Composes the text content of a document's slip; its sums match the page to the paisa. */
export function composeSlip(records: Records): Slip {
  const { document, lines, shop } = records;
  const paper = compose(records);
  const { numbers, contacts } = paper.shop;
  const [[, ...more], [day, ...others]] = paper.facts;
  // On the narrow roll the line breaks before the time, not within it.
  const time = formatTime(document.issuedAt.toISOString(), shop.timeZone).replace(' ', '\u00A0');
  const billedBy = document.employeeName ?? '';
  // The biller is shown beside the date; the place of supply is shown when it is another state (CGST Rules 2017,
  // rule 46).
  const left = [
    formatMessage('print.billedBy'),
    ...(crossesBorder(document) ? [] : [formatMessage('print.placeOfSupply')]),
  ];
  const facts = [...more, ...others].filter(({ label }) => !left.includes(label));
  // HSN and SAC codes belong to GST, so an unregistered shop does not print them.
  const says = {
    taxed: taxesOf(records).length > 0,
    coded: records.hsnOnSlip && document.registration !== 'NONE',
  };
  return {
    title: paper.title,
    number: paper.number,
    description: paper.description,
    sentence: paper.sentence,
    sums: paper.sums,
    total: paper.total,
    words: paper.words,
    settled: settledOnSlip(records),
    upi: paper.upi,
    terms: paper.terms,
    issued: paper.issued,
    shop: {
      name: paper.shop.name,
      lines: [paper.shop.address, ...numbers.map(({ label, value }) => `${label} ${value}`), ...contacts],
    },
    mark: paper.mark?.strong ? paper.mark.text : undefined,
    facts: [
      [`${day?.value ?? ''}, ${time}`, billedBy],
      [document.customerName, phoneText(document.customerMobile ?? '')],
      ...(document.customerGstin === null
        ? []
        : [[formatMessage('print.gstin'), document.customerGstin] as const]),
      ...facts.map(({ label, value }) => [label, value] as const),
    ],
    rows: lines.map((line) => ({
      name: withMeasures(line.name),
      detail: detailOf(line, says),
      amount: formatRupees(paiseOf(line.total)),
    })),
    farewell: formatMessage('print.thanks'),
  };
}
