import { inTreeOrder, levelsOf, type Move, movePlace, rebuildPlaces } from '@galla/domain';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

const parentOf = (record: RecordProxy): string | null =>
  record.getLinkedRecord('parent')?.getDataID() ?? null;

/**
 * Applies a move to the store as the server will: order, parents, levels, and the moved designation's version, so
 * that a second move of it is based on the first. A move that no longer applies changes nothing.
 */
export function showMove(store: RecordSourceProxy, tenantId: string, move: Move): void {
  const tenant = store.get(tenantId);
  const records = tenant?.getLinkedRecords('designations');
  if (!tenant || !records) return;
  const byId = new Map(records.map((record) => [record.getDataID(), record]));
  const places = movePlace(
    rebuildPlaces(records.map((record) => ({ id: record.getDataID(), parentId: parentOf(record) }))),
    move,
  );
  if (!Array.isArray(places)) return;
  const levels = levelsOf(places);
  const ordered = inTreeOrder(places);
  tenant.setLinkedRecords(
    ordered.map(({ id }) => byId.get(id) ?? null),
    'designations',
  );
  for (const { id, parentId } of ordered) {
    const record = byId.get(id);
    if (!record) continue;
    record.setValue(levels.get(id) ?? 1, 'level');
    if (parentOf(record) !== parentId) setParent(record, byId.get(parentId ?? ''));
    if (id === move.dragId) record.setValue(Number(record.getValue('version')) + 1, 'version');
  }
}

function setParent(record: RecordProxy, parent: RecordProxy | undefined): void {
  if (parent) record.setLinkedRecord(parent, 'parent');
  else record.setValue(null, 'parent');
}
