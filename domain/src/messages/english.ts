import { billingMessages } from '../billing/messages.ts';
import { cartMessages } from '../billing/cartMessages.ts';
import { editMessages } from '../billing/editMessages.ts';
import { attachmentMessages } from '../billing/attachmentMessages.ts';
import { historyMessages } from '../billing/historyMessages.ts';
import { paymentMessages } from '../billing/paymentMessages.ts';
import { printMessages } from '../billing/printMessages.ts';
import { returnMessages } from '../billing/returnMessages.ts';
import { shareMessages } from '../billing/shareMessages.ts';
import { prescriptionMessages } from '../optical/messages.ts';
import { orderEntryMessages } from '../boutique/orderEntryMessages.ts';
import { designScreenMessages } from '../boutique/designScreenMessages.ts';
import { customerOrderMessages } from '../boutique/customerOrderMessages.ts';
import { orderDetailsMessages } from '../boutique/orderDetailsMessages.ts';
import { dueMessages } from '../boutique/due/messages.ts';
import { assignMessages } from '../gym/assignMessages.ts';
import { dayPassMessages } from '../gym/dayPassMessages.ts';
import { visitorMessages } from '../gym/visitorMessages.ts';
import { doorMessages } from '../gym/doorMessages.ts';
import { alterationMessages } from '../boutique/alterationMessages.ts';
import { clothMessages } from '../boutique/clothMessages.ts';
import { fabricMessages } from '../boutique/fabricMessages.ts';
import { handOverMessages } from '../boutique/handOverMessages.ts';
import { pieceMessages } from '../boutique/pieceMessages.ts';
import { orderListMessages } from '../boutique/orderListMessages.ts';
import { slipMessages } from '../boutique/slipMessages.ts';
import { orderMessages } from '../boutique/orderMessages.ts';
import { designsMessages } from '../boutique/designs/messages.ts';
import { stagesMessages } from '../boutique/stagesMessages.ts';
import { statementMessages } from '../billing/statementMessages.ts';
import { transactionMessages } from '../billing/transactionMessages.ts';
import { catalogueImageMessages } from '../catalogue/imageMessages.ts';
import { listMessages } from '../catalogue/listMessages.ts';
import { catalogueMessages } from '../catalogue/messages.ts';
import { drawerMessages } from '../catalogue/drawerMessages.ts';
import { itemMessages } from '../catalogue/itemMessages.ts';
import { mapMessages } from '../map/messages.ts';
import { marketingMessages } from '../marketing/messages.ts';
import { labelMessages } from '../catalogue/labelMessages.ts';
import { opticalMessages } from '../catalogue/opticalMessages.ts';
import { sheetsMessages } from '../catalogue/sheetsMessages.ts';
import { openingDueMessages } from '../billing/openingDueMessages.ts';
import { limitsMessages } from '../billing/limitsMessages.ts';
import { creditLimitMessages } from '../billing/creditLimitMessages.ts';
import { receiptMessages } from '../billing/receiptMessages.ts';
import { dayCloseMessages } from '../reports/dayCloseMessages.ts';
import { sellersMessages } from '../reports/sellersMessages.ts';
import { duesMessages } from '../reports/duesMessages.ts';
import { gstMessages } from '../reports/gstMessages.ts';
import { reportMessages } from '../reports/messages.ts';
import { customerDetailMessages } from '../customers/detailMessages.ts';
import { customerTimelineMessages } from '../customers/timelineMessages.ts';
import { customersMessages } from '../customers/messages.ts';
import { bulkMessageMessages } from '../customers/bulkMessages.ts';
import { mergeMessages } from '../customers/merge/messages.ts';
import { ownDataMessages } from '../customers/privacy/messages.ts';
import { customerStatusMessages } from '../customers/statusMessages.ts';
import { contactsMessages } from '../customers/contactsMessages.ts';
import { calendarMessages } from '../calendar/messages.ts';
import { dashboardMessages } from '../dashboard/messages.ts';
import { datesMessages } from '../dates/messages.ts';
import { filesMessages } from '../files/messages.ts';
import { branchMessages } from '../gym/branchMessages.ts';
import { memberMessages } from '../gym/memberMessages.ts';
import { dietMessages } from '../gym/dietMessages.ts';
import { resourceMessages } from '../gym/resourceMessages.ts';
import { workoutMessages } from '../gym/workoutMessages.ts';
import { employeesMessages } from '../employees/messages.ts';
import { attendanceMessages } from '../attendance/messages.ts';
import { commissionMessages } from '../commission/messages.ts';
import { goodsMessages } from '../goods/messages.ts';
import { earningsMessages } from '../commission/earningsMessages.ts';
import { splitMessages } from '../commission/splitMessages.ts';
import { targetMessages } from '../commission/targetMessages.ts';
import { formsMessages } from '../forms/messages.ts';
import { keysMessages } from '../keys/messages.ts';
import { notificationsMessages } from '../notifications/messages.ts';
import { rightsMessages } from '../rights/messages.ts';
import { hierarchyMessages } from '../sales/hierarchyMessages.ts';
import { permissionsMessages } from '../sales/permissionsMessages.ts';
import { profileMessages } from '../session/profileMessages.ts';
import { sessionMessages } from '../session/messages.ts';
import { stockMessages } from '../catalogue/stockMessages.ts';
import { shellMessages } from '../shell/messages.ts';
import { subscriptionMessages } from '../subscription/messages.ts';
import { printingMessages } from '../tenant/printingMessages.ts';
import { settingsMessages } from '../tenant/settingsMessages.ts';
import { tenantMessages } from '../tenant/messages.ts';
import { faultMessages } from './faults.ts';
import { scalarMessages } from './scalars.ts';

