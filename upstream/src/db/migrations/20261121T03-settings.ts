import type { Kysely } from 'kysely';
import { createTenantTable } from './tenantTable.ts';

const colour = (name: string): string => `${name} text not null check (${name} ~ '^#[0-9A-F]{6}$')`;

/**
 * Appearance of the shop's QR codes (spec 1 §3). A shop without a row has the documented defaults, which are
 * defined in domain only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'qr_setting',
    `size smallint not null check (size between 98 and 160),
     ${colour('colour')},
     ${colour('background')},
     border_radius smallint not null check (border_radius >= 0),
     border_width smallint not null check (border_width >= 0),
     ${colour('border_colour')},
     icon_size smallint not null check (icon_size >= 0),
     error_level text not null check (error_level in ('L', 'M', 'Q', 'H')),
     updated_at timestamptz not null,
     primary key (tenant_id)`,
  );
}
