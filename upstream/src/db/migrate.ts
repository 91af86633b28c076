import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import * as directory from './migrations/20261120T01-directory.ts';
import * as tenant from './migrations/20261120T02-tenant.ts';
import * as staff from './migrations/20261120T03-staff.ts';
import * as catalogue from './migrations/20261120T04-catalogue.ts';
import * as customers from './migrations/20261120T05-customers.ts';
import * as billing from './migrations/20261120T06-billing.ts';
import * as session from './migrations/20261121T01-session.ts';
import * as profile from './migrations/20261121T02-profile.ts';
import * as settings from './migrations/20261121T03-settings.ts';
import * as print from './migrations/20261121T04-print.ts';
import * as permissions from './migrations/20261121T05-permissions.ts';
import * as hierarchy from './migrations/20261121T06-hierarchy.ts';
import * as supplier from './migrations/20261121T12-supplier.ts';
import * as notifications from './migrations/20261121T08-notifications.ts';
import * as optical from './migrations/20261122T03-optical.ts';
import * as stock from './migrations/20261122T02-stock.ts';
import * as subscription from './migrations/20261121T07-subscription.ts';
import * as items from './migrations/20261122T01-items.ts';
import * as imports from './migrations/20261122T05-imports.ts';
import * as pendingMobile from './migrations/20261123T04-pending-mobile.ts';
import * as planChange from './migrations/20261123T04-plan-change.ts';
import * as openedCustomers from './migrations/20261123T05-openedCustomers.ts';
import * as documentOrder from './migrations/20261123T05a-documentOrder.ts';
import * as search from './migrations/20261123T02-search.ts';
import * as alsoCalled from './migrations/20261124T01a-also-called.ts';
import * as sortKey from './migrations/20261124T01b-sort-key.ts';
import * as customerSearch from './migrations/20261124T01-customer-search.ts';
import * as productMrp from './migrations/20261125T01-product-mrp.ts';
import * as billPaper from './migrations/20261124T04-bill-paper.ts';
import * as apiKeys from './migrations/20261127T0-api-keys.ts';
import * as lineIds from './migrations/20261127T2-line-ids.ts';
import * as changes from './migrations/20261127T3-changes.ts';
import * as notificationSubject from './migrations/20261127T3a-notification-subject.ts';
import * as contacts from './migrations/20261128T1-contacts.ts';
import * as customerDetails from './migrations/20261128T2-customer-details.ts';
import * as day from './migrations/20261128T3-day.ts';
import * as ownData from './migrations/20261129G01-own-data.ts';
import * as reminders from './migrations/20261129F-reminders.ts';
import * as shares from './migrations/20261129B0-shares.ts';
import * as boutiqueStages from './migrations/20261129H1-boutique-stages.ts';
import * as boutiqueOrders from './migrations/20261201E-boutique-orders.ts';
import * as trash from './migrations/20261202E-trash.ts';
import * as documentChanges from './migrations/20261202D-document-changes.ts';
import * as boutiqueDesigns from './migrations/20261201D1-boutique-designs.ts';
import * as billedCustomers from './migrations/20261130C-billed-customers.ts';
import * as customerPictures from './migrations/20261201B-customer-pictures.ts';
import * as moreChanges from './migrations/20261202A-changes-of-more-lists.ts';
import * as mergedCustomers from './migrations/20261130A-merged-customers.ts';
import * as employeeDetails from './migrations/20261204A1-employee-details.ts';
import * as commission from './migrations/20261205A1-commission.ts';
import * as convertedAndRefunded from './migrations/20261205E1-converted-and-refunded.ts';
import * as dailyPieces from './migrations/20261205H1-daily-pieces.ts';
import * as creditNotes from './migrations/20261208A-credit-notes.ts';
import * as gymDoor from './migrations/20261212A-gym-door.ts';
import * as statements from './migrations/20261213A-statements.ts';
import * as goods from './migrations/20261214A-goods.ts';
import * as alterations from './migrations/20261215A-alterations.ts';
import * as cloth from './migrations/20261215B-cloth.ts';
import * as limits from './migrations/20261216A-limits.ts';
import * as lineCost from './migrations/20261216B-line-cost.ts';
import * as fabrics from './migrations/20261217E-fabrics.ts';
import * as creditNoteTime from './migrations/20261218C1-credit-note-time.ts';
import * as quickBillTrash from './migrations/20261218C2-quick-bill-trash.ts';
import * as drawer from './migrations/20261218C3-drawer.ts';
import * as paymentBank from './migrations/20261221A-payment-bank.ts';
import * as attachmentNumbers from './migrations/20261221B-attachment-numbers.ts';
import * as lineSplits from './migrations/20261222D1-line-splits.ts';
import * as goodsUndo from './migrations/20261223G1-goods-undo.ts';
import * as orderLimits from './migrations/20261217F-order-limits.ts';
import * as attendance from './migrations/20261219A-attendance.ts';
import * as splits from './migrations/20261218A1-splits.ts';
import * as commissionOnMoney from './migrations/20261217C1-commission-on-money.ts';
import * as salesTargets from './migrations/20261217C2-sales-targets.ts';
import * as sheetHeadings from './migrations/20261217A-sheet-headings.ts';
import * as openingDues from './migrations/20261211A-opening-dues.ts';
import * as handOvers from './migrations/20261210A-hand-overs.ts';
import * as creditLimit from './migrations/20261209C-credit-limit.ts';
import * as receipts from './migrations/20261209B-receipts.ts';
import * as dayCloses from './migrations/20261209A-day-closes.ts';
import * as quickBillsReceived from './migrations/20261207A-quick-bills-received.ts';
import * as attachments from './migrations/20261206A1-attachments.ts';
import * as pieceMoves from './migrations/20261205H2-piece-moves.ts';
import * as gymResources from './migrations/20261203D1-gym-resources.ts';
import * as gymDiets from './migrations/20261203C1-gym-diets.ts';
import * as gymWorkouts from './migrations/20261203B1-gym-workouts.ts';
import * as gymBranches from './migrations/20261202F1-gym-branches.ts';
import * as gymDues from './migrations/20261205G1-gym-dues.ts';
import * as gymFreezes from './migrations/20261205G2-gym-freezes.ts';
import * as gymMembers from './migrations/20261203A1-gym-members.ts';
import * as walkInAndModes from './migrations/20261123T01-walk-in-and-modes.ts';
import * as locations from './migrations/20261205B-locations.ts';
import * as campaigns from './migrations/20261202G1-campaigns.ts';
import * as campaignDays from './migrations/20261220A1-campaign-days.ts';
import * as campaignShares from './migrations/20261220A2-campaign-shares.ts';
import * as prescribedOn from './migrations/20261205D1-prescribed-on.ts';
import * as gymUpgrades from './migrations/20261217D-gym-upgrades.ts';
import * as gymAssigned from './migrations/20261218B1-gym-assigned.ts';
import * as gymDayPasses from './migrations/20261218B2-gym-day-passes.ts';

