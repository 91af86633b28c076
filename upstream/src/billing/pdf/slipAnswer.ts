import { type BillPaper, paperFileName, paperName, type PrintSettings, rollWidthOf } from '@galla/domain';
import type { BinaryAnswer } from '../../http/route.ts';
import { renderSlip } from './draw/slip.ts';
import type { Slip } from './paper.ts';

/** A file with a slip, for papers that have no page: on 80 mm unless the narrow roll is requested. */
export async function slipAnswer(
  slip: Slip,
  { name, asked, print }: { name: string; asked: BillPaper | undefined; print: PrintSettings },
): Promise<BinaryAnswer> {
  const paper = asked === 'THERMAL_58' ? asked : 'THERMAL_80';
  return {
    contentType: 'application/pdf',
    bytes: await renderSlip(slip, rollWidthOf(paper) ?? 80),
    fileName: paperFileName(name, paperName(paper, print.pageSize)),
  };
}
