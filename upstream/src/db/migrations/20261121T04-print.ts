import type { Kysely } from 'kysely';
import { createTenantTable } from './tenantTable.ts';

/**
 * Print settings of the shop (spec 1 §3, PDF). A shop without a row has the documented defaults, which are
 * defined in domain only. So are limits that may become wider one day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenantTable(
    db,
    'print_setting',
    `page_size text not null check (page_size in ('A4', 'A5', 'LETTER')),
     orientation text not null check (orientation in ('PORTRAIT', 'LANDSCAPE')),
     margin smallint not null check (margin >= 0),
     items_per_page smallint not null check (items_per_page > 0),
     template text not null check (template in ('PROFESSIONAL', 'PLAIN')),
     date_format text not null check (date_format in ('SLASHES', 'DASHES', 'WORDS', 'ISO')),
     colour text not null check (colour ~ '^#[0-9A-F]{6}$'),
     font_size smallint not null check (font_size > 0),
     logo_size smallint not null check (logo_size > 0),
     qr boolean not null,
     watermark text not null,
     terms text not null,
     roll_width smallint not null check (roll_width in (58, 80)),
     updated_at timestamptz not null,
     primary key (tenant_id)`,
  );
}