/** In order of time; never change a released migration, add a new one. */
const migrations: Record<string, Migration> = {
  '20261120T01-directory': directory,
  '20261120T02-tenant': tenant,
  '20261120T03-staff': staff,
  '20261120T04-catalogue': catalogue,
  '20261120T05-customers': customers,
  '20261120T06-billing': billing,
  '20261121T01-session': session,
  '20261121T02-profile': profile,
  '20261121T03-settings': settings,
  '20261121T04-print': print,
  '20261121T05-permissions': permissions,
  '20261121T06-hierarchy': hierarchy,
  '20261121T07-subscription': subscription,
  '20261121T08-notifications': notifications,
  '20261121T12-supplier': supplier,
  '20261122T01-items': items,
  '20261122T02-stock': stock,
  '20261122T03-optical': optical,
  '20261122T05-imports': imports,
  '20261123T01-walk-in-and-modes': walkInAndModes,
  '20261123T02-search': search,
  '20261123T04-pending-mobile': pendingMobile,
  '20261123T04-plan-change': planChange,
  '20261123T05-openedCustomers': openedCustomers,
  '20261123T05a-documentOrder': documentOrder,
  '20261124T01-customer-search': customerSearch,
  '20261124T01a-also-called': alsoCalled,
  '20261124T01b-sort-key': sortKey,
  '20261124T04-bill-paper': billPaper,
  '20261125T01-product-mrp': productMrp,
  '20261127T0-api-keys': apiKeys,
  '20261127T2-line-ids': lineIds,
  '20261127T3-changes': changes,
  '20261127T3a-notification-subject': notificationSubject,
  '20261128T1-contacts': contacts,
  '20261128T2-customer-details': customerDetails,
  '20261128T3-day': day,
  '20261129G01-own-data': ownData,
  '20261129F-reminders': reminders,
  '20261129B0-shares': shares,
  '20261129H1-boutique-stages': boutiqueStages,
  '20261130C-billed-customers': billedCustomers,
  '20261201B-customer-pictures': customerPictures,
  '20261130A-merged-customers': mergedCustomers,
  '20261201E-boutique-orders': boutiqueOrders,
  '20261202A-changes-of-more-lists': moreChanges,
  '20261202E-trash': trash,
  '20261202D-document-changes': documentChanges,
  '20261201D1-boutique-designs': boutiqueDesigns,
  '20261202F1-gym-branches': gymBranches,
  '20261203A1-gym-members': gymMembers,
  '20261203B1-gym-workouts': gymWorkouts,
  '20261203C1-gym-diets': gymDiets,
  '20261203D1-gym-resources': gymResources,
  '20261204A1-employee-details': employeeDetails,
  '20261205A1-commission': commission,
  '20261205E1-converted-and-refunded': convertedAndRefunded,
  '20261205H1-daily-pieces': dailyPieces,
  '20261205H2-piece-moves': pieceMoves,
  '20261206A1-attachments': attachments,
  '20261207A-quick-bills-received': quickBillsReceived,
  '20261208A-credit-notes': creditNotes,
  '20261209A-day-closes': dayCloses,
  '20261209B-receipts': receipts,
  '20261209C-credit-limit': creditLimit,
  '20261210A-hand-overs': handOvers,
  '20261211A-opening-dues': openingDues,
  '20261212A-gym-door': gymDoor,
  '20261213A-statements': statements,
  '20261214A-goods': goods,
  '20261215A-alterations': alterations,
  '20261215B-cloth': cloth,
  '20261216A-limits': limits,
  '20261216B-line-cost': lineCost,
  '20261217E-fabrics': fabrics,
  '20261217F-order-limits': orderLimits,
  '20261218C1-credit-note-time': creditNoteTime,
  '20261218C2-quick-bill-trash': quickBillTrash,
  '20261218C3-drawer': drawer,
  '20261219A-attendance': attendance,
  '20261218A1-splits': splits,
  '20261217D-gym-upgrades': gymUpgrades,
  '20261218B1-gym-assigned': gymAssigned,
  '20261218B2-gym-day-passes': gymDayPasses,
  '20261217C1-commission-on-money': commissionOnMoney,
  '20261217C2-sales-targets': salesTargets,
  '20261217A-sheet-headings': sheetHeadings,
  '20261202G1-campaigns': campaigns,
  '20261220A1-campaign-days': campaignDays,
  '20261220A2-campaign-shares': campaignShares,
  '20261205D1-prescribed-on': prescribedOn,
  '20261205G1-gym-dues': gymDues,
  '20261205B-locations': locations,
  '20261205G2-gym-freezes': gymFreezes,
  '20261221A-payment-bank': paymentBank,
  '20261221B-attachment-numbers': attachmentNumbers,
  '20261222D1-line-splits': lineSplits,
  '20261223G1-goods-undo': goodsUndo,
};

/** Name of the newest migration; a database that has it is up to date. */
export const LATEST_MIGRATION = Object.keys(migrations).toSorted().at(-1) ?? '';

/**
 * Migrates a database to the newest schema, as its owner. Concurrent calls are safe: Kysely takes an advisory lock.
 * @throws when the serving role is missing or a migration fails; a failed run is rolled back.
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: ownerUrl, max: 1 }) }),
  });
  try {
    const { rows } = await sql`select 1 from pg_roles where rolname = 'galla_app'`.execute(db);
    if (rows.length === 0)
      throw new Error('The role galla_app is missing. Create it before the first start.');
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
    // Lets the serving role check whether it matches the database.
    await sql`grant select on kysely_migration to galla_app`.execute(db);
  } finally {
    await db.destroy();
  }
}
