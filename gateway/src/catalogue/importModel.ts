import type { catalogue } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { globalId } from '../relay/ids.ts';
import type { CatalogueImport } from '../types.generated.ts';

type ImportData = Answer<typeof catalogue.catalogueImport>['data'];

/** Maps an import to the graph's type. */
export function importOf(data: ImportData): CatalogueImport {
  const id = globalId('CatalogueImport', data.id);
  const isDone = data.state === 'DONE';
  return {
    __typename: 'CatalogueImport',
    id,
    kind: data.category_type === 'product' ? 'PRODUCT' : 'SERVICE',
    fileName: data.file_name,
    isDone,
    version: data.version,
    rowCount: data.row_count,
    addCount: data.added,
    changeCount: data.changed,
    unchangedCount: data.unchanged,
    refusedCount: data.refused,
    faultCount: data.fault_count,
    faults: data.faults,
    rows: data.rows,
    needsMatching: data.needs_matching,
    columns: data.columns,
    fields: data.fields,
    annotatedUrl: isDone ? null : `/sheets/faults/${id}`,
  };
}
