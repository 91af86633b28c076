import type { ItemKind } from '@galla/domain';
import { fetchFile } from '../../app/pdf/fetchFile.ts';

/** What narrows the list that is downloaded, as the list itself is asked for; `ids` takes those alone. */
export interface SheetFilter {
  search?: string;
  categories?: readonly string[];
  /** Kinds of product; an empty one, products without. */
  types?: readonly string[];
  statuses?: readonly string[];
  stock?: string;
  ids?: readonly string[];
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const wire = (kind: ItemKind): string => kind.toLowerCase();

/** The workbook to fill in. Rejects as `fetchFile` does, like the others. */
export const fetchTemplate = (kind: ItemKind, signal: AbortSignal): Promise<File> =>
  fetchFile({ url: `/sheets/template?kind=${wire(kind)}`, signal }, TYPE, 'Template.xlsx');

/** What a list shows, as a workbook that can be imported again. */
export function fetchExport(kind: ItemKind, filter: SheetFilter, signal: AbortSignal): Promise<File> {
  const filled = Object.entries(filter).filter(([, value]) => value !== undefined && value.length > 0);
  const body = { kind: wire(kind), ...Object.fromEntries(filled) };
  return fetchFile({ url: '/sheets/export', body, signal }, TYPE, 'Export.xlsx');
}

/** A file that was sent, with its faults marked. */
export const fetchAnnotated = (url: string, signal: AbortSignal): Promise<File> =>
  fetchFile({ url, signal }, TYPE, 'Import.xlsx');
