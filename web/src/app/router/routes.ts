import type { RouteObject } from 'react-router-dom';
import { attendanceRoute } from '../../attendance/Attendance/route.ts';
import { billingRoute } from '../../billing/Billing/route.ts';
import { billingsRoute } from '../../billing/Billings/route.ts';
import { creditNotesRoute } from '../../billing/CreditNoteList/route.ts';
import { returnRoute } from '../../billing/Return/route.ts';
import { editBillingsRoute } from '../../billing/EditBillings/route.ts';
import { designsRoute } from '../../boutique/Designs/route.ts';
import { createOrderRoute, editOrderRoute } from '../../boutique/OrderEntry/route.ts';
import { branchesRoute } from '../../gym/Branches/route.ts';
import { dietPlansRoute } from '../../gym/DietPlans/route.ts';
import {
  boutiqueCommissionRoute,
  normalCommissionRoute,
  pointsCommissionRoute,
} from '../../commission/Commission/route.ts';
import { employeeOrdersRoute } from '../../commission/EmployeeOrders/route.ts';
import { employeesRoute } from '../../employees/Employees/route.ts';
import { gymResourcesRoute } from '../../gym/GymResources/route.ts';
import { mapLocationRoute } from '../../map/MapLocation/route.ts';
import { workoutsRoute } from '../../gym/Workouts/route.ts';
import { doorRoute } from '../../gym/Door/route.ts';
import { visitorsRoute } from '../../gym/Visitors/route.ts';
import { membersRoute } from '../../gym/Members/route.ts';
import { mastersRoute } from '../../boutique/Masters/route.ts';
import { patternsRoute } from '../../boutique/Patterns/route.ts';
import { orderDetailsRoute } from '../../boutique/OrderDetails/route.ts';
import { pieceDetailsRoute } from '../../boutique/PieceDetails/route.ts';
import { ordersRoute } from '../../boutique/Orders/route.ts';
import { customerDetailsRoute, statusUpdateRoute } from '../../customers/CustomerDetails/route.ts';
import { openLabelRoute } from '../../catalogue/OpenLabel/route.ts';
import { bulkUpdateRoute } from '../../customers/BulkUpdate/route.ts';
import { contactsRoute } from '../../customers/Contacts/route.ts';
import { billingHistoryRoute } from '../../billing/BillingHistory/route.ts';
import { paymentHistoryRoute } from '../../billing/PaymentHistory/route.ts';
import { transactionHistoryRoute } from '../../billing/TransactionHistory/route.ts';
import { calendarRoute } from '../../calendar/Calendar/route.ts';
import { settingsRoute } from '../../tenant/Settings/route.ts';
import { accountDetailsRoute } from '../../tenant/AccountDetails/route.ts';
import { quickBillRoute } from '../../billing/QuickBill/route.ts';
import { profileRoute } from '../../session/Profile/route.ts';
import { permissionsRoute } from '../../sales/Permissions/route.ts';
import { sessionsRoute } from '../../session/Sessions/route.ts';
import { notificationListRoute } from '../../notifications/NotificationList/route.ts';
import { hierarchyRoute } from '../../sales/Hierarchy/route.ts';
import { subscriptionRoute } from '../../subscription/Subscription/route.ts';
import { paymentStatusRoute } from '../../subscription/PaymentStatus/route.ts';
import { marketingRoute } from '../../marketing/Marketing/route.ts';
import { shareCampaignRoute } from '../../marketing/share/route.ts';
import { deliveryRoute } from '../../goods/Delivery/route.ts';
import { suppliersRoute } from '../../goods/Suppliers/route.ts';
import { toBuyRoute } from '../../goods/ToBuy/route.ts';
import { dayClosesRoute } from '../../reports/DayCloses/route.ts';
import { duesRoute } from '../../reports/Dues/route.ts';
import { sellersRoute } from '../../reports/Sellers/route.ts';
import { gstSummaryRoute } from '../../reports/GstSummary/route.ts';
import { reportsPageRoute, reportsRoute } from '../../reports/Reports/route.ts';
import { productsRoute } from '../../catalogue/products/route.ts';
import { servicesRoute } from '../../catalogue/services/route.ts';
import { catalogImageRoute } from '../../catalogue/images/route.ts';
import { qrCodePageRoute } from '../../billing/QrCodePage/route.ts';

/** The screens inside the shell. A slice adds its screens here by its `route.ts`. */
export const screens: RouteObject[] = [
  billingRoute,
  billingsRoute,
  editBillingsRoute,
  returnRoute,
  creditNotesRoute,
  qrCodePageRoute,
  productsRoute,
  deliveryRoute,
  suppliersRoute,
  toBuyRoute,
  servicesRoute,
  accountDetailsRoute,
  settingsRoute,
  billingHistoryRoute,
  transactionHistoryRoute,
  paymentHistoryRoute,
  dayClosesRoute,
  reportsPageRoute,
  reportsRoute,
  duesRoute,
  sellersRoute,
  gstSummaryRoute,
  calendarRoute,
  marketingRoute,
  shareCampaignRoute,
  mastersRoute,
  branchesRoute,
  dietPlansRoute,
  employeesRoute,
  attendanceRoute,
  boutiqueCommissionRoute,
  pointsCommissionRoute,
  normalCommissionRoute,
  employeeOrdersRoute,
  mapLocationRoute,
  gymResourcesRoute,
  workoutsRoute,
  membersRoute,
  doorRoute,
  visitorsRoute,
  designsRoute,
  patternsRoute,
  createOrderRoute,
  editOrderRoute,
  ordersRoute,
  orderDetailsRoute,
  pieceDetailsRoute,
  quickBillRoute,
  profileRoute,
  permissionsRoute,
  sessionsRoute,
  notificationListRoute,
  hierarchyRoute,
  subscriptionRoute,
  paymentStatusRoute,
  customerDetailsRoute,
  statusUpdateRoute,
  openLabelRoute,
  catalogImageRoute,
  contactsRoute,
  bulkUpdateRoute,
];