/** Every message shown to people, in English. Another language is an object with the same keys. */
export const ENGLISH = {
  ...billingMessages,
  ...prescriptionMessages,
  ...branchMessages,
  ...memberMessages,
  ...employeesMessages,
  ...attendanceMessages,
  ...commissionMessages,
  ...earningsMessages,
  ...splitMessages,
  ...targetMessages,
  ...goodsMessages,
  ...dietMessages,
  ...resourceMessages,
  ...workoutMessages,
  ...calendarMessages,
  ...catalogueImageMessages,
  ...catalogueMessages,
  ...customerDetailMessages,
  ...customerTimelineMessages,
  ...customersMessages,
  ...customerStatusMessages,
  ...bulkMessageMessages,
  ...mergeMessages,
  ...ownDataMessages,
  ...contactsMessages,
  ...dashboardMessages,
  ...datesMessages,
  ...designsMessages,
  ...faultMessages,
  ...filesMessages,
  ...formsMessages,
  ...hierarchyMessages,
  ...keysMessages,
  ...cartMessages,
  ...editMessages,
  ...attachmentMessages,
  ...historyMessages,
  ...drawerMessages,
  ...itemMessages,
  ...listMessages,
  ...labelMessages,
  ...mapMessages,
  ...marketingMessages,
  ...notificationsMessages,
  ...opticalMessages,
  ...paymentMessages,
  ...permissionsMessages,
  ...orderEntryMessages,
  ...printMessages,
  ...statementMessages,
  ...transactionMessages,
  ...duesMessages,
  ...sellersMessages,
  ...dayCloseMessages,
  ...receiptMessages,
  ...openingDueMessages,
  ...creditLimitMessages,
  ...limitsMessages,
  ...gstMessages,
  ...reportMessages,
  ...printingMessages,
  ...profileMessages,
  ...rightsMessages,
  ...scalarMessages,
  ...sessionMessages,
  ...settingsMessages,
  ...sheetsMessages,
  ...returnMessages,
  ...shareMessages,
  ...designScreenMessages,
  ...customerOrderMessages,
  ...orderDetailsMessages,
  ...orderListMessages,
  ...dueMessages,
  ...assignMessages,
  ...dayPassMessages,
  ...visitorMessages,
  ...doorMessages,
  ...alterationMessages,
  ...clothMessages,
  ...fabricMessages,
  ...handOverMessages,
  ...pieceMessages,
  ...slipMessages,
  ...orderMessages,
  ...stagesMessages,
  ...shellMessages,
  ...stockMessages,
  ...subscriptionMessages,
  ...tenantMessages,
};
