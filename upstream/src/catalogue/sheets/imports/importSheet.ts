import { type ItemKind, mayDo, type PlannedRow, type Right, formatMessage } from '@galla/domain';
import type { TenantDb } from '../../../db/tenant.ts';
import { Refused } from '../../../http/refused.ts';
import type { Call } from '../../../http/route.ts';
import type { Caller } from '../../../http/caller.ts';
import { notify } from '../../../notifications/index.ts';
import { findImport, finishImport, isStopped, sentOf, tellProgress, type ImportRow } from './importRows.ts';
import { planSheet, type SheetPlan } from './planSheet.ts';
import { refusedFaults, refusedHeadings, refusedStop } from './refusals.ts';
import { type AfterBatch, holdImports, type ImportCounts, runPlan } from './runImport.ts';
import type { SentSheet } from './sentSheet.ts';

type Context = Pick<Call, 'db' | 'caller' | 'now' | 'aside'>;

/** The screen that lists what was imported. */
const SCREENS: Record<ItemKind, string> = { PRODUCT: '/products', SERVICE: '/services' };

/** New rows need the right to add, changed rows the right to change. */
function checkRights(kind: ItemKind, rows: readonly PlannedRow[], { rights }: Caller): void {
  const menu = kind === 'PRODUCT' ? 'products' : 'services';
  const needed: Right[] = [
    ...(rows.some(({ action }) => action === 'ADD') ? [`${menu}:create` as const] : []),
    ...(rows.some(({ action }) => action === 'CHANGE') ? [`${menu}:edit` as const] : []),
  ];
  if (!needed.every((right) => mayDo(rights, right))) throw new Refused('PERMISSION_DENIED');
}

const tellDone = (db: TenantDb, { kind, fileName }: Named, counts: ImportCounts, { caller, now }: Context) =>
  notify(
    db,
    {
      kind: 'IMPORT_DONE',
      facts: { file: fileName, rows: counts.added + counts.changed, screen: SCREENS[kind] },
      to: caller.staffId,
    },
    now,
  );

interface Named {
  kind: ItemKind;
  fileName: string;
}

/** Refusals about the content of the file. */
const TOLD: ReadonlySet<string> = new Set(['SHEET_FAULTS', 'SHEET_HEADINGS']);

/** Runs a write and notifies the sender if it fails, outside of the transaction that is rolled back. */
async function tellFailure<T>(
  named: Named,
  { caller, now, aside }: Context,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isFault = error instanceof Refused && TOLD.has(error.refusal.code);
    if (isFault) {
      const facts = { file: named.fileName, reason: error.message, screen: SCREENS[named.kind] };
      await aside((db) => notify(db, { kind: 'IMPORT_FAILED', facts, to: caller.staffId }, now));
    }
    throw error;
  }
}

async function write(
  { db, caller, now }: Context,
  { kind, fileName }: Named,
  plan: SheetPlan,
  afterBatch?: AfterBatch,
): Promise<ImportCounts> {
  if (plan.headings.needsMatching) throw refusedHeadings(plan.faults);
  if (plan.faults.length > 0) throw refusedFaults(plan.faults);
  checkRights(kind, plan.rows, caller);
  return runPlan(db, plan.rows, { staffId: caller.staffId, now, fileName }, afterBatch);
}

/** Imports a sheet in a single step, as the documented call does. */
export async function importSheet(context: Context, sent: SentSheet): Promise<ImportCounts> {
  const { db, caller } = context;
  const { kind, table } = sent;
  await holdImports(db);
  const plan = await planSheet(db, { kind, sent: { table, matching: undefined }, caller, lock: true });
  const counts = await tellFailure(sent, context, () => write(context, sent, plan));
  await tellDone(db, sent, counts, context);
  return counts;
}

/** Runs an import whose preview the caller saw; has no effect on one that is already done. */
export async function runImport(
  context: Context,
  { id, version }: { id: string; version: string },
): Promise<ImportRow> {
  const { db, caller, now, aside } = context;
  const of = { id, staffId: caller.staffId };
  const found = await findImport(db, of, now);
  if (found.isDone) return found;
  await holdImports(db);
  const sent = await sentOf(db, id);
  if (!sent) throw new Refused('STILL_RUNNING');
  await aside((beside) => tellProgress(beside, id, 0));
  const plan = await planSheet(db, { kind: found.kind, sent, caller, lock: true });
  const counts = await tellFailure(found, context, async () => {
    if (plan.faults.length === 0 && plan.version !== version) throw planChanged();
    return write(context, found, plan, async (rowsDone) => {
      await aside((beside) => tellProgress(beside, id, rowsDone));
      if (await isStopped(db, id)) throw refusedStop();
    });
  });
  await finishImport(db, id, counts, now);
  await tellDone(db, found, counts, context);
  return findImport(db, of, now);
}

function planChanged(): Refused {
  const refused = new Refused('CHANGED_MEANWHILE');
  return new Refused({ ...refused.refusal, message: formatMessage('sheets.planChanged') });
}
