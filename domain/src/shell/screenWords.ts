/**
 * Alternative words for screens and their contents, as shop staff would say them; the palette matches them after
 * the screen's name. Keyed by address; each list is in lower case and separated by spaces, and shared by several
 * trades.
 */
const SCREEN_WORDS: Readonly<Record<string, string>> = {
  '/': 'home start today figures earnings tasks todo reminders sales chart dues',
  '/profile': 'account me my details photo password pin mobile number change name',
  '/Billing':
    'bill invoice sale sell till counter pos cash checkout estimate quotation proposal quick upi qr',
  '/Billing-History':
    'bills invoices sales past old due pending payment receive reprint print pdf whatsapp share',
  '/Transaction-History': 'bills orders ledger passbook daybook trash bin deleted restore quick export excel',
  '/Calendar': 'appointment appointments booking bookings schedule diary trial visit follow-up',
  '/crm': 'customers customer contacts parties party people leads clients phone mobile import group birthday',
  '/create-order':
    'tailor stitch stitching saree sari blouse suit lehenga kurta garment measurement measurements alteration',
  '/order-list': 'orders stitching delivery trial due pieces tailor karigar',
  '/design-pattern': 'designs garments items areas neck sleeve add-ons blouse saree sari measurement points',
  '/MasterPatterns': 'patterns designs pictures catalogue photos',
  '/StatusAndStagePage': 'stage stages status statuses cutting stitching finishing workflow steps',
  '/products':
    'items goods stock inventory price list barcode label labels mrp import excel godown saree sari lens frame',
  '/products/receive': 'goods received purchase supplier vendor stock in inward challan grn',
  '/services': 'service work labour charges repair rates sac',
  '/marketing': 'offers offer campaign campaigns discount advertising banner',
  '/Employees': 'staff employee worker karigar team salary pin password reset commission manager cashier',
  '/Attendance': 'attendance present absent in out clock hours days hajri punch leave',
  '/MapLocation': 'location route gps track salesman field visit where',
  '/Members': 'membership gym renew renewal plan fees expiry subscription join',
  '/Branches': 'branch outlet location centre hours facilities',
  '/Workouts': 'exercise training schedule week program',
  '/Dietplans': 'diet food nutrition meals calories',
  '/GymResources': 'exercises meals facilities equipment food',
  '/SalesSettingMaster': 'rights roles role access permission allow staff limits',
  '/hierarchy-master': 'designation designations roles tree team reporting manager levels',
  '/ReportsPage': 'report collection money received accountant',
  '/Reports':
    'report gst tax gstr collection money received accountant export excel day close cash expenses sales',
  '/SetingQRCodeResizer': 'setting configure setup options preferences',
  '/SetingQRCodeResizer?tab=qr': 'label labels sticker stickers barcode size logo colour',
  '/SetingQRCodeResizer?tab=employees': 'staff limits contact access discount edit delete trash allow',
  '/SetingQRCodeResizer?tab=bills':
    'gst gstin tax rate hsn sac composition disclaimer terms round off discount number series',
  '/SetingQRCodeResizer?tab=print': 'printer paper a4 thermal slip 58 80 mm template invoice pdf',
  '/account-details': 'upi bank qr phonepe gpay google pay paytm vpa payment account',
  '/subscription': 'plan package renew pay galla upgrade price validity',
  '/NotificationList': 'alerts bell messages reminders',
  '/sessions': 'devices logout log out security password stolen phone',
};

/** The alternative words of the screen at an address; empty without any. */
export const screenWordsOf = (address: string): string => SCREEN_WORDS[address] ?? '';
