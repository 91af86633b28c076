import type { FormField } from '@galla/domain';
import type { JsonValue } from '../../db/types.generated.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { accountDetailsForm } from './accountDetails.ts';
import { invoiceForm } from './invoice.ts';

interface Seed {
  /** The form's number on the wire, the same in every shop. */
  number: number;
  name: string;
  fields: FormField[];
}

const SEEDS: readonly Seed[] = [invoiceForm, accountDetailsForm];

/** Gives a new shop its form definitions, which it may change afterwards. */
export async function seedForms(db: TenantDb): Promise<void> {
  const rows = SEEDS.map(({ number, name, fields }) => ({
    tenantId: db.tenantId,
    formNumber: number,
    name,
    fields: JSON.stringify(fields) as JsonValue,
  }));
  await db.sql.insertInto('form').values(rows).execute();
}
