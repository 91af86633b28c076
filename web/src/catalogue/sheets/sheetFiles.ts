import type { ItemKind } from '@galla/domain';
import { fetchFile } from '../../app/pdf/fetchFile.ts';

/** Filters of a download, as in the list's query; `ids` selects those items only. */
export interface SheetFilter {
  search?: string;
  categories?: readonly string[];
  /** Kinds of product; an empty string means products without one. */
  types?: readonly string[];
  statuses?: readonly string[];
  stock?: string;
  ids?: readonly string[];
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const wire = (kind: ItemKind): string => kind.toLowerCase();

/** The empty workbook. Rejects as `fetchFile` does, like the others. */
export const fetchTemplate = (kind: ItemKind, signal: AbortSignal): Promise<File> =>
  fetchFile({ url: `/sheets/template?kind=${wire(kind)}`, signal }, TYPE, 'Template.xlsx');

/** The filtered list as a workbook that can be imported again. */
export function fetchExport(kind: ItemKind, filter: SheetFilter, signal: AbortSignal): Promise<File> {
  const filled = Object.entries(filter).filter(([, value]) => value !== undefined && value.length > 0);
  const body = { kind: wire(kind), ...Object.fromEntries(filled) };
  return fetchFile({ url: '/sheets/export', body, signal }, TYPE, 'Export.xlsx');
}

/** The uploaded file with its problems marked. */
export const fetchAnnotated = (url: string, signal: AbortSignal): Promise<File> =>
  fetchFile({ url, signal }, TYPE, 'Import.xlsx');
