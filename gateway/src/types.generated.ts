import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ApiKeyMapper } from './keys/schema.mappers.ts';
import type { AppointmentMapper } from './calendar/schema.mappers.ts';
import type { ContactCategoryMapper, CustomerMapper } from './customers/schema.mappers.ts';
import type { CreditNoteMapper, CreditNoteLineMapper } from './billing/returns.mappers.ts';
import type { DashboardMapper, TaskMapper } from './dashboard/schema.mappers.ts';
import type { DesignationMapper } from './sales/hierarchy.mappers.ts';
import type { DocumentMapper, DocumentLineMapper, DocumentShareMapper, PaymentMapper, QuickBillMapper, SharedDocumentMapper } from './billing/schema.mappers.ts';
import type { EmployeeMapper, EmployeeDetailsMapper } from './employees/schema.mappers.ts';
import type { EmployeeCommissionMapper } from './commission/schema.mappers.ts';
import type { GarmentMapper, PatternMapper, StagePriceMapper } from './boutique/designs.mappers.ts';
import type { LensPrescriptionMapper } from './optical/prescriptions.mappers.ts';
import type { NotificationMapper } from './notifications/schema.mappers.ts';
import type { OrderMapper, OrderItemMapper, OrderedDesignMapper, OrderedPatternMapper, PieceMapper, StageAssignmentMapper } from './boutique/orders.mappers.ts';
import type { OrderStatusMapper, StageMapper } from './boutique/stages.mappers.ts';
import type { ProductMapper, ServiceMapper, StockMoveMapper, VariantMapper } from './catalogue/schema.mappers.ts';
import type { ShopSubscriptionMapper, SubscriptionPaymentMapper } from './subscription/schema.mappers.ts';
import type { TenantMapper, UpiAccountMapper } from './tenant/schema.mappers.ts';
import type { ViewerMapper } from './session/schema.mappers.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the shop's calendar, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant in ISO 8601. */
  DateTime: { input: string; output: string; }
  /** An e-mail address. */
  EmailAddress: { input: string; output: string; }
  /** Goods and Services Tax identification number: 15 characters with a valid check digit. */
  Gstin: { input: string; output: string; }
  /** A colour, "#RRGGBB". */
  HexColorCode: { input: string; output: string; }
  /**
   * A UUID that the client makes for one write, e.g. "0b7a0a6e-5d2c-4f3b-9a41-6c1f2d9e8b70", when its form opens. The same
   * write with the same key is done once, within 24 hours, however often it is sent: a repetition gets the first one's answer.
   * A refused write leaves no key behind, so that the corrected form keeps its own. With another content a used key is refused
   * with KEY_REUSED, while the first write still runs with STILL_RUNNING, and where the answer is shown only once with
   * SHOWN_ONCE.
   */
  IdempotencyKey: { input: string; output: string; }
  /** Mobile number of a person of the staff: exactly 10 digits. */
  Mobile: { input: string; output: string; }
  /** Money in rupees as text with two places, e.g. "7404.50"; nothing else is taken. */
  Money: { input: number; output: string; }
  /** A whole number, zero or more. */
  NonNegativeInt: { input: number; output: number; }
  /** A per cent value with up to two decimals, as text: "18", "2.5". */
  Percentage: { input: number; output: string; }
  /** Phone number of a customer: digits only, at most 15. */
  PhoneDigits: { input: string; output: string; }
  /** A whole number above zero. */
  PositiveInt: { input: number; output: number; }
  /** A quantity with up to three decimals, given as text or number, answered as text: cloth is sold by 2.5 m. */
  Quantity: { input: number; output: string; }
  /**
   * An absolute address that may be fetched. Those of this installation begin with its public address, whatever the caller
   * called it by, and want the token in the header where a page of its own does not say otherwise.
   */
  URL: { input: string; output: string; }
};

/** Money that was received of a customer on account. */
export type AccountReceipt = Node & {
  __typename?: 'AccountReceipt';
  /** All of it. */
  amount: Scalars['Money']['output'];
  /** What was above all that was due, and is kept as credit. */
  credited: Scalars['Money']['output'];
  /** When it was received. */
  date: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** How it was paid. */
  mode: PaymentMode;
  /** Series R: 26-27/R/00001. */
  number: Scalars['String']['output'];
  /** What it paid of the opening due, before all bills. */
  opening: Scalars['Money']['output'];
  /** The bills that it paid, the oldest first. */
  parts: Array<AccountReceiptPart>;
  /** Its slip, for whoever may read it; `?paper=THERMAL_58` or `THERMAL_80` names the roll. */
  pdfUrl: Scalars['URL']['output'];
  /** Who took it. */
  receivedBy: Scalars['String']['output'];
  /** UTR, last four digits of the card, or the bank's reference. */
  reference?: Maybe<Scalars['String']['output']>;
};

/** What a receipt paid on a bill. */
export type AccountReceiptPart = {
  __typename?: 'AccountReceiptPart';
  /** How much. */
  amount: Scalars['Money']['output'];
  /** Global id of the bill. */
  documentId: Scalars['ID']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** What was to pay on the bill after it. */
  pending: Scalars['Money']['output'];
};

/** One of the two was merged already. */
export type AlreadyMerged = Refusal & {
  __typename?: 'AlreadyMerged';
  code: RefusalCode;
  /** Into whom. */
  into?: Maybe<Customer>;
  message: Scalars['String']['output'];
};

/**
 * What another program calls with, in the place of a person: its secret is sent as `Authorization: Bearer galla_…`. It opens
 * what its scopes say, and never PINs, sessions, rights, the subscription or keys.
 */
export type ApiKey = Node & {
  __typename?: 'ApiKey';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it. */
  createdBy?: Maybe<Employee>;
  /** When it ends by itself; null: never. */
  expires?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** When somebody last called with it, to the minute; null while nobody has. */
  lastUsed?: Maybe<Scalars['DateTime']['output']>;
  /** What it is called where it wrote something: "key Tally". */
  name: Scalars['String']['output'];
  /** What it may do, menu by menu; what is not there it may not. */
  scopes: Array<MenuRule>;
};

/** How long an API key lives. */
export type ApiKeyLife =
  /** 30 days. */
  | 'DAYS_30'
  /** Until it is revoked. */
  | 'NO_END'
  /** 365 days. */
  | 'YEAR_1';

/** When somebody comes, and with whom. */
export type Appointment = Node & {
  __typename?: 'Appointment';
  /** The status that the customer got when it was made. */
  customerStatus?: Maybe<Scalars['String']['output']>;
  /** When it was done; null while it is not. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whom the customer comes to. */
  employee?: Maybe<Employee>;
  /** When it ends, on the same day. */
  endsAt: Scalars['DateTime']['output'];
  /** Every field of the form `appointment` that was filled in: what fills it in again. */
  fields: Array<FieldValue>;
  id: Scalars['ID']['output'];
  /** Whether it is marked as important. */
  isImportant: Scalars['Boolean']['output'];
  /** What for, e.g. "Trial". */
  lookingFor: Scalars['String']['output'];
  /** Number of who comes; null where the person may not see the customer. */
  mobile?: Maybe<Scalars['PhoneDigits']['output']>;
  /** Name of who comes; null where the person may not see the customer. */
  name?: Maybe<Scalars['String']['output']>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** What it is about; null where the person may not see that. */
  subject?: Maybe<AppointmentSubject>;
  /** Which state of it this is: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** Answer of what makes or changes an appointment. */
export type AppointmentResult = AppointmentSuccess | ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | Refused;

/** What an appointment is about; more kinds may come. */
export type AppointmentSubject = Customer;

/** The appointment was saved. */
export type AppointmentSuccess = {
  __typename?: 'AppointmentSuccess';
  /** The appointment as it is now. */
  appointment: Appointment;
};

export type AssignContactsInput = {
  /** Global ids, at most 1,000. */
  contacts: Array<Scalars['ID']['input']>;
  /** Global id of the employee who is to look after them; left out, it stays as it is. */
  employee?: InputMaybe<Scalars['ID']['input']>;
  /** Name of a group of the shop; left out, it stays as it is. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client when it is asked for. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `assignContacts`. */
export type AssignContactsResult = AssignContactsSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The contacts are assigned. */
export type AssignContactsSuccess = {
  __typename?: 'AssignContactsSuccess';
  /** How many. */
  count: Scalars['NonNegativeInt']['output'];
};

export type AssignPiecesInput = {
  /** Global id of the employee. */
  employee: Scalars['ID']['input'];
  /** How many of which items; at least one. */
  items: Array<AssignedItemInput>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the order. */
  order: Scalars['ID']['input'];
  /** Global id of the stage. */
  stage: Scalars['ID']['input'];
};

/** Answer of `assignPieces`. */
export type AssignPiecesResult = ChangedMeanwhile | InvalidInput | NotFound | OrderSuccess | PermissionDenied | Refused;

/** How many pieces of an item. */
export type AssignedItemInput = {
  /** Global id of the order's item. */
  item: Scalars['ID']['input'];
  /** At least 1, at most as many as the item has. */
  quantity: Scalars['Int']['input'];
};

/** Points that are assigned for a product. */
export type AssignedPoints = {
  __typename?: 'AssignedPoints';
  /** In the order of the hierarchy. */
  assignments: Array<PointsAssignment>;
  /** Designations that have no points for it yet, in the order of the hierarchy. */
  choices: Array<Designation>;
};

/** What bills are printed on at the counter. */
export type BillPaper =
  /** A page, as the print settings have it. */
  | 'PAGE'
  /** A piece of a counter printer's roll, 58 mm wide. */
  | 'THERMAL_58'
  /** A piece of a counter printer's roll, 80 mm wide. */
  | 'THERMAL_80';

/** A place where the members of a gym train. */
export type Branch = Node & {
  __typename?: 'Branch';
  /** Where it is, in one line. */
  address: Scalars['String']['output'];
  /** Where it is written to. */
  email: Scalars['String']['output'];
  /** What is there, such as "Steam"; each once. */
  facilities: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Name of who runs it. */
  manager: Scalars['String']['output'];
  /** How many members belong to it; while there are any it is not deleted. */
  memberCount: Scalars['NonNegativeInt']['output'];
  /** Unique in the gym. */
  name: Scalars['String']['output'];
  /** In words, such as "5:30 – 22:30, Sunday to 13:00". */
  openingHours: Scalars['String']['output'];
  /** A landline or mobile, as it was typed. */
  phone: Scalars['String']['output'];
  /** Whether it is open. */
  status: BranchStatus;
  /** Changes with every write of it: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** Answer of `createBranch` and `updateBranch`. */
export type BranchResult = BranchSuccess | ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | Refused;

/** Whether a branch is open. */
export type BranchStatus =
  /** Open. */
  | 'ACTIVE'
  /** Given up, or not opened yet. */
  | 'INACTIVE'
  /** Closed for work on it. */
  | 'MAINTENANCE';

/** The branch was added or changed. */
export type BranchSuccess = {
  __typename?: 'BranchSuccess';
  /** The branch as it is now. */
  branch: Branch;
  /** The gym, with its branches. */
  tenant: Tenant;
};

/** A kind of business. */
export type Business = {
  __typename?: 'Business';
  /** What it has beyond the others; screens ask these, never its name. */
  capabilities: Array<BusinessCapability>;
  /** Which sort of it, e.g. "Spectacles and lenses"; null where none was chosen. */
  category?: Maybe<Scalars['String']['output']>;
  /** E.g. "Optician". */
  name: Scalars['String']['output'];
  /** What it deals in, which tells the words that its people use for goods; null for a shop of no trade. */
  trades?: Maybe<Array<Trade>>;
};

/** What only some kinds of business have. */
export type BusinessCapability =
  /** Commission on boutique orders. */
  | 'BOUTIQUE_COMMISSION'
  /** Sells no products. */
  | 'HIDES_PRODUCTS'
  /** Has no transaction history. */
  | 'HIDES_TRANSACTIONS'
  /** Products with variants of power and coating. */
  | 'LENS_VARIANTS'
  /** Has members, branches and workouts. */
  | 'MEMBERSHIPS'
  /** Commission by points. */
  | 'POINTS_COMMISSION'
  /** Eye prescriptions on bills. */
  | 'PRESCRIPTIONS'
  /** Has the financial reports page. */
  | 'SHOWS_REPORTS_PAGE';

/** Who bought for much without being a customer of the shop. */
export type BuyerInput = {
  /** Address as one text. */
  address: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Code of the state, e.g. "08"; decides between CGST + SGST and IGST. */
  stateCode: Scalars['String']['input'];
};

/** What a shop offers, with a picture. */
export type Campaign = Node & {
  __typename?: 'Campaign';
  /** Empty where there is none. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Its picture; the address is the same for half a day, so that a browser can keep it. */
  image?: Maybe<Scalars['URL']['output']>;
  /** What one gets, point by point. */
  offers: Array<Scalars['String']['output']>;
  /** Empty where there is none. */
  subtitle: Scalars['String']['output'];
  /** The text of the ribbon; empty where there is none. */
  summary: Scalars['String']['output'];
  /** Small copy of the picture, at most 560 pixels: for cards. */
  thumbnail?: Maybe<Scalars['URL']['output']>;
  /** The main title. */
  title: Scalars['String']['output'];
  /** Changes with every write of it: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** Answer of `createCampaign` and `updateCampaign`. */
export type CampaignResult = CampaignSuccess | ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | Refused;

/** The campaign was added or changed. */
export type CampaignSuccess = {
  __typename?: 'CampaignSuccess';
  /** The campaign as it is now. */
  campaign: Campaign;
  /** Its shop, with the campaigns that there are now. */
  tenant: Tenant;
};

/** A spreadsheet that waits to be imported, or was. */
export type CatalogueImport = Node & {
  __typename?: 'CatalogueImport';
  /** How many rows add an item. */
  addCount: Scalars['NonNegativeInt']['output'];
  /** The file with its bad cells coloured and told; asked for with the Authorization header. Null once it is done. */
  annotatedUrl?: Maybe<Scalars['URL']['output']>;
  /** How many rows change an item that is there. */
  changeCount: Scalars['NonNegativeInt']['output'];
  /** How many faults there are. */
  faultCount: Scalars['NonNegativeInt']['output'];
  /** Faults in the order of the sheet, the first 1,000; `annotatedUrl` has all. */
  faults: Array<SheetFault>;
  /** The file's name, as it was sent. */
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether it was run. Then the counts tell what was done, and its rows and faults are not kept. */
  isDone: Scalars['Boolean']['output'];
  /** Which of the two catalogues. */
  kind: CatalogueKind;
  /** How many rows have faults. With one of them nothing is imported. */
  refusedCount: Scalars['NonNegativeInt']['output'];
  /** How many rows hold something. */
  rowCount: Scalars['NonNegativeInt']['output'];
  /** The first 10 rows that add or change something; where none does, the first 10. */
  rows: Array<ImportRow>;
  /** How many rows say what is there already. */
  unchangedCount: Scalars['NonNegativeInt']['output'];
  /** What the import would do: `runCatalogueImport` is told which one was looked at. Empty once it is done. */
  version: Scalars['String']['output'];
};

/** What can stand on a line of a bill. */
export type CatalogueItem = {
  /** Other names that a search finds it by, parted by commas. */
  alsoCalled?: Maybe<Scalars['String']['output']>;
  /** Name of its category. */
  category?: Maybe<Scalars['String']['output']>;
  /** What an employee earns of its price; 0 where he earns points. */
  employeePercentage: Scalars['Percentage']['output'];
  /** Every field of its form by name, with what it holds: what fills the form in. */
  fields: Array<FieldValue>;
  /** Whether `gstPercentage` is the shop's rate. */
  gstFromSetting: Scalars['Boolean']['output'];
  /** GST percentage. */
  gstPercentage: Scalars['Percentage']['output'];
  /** Global id: opaque, the same everywhere and always. */
  id: Scalars['ID']['output'];
  /** Address of the picture; the same for half a day, so that a browser can keep it. */
  image?: Maybe<Scalars['URL']['output']>;
  /** The plain price, before any offer; null when the item has none. */
  listPrice?: Maybe<Scalars['Money']['output']>;
  /** What it is offered at, at most its price: of a service it counts, of a product only where it has no price; null without one. */
  offer?: Maybe<Scalars['Money']['output']>;
  /** Whether an employee earns `employeePercentage` of it, else `points`. */
  percentagePoints: Scalars['Boolean']['output'];
  /** Points that an employee earns by selling one; 0 where he earns a percentage. */
  points: Scalars['Quantity']['output'];
  /** Price of one unit before tax (with tax when `taxInclusive`): for products the price, else the offer; for services the offer, else the price. */
  price: Scalars['Money']['output'];
  /** It has neither price, offer nor variants: whoever bills it names one on the line; `price` is 0 then. */
  priceAtTill: Scalars['Boolean']['output'];
  /** The shop's own code. */
  sku?: Maybe<Scalars['String']['output']>;
  /** On how many invoices of the last 90 days it stood: what a search shows first of what fits equally well. */
  soldLately: Scalars['Int']['output'];
  /** What becomes of it. */
  status: CatalogueStatus;
  /** Whether the price holds the tax already. */
  taxInclusive: Scalars['Boolean']['output'];
  /** Address of its small copy, at most 256 pixels: for lists. */
  thumbnail?: Maybe<Scalars['URL']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Unit, e.g. "pc", "m", "kg". */
  unit: Scalars['String']['output'];
  /** Whether the person may delete it. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the person may change it. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** Which of the two catalogues. */
export type CatalogueKind =
  /** A thing that is sold; it may have stock and variants. */
  | 'PRODUCT'
  /** Work that is sold; it has neither. */
  | 'SERVICE';

/** By what products and services are listed. */
export type CatalogueOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What is compared. */
  field: CatalogueOrderField;
};

/** What products and services are compared by. */
export type CatalogueOrderField =
  /** The title, as people sort it: "250 g" before "1 kg". */
  | 'TITLE'
  /** When it was last changed; its stock, which moves with every bill, is no change of it. */
  | 'UPDATED';

/** A page of a list of items. */
export type CataloguePlace = {
  __typename?: 'CataloguePlace';
  /** From 1. */
  page: Scalars['PositiveInt']['output'];
};

/** What becomes of an item. The first two are on sale; the others stay for old bills and may come back. */
export type CatalogueStatus =
  /** On sale. */
  | 'AVAILABLE'
  /** No longer sold. */
  | 'DISCONTINUED'
  /** Not shown where bills are made. */
  | 'HIDDEN'
  /** Said to be sold out for now; it can still be billed. */
  | 'OUT_OF_STOCK';

/** A category of products or services. */
export type Category = {
  __typename?: 'Category';
  /** How many are in it. */
  itemCount: Scalars['NonNegativeInt']['output'];
  /** Products or services. */
  kind: CatalogueKind;
  /** Its name. */
  name: Scalars['String']['output'];
};

export type ChangePinInput = {
  /** The new one again. */
  confirmation: Scalars['String']['input'];
  /** The one that opens now; at the first sign-in the one-time PIN. */
  currentPin: Scalars['String']['input'];
  /** 4 digits, not easy to guess. */
  newPin: Scalars['String']['input'];
};

/** Answer of `changePin`. */
export type ChangePinResult = ChangePinSuccess | InvalidInput | Refused;

/** The new PIN opens from now on. */
export type ChangePinSuccess = {
  __typename?: 'ChangePinSuccess';
  /** For people. */
  message: Scalars['String']['output'];
};

/** Somebody changed the record, or its figures, since it was read. */
export type ChangedMeanwhile = Refusal & {
  __typename?: 'ChangedMeanwhile';
  code: RefusalCode;
  /** The figure as it is now: total of the bill, pending amount, or price, by the operation. */
  current?: Maybe<Scalars['Money']['output']>;
  /** The stock as it is now, where a correction of stock was refused. */
  currentStock?: Maybe<Scalars['Quantity']['output']>;
  message: Scalars['String']['output'];
};

export type CloseDayInput = {
  /** What was counted. */
  counted: Scalars['Money']['input'];
  /** The day of the shop; not one to come. */
  day: Scalars['Date']['input'];
  /** What was shown as collected; refused as ChangedMeanwhile when it is another amount by now. */
  expectedCollected: Scalars['Money']['input'];
  /** What was shown as paid out; refused as ChangedMeanwhile when it is another amount by now. */
  expectedPaidOut: Scalars['Money']['input'];
  /** Made by the client when the screen opens; the same key never closes twice. */
  key: Scalars['IdempotencyKey']['input'];
  /** What else is to stand on its slip, up to 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What was in the drawer when the day began. */
  opening: Scalars['Money']['input'];
};

/** Answer of `closeDay`. */
export type CloseDayResult = ChangedMeanwhile | CloseDaySuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The day is closed. */
export type CloseDaySuccess = {
  __typename?: 'CloseDaySuccess';
  /** The day as it stands now. */
  dayBook: DayBook;
  /** Its close. */
  dayClose: DayClose;
};

/** Sales in the name of an employee. */
export type CommissionConnection = {
  __typename?: 'CommissionConnection';
  edges: Array<CommissionEdge>;
  pageInfo: PageInfo;
  /** What all that match earned, on all pages. */
  sum: CommissionSum;
  /** How many match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** What a document earns. */
export type CommissionDetail = {
  __typename?: 'CommissionDetail';
  /** Lines of products that earn. */
  products: Array<CommissionLine>;
  /** Lines of services that earn. */
  services: Array<CommissionLine>;
  /** The sum of the commission. */
  total: Scalars['Money']['output'];
};

/** A place in a page of sales. */
export type CommissionEdge = {
  __typename?: 'CommissionEdge';
  /** Opaque; `after` takes it. */
  cursor: Scalars['String']['output'];
  node: CommissionRow;
};

/** Which sales a list shows: those that match all that is given. */
export type CommissionFilter = {
  /** Of this day of the shop or later; an order counts by the day of its completion, before that by that of its taking. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Part of the number, or of the customer's name or mobile. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of this day of the shop or earlier. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What a line of a document earns, as it was agreed when the bill was made. */
export type CommissionLine = {
  __typename?: 'CommissionLine';
  /** After its share of the bill's discount, before tax. */
  amount: Scalars['Money']['output'];
  /** What it earns. */
  commission: Scalars['Money']['output'];
  /** Of the product or service, as it was billed. */
  name: Scalars['String']['output'];
  /** Of the amount; null where it earns points. */
  percentage?: Maybe<Scalars['Percentage']['output']>;
  /** What one point was worth; null where it earns a percentage. */
  pointValue?: Maybe<Scalars['Money']['output']>;
  /** Of the whole line; null where it earns a percentage. */
  points?: Maybe<Scalars['Quantity']['output']>;
  /** Sold. */
  quantity: Scalars['Quantity']['output'];
};

/** Where a sale was made. */
export type CommissionPlace = {
  __typename?: 'CommissionPlace';
  /** The point of the employee's route nearest in time, within ten minutes of it. */
  point: LocationPoint;
  /** Global id of the document or the order. */
  saleId: Scalars['ID']['output'];
};

/** A sale in the name of an employee. */
export type CommissionRow = {
  __typename?: 'CommissionRow';
  /** As the bill or the order names the customer. */
  customer: Scalars['String']['output'];
  /** The day that it counts by. */
  date: Scalars['Date']['output'];
  /** When an order is to be delivered; null of a document. */
  delivery?: Maybe<Scalars['Date']['output']>;
  /** Global id of the document; null of an order in pieces. */
  documentId?: Maybe<Scalars['ID']['output']>;
  /** Rupees that it earned; 0.00 of an order that is not completed. */
  earned: Scalars['Money']['output'];
  /** What an open order earns once it is completed; null of all else. */
  expected?: Maybe<Scalars['Money']['output']>;
  /** Of the document or the order. */
  number: Scalars['String']['output'];
  /** Global id of the order in pieces; null of a document. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** What is still to pay. */
  pending: Scalars['Money']['output'];
  /** Points that it earned. */
  points: Scalars['Quantity']['output'];
  /** How far it is. */
  status: CommissionStatus;
  /** As the shop calls an order's status; null of a document. */
  statusName?: Maybe<Scalars['String']['output']>;
  /** What it comes to. */
  total: Scalars['Money']['output'];
};

/** How far a sale is: what is paid of a document, or the status of an order. */
export type CommissionStatus =
  /** A document or an order: canceled. */
  | 'CANCELED'
  /** An order: completed. */
  | 'COMPLETED'
  /** An order: put aside. */
  | 'HELD'
  /** An order: begun. */
  | 'IN_PROCESS'
  /** An order: a status of the shop's own. */
  | 'OTHER'
  /** A document: paid. */
  | 'PAID'
  /** A document: paid in part. */
  | 'PARTIAL'
  /** An order: done in part. */
  | 'PARTIALLY_DONE'
  /** An order: not begun. */
  | 'PENDING'
  /** A document: nothing paid. */
  | 'UNPAID';

/** What sales earned. */
export type CommissionSum = {
  __typename?: 'CommissionSum';
  /** In rupees. */
  earned: Scalars['Money']['output'];
  /** 0 where nothing earns points. */
  points: Scalars['Quantity']['output'];
};

/** What somebody earned by now, and by how many sales. Figures that the shop's kind of commission does not have are null. */
export type CommissionSummary = {
  __typename?: 'CommissionSummary';
  /** Orders that are completed; null outside of a boutique. */
  completed?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Contacts that the employee sees; null in a boutique. */
  contacts?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Customers: those contacts that were billed, in a boutique those of orders that are not canceled. */
  customers: Scalars['NonNegativeInt']['output'];
  /** All of it. The rows come to the same. */
  earned: Scalars['Money']['output'];
  /** Of it in the month of today. */
  earnedThisMonth: Scalars['Money']['output'];
  /** Orders that are being worked on; null outside of a boutique. */
  inProcess?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Orders that nobody has begun; null outside of a boutique. */
  pending?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Points of commission; null in a boutique. */
  points?: Maybe<Scalars['Quantity']['output']>;
  /** Bills in the name of the employee; null in a boutique. */
  sales?: Maybe<Scalars['NonNegativeInt']['output']>;
};

/** Particulars of a shop, which its next documents carry. */
export type CompanyInput = {
  /** Street and place, without town and state. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Town; empty for none. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** What it does; empty for nothing. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether a discount lowers the taxable value, which is asked where a GSTIN is entered. */
  discountBeforeTax?: InputMaybe<Scalars['Boolean']['input']>;
  /** 15 characters with a right check digit; empty for none. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** What the shop is called. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 10 characters; the one inside the GSTIN where there is one; empty for none. */
  pan?: InputMaybe<Scalars['String']['input']>;
  /** 6 digits; empty for none. */
  pincode?: InputMaybe<Scalars['String']['input']>;
  /** How the shop stands to GST; NONE takes the GSTIN away. */
  registration?: InputMaybe<GstRegistration>;
  /** Code of the state, e.g. "08"; that of the GSTIN where there is one; empty for none. */
  stateCode?: InputMaybe<Scalars['String']['input']>;
  /** IANA name of the time zone in which its days begin and end, e.g. "Asia/Kolkata". */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmLoginNumberInput = {
  /** Not the owner, not oneself, nobody who may do more than oneself. */
  employee: Scalars['ID']['input'];
  /** Made by the client when the dialog opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** The number that was shown; refused with CHANGED_MEANWHILE when it is another one by now. */
  mobile: Scalars['Mobile']['input'];
};

/** Answer of `confirmLoginNumber`. */
export type ConfirmLoginNumberResult = ConfirmLoginNumberSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The employee logs in with the new number from now on. */
export type ConfirmLoginNumberSuccess = {
  __typename?: 'ConfirmLoginNumberSuccess';
  /** The employee, who wants no other number any more. */
  employee: Employee;
};

export type ConfirmPermissionsInput = {
  /** Global id of the designation whose rules are confirmed as they are. */
  designation: Scalars['ID']['input'];
  /** The version that was seen; another one is refused as PermissionsChanged. */
  expectedVersion?: InputMaybe<Scalars['PositiveInt']['input']>;
  /** Made by the client when it asks whether to confirm. */
  key: Scalars['IdempotencyKey']['input'];
  /** All rules as they are seen, at most 100; a flag that is left out is not allowed. */
  rules: Array<MenuRuleInput>;
};

export type ConfirmPinInput = {
  /** 4 digits. */
  pin: Scalars['String']['input'];
};

/** The PIN was wrong, or too many were. */
export type ConfirmPinRefused = Refusal & {
  __typename?: 'ConfirmPinRefused';
  code: RefusalCode;
  message: Scalars['String']['output'];
  /** Seconds until another try may succeed; null when only the owner can open the account again, or at once. */
  retryAfter?: Maybe<Scalars['NonNegativeInt']['output']>;
};

/** Answer of `confirmPin`. */
export type ConfirmPinResult = ConfirmPinRefused | ConfirmPinSuccess | Refused;

/** The PIN was right. */
export type ConfirmPinSuccess = {
  __typename?: 'ConfirmPinSuccess';
  /** Until when it is not asked for again. */
  confirmedUntil: Scalars['DateTime']['output'];
};

/** What `confirmQuickBill` takes. */
export type ConfirmQuickBillInput = {
  /** Made by the client when it asks whether the money came. */
  key: Scalars['IdempotencyKey']['input'];
  /** UPI or CASH. */
  mode: PaymentMode;
  /** Global id of the quick bill. */
  quickBill: Scalars['ID']['input'];
  /** UTR of UPI, if it is known; at most 35 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `confirmQuickBill`. */
export type ConfirmQuickBillResult = ChangedMeanwhile | ConfirmQuickBillSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The money came. */
export type ConfirmQuickBillSuccess = {
  __typename?: 'ConfirmQuickBillSuccess';
  /** The bill, paid. */
  quickBill: QuickBill;
};

/** Whether a customer agrees to messages. */
export type Consent = {
  __typename?: 'Consent';
  /** When it was last given or withdrawn; null where nobody was asked. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Off until the customer says so; bulk messages go to nobody else. */
  given: Scalars['Boolean']['output'];
  /** How it was said. */
  source?: Maybe<ConsentSource>;
};

/** Whether a customer agrees to messages, and how that was said. */
export type ConsentInput = {
  /** Whether messages may be sent from now on. */
  given: Scalars['Boolean']['input'];
  /** How the customer said so. */
  source: ConsentSource;
};

/** How a customer agrees to messages, or withdraws that. */
export type ConsentSource =
  /** At the counter. */
  | 'COUNTER'
  /** In a message or on a page. */
  | 'ONLINE'
  /** On a signed paper. */
  | 'PAPER'
  /** On the phone. */
  | 'PHONE';

/** The contacts that one employee looks after. */
export type ContactAssignment = {
  __typename?: 'ContactAssignment';
  /** Global ids of the contacts. */
  contactIds: Array<Scalars['ID']['output']>;
  /** Null for those whom nobody looks after. */
  employee?: Maybe<Employee>;
};

/** A group of contacts. */
export type ContactCategory = Node & {
  __typename?: 'ContactCategory';
  /** All contacts in it that the caller may see, by who looks after them: for choosing them all. */
  assignments?: Maybe<Array<ContactAssignment>>;
  /** The contacts in it that the caller may see: last seen first, or the best found. */
  contacts?: Maybe<CustomerConnection>;
  id: Scalars['ID']['output'];
  /** Name of the group; null for the contacts in none. */
  name?: Maybe<Scalars['String']['output']>;
};


/** A group of contacts. */
export type ContactCategoryassignmentsArgs = {
  filter?: InputMaybe<ContactFilter>;
};


/** A group of contacts. */
export type ContactCategorycontactsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ContactFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CustomerOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What narrows contacts down. */
export type ContactFilter = {
  /** Global id of the employee who looks after them. */
  assignedTo?: InputMaybe<Scalars['ID']['input']>;
  /** Words of the name, company or address, or the mobile number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those whom nobody looks after. */
  unassigned?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A group that contacts can be put in. */
export type ContactGroup = {
  __typename?: 'ContactGroup';
  /** Name of the group, e.g. "Bridal"; a group is known by it. */
  name: Scalars['String']['output'];
};

export type ConvertDocumentInput = {
  /** Global id of an order or a proposal. */
  document: Scalars['ID']['input'];
  /** What was shown as its total; another one is refused as DocumentChanged. */
  expectedTotal: Scalars['Money']['input'];
  /** Made by the client for one act; the same key never converts twice, and no other key does either. */
  key: Scalars['IdempotencyKey']['input'];
  /** What it becomes. */
  type: DocumentType;
};

/** Answer of `convertDocument`. */
export type ConvertDocumentResult = ConvertDocumentSuccess | DocumentChanged | InvalidInput | NotFound | PermissionDenied | Refused | StockShort;

/** The next document was made. */
export type ConvertDocumentSuccess = {
  __typename?: 'ConvertDocumentSuccess';
  /** The new document. */
  document: Document;
  /** The one that it was made of, as it is now. */
  source: Document;
};

export type CorrectStockInput = {
  /** What there is. */
  available: Scalars['Quantity']['input'];
  /** The stock that the client saw; another one by now is refused as ChangedMeanwhile. */
  expectedAvailable: Scalars['Quantity']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** In the corrector's own words, at most 200 characters; needed with the reason `OTHER`. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The product whose stock was counted. */
  product: Scalars['ID']['input'];
  /** Why the stock is corrected. */
  reason?: InputMaybe<CorrectionReason>;
  /** This variant of the product instead. */
  variant?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `correctStock`. */
export type CorrectStockResult = ChangedMeanwhile | CorrectStockSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The stock was corrected. */
export type CorrectStockSuccess = {
  __typename?: 'CorrectStockSuccess';
  /** The product as it is now. */
  product: Product;
};

/** Why a stock is set by hand. */
export type CorrectionReason =
  /** It was counted. */
  | 'COUNTED'
  /** Damaged or expired. */
  | 'DAMAGED'
  /** Returned to supplier. */
  | 'GIVEN_BACK'
  /** Lost or stolen. */
  | 'LOST'
  /** As the note says. */
  | 'OTHER'
  /** Used in the shop. */
  | 'OWN_USE'
  /** Goods have come in. */
  | 'RECEIVED';

/** A correction of a stock that is saved together with something else. */
export type CountedStockInput = {
  /** What there is. */
  available: Scalars['Quantity']['input'];
  /** The stock that the client saw; another one by now is refused as ChangedMeanwhile. */
  expectedAvailable: Scalars['Quantity']['input'];
  /** In the corrector's own words, at most 200 characters; needed with the reason `OTHER`. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why the stock is corrected. */
  reason?: InputMaybe<CorrectionReason>;
};

export type CreateAccountReceiptInput = {
  /** How much; more than 0. */
  amount: Scalars['Money']['input'];
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** What was shown as due on all bills of the customer, with what is left of the opening due; refused as ChangedMeanwhile when it is another sum by now. */
  expectedDue: Scalars['Money']['input'];
  /** Made by the client when the form opens; the same key never receives twice. */
  key: Scalars['IdempotencyKey']['input'];
  /** How it is paid; not by mode CREDIT. */
  mode: PaymentMode;
  /** UTR of UPI; of a card the last four digits; of a bank transfer its reference, which both need. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `createAccountReceipt`. */
export type CreateAccountReceiptResult = ChangedMeanwhile | CreateAccountReceiptSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The money is received. */
export type CreateAccountReceiptSuccess = {
  __typename?: 'CreateAccountReceiptSuccess';
  /** The customer, with what is due now. */
  customer: Customer;
  /** The receipt, with its number. */
  receipt: AccountReceipt;
};

export type CreateApiKeyInput = {
  /**
   * Made by the client when the form opens. The secret is not kept: sent again with the same key it makes no second one and
   * is refused with SHOWN_ONCE.
   */
  key: Scalars['IdempotencyKey']['input'];
  /** How long it lives. */
  life: ApiKeyLife;
  /** At most 40 characters, other than those of the shop's other keys. */
  name: Scalars['String']['input'];
  /** What it may do; a flag that is left out it may not. At least one. */
  scopes: Array<MenuRuleInput>;
};

/** Answer of `createApiKey`. */
export type CreateApiKeyResult = CreateApiKeySuccess | InvalidInput | PermissionDenied | Refused;

/** The key opens from now on. */
export type CreateApiKeySuccess = {
  __typename?: 'CreateApiKeySuccess';
  /** The key. */
  apiKey: ApiKey;
  /** What is sent with each call: told this once, and kept by nobody here. */
  secret: Scalars['String']['output'];
};

export type CreateAppointmentInput = {
  /** Global id of who comes: a customer with a mobile. */
  customer: Scalars['ID']['input'];
  /** Whether the employee's time may be taken already. */
  doubleBooking?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is important. */
  important?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made by the client when the form opens; the same key never makes a second appointment. */
  key: Scalars['IdempotencyKey']['input'];
  /** 5 to 720; it ends on its day. */
  minutes?: InputMaybe<Scalars['PositiveInt']['input']>;
  /** When it begins, to the minute; not in the past. */
  startsAt: Scalars['DateTime']['input'];
  /** What was filled in of the form `appointment`. What is wrong with a field is told at `values.<name>`. */
  values: Array<FieldValueInput>;
};

export type CreateBranchInput = {
  /** At most 200 characters. */
  address: Scalars['String']['input'];
  /** A valid address. */
  email: Scalars['String']['input'];
  /** At most 30, of at most 40 characters each. */
  facilities?: Array<Scalars['String']['input']>;
  /** Made by the client when the form opens; the same key never makes a second branch. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 80 characters. */
  manager: Scalars['String']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** At most 80 characters. */
  openingHours: Scalars['String']['input'];
  /** 6 to 15 digits. */
  phone: Scalars['String']['input'];
  /** Whether it is open. */
  status?: BranchStatus;
};

export type CreateCampaignInput = {
  /** At most 1000 characters. */
  description?: Scalars['String']['input'];
  /** An upload for the use `campaign`. Without one the campaign is refused at this field. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client when the form opens; the same key never makes a second campaign. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 20 of 200 characters; blank ones are dropped. */
  offers?: Array<Scalars['String']['input']>;
  /** At most 150 characters. */
  subtitle?: Scalars['String']['input'];
  /** The text of the ribbon: at most 60 characters. */
  summary?: Scalars['String']['input'];
  /** At most 100 characters. */
  title: Scalars['String']['input'];
};

export type CreateCatalogueItemInput = {
  /** An upload for the use `product` or `service`. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client when the form opens; the same key never adds a second item. */
  key: Scalars['IdempotencyKey']['input'];
  /** Whether a product or a service is added. */
  kind: CatalogueKind;
  /** What was filled in, each field once. What is wrong with one is told at `values.<name>`. */
  values: Array<FieldValueInput>;
};

/** Answer of `createCatalogueItem`. */
export type CreateCatalogueItemResult = CreateCatalogueItemSuccess | InvalidInput | PermissionDenied | Refused;

/** The item was added. */
export type CreateCatalogueItemSuccess = {
  __typename?: 'CreateCatalogueItemSuccess';
  /** The item as it is stored. */
  item: CatalogueItem;
};

export type CreateCreditNoteInput = {
  /** Global id of the invoice. */
  document: Scalars['ID']['input'];
  /** What was shown as to pay on the invoice; refused as ChangedMeanwhile when it is another amount by now. */
  expectedPending: Scalars['Money']['input'];
  /** What was shown as the worth of what comes back; refused as ChangedMeanwhile when it is worth something else. */
  expectedTotal: Scalars['Money']['input'];
  /** Made by the client when the screen opens; the same key never takes back twice. */
  key: Scalars['IdempotencyKey']['input'];
  /** What comes back, each line once, 1 to 500. */
  lines: Array<ReturnedLineInput>;
  /** What else is to stand on it, up to 200 characters; needed with the reason OTHER. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: ReturnReason;
  /** How money is given back, with REFUND; not by mode CREDIT. */
  refund?: InputMaybe<RefundWayInput>;
  /** Where goes what is above the dues; needed where something is. */
  settlement?: InputMaybe<ReturnSettlement>;
};

/** Answer of `createCreditNote`. */
export type CreateCreditNoteResult = ChangedMeanwhile | CreateCreditNoteSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The goods came back. */
export type CreateCreditNoteSuccess = {
  __typename?: 'CreateCreditNoteSuccess';
  /** The credit note, with its number. */
  creditNote: CreditNote;
  /** The invoice, with what is to pay now. */
  document: Document;
};

export type CreateCustomerInput = {
  /** Address as one text. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** That the customer agrees to messages, said at the counter; off when absent. */
  consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Name of a group. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** GSTIN, 15 characters. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client when the form opens; the same key never makes a second customer. */
  key: Scalars['IdempotencyKey']['input'];
  /** Digits, plus, hyphen, space and parentheses are accepted. */
  mobile: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Code of the state, e.g. "08"; that of the GSTIN counts when there is one. */
  stateCode?: InputMaybe<Scalars['String']['input']>;
};

export type CreateCustomerNoteInput = {
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 50 words and 1000 characters. */
  note: Scalars['String']['input'];
  /** At most 10, without commas. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Answer of `createCustomer`. */
export type CreateCustomerResult = CreateCustomerSuccess | InvalidInput | MobileTaken | PermissionDenied | Refused;

/** The customer was added. */
export type CreateCustomerSuccess = {
  __typename?: 'CreateCustomerSuccess';
  /** The customer as stored. */
  customer: Customer;
};

export type CreateDesignOptionsInput = {
  /** Made by the client when the first one is begun; the same key never makes them twice. */
  key: Scalars['IdempotencyKey']['input'];
  /** 1 to 100. What is wrong with one is told at `options.<place>.<field>`, from 0. */
  options: Array<NewDesignOptionInput>;
};

/** Answer of `createDesignOptions`. */
export type CreateDesignOptionsResult = ChangedMeanwhile | CreateDesignOptionsSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The options were added. */
export type CreateDesignOptionsSuccess = {
  __typename?: 'CreateDesignOptionsSuccess';
  /** Their areas as they are now, each once. */
  areas: Array<DesignArea>;
  /** In the order of the input. */
  options: Array<DesignOption>;
  /** Options without stage prices, since those that were sent are the price. */
  resets: Array<StagePriceReset>;
};

export type CreateDesignationInput = {
  /** 0 to 100. */
  commissionPercent: Scalars['Percentage']['input'];
  /** Made by the client when the form opens; the same key never makes a second designation. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** What it is to stand below; the root level when absent. */
  parent?: InputMaybe<Scalars['ID']['input']>;
  /** At most 1,000,000. */
  visibilityPoints: Scalars['NonNegativeInt']['input'];
};

export type CreateDietPlanInput = {
  /** What it is for. */
  category: DietCategory;
  /** At most 500 characters. */
  description: Scalars['String']['input'];
  /** How long it is followed. */
  duration: DietDuration;
  /** Made by the client when the form opens; the same key never makes a second plan. */
  key: Scalars['IdempotencyKey']['input'];
  /** What is eaten at each meal. */
  meals: DietMealsInput;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
};

export type CreateDocumentAttachmentInput = {
  /** Global id of the document. */
  document: Scalars['ID']['input'];
  /** A picture from `POST /uploads?use=attachment`. */
  image: Scalars['ID']['input'];
  /** Made by the client for each picture. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `createDocumentAttachment`. */
export type CreateDocumentAttachmentResult = CreateDocumentAttachmentSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The picture hangs on its document. */
export type CreateDocumentAttachmentSuccess = {
  __typename?: 'CreateDocumentAttachmentSuccess';
  /** The document, with its attachments. */
  document: Document;
};

export type CreateDocumentInput = {
  /** What is taken at once; at most the total, and nothing of a proposal. The sum of `payments` where that is given. */
  advance?: InputMaybe<Scalars['Money']['input']>;
  /** Who bought, on a bill of the walk-in: needed from ₹50,000.00 of taxable value. */
  buyer?: InputMaybe<BuyerInput>;
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** When it is to be delivered. */
  deliveryDate?: InputMaybe<Scalars['Date']['input']>;
  /** What the shop notes on it; printed. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Taken off the whole; none when absent. */
  discount?: InputMaybe<DiscountInput>;
  /** Who bills it; the signed-in person when absent. */
  employee?: InputMaybe<Scalars['ID']['input']>;
  /** What the customer was told; another total is refused as ChangedMeanwhile. */
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  /**
   * Values of the fields that the shop's form `invoice` has beyond description, advance and delivery date. What is wrong
   * with one is told at `extra.<name>`.
   */
  extra?: InputMaybe<Array<FieldValueInput>>;
  /** Made by the client when the cart opens; the same key never makes a second document. */
  key: Scalars['IdempotencyKey']['input'];
  /** At least one. */
  lines: Array<DocumentLineInput>;
  /** When the customer says that he will pay the rest; kept where something is left to pay. */
  payOn?: InputMaybe<Scalars['Date']['input']>;
  /** How the customer pays; the mode of the largest of `payments` where that is given. */
  paymentMode?: InputMaybe<PaymentMode>;
  /** What is taken at once, split by how it is paid; instead of `advance` and `paymentMode`, or agreeing with them. */
  payments?: InputMaybe<Array<PaymentPartInput>>;
  /** What was prescribed with it, by an optician; kept with the document and as the customer's newest version. */
  prescription?: InputMaybe<PrescriptionInput>;
  /** Number of the document that this one comes from. */
  refNumber?: InputMaybe<Scalars['String']['input']>;
  /** Which of the three is made. */
  type: DocumentType;
  /** Somebody was asked and said that what comes to ₹0.00 is meant so; without it such a line is refused. */
  zeroConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `createDocument`. */
export type CreateDocumentResult = ChangedMeanwhile | CreateDocumentSuccess | InvalidInput | NotFound | PermissionDenied | Refused | StockShort;

/** The document was made. */
export type CreateDocumentSuccess = {
  __typename?: 'CreateDocumentSuccess';
  /** The document with its number and its totals. */
  document: Document;
};

export type CreateEmployeeInput = {
  /** An upload for the use `avatar`. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client when the form opens; the same key never makes a second employee. */
  key: Scalars['IdempotencyKey']['input'];
  /** What was filled in of the form `employees`. What is wrong with a field is told at `values.<name>`. */
  values: Array<FieldValueInput>;
};

export type CreateExpenseInput = {
  /** How much; more than 0. */
  amount: Scalars['Money']['input'];
  /** Made by the client when the form opens; the same key never pays out twice. */
  key: Scalars['IdempotencyKey']['input'];
  /** What for, up to 100 characters. */
  purpose: Scalars['String']['input'];
};

/** Answer of `createExpense`. */
export type CreateExpenseResult = CreateExpenseSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The cash is paid out. */
export type CreateExpenseSuccess = {
  __typename?: 'CreateExpenseSuccess';
  /** Today as it stands now. */
  dayBook: DayBook;
  /** What was noted. */
  expense: Expense;
};

export type CreateFamilyMemberInput = {
  /** 12 digits. */
  aadhaar?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** District of the address. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** The shop's own number of this person, unique in the shop. */
  memberId: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** E.g. "Daughter". */
  relation?: InputMaybe<Scalars['String']['input']>;
  /** Taluk of the address. */
  taluk?: InputMaybe<Scalars['String']['input']>;
  /** Village of the address. */
  village?: InputMaybe<Scalars['String']['input']>;
};

export type CreateGarmentInput = {
  /** Its areas; the shop's add-ons are there by themselves. */
  areas?: Array<GarmentAreaInput>;
  /** Made by the client when the form opens; the same key never makes a second garment. */
  key: Scalars['IdempotencyKey']['input'];
  /** In their order. */
  measurementPoints?: Array<MeasurementPointInput>;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** Left out, behind all others. */
  position?: InputMaybe<Scalars['PositiveInt']['input']>;
  /** 0 or more. */
  price: Scalars['Money']['input'];
};

export type CreateGymMemberInput = {
  /** Global id of the branch. */
  branch: Scalars['ID']['input'];
  /** Global id of a duration: of the plan, where there is one. */
  duration: Scalars['ID']['input'];
  /** A valid address. */
  email: Scalars['String']['input'];
  /** Made by the client when the form opens; the same key never makes a second member. */
  key: Scalars['IdempotencyKey']['input'];
  /** A mobile number. */
  mobile: Scalars['String']['input'];
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** Global id of the plan; without one the duration gives only the time. */
  plan?: InputMaybe<Scalars['ID']['input']>;
  /** Global id of a workout that the member follows. */
  workout?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGymPlanInput = {
  /** 1 to 20. */
  durations: Array<GymDurationInput>;
  /** How many days of a period can be frozen, 0 to 365; left out, there is none. */
  freezeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Billed with a member's first period, before tax; left out, there is none. */
  joiningFee?: InputMaybe<Scalars['Money']['input']>;
  /** Made by the client when the form opens; the same key never makes a second plan. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
};

export type CreateGymResourceInput = {
  /** At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client when the form opens; the same key never makes a second resource. */
  key: Scalars['IdempotencyKey']['input'];
  /** What of the three it is. */
  kind: GymResourceKind;
  /** Of a meal alone. */
  meal?: InputMaybe<GymMealInput>;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
};

export type CreateHandoverInput = {
  /** Made by the client for each code; as the code is told only once, a repetition is refused with SHOWN_ONCE. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `createHandover`. */
export type CreateHandoverResult = CreateHandoverSuccess | Refused;

/** A code to be brought to `exchangeHandover`. */
export type CreateHandoverSuccess = {
  __typename?: 'CreateHandoverSuccess';
  /** What stands in `?access_token=` of the address that is opened. */
  code: Scalars['String']['output'];
  /** Until when it is taken. */
  expiresAt: Scalars['DateTime']['output'];
};

export type CreateLensPrescriptionInput = {
  /** Made by the client for each row of the grid; the same key never makes a second one. */
  key: Scalars['IdempotencyKey']['input'];
  /** The powers of the lens. */
  powers: LensPowersInput;
  /** Global id of the lens. */
  product: Scalars['ID']['input'];
  /** One of the product's variants. */
  variant: Scalars['ID']['input'];
};

export type CreateOneTimePinInput = {
  /** Not the owner, not oneself, nobody who may do more than oneself. */
  employee: Scalars['ID']['input'];
  /** Made by the client when the dialog opens; as the PIN is told only once, a repetition is refused with SHOWN_ONCE. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `createOneTimePin`. */
export type CreateOneTimePinResult = CreateOneTimePinSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The PIN opens until it is changed at the first sign-in. */
export type CreateOneTimePinSuccess = {
  __typename?: 'CreateOneTimePinSuccess';
  /** 4 digits, told this once. */
  pin: Scalars['String']['output'];
};

export type CreateOpticalProductInput = {
  /** An upload for the use `product`. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client when the form opens; the same key never adds a second product. */
  key: Scalars['IdempotencyKey']['input'];
  /** What was filled in of `product_catalogs`. What is wrong with a field is told at `values.<name>`. */
  values: Array<FieldValueInput>;
  /** At most 100. What is wrong with one is told at `variants.<place>.<name>`, from 0. */
  variants: Array<NewVariantInput>;
};

/** Answer of `createOpticalProduct`. */
export type CreateOpticalProductResult = CreateOpticalProductSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The product was added, with its variants. */
export type CreateOpticalProductSuccess = {
  __typename?: 'CreateOpticalProductSuccess';
  /** The product with its variants. */
  product: Product;
};

export type CreateOrderInput = {
  /** What is received at once, at most the total. */
  advance?: InputMaybe<Scalars['Money']['input']>;
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** When it is to be delivered; not in the past. */
  deliveryDate: Scalars['Date']['input'];
  /** Taken off the whole, at most the subtotal; none when absent. */
  discount?: InputMaybe<DiscountInput>;
  /** Who takes it; the signed-in person when absent. */
  employee?: InputMaybe<Scalars['ID']['input']>;
  /** What the customer was told; another total is refused as ChangedMeanwhile. */
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  /** The day of the function that it is for; not in the past. */
  functionDate?: InputMaybe<Scalars['Date']['input']>;
  /** At least one. */
  items: Array<OrderItemInput>;
  /** Made by the client when the form opens; the same key never makes a second order. */
  key: Scalars['IdempotencyKey']['input'];
  /** Pay & Order: without an advance the whole total is received. With one, that is. */
  payInFull: Scalars['Boolean']['input'];
  /** How it is paid; cash when absent. */
  paymentMode?: InputMaybe<PaymentMode>;
  /** UTR of UPI, if it is known; the last four digits of a card and the reference of a bank transfer are needed. */
  paymentReference?: InputMaybe<Scalars['String']['input']>;
  /** The customer's own reference number. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** When the customer comes to try it on; not in the past. */
  trialDate?: InputMaybe<Scalars['Date']['input']>;
  /** New work, or a change of something that is there. */
  type?: OrderType;
  /** Whether it goes before others. */
  urgent?: Scalars['Boolean']['input'];
};

/** Answer of `createOrder`. */
export type CreateOrderResult = ChangedMeanwhile | CreateOrderSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

export type CreateOrderStatusInput = {
  /** Made by the client when the row opens; the same key never makes a second status. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
};

/** The order was taken. */
export type CreateOrderSuccess = {
  __typename?: 'CreateOrderSuccess';
  /** What became of the appointment; null where it was made. The order stands. */
  appointmentProblem?: Maybe<Scalars['String']['output']>;
  /** The order with its number and its totals. */
  order: Order;
};

export type CreatePatternInput = {
  /** Global id of the garment that it is a pattern of. */
  garment: Scalars['ID']['input'];
  /** 1 to 4 uploads for the use `pattern`. */
  images: Array<Scalars['ID']['input']>;
  /** Made by the client when the card opens; the same key never makes a second pattern. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** 0 or more. */
  price: Scalars['Money']['input'];
  /** Their sum is at most the price. */
  stagePrices?: Array<StagePriceInput>;
};

export type CreateProductPointsInput = {
  /** Global id of the designation whose people earn them. */
  designation: Scalars['ID']['input'];
  /** Made by the client when the form opens; the same key never makes a second assignment. */
  key: Scalars['IdempotencyKey']['input'];
  /** 0 to 999,999. */
  points: Scalars['Quantity']['input'];
  /** Global id of the product that is sold. */
  product: Scalars['ID']['input'];
};

export type CreateQuickBillInput = {
  /** What is to be paid; above zero. */
  amount: Scalars['Money']['input'];
  /** Global id of the customer who pays. */
  customer: Scalars['ID']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `createQuickBill`. */
export type CreateQuickBillResult = CreateQuickBillSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The quick bill was made. */
export type CreateQuickBillSuccess = {
  __typename?: 'CreateQuickBillSuccess';
  /** The bill; it is pending until somebody confirms it. */
  quickBill: QuickBill;
};

export type CreateStageInput = {
  /** Made by the client when the row opens; the same key never makes a second stage. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** What it belongs to. */
  type?: StageType;
};

export type CreateTaskInput = {
  /** What is to be done, at most 150 characters. */
  detail: Scalars['String']['input'];
  /** Until when. */
  dueDate: Scalars['Date']['input'];
  /** Made by the client when the form opens; the same key never makes a second task. */
  key: Scalars['IdempotencyKey']['input'];
};

export type CreateUpiAccountInput = {
  /** Made by the client when the form opens; the same key never makes a second account. */
  key: Scalars['IdempotencyKey']['input'];
  /** The address, e.g. "meenakshi.boutique@upi". */
  upiId: Scalars['String']['input'];
  /** Whose it is. */
  upiName: Scalars['String']['input'];
};

export type CreateVariantInput = {
  /** Made by the client when the form opens; the same key never adds a second variant. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the product that it is a variant of. */
  product: Scalars['ID']['input'];
  /** What was filled in, each field once. What is wrong with one is told at `values.<name>`. */
  values: Array<FieldValueInput>;
};

/** Answer of `createVariant`. */
export type CreateVariantResult = InvalidInput | NotFound | PermissionDenied | Refused | VariantSuccess;

export type CreateWorkoutInput = {
  /** At most 500 characters. */
  description: Scalars['String']['input'];
  /** Made by the client when the form opens; the same key never makes a second workout. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** What is trained on each day. */
  week: WorkoutWeekInput;
};

/** Goods of an invoice that came back, at the prices and rates at which they were billed (CGST Act 2017, section 34). */
export type CreditNote = Node & {
  __typename?: 'CreditNote';
  /** What of the total came off what was due on the invoice. */
  againstDue: Scalars['Money']['output'];
  /** Central tax: the same as `sgst`, to the paisa. */
  cgst: Scalars['Money']['output'];
  /** Who took the goods back. */
  createdBy: Scalars['String']['output'];
  /** When it was made. */
  date: Scalars['DateTime']['output'];
  /** The part of a discount after tax. */
  discount: Scalars['Money']['output'];
  /** The invoice that it is against. */
  document?: Maybe<Document>;
  id: Scalars['ID']['output'];
  /** Integrated tax, instead of the two others. */
  igst: Scalars['Money']['output'];
  /** In the order of the invoice. */
  lines: Array<CreditNoteLine>;
  /** What else was written on it. */
  note?: Maybe<Scalars['String']['output']>;
  /** What people call it by, e.g. "26-27/C/00007": no gap in a financial year. */
  number: Scalars['String']['output'];
  /** The A4 PDF; needs the Authorization header. */
  pdfUrl: Scalars['URL']['output'];
  /** Why they came back. */
  reason: ReturnReason;
  /** How it was given back; CREDIT where it was kept; null where nothing was. */
  refundMode?: Maybe<PaymentMode>;
  /** What was given back or kept as credit; 0.00 where nothing was. */
  refunded: Scalars['Money']['output'];
  /** That of the invoice, where nothing of it is left. */
  roundOff: Scalars['Money']['output'];
  /** State tax. */
  sgst: Scalars['Money']['output'];
  /** What GST is counted on. */
  taxable: Scalars['Money']['output'];
  /** taxable + cgst + sgst + igst - discount + roundOff. */
  total: Scalars['Money']['output'];
};

/** How much of a line came back. */
export type CreditNoteLine = {
  __typename?: 'CreditNoteLine';
  /** Whether it can be sold again. */
  condition: ReturnCondition;
  /** The line of the invoice. */
  line?: Maybe<DocumentLine>;
  /** What was sold. */
  name: Scalars['String']['output'];
  /** How much came back, in `unit`. */
  quantity: Scalars['Quantity']['output'];
  /** What it is worth, with its tax and less its part of a discount after tax. */
  total: Scalars['Money']['output'];
  /** Unit of the quantity. */
  unit: Scalars['String']['output'];
};

/** A pattern that the shop does not have yet. */
export type CustomPatternInput = {
  /** 1 to 4: uploads for the use `customPattern`, or keys of images that the item has. */
  images: Array<Scalars['String']['input']>;
  /** Whether the shop keeps it among its patterns. */
  keep: Scalars['Boolean']['input'];
  /** What it is called. */
  name: Scalars['String']['input'];
  /** Of one piece. */
  price: Scalars['Money']['input'];
  /** What its stages pay: together at most the price, where that is above zero. */
  stagePrices?: InputMaybe<Array<OrderedStagePriceInput>>;
};

/** A customer of the shop. */
export type Customer = Node & {
  __typename?: 'Customer';
  /** The last four digits of the Aadhaar number, "XXXX XXXX 1234"; the number itself is told to nobody. */
  aadhaar?: Maybe<Scalars['String']['output']>;
  /** Address as one text. */
  address?: Maybe<Scalars['String']['output']>;
  /** Wedding anniversary. */
  anniversary?: Maybe<Scalars['Date']['output']>;
  /** Who looks after the customer; null when nobody is named. */
  assignedTo?: Maybe<Employee>;
  /** Bills so far, without canceled ones and proposals. */
  billCount: Scalars['NonNegativeInt']['output'];
  /** Birthday. */
  birthday?: Maybe<Scalars['Date']['output']>;
  /**
   * What the customer gave in cash on the shop's day of today, over all bills that stand: with what comes now, cash of
   * ₹2,00,000.00 or more of one person in a day is warned of (Income Tax Act 1961, section 269ST). Null of the walk-in, who
   * is somebody else with every bill.
   */
  cashToday?: Maybe<Scalars['Money']['output']>;
  /** Name of the customer's company. */
  company?: Maybe<Scalars['String']['output']>;
  /** Whether messages may be sent, since when, and how that was said. */
  consent?: Maybe<Consent>;
  /** Since when the customer is known. */
  createdAt: Scalars['DateTime']['output'];
  /** What the shop owes the customer of goods that came back and of money on account: `CREDIT` pays a bill with it. */
  credit: Scalars['Money']['output'];
  /** How much the customer may owe; null where nobody said. It refuses nothing: the till tells who is above it. */
  creditLimit?: Maybe<Scalars['Money']['output']>;
  /** What was done with the customer's own data, newest first, at most 200. */
  dataEvents?: Maybe<Array<CustomerDataEvent>>;
  /** The customer's documents, newest first. */
  documents?: Maybe<DocumentConnection>;
  /** E-mail address. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** The customer's family, in the order in which the shop came to know them. */
  family?: Maybe<Array<FamilyMember>>;
  /** Group that the shop puts the customer in, e.g. "Bridal". */
  group?: Maybe<Scalars['String']['output']>;
  /** The customer's GSTIN, printed on invoices. */
  gstin?: Maybe<Scalars['Gstin']['output']>;
  id: Scalars['ID']['output'];
  /** Address of the picture, good for some hours; null without one. */
  image?: Maybe<Scalars['URL']['output']>;
  /** Whether it is the shop's standing customer for sales without a name. */
  isWalkIn: Scalars['Boolean']['output'];
  /** When the newest of them was made; null before the first. */
  lastVisit?: Maybe<Scalars['DateTime']['output']>;
  /** Digits only; null for the walk-in. */
  mobile?: Maybe<Scalars['PhoneDigits']['output']>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** Notes, newest first, at most 200. None where the shop keeps particulars from the caller. */
  notes?: Maybe<Array<CustomerNote>>;
  /** What was owed before the first bill here: no sale, and no tax. Null where nothing was. */
  openingDue?: Maybe<OpeningDue>;
  /** What is still to pay on them, with what is left of the opening due. */
  pending: Scalars['Money']['output'];
  /**
   * What an optician prescribed to the customer, newest first by the day of the test: each version once, however many bills
   * went with it. Empty of a walk-in, who is somebody else with every bill, and for whom the shop shows no particulars
   * unless he bills.
   */
  prescriptions?: Maybe<PrescriptionConnection>;
  /** How much of the profile is filled in, in whole per cent. */
  profileCompleted?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** What is still missing, in the order of the form. */
  profileMissing?: Maybe<Array<CustomerField>>;
  /**
   * How many records hang on the customer: what a merge would move. Null for who does not see customers' particulars, and of
   * the walk-in.
   */
  recordCounts?: Maybe<CustomerRecordCounts>;
  /** Where the contact comes from. */
  source: CustomerSource;
  /** Code of the state, e.g. "08"; decides between CGST + SGST and IGST. */
  stateCode?: Maybe<Scalars['String']['output']>;
  /**
   * The statement of account: every bill and order that stands, and every payment for one, from day to day. Null for the
   * walk-in, and for who may not see all bills of the customer: it would tell a wrong balance. Each one is a call of its
   * own: a document may ask for those of four customers.
   */
  statement?: Maybe<CustomerStatement>;
  /** The status that was set last; null before the first. */
  status?: Maybe<Scalars['String']['output']>;
  /** When it was set. */
  statusAt?: Maybe<Scalars['DateTime']['output']>;
  /** The statuses that the customer went through, newest first, at most 200. */
  statusHistory?: Maybe<Array<StatusChange>>;
  /** The tags of the newest note that has some, then the present status: what a list shows beside the name. */
  tags?: Maybe<Array<Scalars['String']['output']>>;
  /**
   * What the customer bought, paid, booked and was told, newest first; an appointment stands at its own time, which may be
   * to come. Of each kind only what the caller may see: bills and payments with a right to them, appointments with one to
   * the calendar, notes where the shop shows particulars.
   */
  timeline?: Maybe<TimelineConnection>;
  /** Which state of the customer this is: an edit that names it is refused once there is a newer one. */
  version?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the person may edit the customer, write notes and set the status. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the person may merge customers: the owner may, and who edits customers and sees all of them. */
  viewerCanMerge: Scalars['Boolean']['output'];
  /** Whether the person may receive money on account: with the right, and not from the walk-in. */
  viewerCanReceive: Scalars['Boolean']['output'];
  /** Whether the person may say what was owed: with the right, and not of the walk-in. */
  viewerCanSetOpeningDue: Scalars['Boolean']['output'];
  /** Whether the person may have the data exported and the customer erased: the owner may. */
  viewerOwnsData: Scalars['Boolean']['output'];
};


/** A customer of the shop. */
export type CustomerdocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DocumentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentOrder>;
};


/** A customer of the shop. */
export type CustomerprescriptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A customer of the shop. */
export type CustomerstatementArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** A customer of the shop. */
export type CustomertimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TimelineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TimelineOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Somebody changed the customer since the form was filled. */
export type CustomerChanged = Refusal & {
  __typename?: 'CustomerChanged';
  code: RefusalCode;
  /** The customer as stored now. */
  customer: Customer;
  message: Scalars['String']['output'];
};

export type CustomerConnection = {
  __typename?: 'CustomerConnection';
  /** Ids of the records deleted since `updatedSince`, whatever the filter; null without it. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  edges: Array<CustomerEdge>;
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** What to give as `updatedSince` the next time: a little before this answer, so that nothing written meanwhile is missed. */
  updatedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** Something that was done with a customer's own data. */
export type CustomerDataEvent = {
  __typename?: 'CustomerDataEvent';
  /** When it was done. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of who did it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** What it was. */
  kind: CustomerDataEventKind;
  /** How a consent was given or withdrawn. */
  source?: Maybe<ConsentSource>;
};

/** What can be done with a customer's own data. */
export type CustomerDataEventKind =
  /** The customer agreed to messages. */
  | 'CONSENT_GIVEN'
  /** The customer withdrew that. */
  | 'CONSENT_WITHDRAWN'
  /** The customer was erased. */
  | 'ERASED'
  /** All that is kept was exported. */
  | 'EXPORTED'
  /** Another record of the same customer was merged into this one. */
  | 'MERGED';

/** What a customer owes. */
export type CustomerDue = {
  __typename?: 'CustomerDue';
  /** Global id of the customer; the caller may not be allowed to open it. */
  customerId: Scalars['ID']['output'];
  /** His mobile. */
  mobile?: Maybe<Scalars['PhoneDigits']['output']>;
  /** As he is called now. */
  name: Scalars['String']['output'];
  /** The day of the oldest bill on which something is to pay. */
  oldest: Scalars['Date']['output'];
  /** How much, by age. */
  sums: DueSums;
};

export type CustomerEdge = {
  __typename?: 'CustomerEdge';
  cursor: Scalars['String']['output'];
  node: Customer;
};

/** A field of a customer's profile. */
export type CustomerField =
  /** Aadhaar number. */
  | 'AADHAAR'
  /** Address. */
  | 'ADDRESS'
  /** Wedding anniversary. */
  | 'ANNIVERSARY'
  /** Birthday. */
  | 'BIRTHDAY'
  /** Company. */
  | 'COMPANY'
  /** E-mail address. */
  | 'EMAIL'
  /** Group. */
  | 'GROUP'
  /** GSTIN. */
  | 'GSTIN'
  /** Mobile number. */
  | 'MOBILE'
  /** Full name. */
  | 'NAME';

/** Which customers a list shows: those that match all that is given. */
export type CustomerFilter = {
  /** Global ids of employees: assigned to any of them. */
  assignedTo?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Names of groups: of any of them. */
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of the name, or of the mobile number. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Something said of or by a customer. */
export type CustomerNote = Node & {
  __typename?: 'CustomerNote';
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of who wrote it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** At most 50 words and 1000 characters. */
  note: Scalars['String']['output'];
  /** E.g. "Very Happy". */
  tags: Array<Scalars['String']['output']>;
  /** Which state of the note this is. */
  version: Scalars['DateTime']['output'];
};

/** By what customers are listed. */
export type CustomerOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What is compared. */
  field: CustomerOrderField;
};

/** What customers are compared by. */
export type CustomerOrderField =
  /** When they were added or last billed. */
  | 'LAST_VISIT'
  /** The name. */
  | 'NAME'
  /** When what is known of them was last changed; a bill is no change of them. */
  | 'UPDATED';

/** How many records hang on a customer. */
export type CustomerRecordCounts = {
  __typename?: 'CustomerRecordCounts';
  /** Appointments, past ones too. */
  appointments: Scalars['NonNegativeInt']['output'];
  /** Invoices, orders and proposals, with canceled ones; their payments go with them. */
  documents: Scalars['NonNegativeInt']['output'];
  /** People of the family. */
  family: Scalars['NonNegativeInt']['output'];
  /** Notes. */
  notes: Scalars['NonNegativeInt']['output'];
  /** Of the documents, those with a prescription. */
  prescriptions: Scalars['NonNegativeInt']['output'];
  /** Quick bills. */
  quickBills: Scalars['NonNegativeInt']['output'];
  /** Changes of the status. */
  statuses: Scalars['NonNegativeInt']['output'];
};

/** Answer of what changes a customer. */
export type CustomerResult = ChangedMeanwhile | CustomerSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** Where a contact comes from. */
export type CustomerSource =
  /** Added in the shop. */
  | 'COUNTER'
  /** Taken over from Google contacts. */
  | 'GOOGLE_CONTACT'
  /** Uploaded in a spreadsheet. */
  | 'IMPORT'
  /** Came through the mobile app. */
  | 'MOBILE_APP'
  /** Came through the website. */
  | 'WEB';

/** What a customer was billed and paid in some days, and what was owed before and after. */
export type CustomerStatement = {
  __typename?: 'CustomerStatement';
  /** The sum of the bills. */
  billed: Scalars['Money']['output'];
  /** What was owed at the end of the last day; of today `Customer.pending` less `Customer.credit`. */
  closing: Scalars['Money']['output'];
  /** In the order of their time. */
  lines: Array<StatementLine>;
  /** What was owed before the first day. */
  opening: Scalars['Money']['output'];
  /** The same on the shop's paper, as a PDF; needs the Authorization header. */
  pdfUrl: Scalars['URL']['output'];
  /** The sum of the payments. */
  received: Scalars['Money']['output'];
  /** The same as a workbook (xlsx), its amounts as numbers; needs the Authorization header. */
  sheetUrl: Scalars['URL']['output'];
};

/** A status that a customer can have. */
export type CustomerStatus = {
  __typename?: 'CustomerStatus';
  /** What programs call it, e.g. "follow_up". */
  code: Scalars['String']['output'];
  /** How many fields its form has; with none the status is saved at once. */
  fieldCount: Scalars['NonNegativeInt']['output'];
  /** Name of its form, for `Tenant.form`. */
  formName: Scalars['String']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
};

/** The customer was changed. */
export type CustomerSuccess = {
  __typename?: 'CustomerSuccess';
  /** The customer as stored. */
  customer: Customer;
};

/** Figures, charts and tasks of a person's day. Each part is fetched, and fails, by itself. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** What is still to pay, by the age of its bill. */
  dues?: Maybe<DashboardDues>;
  /** Figures of now. */
  figures?: Maybe<DashboardFigures>;
  /** Appointments of the last days, today included, the oldest day first. */
  followUps?: Maybe<Array<FollowUpDay>>;
  /** What invoices of the last days come to, today included, without canceled ones. */
  sales?: Maybe<DashboardSales>;
  /** The person's own tasks: pending ones with the first due first, or completed ones with the last done first. */
  tasks?: Maybe<TaskConnection>;
};


/** Figures, charts and tasks of a person's day. Each part is fetched, and fails, by itself. */
export type DashboardfollowUpsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** Figures, charts and tasks of a person's day. Each part is fetched, and fails, by itself. */
export type DashboardsalesArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** Figures, charts and tasks of a person's day. Each part is fetched, and fails, by itself. */
export type DashboardtasksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TaskFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TaskOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What is still to pay. */
export type DashboardDues = {
  __typename?: 'DashboardDues';
  /** Billed 8 to 30 days ago. */
  month: Scalars['Money']['output'];
  /** Billed before that. */
  older: Scalars['Money']['output'];
  /** All of it. */
  total: Scalars['Money']['output'];
  /** Billed within the last 7 days. */
  week: Scalars['Money']['output'];
};

/** Figures of the dashboard. */
export type DashboardFigures = {
  __typename?: 'DashboardFigures';
  /** Contacts added within the last seven days. */
  contactsThisWeek: Scalars['NonNegativeInt']['output'];
  /** Those of them that are done. */
  followUpsDone: Scalars['NonNegativeInt']['output'];
  /** Follow-ups of the last 30 days that were to be done by now, done or not. */
  followUpsDue: Scalars['NonNegativeInt']['output'];
  /** What the person earned. */
  myEarnings: Scalars['Money']['output'];
  /** How much of the own profile is filled in, 0 to 100 per cent. */
  profileCompleted: Scalars['NonNegativeInt']['output'];
  /** Those of today. */
  scheduledToday: Scalars['NonNegativeInt']['output'];
  /** Contacts, without the walk-in. */
  totalContacts: Scalars['NonNegativeInt']['output'];
  /** Contacts that were billed. */
  totalCustomers: Scalars['NonNegativeInt']['output'];
  /** Appointments from today on that are not done. */
  totalScheduled: Scalars['NonNegativeInt']['output'];
};

/** Sales of some days. Each of the lists adds up to the total, but for employees beyond the tenth. */
export type DashboardSales = {
  __typename?: 'DashboardSales';
  /** Every day, the oldest first. */
  days: Array<SalesOfDay>;
  /** By in whose name it was billed, the most first; at most ten. */
  employees: Array<SalesOfEmployee>;
  /** By how it was to be paid, the most first. */
  modes: Array<SalesOfMode>;
  /** All of the days. */
  total: Scalars['Money']['output'];
};

/** How days are written on paper. */
export type DateFormat =
  /** 20-11-2026 */
  | 'DASHES'
  /** 2026-11-20 */
  | 'ISO'
  /** 20/11/2026 */
  | 'SLASHES'
  /** 20 Nov 2026 */
  | 'WORDS';

/** A day as it stands. Modes and collectors each come to what was collected. */
export type DayBook = {
  __typename?: 'DayBook';
  /** What was received in cash, less what was given back in cash. */
  cashReceived: Scalars['Money']['output'];
  /** Its close; null while the day is open. */
  close?: Maybe<DayClose>;
  /** What was received, less what was given back. */
  collected: Scalars['Money']['output'];
  /** By who took it, the most first. */
  collectors: Array<ReceiptsOfCollector>;
  /** The day of the shop. */
  day: Scalars['Date']['output'];
  /** Each of it, the oldest first. */
  expenses: Array<Expense>;
  /** By how it was paid, the most first. */
  modes: Array<ReceiptsOfMode>;
  /** What was counted in the close before it; 0.00 before the first. */
  opening: Scalars['Money']['output'];
  /** An earlier day with money that is not closed yet; null where there is none, and before the first close. */
  overdueDay?: Maybe<Scalars['Date']['output']>;
  /** What was paid out of the drawer beside that. */
  paidOut: Scalars['Money']['output'];
  /** In how many payments. */
  receipts: Scalars['NonNegativeInt']['output'];
  /** When the close before it ended; before the first close when the day began. Its money came since. */
  since: Scalars['DateTime']['output'];
};

/** A closed day as it was then. Modes and collectors each come to what was collected. */
export type DayClose = Node & {
  __typename?: 'DayClose';
  /** What was received in cash, less what was given back in cash. */
  cashReceived: Scalars['Money']['output'];
  /** When it was closed. */
  closedAt: Scalars['DateTime']['output'];
  /** Who closed it. */
  closedBy: Scalars['String']['output'];
  /** What was received, less what was given back. */
  collected: Scalars['Money']['output'];
  /** By who took it, the most first. */
  collectors: Array<ReceiptsOfCollector>;
  /** What was counted. */
  counted: Scalars['Money']['output'];
  /** The day of the shop. */
  day: Scalars['Date']['output'];
  /** Each of it, the oldest first; none of a day that was reopened, where it counts in another close. */
  expenses: Array<Expense>;
  id: Scalars['ID']['output'];
  /** By how it was paid, the most first. */
  modes: Array<ReceiptsOfMode>;
  /** What was written down about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** In the drawer when the day began. */
  opening: Scalars['Money']['output'];
  /** What was paid out of the drawer beside that. */
  paidOut: Scalars['Money']['output'];
  /** Its slip, for whoever may read it; `?paper=THERMAL_58` or `THERMAL_80` names the roll. */
  pdfUrl: Scalars['URL']['output'];
  /** In how many payments. */
  receipts: Scalars['NonNegativeInt']['output'];
  /** When it was reopened; null where it stands. */
  reopenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who reopened it. */
  reopenedBy?: Maybe<Scalars['String']['output']>;
  /** What should have been in the drawer: opening + cashReceived - paidOut. */
  shouldBe: Scalars['Money']['output'];
  /** Its money came after this instant. */
  since: Scalars['DateTime']['output'];
  /** Until this instant; what came later counts in the next day. */
  until: Scalars['DateTime']['output'];
};

/** A page of closed days. */
export type DayCloseConnection = {
  __typename?: 'DayCloseConnection';
  edges: Array<DayCloseEdge>;
  pageInfo: PageInfo;
  /** How many there are, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A place in a page of closed days. */
export type DayCloseEdge = {
  __typename?: 'DayCloseEdge';
  /** Opaque; `after` takes it. */
  cursor: Scalars['String']['output'];
  node: DayClose;
};

/** How much of a day is taken. */
export type DayLoad = {
  __typename?: 'DayLoad';
  /** How many the shop gets done in a day; null where it has set no number. */
  dailyPieces?: Maybe<Scalars['PositiveInt']['output']>;
  /** The day. */
  day: Scalars['Date']['output'];
  /** Pieces that are to be delivered on it, done or not. */
  pieces: Scalars['NonNegativeInt']['output'];
};

export type DeleteAppointmentInput = {
  /** Global id of the appointment that goes. */
  appointment: Scalars['ID']['input'];
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteAppointment`. */
export type DeleteAppointmentResult = DeleteAppointmentSuccess | NotFound | PermissionDenied | Refused;

/** The appointment was deleted. */
export type DeleteAppointmentSuccess = {
  __typename?: 'DeleteAppointmentSuccess';
  /** Global id of what is not there any more. */
  deletedId: Scalars['ID']['output'];
};

export type DeleteBranchInput = {
  /** Global id of the branch that goes. */
  branch: Scalars['ID']['input'];
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteBranch`. */
export type DeleteBranchResult = ChangedMeanwhile | DeleteBranchSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The branch is gone. */
export type DeleteBranchSuccess = {
  __typename?: 'DeleteBranchSuccess';
  /** Global id of the branch that is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** The gym, with the branches that are left. */
  tenant: Tenant;
};

export type DeleteCampaignInput = {
  /** Global id of the campaign that goes. */
  campaign: Scalars['ID']['input'];
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteCampaign`. */
export type DeleteCampaignResult = ChangedMeanwhile | DeleteCampaignSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The campaign is gone. */
export type DeleteCampaignSuccess = {
  __typename?: 'DeleteCampaignSuccess';
  /** Global id of the campaign that is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** Its shop, with the campaigns that are left. */
  tenant: Tenant;
};

export type DeleteCatalogueItemsInput = {
  /** Products only, or services only; at most 1,000. */
  items: Array<Scalars['ID']['input']>;
  /** Made by the client when the dialog opens. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteCatalogueItems`. */
export type DeleteCatalogueItemsResult = DeleteCatalogueItemsSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The items were deleted. */
export type DeleteCatalogueItemsSuccess = {
  __typename?: 'DeleteCatalogueItemsSuccess';
  /** Global ids of what was deleted. */
  deletedIds: Array<Scalars['ID']['output']>;
};

export type DeleteCustomerNoteInput = {
  /** Global id of the note. */
  customerNote: Scalars['ID']['input'];
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteCustomerNote`. */
export type DeleteCustomerNoteResult = DeleteCustomerNoteSuccess | NotFound | PermissionDenied | Refused;

/** The note is gone. */
export type DeleteCustomerNoteSuccess = {
  __typename?: 'DeleteCustomerNoteSuccess';
  /** Whose note it was. */
  customer: Customer;
  /** Global id of what was deleted. */
  deletedId: Scalars['ID']['output'];
};

export type DeleteDesignOptionInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the option that goes. */
  option: Scalars['ID']['input'];
};

/** Answer of `deleteDesignOption`. */
export type DeleteDesignOptionResult = ChangedMeanwhile | DeleteDesignOptionSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The option is gone. */
export type DeleteDesignOptionSuccess = {
  __typename?: 'DeleteDesignOptionSuccess';
  /** Its area, with the options that are left. */
  area: DesignArea;
  /** Global id of the option that is not there any more. */
  deletedId: Scalars['ID']['output'];
};

export type DeleteDesignationInput = {
  /** Global id of the designation that goes. */
  designation: Scalars['ID']['input'];
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
  /** Whether those below it move up one level; otherwise a designation with others below it is refused. */
  moveChildrenUp?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `deleteDesignation`. */
export type DeleteDesignationResult = DeleteDesignationSuccess | HierarchyChanged | PermissionDenied | Refused;

/** The designation was deleted. */
export type DeleteDesignationSuccess = {
  __typename?: 'DeleteDesignationSuccess';
  /** Global id of what is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** The shop, with its hierarchy. */
  tenant: Tenant;
};

export type DeleteDietPlanInput = {
  /** Global id of the plan that goes. */
  dietPlan: Scalars['ID']['input'];
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteDietPlan`. */
export type DeleteDietPlanResult = ChangedMeanwhile | DeleteDietPlanSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The diet plan is gone. */
export type DeleteDietPlanSuccess = {
  __typename?: 'DeleteDietPlanSuccess';
  /** Global id of the plan that is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** The gym, with the plans that are left. */
  tenant: Tenant;
};

export type DeleteDocumentAttachmentInput = {
  /** Global id of the attachment. */
  attachment: Scalars['ID']['input'];
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteDocumentAttachment`. */
export type DeleteDocumentAttachmentResult = DeleteDocumentAttachmentSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The attachment is gone. */
export type DeleteDocumentAttachmentSuccess = {
  __typename?: 'DeleteDocumentAttachmentSuccess';
  /** Global id of the attachment. */
  deletedId: Scalars['ID']['output'];
  /** Its document, with the attachments that are left. */
  document: Document;
};

export type DeleteDocumentInput = {
  /** Global id of the document. */
  document: Scalars['ID']['input'];
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteDocument`. */
export type DeleteDocumentResult = DeleteDocumentSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The document is gone. */
export type DeleteDocumentSuccess = {
  __typename?: 'DeleteDocumentSuccess';
  /** Global id of the document. */
  deletedId: Scalars['ID']['output'];
};

export type DeleteExpenseInput = {
  /** Global id of the expense. */
  expense: Scalars['ID']['input'];
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteExpense`. */
export type DeleteExpenseResult = DeleteExpenseSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The expense is gone. */
export type DeleteExpenseSuccess = {
  __typename?: 'DeleteExpenseSuccess';
  /** Today as it stands now. */
  dayBook: DayBook;
  /** Global id of the expense that is not there any more. */
  deletedId: Scalars['ID']['output'];
};

export type DeleteFamilyMemberInput = {
  /** Global id of the member. */
  familyMember: Scalars['ID']['input'];
  /** Made by the client when it asks whether to remove. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteFamilyMember`. */
export type DeleteFamilyMemberResult = DeleteFamilyMemberSuccess | NotFound | PermissionDenied | Refused;

/** The member is gone. */
export type DeleteFamilyMemberSuccess = {
  __typename?: 'DeleteFamilyMemberSuccess';
  /** Whose family it was. */
  customer: Customer;
  /** Global id of what was deleted. */
  deletedId: Scalars['ID']['output'];
};

export type DeleteGarmentInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Global id of the garment that goes. */
  garment: Scalars['ID']['input'];
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteGarment`. */
export type DeleteGarmentResult = ChangedMeanwhile | DeleteGarmentSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The garment is gone. */
export type DeleteGarmentSuccess = {
  __typename?: 'DeleteGarmentSuccess';
  /** Global id of the garment that is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** The shop, with the garments that are left. */
  tenant: Tenant;
};

export type DeleteGymMemberInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when it asks. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the member. */
  member: Scalars['ID']['input'];
};

/** Answer of `deleteGymMember`. */
export type DeleteGymMemberResult = ChangedMeanwhile | DeleteGymMemberSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The member is gone. */
export type DeleteGymMemberSuccess = {
  __typename?: 'DeleteGymMemberSuccess';
  /** Global id of the member that is gone. */
  deletedId: Scalars['ID']['output'];
};

export type DeleteGymResourceInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Global id of the resource that goes. */
  gymResource: Scalars['ID']['input'];
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteGymResource`. */
export type DeleteGymResourceResult = ChangedMeanwhile | DeleteGymResourceSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The resource is gone. */
export type DeleteGymResourceSuccess = {
  __typename?: 'DeleteGymResourceSuccess';
  /** Global id of the resource that is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** The gym, with the resources that are left. */
  tenant: Tenant;
};

export type DeleteLensPrescriptionInput = {
  /** Made by the client for each deletion. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the powers that go. */
  prescription: Scalars['ID']['input'];
};

/** Answer of `deleteLensPrescription`. */
export type DeleteLensPrescriptionResult = DeleteLensPrescriptionSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The prescription is gone. */
export type DeleteLensPrescriptionSuccess = {
  __typename?: 'DeleteLensPrescriptionSuccess';
  /** Global id of what is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** The variant, with the prescriptions that are left. */
  variant: Variant;
};

/** Answer of `deleteNotification`. */
export type DeleteNotificationResult = DeleteNotificationSuccess | InvalidInput | NotFound | Refused;

/** The notification is away for the caller. */
export type DeleteNotificationSuccess = {
  __typename?: 'DeleteNotificationSuccess';
  /** Global id of what the caller has no more. */
  deletedId: Scalars['ID']['output'];
  /** The person, with what is not read now. */
  viewer: Viewer;
};

export type DeleteOrderStatusInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the status that goes. */
  status: Scalars['ID']['input'];
};

/** Answer of `deleteOrderStatus`. */
export type DeleteOrderStatusResult = ChangedMeanwhile | DeleteOrderStatusSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The status is gone. */
export type DeleteOrderStatusSuccess = {
  __typename?: 'DeleteOrderStatusSuccess';
  /** Global id of the status that is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** The shop, with the statuses that are left. */
  tenant: Tenant;
};

export type DeletePatternInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the pattern that goes. */
  pattern: Scalars['ID']['input'];
};

/** Answer of `deletePattern`. */
export type DeletePatternResult = ChangedMeanwhile | DeletePatternSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The pattern is gone. */
export type DeletePatternSuccess = {
  __typename?: 'DeletePatternSuccess';
  /** Global id of the pattern that is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** Its garment, with the patterns that are left. */
  garment: Garment;
};

export type DeleteProductPointsInput = {
  /** Global id of the assignment that goes. */
  assignment: Scalars['ID']['input'];
  /** Made by the client when it asks whether to remove. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `deleteProductPoints`. */
export type DeleteProductPointsResult = DeleteProductPointsSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The assignment is gone. */
export type DeleteProductPointsSuccess = {
  __typename?: 'DeleteProductPointsSuccess';
  /** Global id of the assignment that is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** The product, with the points that are left. */
  product: Product;
};

export type DeleteStageInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the stage that goes. */
  stage: Scalars['ID']['input'];
};

/** Answer of `deleteStage`. */
export type DeleteStageResult = ChangedMeanwhile | DeleteStageSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The stage is gone. */
export type DeleteStageSuccess = {
  __typename?: 'DeleteStageSuccess';
  /** Global id of the stage that is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** The shop, with the stages that are left. */
  tenant: Tenant;
};

export type DeleteTaskInput = {
  /** Made by the client for each deletion. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the task that goes. */
  task: Scalars['ID']['input'];
};

/** Answer of `deleteTask`. */
export type DeleteTaskResult = DeleteTaskSuccess | NotFound | PermissionDenied | Refused;

/** The task was deleted. */
export type DeleteTaskSuccess = {
  __typename?: 'DeleteTaskSuccess';
  /** Global id of what is not there any more. */
  deletedId: Scalars['ID']['output'];
};

export type DeleteVariantInput = {
  /** Made by the client when the dialog opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the variant that goes. */
  variant: Scalars['ID']['input'];
};

/** Answer of `deleteVariant`. */
export type DeleteVariantResult = DeleteVariantSuccess | NotFound | PermissionDenied | Refused;

/** The variant was deleted. */
export type DeleteVariantSuccess = {
  __typename?: 'DeleteVariantSuccess';
  /** Global id of what is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** Its product, with the variants that are left. */
  product: Product;
};

export type DeleteWorkoutInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the workout that goes. */
  workout: Scalars['ID']['input'];
};

/** Answer of `deleteWorkout`. */
export type DeleteWorkoutResult = ChangedMeanwhile | DeleteWorkoutSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The workout is gone. */
export type DeleteWorkoutSuccess = {
  __typename?: 'DeleteWorkoutSuccess';
  /** Global id of the workout that is not there any more. */
  deletedId: Scalars['ID']['output'];
  /** The gym, with the workouts that are left. */
  tenant: Tenant;
};

/** A part of a garment that can be made in several ways, such as the neck. */
export type DesignArea = Node & {
  __typename?: 'DesignArea';
  id: Scalars['ID']['output'];
  /** Decides its place among the areas, and how many of its options an item may have. */
  kind: DesignAreaKind;
  /** Unique in its garment. */
  name: Scalars['String']['output'];
  /** The ways in which it can be made, by position. */
  options: Array<DesignOption>;
};

/** Options of one area that change. */
export type DesignAreaChangeInput = {
  /** Global id of the area: one of the garment, or the shop's add-ons. */
  area: Scalars['ID']['input'];
  /** Options that change; the others stay as they are, save for a default or a place that one of these takes. */
  options: Array<DesignOptionChangeInput>;
};

/** How an area is used. */
export type DesignAreaKind =
  /** Extras of the shop for every garment: stands second, any number of options an item; each is a default by itself. */
  | 'ADD_ONS'
  /** What sort of garment it is: stands first, one option an item. */
  | 'CATEGORY'
  /** Any other area, by name: one option an item. */
  | 'OTHER';

/** One way in which an area can be made, with what it costs. */
export type DesignOption = Node & {
  __typename?: 'DesignOption';
  id: Scalars['ID']['output'];
  /** How it looks; the same address for half a day, so that a browser can keep it. */
  image?: Maybe<Scalars['URL']['output']>;
  /** Whether an item begins with it: exactly one in an area that has options, any number among add-ons. */
  isDefault: Scalars['Boolean']['output'];
  /** How people call it. */
  name: Scalars['String']['output'];
  /** Its place in its area, from 1. */
  position: Scalars['PositiveInt']['output'];
  /** What it adds to the price of a piece. */
  price: Scalars['Money']['output'];
  /** What stages are paid for it, in the order of the stages; their sum is below the price. */
  stagePrices: Array<StagePrice>;
  /** Its small copy, at most 256 pixels: for cards. */
  thumbnail?: Maybe<Scalars['URL']['output']>;
  /** Changes with every write of name, price, picture or stage prices: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** What changes of an option; what is left out stays. */
export type DesignOptionChangeInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** An upload for the use `pattern`, in place of the picture. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** True takes the default over from the others of its area; false leaves it to the first one. At most one of an area is true, except among add-ons. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the option. */
  option: Scalars['ID']['input'];
  /** Where it is to stand; the area is numbered anew from 1. */
  position?: InputMaybe<Scalars['PositiveInt']['input']>;
  /** 0 or more. Where it is not above the sum of the stage prices that stay, they are taken away. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Takes the picture away. */
  removeImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** All stage prices that it is to have; their sum must be below the price, and where it is the price, there will be none. */
  stagePrices?: InputMaybe<Array<StagePriceInput>>;
};

/**
 * What people of the shop are, such as manager or master tailor: whom they answer to, what they may do and earn. Whoever
 * meets one knows its name; all else is told to who may see `Tenant.designations`, and is FORBIDDEN to others at its field
 * only.
 */
export type Designation = Node & {
  __typename?: 'Designation';
  /** Those that stand directly below it, in order. */
  children?: Maybe<Array<Designation>>;
  /** Commission on what people with it sell, 0 to 100. */
  commissionPercent?: Maybe<Scalars['Percentage']['output']>;
  id: Scalars['ID']['output'];
  /** 1 at the root level, at most 10. */
  level?: Maybe<Scalars['PositiveInt']['output']>;
  /** Unique in the shop. */
  name: Scalars['String']['output'];
  /** The one that it stands directly below; null at the root level. */
  parent?: Maybe<Designation>;
  /** The staff who have it, by name. */
  people?: Maybe<Array<Employee>>;
  /** How many of the staff have it, active or not. */
  peopleCount?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** What people with it may do. */
  permissions?: Maybe<Permissions>;
  /** How many rights it gives, of those on menus that the business has. */
  rightsCount?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Grows with every change and move of it: what `expectedVersion` is held against. */
  version?: Maybe<Scalars['PositiveInt']['output']>;
  /**
   * Whether the person may change, move and delete it: by right, and never the own designation or one above it, except
   * as the owner.
   */
  viewerCanChange: Scalars['Boolean']['output'];
  /**
   * Whether the person may change what it may do: by right, and never of the own designation or one above it, except as
   * the owner.
   */
  viewerCanPermit: Scalars['Boolean']['output'];
  /** Points that decide what is shown to people with it. */
  visibilityPoints?: Maybe<Scalars['NonNegativeInt']['output']>;
};

/** Where a designation is moved to, seen from its target. */
export type DesignationPosition =
  /** Directly after it; without a target after all at the root level. */
  | 'AFTER'
  /** Directly before it; without a target before all at the root level. */
  | 'BEFORE'
  /** Below it, as the last; without a target after all at the root level. */
  | 'INSIDE';

/** Answer of `createDesignation`, `updateDesignation` and `moveDesignation`. */
export type DesignationResult = DesignationSuccess | HierarchyChanged | InvalidInput | PermissionDenied | Refused;

/** The designation was added, changed or moved. */
export type DesignationSuccess = {
  __typename?: 'DesignationSuccess';
  /** The designation as it is now. */
  designation: Designation;
  /** The shop, with its hierarchy. */
  tenant: Tenant;
};

/** What a diet is for. */
export type DietCategory =
  /** To stay as one is. */
  | 'MAINTENANCE'
  /** To have more muscle. */
  | 'MUSCLE_GAIN'
  /** To weigh less. */
  | 'WEIGHT_LOSS';

/** How long a diet is followed. */
export type DietDuration =
  /** Eight weeks. */
  | 'EIGHT_WEEKS'
  /** Four weeks. */
  | 'FOUR_WEEKS'
  /** Without an end. */
  | 'ONGOING'
  /** Twelve weeks. */
  | 'TWELVE_WEEKS';

/** What is eaten. */
export type DietItem = {
  __typename?: 'DietItem';
  /** In kcal. */
  calories: Scalars['NonNegativeInt']['output'];
  /** With how much of it, such as "Phulka, 2". */
  name: Scalars['String']['output'];
};

/** What is eaten. */
export type DietItemInput = {
  /** In kcal, at most 5000. */
  calories: Scalars['NonNegativeInt']['input'];
  /** At most 80 characters. */
  name: Scalars['String']['input'];
};

/** What is eaten at each meal of a day. */
export type DietMeals = {
  __typename?: 'DietMeals';
  /** The items of breakfast, in their order. */
  breakfast: Array<DietItem>;
  /** The items of dinner, in their order. */
  dinner: Array<DietItem>;
  /** The items of lunch, in their order. */
  lunch: Array<DietItem>;
  /** The items of snacks, in their order. */
  snacks: Array<DietItem>;
};

/** What is eaten at each meal of a day: at most 30 items each. */
export type DietMealsInput = {
  /** The items of breakfast. */
  breakfast?: Array<DietItemInput>;
  /** The items of dinner. */
  dinner?: Array<DietItemInput>;
  /** The items of lunch. */
  lunch?: Array<DietItemInput>;
  /** The items of snacks. */
  snacks?: Array<DietItemInput>;
};

/** What is eaten on a day, for members who follow it. */
export type DietPlan = Node & {
  __typename?: 'DietPlan';
  /** What a day comes to, in kcal. */
  calories: Scalars['NonNegativeInt']['output'];
  /** What it is for. */
  category: DietCategory;
  /** For whom it is, in words. */
  description: Scalars['String']['output'];
  /** How long it is followed. */
  duration: DietDuration;
  id: Scalars['ID']['output'];
  /** What is eaten at each meal. */
  meals: DietMeals;
  /** Unique in the gym. */
  name: Scalars['String']['output'];
  /** Changes with every write of it: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** Answer of `createDietPlan` and `updateDietPlan`. */
export type DietPlanResult = ChangedMeanwhile | DietPlanSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The diet plan was added or changed. */
export type DietPlanSuccess = {
  __typename?: 'DietPlanSuccess';
  /** The plan as it is now. */
  dietPlan: DietPlan;
  /** The gym, with its plans. */
  tenant: Tenant;
};

/** A discount on the whole document. */
export type Discount = {
  __typename?: 'Discount';
  /** In rupees; of per cent rounded half up to the paisa. */
  amount: Scalars['Money']['output'];
  /** Per cent of the subtotal, where it was entered as such; null where rupees were entered. */
  percent?: Maybe<Scalars['Percentage']['output']>;
};

/** A discount on the whole document: one of the two. */
export type DiscountInput =
  /** In rupees, zero or more. */
  { amount: Scalars['Money']['input']; percent?: never; }
  |  /** Per cent of the subtotal, 0 to 100; rounded half up to the paisa. */
  { amount?: never; percent: Scalars['Percentage']['input']; };

/** An invoice, an order or a proposal. */
export type Document = Node & Payable & {
  __typename?: 'Document';
  /** What was taken with the document. */
  advance: Scalars['Money']['output'];
  /** Pictures that hang on it, the oldest first: the paper of a prescription, a warranty card, a signed slip. */
  attachments?: Maybe<Array<DocumentAttachment>>;
  /** Central tax: the same as `sgst`, to the paisa. */
  cgst: Scalars['Money']['output'];
  /** What was edited, oldest first. For the owner. */
  changes?: Maybe<Array<DocumentChange>>;
  /** The order or proposal that it was made of; null where the caller may not see that. */
  convertedFrom?: Maybe<Document>;
  /** The order or invoice that was made of it and stands; null where the caller may not see that. */
  convertedTo?: Maybe<Document>;
  /** The shop's day of the last edit of an issued invoice, which its paper tells; null of any other. */
  correctedOn?: Maybe<Scalars['Date']['output']>;
  /** Goods that came back, oldest first. */
  creditNotes?: Maybe<Array<CreditNote>>;
  /** What its credit notes come to; they lowered what is to pay on it. */
  credited: Scalars['Money']['output'];
  /** The customer as a record; `customerName` and `customerMobile` are as printed. */
  customer?: Maybe<Customer>;
  /** The customer's mobile number when the document was made; null of a walk-in. */
  customerMobile?: Maybe<Scalars['PhoneDigits']['output']>;
  /** The customer's name when the document was made. */
  customerName: Scalars['String']['output'];
  /** When it was made. */
  date: Scalars['DateTime']['output'];
  /** When the goods are promised. */
  deliveryDate?: Maybe<Scalars['Date']['output']>;
  /** What was written on it. */
  description?: Maybe<Scalars['String']['output']>;
  /** Null when there is none. */
  discount?: Maybe<Discount>;
  /** What an edit goes by beside the document itself: with it a client computes the new total before it sends anything. */
  editing: DocumentEditing;
  /** Who billed it, and earns its commission. */
  employee?: Maybe<Employee>;
  /** CGST + SGST + IGST. */
  gst: Scalars['Money']['output'];
  id: Scalars['ID']['output'];
  /** Integrated tax, instead of the two others for a customer in another state. */
  igst: Scalars['Money']['output'];
  /** Whether it is an invoice whose day is closed: it is neither edited, trashed nor deleted then, but goods of it can come back. */
  isDayClosed: Scalars['Boolean']['output'];
  /** How many lines. */
  itemCount: Scalars['NonNegativeInt']['output'];
  /** In the order in which they were added. */
  lines: Array<DocumentLine>;
  /** What people call it by, e.g. "26-27/A/00413": no gap in a financial year. */
  number: Scalars['String']['output'];
  /** The order in pieces that it bills; null where it bills none, and for whoever may not see orders. */
  order?: Maybe<Order>;
  /** When the customer said that he will pay what is left; null where nothing is left. */
  payOn?: Maybe<Scalars['Date']['output']>;
  /**
   * Money received on days of the shop, oldest first, each from what the one before left; either end may stay open. Failed
   * by itself, the rest of the document is there.
   */
  paymentHistory?: Maybe<Array<Payment>>;
  /** How the customer meant to pay; of several payments at once that of the largest. */
  paymentMode: PaymentMode;
  /** Money received, oldest first; what was taken with the document too, each part of a split by itself. */
  payments?: Maybe<Array<Payment>>;
  /** The A4 PDF; needs the Authorization header. */
  pdfUrl: Scalars['URL']['output'];
  /** What is still to pay; always 0.00 of a proposal, which is no debt. */
  pending: Scalars['Money']['output'];
  /** What was prescribed with it; null where nothing was. */
  prescription?: Maybe<Prescription>;
  /** The card of its prescription, a PDF of A5; needs the Authorization header. Null without a prescription. */
  prescriptionCardUrl?: Maybe<Scalars['URL']['output']>;
  /** Sum of the quantities. */
  quantity: Scalars['Quantity']['output'];
  /** What was received and not given back; always 0.00 of a proposal. */
  received: Scalars['Money']['output'];
  /** Number of the document that this one came from. */
  refNumber?: Maybe<Scalars['String']['output']>;
  /** How often it was edited; `updateDocument` takes it as `expectedRevision`. */
  revision: Scalars['NonNegativeInt']['output'];
  /** Rounding to the whole rupee, where the shop does that. */
  roundOff: Scalars['Money']['output'];
  /** State tax. */
  sgst: Scalars['Money']['output'];
  /** Links to it that are open, the newest first. */
  shares?: Maybe<Array<DocumentShare>>;
  /** How much of it is paid, or that it was canceled; what became of a proposal. */
  status: DocumentStatus;
  /** Sum of the lines before tax and discount. */
  subtotal: Scalars['Money']['output'];
  /** subtotal + gst - discount + roundOff. */
  total: Scalars['Money']['output'];
  /**
   * What would have to be given back to move it to the trash, by the `refund` of `trashDocument`: 0.00 where there is no money,
   * or where it returns to the order that was billed.
   */
  trashRefund: Scalars['Money']['output'];
  /** Since when it lies in the trash, canceled as long as it lies there; null where it does not. */
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who moved it to the trash. */
  trashedBy?: Maybe<Scalars['String']['output']>;
  /** Invoice, order or proposal. */
  type: DocumentType;
  /** Whether the caller may add attachments and delete them. */
  viewerCanAttach: Scalars['Boolean']['output'];
  /** Whether the caller may make the next document of it: with the right, once, and of an order when nothing is pending on it. */
  viewerCanConvert: Scalars['Boolean']['output'];
  /** Whether the caller may edit it, as far as its status tells; an order that was billed is refused all the same. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the caller may record a payment on it. */
  viewerCanReceivePayment: Scalars['Boolean']['output'];
  /** Whether the caller may give money back on it: with the right, while it stands and holds money of its own. */
  viewerCanRefund: Scalars['Boolean']['output'];
  /** Whether the caller may take goods of it back: with the right, of an invoice that stands and of which something is left. */
  viewerCanReturn: Scalars['Boolean']['output'];
  /**
   * Whether the caller may move it to the trash, or delete it for good: with the right, unless it bills an order in pieces,
   * is an order that was billed, has a credit note or is an invoice whose day is closed. Money on it goes back then, see `trashRefund`. Where it lies there already: whether the caller may put it back.
   */
  viewerCanTrash: Scalars['Boolean']['output'];
};


/** An invoice, an order or a proposal. */
export type DocumentpaymentHistoryArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** A picture that hangs on a document. */
export type DocumentAttachment = Node & {
  __typename?: 'DocumentAttachment';
  /** When it was added. */
  addedAt: Scalars['DateTime']['output'];
  /** Who added it. */
  addedBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The number of the document and its place among the attachments, as the file is named: 26-27-A-00042-1.jpg. */
  name: Scalars['String']['output'];
  /** Address of a small copy of it, good for some hours. */
  thumbnailUrl: Scalars['URL']['output'];
  /** Address of the picture, good for some hours. */
  url: Scalars['URL']['output'];
};

/** An edit of a document. */
export type DocumentChange = {
  __typename?: 'DocumentChange';
  /** Who edited it. */
  changedBy: Scalars['String']['output'];
  /** When it was edited. */
  date: Scalars['DateTime']['output'];
  /** What else was changed. */
  fields: Array<DocumentFieldChange>;
  /** Lines that were added, removed or changed. */
  lines: Array<DocumentLineChange>;
  /** What was to pay after. */
  newPending: Scalars['Money']['output'];
  /** What it came to after. */
  newTotal: Scalars['Money']['output'];
  /** What was to pay before. */
  previousPending: Scalars['Money']['output'];
  /** What the document came to before. */
  previousTotal: Scalars['Money']['output'];
  /** Why; null of an order or a proposal, where nobody is asked. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Which edit it was, from 1. */
  revision: Scalars['PositiveInt']['output'];
};

/** Somebody edited or paid the document since it was shown: nothing was written. */
export type DocumentChanged = Refusal & {
  __typename?: 'DocumentChanged';
  code: RefusalCode;
  /** The document as it is now, with its payments and, for the owner, its edits. */
  document: Document;
  message: Scalars['String']['output'];
};

export type DocumentConnection = {
  __typename?: 'DocumentConnection';
  /** Ids of the documents deleted since `updatedSince`, whatever the filter; null without it. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  edges: Array<DocumentEdge>;
  pageInfo: PageInfo;
  /** Sums over all that match. */
  summary: DocumentSummary;
  /** How many match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** What to give as `updatedSince` the next time: a little before this answer, so that nothing written meanwhile is missed; null in the list of one customer. */
  updatedUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type DocumentEdge = {
  __typename?: 'DocumentEdge';
  cursor: Scalars['String']['output'];
  node: Document;
};

/** How the parties of a document stood when it was made, and what else its sums depend on. */
export type DocumentEditing = {
  __typename?: 'DocumentEditing';
  /** The customer's GSTIN. */
  customerGstin?: Maybe<Scalars['String']['output']>;
  /** GST code of the customer's state. */
  customerStateCode?: Maybe<Scalars['String']['output']>;
  /** Whether its discount comes off the lines before GST. */
  discountBeforeTax: Scalars['Boolean']['output'];
  /** Values of the fields that the shop's form `invoice` has beyond description, advance and delivery date. */
  extra: Array<FieldValue>;
  /** All that was received for it, with the document and since. */
  received: Scalars['Money']['output'];
  /**
   * Why the document cannot be edited, as a sentence for the caller: it lies in the trash, another document took its place, goods
   * of it came back, its day is closed, the shop lets its employees edit none. Null where it can; the right to edit is told by `viewerCanEdit`.
   */
  refusal?: Maybe<Scalars['String']['output']>;
  /** How the shop stood to GST. */
  registration: GstRegistration;
  /** Whether its total is rounded to the whole rupee. */
  roundOff: Scalars['Boolean']['output'];
  /** The shop's GSTIN. */
  supplierGstin?: Maybe<Scalars['String']['output']>;
  /** GST code of the shop's state. */
  supplierStateCode?: Maybe<Scalars['String']['output']>;
};

/**
 * Something that an edit changed of the document itself. Of description, prescription and the shop's own fields it is told
 * only that they changed.
 */
export type DocumentFieldChange = {
  __typename?: 'DocumentFieldChange';
  /** As a text; null where there is nothing. */
  after?: Maybe<Scalars['String']['output']>;
  /** As a text; null where there was nothing. */
  before?: Maybe<Scalars['String']['output']>;
  /** Its name in the REST API, e.g. "discount_amount". */
  field: Scalars['String']['output'];
};

/** Which documents a list shows: those that match all that is given. */
export type DocumentFilter = {
  /** Global id of the customer. */
  customer?: InputMaybe<Scalars['ID']['input']>;
  /** Global id of the employee in whose name it was billed. */
  employee?: InputMaybe<Scalars['ID']['input']>;
  /** Made on this day of the shop or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only what lies in the trash, or nothing of it; both when absent. */
  inTrash?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the number, or of the customer's name or mobile. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of any of these statuses. */
  statuses?: InputMaybe<Array<DocumentStatus>>;
  /** Only those on which something is still to pay: no proposals, no orders that were billed, nothing canceled. */
  stillToPay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made on this day of the shop or earlier. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Of any of these types. */
  types?: InputMaybe<Array<DocumentType>>;
};

/** A line of a document, as it was when the document was made. */
export type DocumentLine = Node & {
  __typename?: 'DocumentLine';
  /** Central tax, half of the line's GST; zero where IGST is due. */
  cgst: Scalars['Money']['output'];
  /** Rate of GST at which it was billed. */
  gstPercentage: Scalars['Percentage']['output'];
  /** HSN or SAC. */
  hsn?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Integrated tax, the whole GST of a sale to another state; else zero. */
  igst: Scalars['Money']['output'];
  /**
   * What was sold, as the catalogue has it now; null when it is not there any more, and on a line that comes from an
   * order.
   */
  item?: Maybe<CatalogueItem>;
  /**
   * Global id of the product or service that was sold, by which `updateDocument` names it; also once the catalogue has
   * dropped it. Null on a line that comes from an order in pieces.
   */
  itemId?: Maybe<Scalars['ID']['output']>;
  /** Name of the product or service, with the variant's code in brackets. */
  name: Scalars['String']['output'];
  /** From 1. */
  position: Scalars['PositiveInt']['output'];
  /** Price of one unit on this bill; with GST in it where the item's price has. */
  price: Scalars['Money']['output'];
  /** How much, in `unit`. */
  quantity: Scalars['Quantity']['output'];
  /** How much of it came back, in `unit`. */
  returnedQuantity: Scalars['Quantity']['output'];
  /** State tax, the same as `cgst`. */
  sgst: Scalars['Money']['output'];
  /** Its code. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Whether `price` has the GST in it. */
  taxInclusive: Scalars['Boolean']['output'];
  /**
   * What GST is counted on: price times quantity without the GST in it, less the line's share of a discount that lowers
   * the taxable value.
   */
  taxable: Scalars['Money']['output'];
  /**
   * What the customer pays for it: `taxable` and its GST. A discount that lowers the taxable value is in it already, any
   * other comes off the sum of the lines.
   */
  total: Scalars['Money']['output'];
  /** Unit of the quantity, e.g. "pcs" or "m". */
  unit: Scalars['String']['output'];
  /** Which variant of `item`, as the catalogue has it now; null for an item without variants, and when it is not there any more. */
  variant?: Maybe<Variant>;
  /** Global id of the variant that was sold, also once the catalogue has dropped it; null where there was none. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/** A line that an edit changed. */
export type DocumentLineChange = {
  __typename?: 'DocumentLineChange';
  /** Null of a line that was removed. */
  after?: Maybe<DocumentLineState>;
  /** Null of a line that was added. */
  before?: Maybe<DocumentLineState>;
  /** Name of the product or service. */
  name: Scalars['String']['output'];
  /** Unit of the quantities. */
  unit: Scalars['String']['output'];
};

/** One line: a product or a service, and of a product with variants the quantity of each. */
export type DocumentLineInput = {
  /** Global id of a product or a service. */
  item: Scalars['ID']['input'];
  /** Price of one unit on this bill only; the item's own when absent. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Up to three decimals where the unit is measured; left out where `variants` tells it. */
  quantity?: InputMaybe<Scalars['Quantity']['input']>;
  /** For a product with variants: what is taken of each. */
  variants?: InputMaybe<Array<DocumentLineVariantInput>>;
};

/** What a line said. */
export type DocumentLineState = {
  __typename?: 'DocumentLineState';
  /** Price of one unit. */
  price: Scalars['Money']['output'];
  /** How much. */
  quantity: Scalars['Quantity']['output'];
  /** With its tax. */
  total: Scalars['Money']['output'];
};

/** How many of one variant of a line's product. */
export type DocumentLineVariantInput = {
  /** Price of one unit on this bill only; the variant's own when absent. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Whole. */
  quantity: Scalars['Int']['input'];
  /** Global id of the variant. */
  variant: Scalars['ID']['input'];
};

/** By what documents are listed. */
export type DocumentOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What is compared. */
  field: DocumentOrderField;
};

/** What documents are compared by. */
export type DocumentOrderField =
  /** When it was made. */
  | 'DATE'
  /** What is still to pay; nothing of proposals and canceled ones. */
  | 'DUE'
  /** Its number, within its type and financial year. */
  | 'NUMBER'
  /** Its total. */
  | 'TOTAL'
  /** When it was last changed: made, paid, accepted. */
  | 'UPDATED';

/** A link that opens one document to whoever has it. Its address is told when it is made, and never again. */
export type DocumentShare = Node & {
  __typename?: 'DocumentShare';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it. */
  createdBy?: Maybe<Employee>;
  /** What it opens. */
  document?: Maybe<Document>;
  id: Scalars['ID']['output'];
  /** When it ends by itself. */
  until: Scalars['DateTime']['output'];
  /** Whether the caller may revoke it: who made it, and the owner. */
  viewerCanRevoke: Scalars['Boolean']['output'];
};

/** How much of a document is paid; what became of a proposal. More may come. */
export type DocumentStatus =
  /** A proposal that became an order or a bill. */
  | 'ACCEPTED'
  /** Taken back; its number stays. */
  | 'CANCELED'
  /** A proposal that was taken back. */
  | 'ENDED'
  /** A proposal that waits for an answer. */
  | 'OPEN'
  /** Nothing is pending. */
  | 'PAID'
  /** A part is pending. */
  | 'PARTIAL'
  /** All is pending. */
  | 'UNPAID';

/** Sums over documents without proposals; canceled ones count only in `canceled`. */
export type DocumentSummary = {
  __typename?: 'DocumentSummary';
  /** How many bills `billed` sums. */
  billCount: Scalars['NonNegativeInt']['output'];
  /** What the bills come to, less what came back of them. */
  billed: Scalars['Money']['output'];
  /** What the canceled ones came to. */
  canceled: Scalars['Money']['output'];
  /** How many were canceled. */
  canceledCount: Scalars['NonNegativeInt']['output'];
  /** What is still to pay on them. */
  pending: Scalars['Money']['output'];
  /** On how many of them something is to pay. */
  pendingCount: Scalars['NonNegativeInt']['output'];
  /** What was paid on them. */
  received: Scalars['Money']['output'];
  /** What those in the trash come to; no other sum counts them. */
  trashed: Scalars['Money']['output'];
  /** How many lie in the trash. */
  trashedCount: Scalars['NonNegativeInt']['output'];
};

/** The kinds of document that a cart can become. */
export type DocumentType =
  /** Numbered without gaps, moves stock. */
  | 'INVOICE'
  /** The paper of a sale agreed: billed later, moves no stock. The work on it, piece by piece, is an order of its own. */
  | 'ORDER'
  /** An offer; moves no stock. */
  | 'PROPOSAL';

/** How many days ago a bill was made, today being 0. */
export type DueAge =
  /** 91 and more. */
  | 'OVER_90'
  /** 0 to 30. */
  | 'UP_TO_30'
  /** 31 to 60. */
  | 'UP_TO_60'
  /** 61 to 90. */
  | 'UP_TO_90';

/** What is due, in four groups. */
export type DueBoard = {
  __typename?: 'DueBoard';
  /** All four, in their order, also those without orders. */
  groups: Array<DueGroup>;
  /** What is to be delivered today. */
  load: DayLoad;
  /** The shop's day. */
  today: Scalars['Date']['output'];
  /** The last day of the board: today and six more days. */
  until: Scalars['Date']['output'];
};

/** By which day orders are due. */
export type DueBy =
  /** When they are to be delivered. */
  | 'DELIVERY'
  /** When the customer comes to try them on. */
  | 'TRIAL';

/** A page of what customers owe. */
export type DueConnection = {
  __typename?: 'DueConnection';
  edges: Array<DueEdge>;
  pageInfo: PageInfo;
  /** What all that match owe together. */
  summary: DueSums;
  /** How many customers match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A place in a page of dues. */
export type DueEdge = {
  __typename?: 'DueEdge';
  /** Opaque; `after` takes it. */
  cursor: Scalars['String']['output'];
  node: CustomerDue;
};

/** Orders that are due at about the same time. */
export type DueGroup = {
  __typename?: 'DueGroup';
  /** The earliest day first. */
  entries: Array<DueOrder>;
  /** When. */
  kind: DueGroupKind;
  /** How many orders; `entries` has the first hundred. */
  orders: Scalars['NonNegativeInt']['output'];
  /** Pieces of them that are not done. */
  piecesLeft: Scalars['NonNegativeInt']['output'];
};

/** When orders are due. */
export type DueGroupKind =
  /** Before today, and not done; by trial: before today, with a piece that nobody has begun. */
  | 'LATE'
  /** The days after it, up to the board's last. */
  | 'THIS_WEEK'
  /** Today. */
  | 'TODAY'
  /** The next day. */
  | 'TOMORROW';

/** An order on the due board. */
export type DueOrder = {
  __typename?: 'DueOrder';
  /** The day of delivery, or of the trial. */
  dueOn: Scalars['Date']['output'];
  /** Whether it is put aside. */
  held: Scalars['Boolean']['output'];
  /** The order. */
  order: Order;
  /** Pieces that are not done; 0 of one that is ready. */
  piecesLeft: Scalars['NonNegativeInt']['output'];
  /** Name of the stage that it is at; null before the first. */
  stage?: Maybe<Scalars['String']['output']>;
};

/** What is owed, by age. */
export type DueSums = {
  __typename?: 'DueSums';
  /** Bills and orders on which something is to pay. */
  bills: Scalars['NonNegativeInt']['output'];
  /** Of 91 days and more. */
  over90: Scalars['Money']['output'];
  /** All of it. */
  total: Scalars['Money']['output'];
  /** Of 0 to 30 days. */
  upTo30: Scalars['Money']['output'];
  /** Of 31 to 60 days. */
  upTo60: Scalars['Money']['output'];
  /** Of 61 to 90 days. */
  upTo90: Scalars['Money']['output'];
};

/** A person of the staff. */
export type Employee = Node & {
  __typename?: 'Employee';
  /** Whether the person may sign in and be chosen. */
  active: Scalars['Boolean']['output'];
  /** What the person earned; null for the owner, who is no employee. The own is `Viewer.commission`. */
  commission?: Maybe<EmployeeCommission>;
  /** What the person is; null for the owner. */
  designation?: Maybe<Designation>;
  /** What Employee Management knows of the person. */
  details?: Maybe<EmployeeDetails>;
  /** Both names. */
  fullName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Address of the picture. */
  image?: Maybe<Scalars['URL']['output']>;
  /** Whether this is the owner of the shop. */
  isOwner: Scalars['Boolean']['output'];
  /** The number that the person wants to log in with; null when none is wanted. */
  pendingMobile?: Maybe<Scalars['Mobile']['output']>;
  /** Where the person was on a day of the shop, by the points that were shared. Everybody sees the own one; that of another needs View on MAP. */
  route?: Maybe<EmployeeRoute>;
  /** The orders in which the person has pieces, the newest first, at most 100; of those that the viewer may see. */
  workedOrders?: Maybe<Array<WorkedOrder>>;
};


/** A person of the staff. */
export type EmployeerouteArgs = {
  day: Scalars['Date']['input'];
};

/** What the shop's settings may keep all its employees from. */
export type EmployeeAct =
  /** Add customers. */
  | 'ADD_CONTACTS'
  /** Bill a customer that they may not see, by the full mobile number. */
  | 'BILL_BY_MOBILE'
  /** Delete invoices. */
  | 'DELETE_INVOICES'
  /** Delete orders. */
  | 'DELETE_ORDERS'
  /** Change invoices. */
  | 'EDIT_INVOICES'
  /** Change orders. */
  | 'EDIT_ORDERS'
  /** See customers that nobody has assigned to them. */
  | 'SEE_ALL_CUSTOMERS'
  /** See e-mail, address and birthday of customers. */
  | 'SEE_CUSTOMER_DETAILS';

/**
 * What an employee earns: in a boutique by orders in pieces, elsewhere by bills in his name. What a sale earns is agreed when
 * the bill is made, or the order completed; later changes of items, designations and settings never touch it.
 */
export type EmployeeCommission = {
  __typename?: 'EmployeeCommission';
  /** What one document earns by product and service; null for one in the name of somebody else. */
  detail?: Maybe<CommissionDetail>;
  /** Global id of the employee. */
  employeeId: Scalars['ID']['output'];
  /** Where the employee was when he made sales in his name, by the own route; what is not known is left out. Those of others need View on MAP, too. */
  places: Array<CommissionPlace>;
  /** The sales in the name of the employee, newest first, canceled ones with nothing. */
  rows: CommissionConnection;
  /** The figures of the cards. */
  summary: CommissionSummary;
};


/**
 * What an employee earns: in a boutique by orders in pieces, elsewhere by bills in his name. What a sale earns is agreed when
 * the bill is made, or the order completed; later changes of items, designations and settings never touch it.
 */
export type EmployeeCommissiondetailArgs = {
  document: Scalars['ID']['input'];
};


/**
 * What an employee earns: in a boutique by orders in pieces, elsewhere by bills in his name. What a sale earns is agreed when
 * the bill is made, or the order completed; later changes of items, designations and settings never touch it.
 */
export type EmployeeCommissionplacesArgs = {
  sales: Array<Scalars['ID']['input']>;
};


/**
 * What an employee earns: in a boutique by orders in pieces, elsewhere by bills in his name. What a sale earns is agreed when
 * the bill is made, or the order completed; later changes of items, designations and settings never touch it.
 */
export type EmployeeCommissionrowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommissionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** What Employee Management knows of a person. */
export type EmployeeDetails = {
  __typename?: 'EmployeeDetails';
  /** Such as Full time, as the shop's form words it. */
  employeeType?: Maybe<Scalars['String']['output']>;
  /** As the shop's form words it. */
  gender?: Maybe<Scalars['String']['output']>;
  /** The first day. */
  joinedOn?: Maybe<Scalars['Date']['output']>;
  /** The number that the person logs in with. */
  mobile?: Maybe<Scalars['Mobile']['output']>;
  /** Orders in pieces with a piece of this person that is not done. */
  pendingOrders: Scalars['NonNegativeInt']['output'];
  /** To whom the person reports. */
  reportingTo?: Maybe<Employee>;
  /** What the person is good at. */
  specialization: Array<Scalars['String']['output']>;
  /** What the form `employees` holds of the person; designations and people by the values of its options. */
  values: Array<FieldValue>;
  /** Changes with every write of it: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** Which employees a list shows. */
export type EmployeeFilter = {
  /** Only those who may sign in and be chosen, or only those who may not any more. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `createEmployee`, `updateEmployee` and `updateEmployeeStatus`. */
export type EmployeeResult = ChangedMeanwhile | EmployeeSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** Where somebody was on a day. */
export type EmployeeRoute = {
  __typename?: 'EmployeeRoute';
  /** How far it is from point to point in straight lines, in whole metres. */
  distance: Scalars['NonNegativeInt']['output'];
  /** The last day on which the points are there. */
  keptUntil: Scalars['Date']['output'];
  /** The points, in the order of their times; none where nothing was shared. */
  points: Array<LocationPoint>;
};

/** The employee was added or changed. */
export type EmployeeSuccess = {
  __typename?: 'EmployeeSuccess';
  /** The employee as he is now. */
  employee: Employee;
  /** The shop, with its people. */
  tenant: Tenant;
};

/** Answer of `endOtherSessions`. */
export type EndOtherSessionsResult = EndSessionsSuccess | Refused;

export type EndSessionInput = {
  /** The `code` of one of `Viewer.sessions`. */
  session: Scalars['String']['input'];
};

/** Answer of `endSession`. */
export type EndSessionResult = EndSessionsSuccess | NotFound | Refused;

/** The sessions are over. */
export type EndSessionsSuccess = {
  __typename?: 'EndSessionsSuccess';
  /** How many. */
  ended: Scalars['NonNegativeInt']['output'];
};

export type EraseCustomerInput = {
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** Made by the client when it asks whether to erase. */
  key: Scalars['IdempotencyKey']['input'];
  /** The customer's name, typed to confirm. */
  name: Scalars['String']['input'];
};

/** Answer of `eraseCustomer`. */
export type EraseCustomerResult = EraseCustomerSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The customer is erased. */
export type EraseCustomerSuccess = {
  __typename?: 'EraseCustomerSuccess';
  /** Global id of who was erased. */
  deletedId: Scalars['ID']['output'];
  /** The last day on which issued papers are kept; null where there are none. */
  keptUntil?: Maybe<Scalars['Date']['output']>;
};

export type ExchangeHandoverInput = {
  /** What stood in `?access_token=`. */
  code: Scalars['String']['input'];
};

/** Answer of `exchangeHandover`. */
export type ExchangeHandoverResult = LoginSuccess | Refused;

/** Cash that was paid out of the drawer. */
export type Expense = Node & {
  __typename?: 'Expense';
  /** How much. */
  amount: Scalars['Money']['output'];
  /** When it was noted. */
  createdAt: Scalars['DateTime']['output'];
  /** Who noted it. */
  createdBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What for. */
  purpose: Scalars['String']['output'];
};

export type ExportCustomerDataInput = {
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** Made by the client for each press. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `exportCustomerData`. */
export type ExportCustomerDataResult = ExportCustomerDataSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The data can be fetched. */
export type ExportCustomerDataSuccess = {
  __typename?: 'ExportCustomerDataSuccess';
  /** Whose data it is, with the event noted. */
  customer: Customer;
  /** Until when it is given; later the PIN is asked again. */
  until: Scalars['DateTime']['output'];
  /** Address of the zip file, which wants the token in its header. */
  url: Scalars['URL']['output'];
};

/** What was prescribed for an eye; null is what was not said. */
export type EyePrescription = {
  __typename?: 'EyePrescription';
  /** Addition for near in dioptres. */
  add?: Maybe<Scalars['String']['output']>;
  /** Axis of the cylinder in degrees, 0 to 180. */
  axis?: Maybe<Scalars['String']['output']>;
  /** Direction of the prism's base in degrees, 0 to 360. */
  base?: Maybe<Scalars['String']['output']>;
  /** Cylinder in dioptres with its sign. */
  cyl?: Maybe<Scalars['String']['output']>;
  /** In prism dioptres. */
  prism?: Maybe<Scalars['String']['output']>;
  /** Sphere in dioptres with its sign; plano is "0.00". */
  sph?: Maybe<Scalars['String']['output']>;
};

/** An eye: dioptres in steps of 0.25 with their sign, "plano" for 0.00. Where anything is said of it, it has a sphere. */
export type EyePrescriptionInput = {
  /** 0.00 to +6.00. */
  add?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 180; only with a cylinder. */
  axis?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 360. */
  base?: InputMaybe<Scalars['String']['input']>;
  /** -10.00 to +10.00; needs an axis unless it is 0.00. */
  cyl?: InputMaybe<Scalars['String']['input']>;
  /** -20.00 to +20.00. */
  prism?: InputMaybe<Scalars['String']['input']>;
  /** -30.00 to +30.00. */
  sph?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody of a customer's family. */
export type FamilyMember = Node & {
  __typename?: 'FamilyMember';
  /** The last four digits of the Aadhaar number. */
  aadhaar?: Maybe<Scalars['String']['output']>;
  /** Name of who added the member. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** District of the address. */
  district?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The shop's own number of this person, unique in the shop. */
  memberId: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** E.g. "Daughter". */
  relation?: Maybe<Scalars['String']['output']>;
  /** Taluk of the address. */
  taluk?: Maybe<Scalars['String']['output']>;
  /** Which state of the member this is. */
  version: Scalars['DateTime']['output'];
  /** Village of the address. */
  village?: Maybe<Scalars['String']['output']>;
};

/** The value of a field of a form, as the form takes it: a list is joined with commas. */
export type FieldValue = {
  __typename?: 'FieldValue';
  /** The field's name in its form. */
  name: Scalars['String']['output'];
  /** What it holds; empty where nothing was entered. */
  value: Scalars['String']['output'];
};

/** A value of a field of a form. */
export type FieldValueInput = {
  /** The field's name in its form. */
  name: Scalars['String']['input'];
  /** What was entered; several choices are joined with commas. */
  value: Scalars['String']['input'];
};

/** A value inside a message, for programs. */
export type Figure = {
  __typename?: 'Figure';
  /** What it is, e.g. "max". */
  name: Scalars['String']['output'];
  /** As text; numbers without separators: "7404.50". */
  value: Scalars['String']['output'];
};

export type FinishPieceInput = {
  /** Made by the client for each press. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the piece. */
  piece: Scalars['ID']['input'];
  /** Global id of the stage at which it was seen; null for none. */
  seenAt?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `finishPiece`. */
export type FinishPieceResult = InvalidInput | NotFound | PermissionDenied | PieceSuccess | Refused;

/** The statuses that every shop has, since rules of the order depend on them. */
export type FixedStatus =
  /** Given up. */
  | 'CANCELLED'
  /** All pieces are done: the invoice can be made. */
  | 'COMPLETED'
  /** Put aside by hand; nothing moves meanwhile. */
  | 'HELD'
  /** A piece is begun, none is done. */
  | 'IN_PROCESS'
  /** Some pieces are done, not all. */
  | 'PARTIALLY_DONE'
  /** No piece is begun. */
  | 'PENDING';

/** The appointments of a day. */
export type FollowUpDay = {
  __typename?: 'FollowUpDay';
  /** The day. */
  day: Scalars['Date']['output'];
  /** How many of them are done. */
  done: Scalars['NonNegativeInt']['output'];
  /** How many there were. */
  planned: Scalars['NonNegativeInt']['output'];
};

/** A form whose fields differ from shop to shop. */
export type Form = {
  __typename?: 'Form';
  /** In the order in which they are shown. */
  fields: Array<FormField>;
  /** E.g. "invoice". */
  name: Scalars['String']['output'];
};

/** One field of a form. */
export type FormField = {
  __typename?: 'FormField';
  /** File types that a file field takes. */
  accept?: Maybe<Scalars['String']['output']>;
  /** Shown, but not open to change. */
  disabled: Scalars['Boolean']['output'];
  /** What people call it. */
  label: Scalars['String']['output'];
  /** Whether several may be chosen. */
  multiple: Scalars['Boolean']['output'];
  /** What programs call it. */
  name: Scalars['String']['output'];
  /** What may be chosen, for the types with a choice. */
  options: Array<FormOption>;
  /** Whether it must be filled in: "{label} is required". */
  required: Scalars['Boolean']['output'];
  /** A narrower kind of the type, e.g. "tel" of a text. */
  subtype?: Maybe<Scalars['String']['output']>;
  /** How it is entered. */
  type: FormFieldType;
};

/** How a field is entered. */
export type FormFieldType =
  /** One of `values`, found by typing. */
  | 'AUTOCOMPLETE'
  /** Any number of `values`. */
  | 'CHECKBOX_GROUP'
  /** A day. */
  | 'DATE'
  /** A picture or another file. */
  | 'FILE'
  /** A number, zero or more. */
  | 'NUMBER'
  /** One of `values`, all in sight. */
  | 'RADIO_GROUP'
  /** One of `values`, or several where the field says so. */
  | 'SELECT'
  /** A line of text. */
  | 'TEXT'
  /** Text of several lines. */
  | 'TEXTAREA';

/** A value that may be chosen. */
export type FormOption = {
  __typename?: 'FormOption';
  /** What people read. */
  label: Scalars['String']['output'];
  /** What is sent. */
  value: Scalars['String']['output'];
};

/** How long a plan lasts, and what it costs. */
export type FreezeGymMemberInput = {
  /** The first day: today or later, within a period. */
  from: Scalars['Date']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the member. */
  member: Scalars['ID']['input'];
  /** The last day: at most as many as the plan allows the period. */
  to: Scalars['Date']['input'];
};

/** Something that the shop sews, such as a blouse: what an item of an order is. */
export type Garment = Node & {
  __typename?: 'Garment';
  /**
   * The design areas as screens show them: Category first, then the shop's add-ons, which all garments share, then the rest
   * by name.
   */
  areas?: Maybe<Array<DesignArea>>;
  id: Scalars['ID']['output'];
  /** What is measured for it, in their order. */
  measurementPoints?: Maybe<Array<MeasurementPoint>>;
  /** Unique in the shop. */
  name: Scalars['String']['output'];
  /** Its patterns, the oldest first. */
  patterns?: Maybe<Array<Pattern>>;
  /** Garments stand in the order of this number, from 1; two may have the same. */
  position: Scalars['PositiveInt']['output'];
  /** What one costs before designs, patterns and add-ons. */
  price: Scalars['Money']['output'];
  /** Changes with every write of name, position, price, areas or measurement points: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** A design area of a garment. */
export type GarmentAreaInput = {
  /** Global id of the area; left out, a new one. */
  area?: InputMaybe<Scalars['ID']['input']>;
  /** At most 60 characters, once in the garment. One named "Category" comes first. */
  name: Scalars['String']['input'];
};

/** Answer of `createGarment` and `updateGarment`. */
export type GarmentResult = ChangedMeanwhile | GarmentSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The garment was added or changed. */
export type GarmentSuccess = {
  __typename?: 'GarmentSuccess';
  /** The garment as it is now. */
  garment: Garment;
  /** The shop, with its garments. */
  tenant: Tenant;
};

/** How a person is addressed. */
export type Gender =
  /** A woman. */
  | 'FEMALE'
  /** A man. */
  | 'MALE'
  /** Neither, or not told. */
  | 'OTHER';

/** What the rows of a GST summary tell apart, beside kind of supply and rate. */
export type GstGrouping =
  /** The HSN of goods and the SAC of services, with their units (GSTR-1, table 12). */
  | 'HSN'
  /** Registered buyers, and the place of supply of all (GSTR-1, tables 4 and 7). */
  | 'PARTY'
  /** Nothing else. */
  | 'RATE';

/** How a shop stands to GST. */
export type GstRegistration =
  /** Pays a levy on turnover, issues bills of supply, shows no tax. */
  | 'COMPOSITION'
  /** Not registered: no word of GST on paper. */
  | 'NONE'
  /** Charges GST and issues tax invoices. */
  | 'REGULAR';

/** A sum of lines of invoices, less what came back of them in these days. What the summary does not group by is null. */
export type GstRow = {
  __typename?: 'GstRow';
  /** Central tax. */
  cgst: Scalars['Money']['output'];
  /** How many invoices it is of. */
  documents: Scalars['NonNegativeInt']['output'];
  /** Of a registered buyer; null of the others. Of PARTY alone, as the next two. */
  gstin?: Maybe<Scalars['Gstin']['output']>;
  /** HSN or SAC; empty where the item had none. Of HSN alone, as the next three. */
  hsn?: Maybe<Scalars['String']['output']>;
  /** Integrated tax, of supplies to other states. */
  igst: Scalars['Money']['output'];
  /** Goods or services. */
  kind?: Maybe<CatalogueKind>;
  /** As the buyer's last invoice names him; null of buyers without a GSTIN, who are one row. */
  name?: Maybe<Scalars['String']['output']>;
  /** GST code of the state of supply; null where the shop names none. */
  placeOfSupply?: Maybe<Scalars['String']['output']>;
  /** How much was sold. */
  quantity?: Maybe<Scalars['Quantity']['output']>;
  /** In per cent. */
  rate: Scalars['Percentage']['output'];
  /** State tax. */
  sgst: Scalars['Money']['output'];
  /** What the invoices are for a return. */
  supply: GstSupply;
  /** The value that tax is taken of. */
  taxable: Scalars['Money']['output'];
  /** Taxable value and taxes. */
  total: Scalars['Money']['output'];
  /** What the quantity counts. */
  unit?: Maybe<Scalars['String']['output']>;
};

/** A page of a GST summary: registered buyers first. */
export type GstRowConnection = {
  __typename?: 'GstRowConnection';
  edges: Array<GstRowEdge>;
  pageInfo: PageInfo;
  /** What the invoices themselves say: the rows of each grouping come to the same, to the paisa. */
  summary: GstTotals;
  /** How many rows there are, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A place in a page of a GST summary. */
export type GstRowEdge = {
  __typename?: 'GstRowEdge';
  /** Opaque; `after` takes it. */
  cursor: Scalars['String']['output'];
  node: GstRow;
};

/** What an invoice is for a return. */
export type GstSupply =
  /** To a buyer with a GSTIN. */
  | 'B2B'
  /** To anybody else. */
  | 'B2C'
  /** A bill of supply of a shop under composition: without tax. */
  | 'COMPOSITION'
  /** A bill of a shop that was not registered: without tax. */
  | 'NONE';

/** What the invoices of a kind come to. */
export type GstSupplyTotals = {
  __typename?: 'GstSupplyTotals';
  /** Central tax. */
  cgst: Scalars['Money']['output'];
  /** How many invoices. */
  documents: Scalars['NonNegativeInt']['output'];
  /** Integrated tax. */
  igst: Scalars['Money']['output'];
  /** State tax. */
  sgst: Scalars['Money']['output'];
  /** The kind. */
  supply: GstSupply;
  /** The value that tax is taken of. */
  taxable: Scalars['Money']['output'];
  /** Taxable value and taxes. */
  total: Scalars['Money']['output'];
};

/** What invoices less credit notes come to for a GST return. */
export type GstTotals = {
  __typename?: 'GstTotals';
  /** What the invoices less the credit notes come to: total - discount + round-off. */
  billed: Scalars['Money']['output'];
  /** Central tax. */
  cgst: Scalars['Money']['output'];
  /** How many credit notes were issued on these days. */
  creditNotes: Scalars['NonNegativeInt']['output'];
  /** What they come to; every other sum is less by them. */
  credited: Scalars['Money']['output'];
  /** Discounts that were given after tax, which lower no taxable value. */
  discount: Scalars['Money']['output'];
  /** How many invoices. */
  documents: Scalars['NonNegativeInt']['output'];
  /** Integrated tax. */
  igst: Scalars['Money']['output'];
  /** What rounding to whole rupees added or took. */
  roundOff: Scalars['Money']['output'];
  /** State tax. */
  sgst: Scalars['Money']['output'];
  /** The same by kind of supply, of those that there are. */
  supplies: Array<GstSupplyTotals>;
  /** The value that tax is taken of. */
  taxable: Scalars['Money']['output'];
  /** Taxable value and taxes. */
  total: Scalars['Money']['output'];
};

/** How long a plan runs, and for how much: in months or in days, the other is null. */
export type GymDuration = Node & {
  __typename?: 'GymDuration';
  /** Days. */
  days?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Whole months. */
  months?: Maybe<Scalars['Int']['output']>;
  /** What it costs today; what members bought stays. */
  price: Scalars['Money']['output'];
};

/** For how long a plan may be bought, and what that costs: months or days, never both. */
export type GymDurationInput = {
  /** 1 to 1830, or null for months. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** Global id of the duration that is changed; without it one is added. */
  duration?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 60, or null for days. */
  months?: InputMaybe<Scalars['Int']['input']>;
  /** What it costs. */
  price: Scalars['Money']['input'];
};

/** When, and with what of energy and nutrients, a meal is eaten. */
export type GymMeal = {
  __typename?: 'GymMeal';
  /** In kcal. */
  calories: Scalars['NonNegativeInt']['output'];
  /** In grams. */
  carbs: Scalars['NonNegativeInt']['output'];
  /** In grams. */
  fat: Scalars['NonNegativeInt']['output'];
  /** In grams. */
  protein: Scalars['NonNegativeInt']['output'];
  /** When it is eaten. */
  time: GymMealTime;
  /** In the gym's own words, such as Vegetarian. */
  type: Scalars['String']['output'];
};

/** When, and with what of energy and nutrients, a meal is eaten. */
export type GymMealInput = {
  /** In kcal, at most 5000. */
  calories?: Scalars['NonNegativeInt']['input'];
  /** In grams, at most 1000. */
  carbs?: Scalars['NonNegativeInt']['input'];
  /** In grams, at most 1000. */
  fat?: Scalars['NonNegativeInt']['input'];
  /** In grams, at most 1000. */
  protein?: Scalars['NonNegativeInt']['input'];
  /** When it is eaten. */
  time: GymMealTime;
  /** At most 40 characters. */
  type: Scalars['String']['input'];
};

/** When a meal is eaten. */
export type GymMealTime =
  /** In the morning. */
  | 'BREAKFAST'
  /** In the evening. */
  | 'DINNER'
  /** At noon. */
  | 'LUNCH'
  /** In between. */
  | 'SNACK';

/** Somebody who trains in a gym: a customer with a membership. */
export type GymMember = Node & {
  __typename?: 'GymMember';
  /** Global id of the branch. */
  branchId: Scalars['ID']['output'];
  /** The branch's name. */
  branchName: Scalars['String']['output'];
  /** Global id of the customer who is the member. */
  customerId: Scalars['ID']['output'];
  /** Still to pay on the bills of all periods. */
  due: Scalars['Money']['output'];
  /** Global id of the duration that was bought. */
  durationId: Scalars['ID']['output'];
  /** The customer's address for mails; empty where none is known. */
  email: Scalars['String']['output'];
  /** The last day of the freeze that has today; null where there is none. */
  frozenTo?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** The customer's mobile. */
  mobile: Scalars['String']['output'];
  /** The customer's name. */
  name: Scalars['String']['output'];
  /** The last of the periods. */
  period: GymPeriod;
  /** Global id of the plan that was bought; null where there is only the time. */
  planId?: Maybe<Scalars['ID']['output']>;
  /** What the member is today, in the shop's time zone. */
  status: GymMemberStatus;
  /** Whether the member is suspended by hand; where the end is past, the status says so first. */
  suspended: Scalars['Boolean']['output'];
  /** When the member was told what the asked list tells; null where not, and without a list. */
  toldOn?: Maybe<Scalars['Date']['output']>;
  /** Changes with every write of it: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
  /** Global id of the workout that the member follows. */
  workoutId?: Maybe<Scalars['ID']['output']>;
};

export type GymMemberConnection = {
  __typename?: 'GymMemberConnection';
  edges: Array<GymMemberEdge>;
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

export type GymMemberEdge = {
  __typename?: 'GymMemberEdge';
  cursor: Scalars['String']['output'];
  node: GymMember;
};

/** Which members a list shows: those that match all that is given. */
export type GymMemberFilter = {
  /** Global id of a branch. */
  branch?: InputMaybe<Scalars['ID']['input']>;
  /** One of the lists that one works through. */
  list?: InputMaybe<GymMemberList>;
  /** Part of name or mobile. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** As it is today, in the shop's time zone. */
  status?: InputMaybe<GymMemberStatus>;
};

/** The lists of members that one works through. */
export type GymMemberList =
  /** A birthday within a week, today counted. */
  | 'BIRTHDAYS'
  /** At most 7 days to the end. */
  | 'ENDS_7'
  /** At most 15 days to the end. */
  | 'ENDS_15'
  /** At most 30 days to the end. */
  | 'ENDS_30'
  /** The end is past. */
  | 'EXPIRED';

/** Answer of the writes that leave a member. */
export type GymMemberResult = ChangedMeanwhile | GymMemberSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** What a member is. */
export type GymMemberStatus =
  /** May come. */
  | 'ACTIVE'
  /** From the day after the end. */
  | 'EXPIRED'
  /** Stopped by hand. */
  | 'SUSPENDED';

/** The member was added, changed, renewed, frozen or marked. */
export type GymMemberSuccess = {
  __typename?: 'GymMemberSuccess';
  /** The member as it is now. */
  member: GymMember;
};

/** What stands above the members. */
export type GymMemberSummary = {
  __typename?: 'GymMemberSummary';
  /** Who may come today. */
  active: Scalars['NonNegativeInt']['output'];
  /** How many members there are. */
  all: Scalars['NonNegativeInt']['output'];
  /** A birthday within a week. */
  birthdays: Scalars['NonNegativeInt']['output'];
  /** How many branches the gym has. */
  branches: Scalars['NonNegativeInt']['output'];
  /** Still to pay on the bills of all periods. */
  due: Scalars['Money']['output'];
  /** How many members owe it. */
  dueMembers: Scalars['NonNegativeInt']['output'];
  /** At most 7 days to the end. */
  ends7: Scalars['NonNegativeInt']['output'];
  /** At most 15 days to the end. */
  ends15: Scalars['NonNegativeInt']['output'];
  /** At most 30 days to the end. */
  ends30: Scalars['NonNegativeInt']['output'];
  /** The end is past. */
  expired: Scalars['NonNegativeInt']['output'];
  /** How many of `ends7` were written to. */
  toldEnds7: Scalars['NonNegativeInt']['output'];
};

/** A paid time of a membership, with what was bought as it was then. */
export type GymPeriod = {
  __typename?: 'GymPeriod';
  /** What a renewal names. */
  code: Scalars['ID']['output'];
  /** How long, in days; null where it is in months. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Global id of the period's bill; null without a plan, and where the bill was deleted for good. */
  documentId?: Maybe<Scalars['ID']['output']>;
  /** The last day. */
  endsOn: Scalars['Date']['output'];
  /** How many of its days can be frozen. */
  freezeDays: Scalars['NonNegativeInt']['output'];
  /** How many of its days are. */
  frozenDays: Scalars['NonNegativeInt']['output'];
  /** What joining cost before tax, on the first period's bill; null on later ones and without a plan. */
  joiningFee?: Maybe<Scalars['Money']['output']>;
  /** How long, in months; null where it is in days. */
  months?: Maybe<Scalars['Int']['output']>;
  /** Name of the plan; null where there is only the time. */
  planName?: Maybe<Scalars['String']['output']>;
  /** Null where there is only the time. */
  price?: Maybe<Scalars['Money']['output']>;
  /** The first day. */
  startsOn: Scalars['Date']['output'];
};

/** What a member can subscribe to. */
export type GymPlan = Node & {
  __typename?: 'GymPlan';
  /** The shortest first. */
  durations: Array<GymDuration>;
  /** How many days of a period can be frozen. */
  freezeDays: Scalars['NonNegativeInt']['output'];
  id: Scalars['ID']['output'];
  /** Billed with a member's first period, before tax. */
  joiningFee: Scalars['Money']['output'];
  /** Unique in the gym. */
  name: Scalars['String']['output'];
  /** Changes with every write of it: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** Answer of `createGymPlan` and `updateGymPlan`. */
export type GymPlanResult = ChangedMeanwhile | GymPlanSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The plan was added or changed. */
export type GymPlanSuccess = {
  __typename?: 'GymPlanSuccess';
  /** The plan as it is now. */
  plan: GymPlan;
  /** The gym, with its plans. */
  tenant: Tenant;
};

/** What a gym writes down once: an exercise, a meal or a facility. */
export type GymResource = Node & {
  __typename?: 'GymResource';
  /** How it is done, or when it is open; null where nothing is said. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What of the three it is. */
  kind: GymResourceKind;
  /** What a meal has; null of an exercise or a facility. */
  meal?: Maybe<GymMeal>;
  /** Unique among those of its kind. */
  name: Scalars['String']['output'];
  /** Changes with every write of it: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** What a gym writes down once. */
export type GymResourceKind =
  /** What members do. */
  | 'EXERCISE'
  /** What the gym has. */
  | 'FACILITY'
  /** What members eat. */
  | 'MEAL';

/** Answer of `createGymResource` and `updateGymResource`. */
export type GymResourceResult = ChangedMeanwhile | GymResourceSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

/** The resource was added or changed. */
export type GymResourceSuccess = {
  __typename?: 'GymResourceSuccess';
  /** The resource as it is now. */
  gymResource: GymResource;
  /** The gym, with its resources. */
  tenant: Tenant;
};

export type HandOverPiecesInput = {
  /** Who collects them; at most 60 characters. */
  collectedBy: Scalars['String']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** What is pending and stays so; not needed where nothing is. */
  leftDue?: InputMaybe<Scalars['Money']['input']>;
  /** Global id of the order. */
  order: Scalars['ID']['input'];
  /** Global ids of pieces of the order that are done and were not collected yet; at least one. */
  pieces: Array<Scalars['ID']['input']>;
};

/** Answer of `handOverPieces`. */
export type HandOverPiecesResult = ChangedMeanwhile | InvalidInput | NotFound | OrderSuccess | PermissionDenied | Refused;

/** Somebody else changed, moved or deleted the designation since it was read; nothing was done. */
export type HierarchyChanged = Refusal & {
  __typename?: 'HierarchyChanged';
  /** CHANGED_MEANWHILE, or NOT_FOUND for what is not there any more. */
  code: RefusalCode;
  message: Scalars['String']['output'];
  /** The shop, with the hierarchy as it is now. */
  tenant: Tenant;
};

/** What an import does with a row. */
export type ImportAction =
  /** It becomes a new item. */
  | 'ADD'
  /** It changes an item that is there. */
  | 'CHANGE'
  /** Something in it is wrong, so nothing of the file is imported. */
  | 'REFUSED'
  /** The item is there as the row says. */
  | 'UNCHANGED';

/** What a cell changes; both values as people read them, empty where there is none. */
export type ImportChange = {
  __typename?: 'ImportChange';
  /** What the row says, as people read it. */
  after: Scalars['String']['output'];
  /** What the item holds now; empty for nothing. */
  before: Scalars['String']['output'];
  /** What stands over the column. */
  label: Scalars['String']['output'];
};

/** How far a running import is. */
export type ImportProgress = {
  __typename?: 'ImportProgress';
  /** Whether all of them are. */
  isDone: Scalars['Boolean']['output'];
  /** Rows that are written. */
  rowsDone: Scalars['NonNegativeInt']['output'];
};

/** A row of a spreadsheet, and what becomes of it. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** What importing the row would do. */
  action: ImportAction;
  /** What it changes, or fills in of a new item, in the order of the form. */
  changes: Array<ImportChange>;
  /** As the spreadsheet counts, from 1. */
  row: Scalars['PositiveInt']['output'];
  /** Title of the item. */
  title: Scalars['String']['output'];
};

/** The input can't be taken; each problem names its field. */
export type InvalidInput = Refusal & {
  __typename?: 'InvalidInput';
  code: RefusalCode;
  message: Scalars['String']['output'];
  /** At least one. */
  problems: Array<Problem>;
};

export type InvoiceOrderInput = {
  /** Made by the client for each press. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the order. */
  order: Scalars['ID']['input'];
};

/** Answer of `invoiceOrder`. */
export type InvoiceOrderResult = ChangedMeanwhile | InvalidInput | NotFound | OrderSuccess | PermissionDenied | Refused;

/** What whoever works on a piece needs to know of it. No prices: it lies about in the workshop. */
export type JobCard = {
  __typename?: 'JobCard';
  /** Names of the chosen add-ons. */
  addOns: Array<Scalars['String']['output']>;
  /** Global id of the stage that it is at: what `finishPiece` is told as `seenAt`. Null before the first. */
  currentStage?: Maybe<Scalars['ID']['output']>;
  /** When the order is to be delivered. */
  deliveryDate: Scalars['Date']['output'];
  /** Names of the chosen designs. */
  designs: Array<Scalars['String']['output']>;
  /** The first picture of its patterns, as signed address; null without one. */
  image?: Maybe<Scalars['URL']['output']>;
  /** What is made. */
  itemName: Scalars['String']['output'];
  /** Whether the caller may say that its stage is done. */
  mayMove: Scalars['Boolean']['output'];
  /** What was measured. */
  measurements?: Maybe<Measurements>;
  /** Where it goes when its stage is done, and to whom; null after the last stage. */
  next?: Maybe<JobStage>;
  /** What was noted of the item. */
  note?: Maybe<Scalars['String']['output']>;
  /** From 1, within its item. */
  number: Scalars['PositiveInt']['output'];
  /** Pieces of the item. */
  of: Scalars['PositiveInt']['output'];
  /** Global id of the order. */
  order: Scalars['ID']['output'];
  /** The order's number. */
  orderNumber: Scalars['String']['output'];
  /** Names of the chosen patterns. */
  patterns: Array<Scalars['String']['output']>;
  /** Global id of the piece. */
  piece: Scalars['ID']['output'];
  /** Its way through the stages of the item. */
  stages: Array<JobStage>;
  /** How far it is at its stage; DONE of a piece that is done for good. */
  state: PieceState;
  /** For whom. */
  toWhom?: Maybe<Scalars['String']['output']>;
  /** When the customer comes to try it on. */
  trialDate?: Maybe<Scalars['Date']['output']>;
  /** Until when the caller may take back what was said of it last; null where he may not. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the order goes before others. */
  urgent: Scalars['Boolean']['output'];
  /** Where the piece is shown to who is signed in: what the card's QR code holds. Nothing personal is in it. */
  url: Scalars['URL']['output'];
};

/** A stage on the way of a piece. */
export type JobStage = {
  __typename?: 'JobStage';
  /** Global id of who has the piece there, had it, or is to get it; null for nobody yet. */
  employee?: Maybe<Scalars['ID']['output']>;
  /** His name. */
  employeeName?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Global id of the stage. */
  stage: Scalars['ID']['output'];
  /** How far the piece is there. */
  state: PieceState;
};

/** In what lengths are told. */
export type LengthUnit =
  /** Centimetres. */
  | 'CM'
  /** 2.54 centimetres. */
  | 'INCH';

/**
 * The powers of a lens as they were typed: dioptres in steps of 0.25, "plano" for 0.00; a blank is what the lens lacks.
 * What is wrong with one is told at `powers.<name>`.
 */
export type LensPowersInput = {
  /** 0.00 to +6.00. */
  add?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 180; only with a cylinder. */
  axis?: InputMaybe<Scalars['String']['input']>;
  /** -10.00 to +10.00; needs an axis unless it is 0.00. */
  cyl?: InputMaybe<Scalars['String']['input']>;
  /** 8.0 to 90.0 millimetres. */
  dia?: InputMaybe<Scalars['String']['input']>;
  /** -30.00 to +30.00. */
  sph: Scalars['String']['input'];
};

/** A combination of powers in which a lens is in stock. */
export type LensPrescription = Node & {
  __typename?: 'LensPrescription';
  /** Addition in dioptres with its sign. */
  add?: Maybe<Scalars['String']['output']>;
  /** Axis of the cylinder in degrees, 0 to 180. */
  axis?: Maybe<Scalars['String']['output']>;
  /** Cylinder in dioptres with its sign. */
  cyl?: Maybe<Scalars['String']['output']>;
  /** Diameter in millimetres, "65.0". */
  dia?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Sphere in dioptres with its sign, "-1.25"; plano is "0.00". */
  sph: Scalars['String']['output'];
};

/** Answer of what changes the prescriptions of a variant. */
export type LensPrescriptionResult = InvalidInput | LensPrescriptionSuccess | NotFound | PermissionDenied | Refused;

/** The prescriptions of the variant were changed. */
export type LensPrescriptionSuccess = {
  __typename?: 'LensPrescriptionSuccess';
  /** The variant, with its prescriptions as they are now. */
  variant: Variant;
};

/** A place where somebody was. */
export type LocationPoint = {
  __typename?: 'LocationPoint';
  /** When the person was there. */
  at: Scalars['DateTime']['output'];
  /** The id that the phone gave it; one of REST, not a global id. */
  key: Scalars['IdempotencyKey']['output'];
  /** Degrees of WGS 84, -90 to 90. */
  latitude: Scalars['Float']['output'];
  /** Degrees of WGS 84, -180 to 180. */
  longitude: Scalars['Float']['output'];
};

/** A place where the phone was, and when. */
export type LocationPointInput = {
  /** When the phone was there; not of the future. */
  at: Scalars['DateTime']['input'];
  /** Made by the phone when it takes the point; the same one is stored once. */
  key: Scalars['IdempotencyKey']['input'];
  /** Degrees of WGS 84, -90 to 90; kept to six decimals. */
  latitude: Scalars['Float']['input'];
  /** Degrees of WGS 84, -180 to 180; kept to six decimals. */
  longitude: Scalars['Float']['input'];
};

export type LoginInput = {
  /** Where push messages for this device go. */
  messagingToken?: InputMaybe<Scalars['String']['input']>;
  /** 10 digits. */
  mobile: Scalars['String']['input'];
  /** 4 digits. */
  pin: Scalars['String']['input'];
};

/** Not signed in. */
export type LoginRefused = Refusal & {
  __typename?: 'LoginRefused';
  code: RefusalCode;
  /** At which field to show it: "mobile" or "pin". */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Seconds until another try may succeed; null when only the owner can open the account again, or at once. */
  retryAfter?: Maybe<Scalars['NonNegativeInt']['output']>;
};

/** Answer of `login`. */
export type LoginResult = LoginRefused | LoginSuccess;

/** Signed in. */
export type LoginSuccess = {
  __typename?: 'LoginSuccess';
  /** To be sent as `Authorization: Bearer …`. */
  accessToken: Scalars['String']['output'];
  /** The person who signed in. */
  viewer: Viewer;
};

/** Answer of `logout`. */
export type LogoutResult = {
  __typename?: 'LogoutResult';
  /** Always true: there was nothing to end without a token. One that had ended already is told as UNAUTHENTICATED. */
  loggedOut: Scalars['Boolean']['output'];
};

export type MarkGymMemberToldInput = {
  /** Made by the client when the text is opened. */
  key: Scalars['IdempotencyKey']['input'];
  /** The list that the member was told of. */
  list: GymMemberList;
  /** Global id of the member. */
  member: Scalars['ID']['input'];
};

export type MarkNotificationsReadInput = {
  /** Made by the client for each try. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 100; all without any. */
  notifications?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** One measure. */
export type MeasuredValue = {
  __typename?: 'MeasuredValue';
  /** What was measured. */
  name: Scalars['String']['output'];
  /** What it came to, as it was written. */
  value: Scalars['String']['output'];
};

/** One measure. */
export type MeasuredValueInput = {
  /** What was measured. */
  name: Scalars['String']['input'];
  /** What it came to. */
  value: Scalars['String']['input'];
};

/** How measurements were given. */
export type MeasurementMethod =
  /** Point by point. */
  | 'FORM'
  /** As a text. */
  | 'TEXT'
  /** As pictures. */
  | 'UPLOAD';

/** Something that is measured for a garment, such as the shoulder. */
export type MeasurementPoint = Node & {
  __typename?: 'MeasurementPoint';
  id: Scalars['ID']['output'];
  /** Where it is taken; the same address for half a day, so that a browser can keep it. */
  image?: Maybe<Scalars['URL']['output']>;
  /** Unique in its garment. */
  name: Scalars['String']['output'];
  /** What it adds to the price of a piece; mostly 0. */
  price: Scalars['Money']['output'];
};

/** A measurement point of a garment. */
export type MeasurementPointInput = {
  /** An upload for the use `pattern`, in place of the picture; left out, it stays. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** At most 60 characters, once in the garment. */
  name: Scalars['String']['input'];
  /** Global id of the point; left out, a new one. */
  point?: InputMaybe<Scalars['ID']['input']>;
  /** 0 or more. */
  price: Scalars['Money']['input'];
  /** Takes the picture away. */
  removeImage?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What was measured of somebody for a garment, on a day. */
export type MeasurementVersion = {
  __typename?: 'MeasurementVersion';
  /** Global id of the item of the order that was sewn by it first. */
  item: Scalars['ID']['output'];
  /** When it was taken: the day of the order. */
  measuredOn: Scalars['Date']['output'];
  /** What was measured, point by point. */
  measurements: Measurements;
  /** Global id of that order. */
  order: Scalars['ID']['output'];
  /** The order's number. */
  orderNumber: Scalars['String']['output'];
  /** Whom it was for; null where that was not said. */
  person?: Maybe<Scalars['String']['output']>;
};

/** What was measured for an item. */
export type Measurements = {
  __typename?: 'Measurements';
  /** Further ones. */
  custom: Array<MeasuredValue>;
  /** As pictures. */
  images: Array<OrderImage>;
  /** What to take care of. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** How it was given. */
  method: MeasurementMethod;
  /** As a text. */
  text?: Maybe<Scalars['String']['output']>;
  /** In what the values are. */
  unit: LengthUnit;
  /** The garment's points. */
  values: Array<MeasuredValue>;
};

/** What was measured. */
export type MeasurementsInput = {
  /** Further ones. */
  custom?: InputMaybe<Array<MeasuredValueInput>>;
  /** At most 5: uploads for the use `measurement`, or keys of images that the item has. */
  images?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What to take care of. */
  instructions?: InputMaybe<Scalars['String']['input']>;
  /** How it was given. */
  method: MeasurementMethod;
  /** As a text. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** In what the values are; inches when it is left out. */
  unit?: InputMaybe<LengthUnit>;
  /** The garment's points. */
  values?: InputMaybe<Array<MeasuredValueInput>>;
};

/** An entry of the menu, which rights are given on. More may come. */
export type Menu =
  /** The till: making bills, orders and proposals, and taking payments for them. */
  | 'BILLING'
  /** What was billed. */
  | 'BILLING_HISTORY'
  /** Numbers of bills, taxes, and what employees may do. */
  | 'BILLS_AND_TAX'
  /** Branches of a gym. */
  | 'BRANCHES'
  /** Appointments. */
  | 'CALENDAR'
  /** Taking orders of work in pieces. */
  | 'CREATE_ORDER'
  /** Customers. */
  | 'CUSTOMERS'
  /** The dashboard. */
  | 'DASHBOARD'
  /** What a shop makes to measure. */
  | 'DEFAULT_ITEMS'
  /** Diet plans. */
  | 'DIET_PLANS'
  /** Employees. */
  | 'EMPLOYEES'
  /** What a gym lends out. */
  | 'GYM_RESOURCES'
  /** Designations, and who stands over whom. */
  | 'HIERARCHY'
  /** Where employees are. */
  | 'MAP'
  /** Campaigns. */
  | 'MARKETING'
  /** Members of a gym. */
  | 'MEMBERS'
  /** Goods of an optician, with lenses and prescriptions. */
  | 'OPTICAL_PRODUCTS'
  /** Orders of work in pieces. */
  | 'ORDER_LIST'
  /** Design patterns. */
  | 'PATTERNS'
  /** Statuses and stages of orders. */
  | 'PATTERN_SETTINGS'
  /** What designations may do. */
  | 'PERMISSIONS'
  /** Goods. What it opens, OPTICAL_PRODUCTS opens, too. */
  | 'PRODUCTS'
  /** The own profile. */
  | 'PROFILE'
  /** Reports. */
  | 'REPORTS'
  /** The page of reports. */
  | 'REPORTS_PAGE'
  /** Services. */
  | 'SERVICES'
  /** Settings of the shop. */
  | 'SETTINGS'
  /** The subscription of the shop to Galla. */
  | 'SUBSCRIPTION'
  /** What was paid. */
  | 'TRANSACTIONS_HISTORY'
  /** Accounts that customers pay to. */
  | 'UPI_ACCOUNTS'
  /** Workouts. */
  | 'WORKOUTS';

/** Entries of the menu under one heading. */
export type MenuGroup = {
  __typename?: 'MenuGroup';
  /** At least one. */
  items: Array<MenuItem>;
  /** Heading; empty for the entries without one. */
  name: Scalars['String']['output'];
};

/** One entry of the menu. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** Which it is. */
  menu: Menu;
  /** What people call it. */
  name: Scalars['String']['output'];
};

/** What may be done on one menu. */
export type MenuRule = {
  __typename?: 'MenuRule';
  /** Add to it. */
  create: Scalars['Boolean']['output'];
  /** Remove what is there. */
  delete: Scalars['Boolean']['output'];
  /** Change what is there. */
  edit: Scalars['Boolean']['output'];
  /** Which menu. */
  menu: Menu;
  /** Look at it. */
  view: Scalars['Boolean']['output'];
};

/** What is changed on one menu; a flag that is left out stays as it is. */
export type MenuRuleInput = {
  /** Add to it; left out, as it is. */
  create?: InputMaybe<Scalars['Boolean']['input']>;
  /** Remove what is there; left out, as it is. */
  delete?: InputMaybe<Scalars['Boolean']['input']>;
  /** Change what is there; left out, as it is. */
  edit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which menu. */
  menu: Menu;
  /** Look at it; left out, as it is. */
  view?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MergeCustomersInput = {
  /** Global id of the customer that stays. */
  keep: Scalars['ID']['input'];
  /** `Customer.version` of the one that stays, as it was shown. */
  keepVersion: Scalars['DateTime']['input'];
  /** Made by the client when it shows both records. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the customer that goes. */
  merged: Scalars['ID']['input'];
  /** `Customer.version` of the one that goes, as it was shown. */
  mergedVersion: Scalars['DateTime']['input'];
  /** The fields whose value stays of the one that goes; of all others that of the one that stays. */
  take: Array<MergeField>;
};

/** Answer of `mergeCustomers`. */
export type MergeCustomersResult = AlreadyMerged | CustomerChanged | InvalidInput | MergeCustomersSuccess | NotFound | PermissionDenied | Refused;

/** The two are one. */
export type MergeCustomersSuccess = {
  __typename?: 'MergeCustomersSuccess';
  /** The customer that stayed. */
  customer: Customer;
  /** Global id of the one that went. */
  deletedId: Scalars['ID']['output'];
};

/** What two records of a customer can differ in. */
export type MergeField =
  /** Aadhaar number. */
  | 'AADHAAR'
  /** Address, with the city. */
  | 'ADDRESS'
  /** Wedding day. */
  | 'ANNIVERSARY'
  /** Day of birth. */
  | 'BIRTHDAY'
  /** Where the customer works. */
  | 'COMPANY'
  /** Mail address. */
  | 'EMAIL'
  /** Who looks after the customer. */
  | 'EMPLOYEE'
  /** Category of the contact. */
  | 'GROUP'
  /** Tax number; the state is that of its first digits. */
  | 'GSTIN'
  /** The number that the customer is found by. */
  | 'MOBILE'
  /** Full name. */
  | 'NAME'
  /** State of the address. */
  | 'STATE';

/** A customer with this mobile number is there already. */
export type MobileTaken = Refusal & {
  __typename?: 'MobileTaken';
  code: RefusalCode;
  /** Whether the caller may open the customer for billing (`openCustomer`), though he may not see it. */
  mayOpen: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** The customer that has it, when the caller may see it. */
  takenBy?: Maybe<Customer>;
};

export type MoveDesignationInput = {
  /** What is moved. */
  designation: Scalars['ID']['input'];
  /** The version that was seen; another one is refused as HierarchyChanged. */
  expectedVersion?: InputMaybe<Scalars['PositiveInt']['input']>;
  /** Made by the client for each move. */
  key: Scalars['IdempotencyKey']['input'];
  /** Where it goes, as seen from `target`. */
  position: DesignationPosition;
  /** What it is moved to; the root level when absent. */
  target?: InputMaybe<Scalars['ID']['input']>;
};

export type MovePiecesInput = {
  /** Made by the client for each move. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global ids of pieces, all of one order; at least one. */
  pieces: Array<Scalars['ID']['input']>;
  /** What becomes of them. */
  state: PieceState;
};

/** Answer of `movePieces`. */
export type MovePiecesResult = ChangedMeanwhile | InvalidInput | NotFound | OrderSuccess | PermissionDenied | Refused;

/** What a person can do. Each takes one input, and answers with what became of it. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Gives contacts to an employee, puts them in a group, or both: all of them, or none. */
  assignContacts: AssignContactsResult;
  /** Gives pieces of an order to an employee at a stage; more than an item has are refused. */
  assignPieces: AssignPiecesResult;
  /** Changes the own PIN; all other sessions of the person end. */
  changePin: ChangePinResult;
  /**
   * Closes a day with the cash that was counted. Its sums stay as they are, its invoices are not edited any more, and what is
   * received from then on counts in the next day. Refused with DAY_CLOSED where it or a later day is closed already.
   */
  closeDay: CloseDayResult;
  /**
   * Makes the number that an employee wants the login number, before its first login. Refused with PIN_REQUIRED unless the
   * own PIN was just given.
   */
  confirmLoginNumber: ConfirmLoginNumberResult;
  /** Confirms all rules of a designation: from then on it may do exactly what is sent. */
  confirmPermissions: PermissionsResult;
  /** Gives the PIN again: for 10 minutes opens what is refused with PIN_REQUIRED. */
  confirmPin: ConfirmPinResult;
  /** Says that the money of a quick bill came, all of it. `ChangedMeanwhile` tells that somebody said so before. */
  confirmQuickBill: ConfirmQuickBillResult;
  /**
   * Makes the next document of one, once: an invoice of an order, an order or an invoice of a proposal. Lines, prices and tax
   * are those that were agreed; the stock moves with an invoice. An order is billed when nothing is pending on it, and is
   * refused with ORDER_PENDING before; its payments stand on the invoice then, and money is counted once. Refused with
   * DOCUMENT_FIXED when it was converted before.
   */
  convertDocument: ConvertDocumentResult;
  /** Sets the stock of a product or a variant to what was counted: a correction of the figure that it is based on. */
  correctStock: CorrectStockResult;
  /**
   * Receives one amount of a customer on account, with a receipt of its own number (series R): it pays the opening due, then the bills
   * on which something is due, the oldest first, and what is above them is his credit. Refused as PermissionDenied to who may not see all
   * bills of the customer, and as NotFound for the walk-in.
   */
  createAccountReceipt: CreateAccountReceiptResult;
  /** Makes an API key. Refused with PIN_REQUIRED unless the PIN was just given. */
  createApiKey: CreateApiKeyResult;
  /** Makes an appointment. A time that the employee has taken is a problem APPOINTMENT_TAKEN at `startsAt`. */
  createAppointment: AppointmentResult;
  /** Adds a branch. A name that is there already is refused with BRANCH_TAKEN. */
  createBranch: BranchResult;
  /** Adds a campaign, with its picture. */
  createCampaign: CampaignResult;
  /** Adds a product or a service by its form, `product_catalogs` or `service_catalogs`. */
  createCatalogueItem: CreateCatalogueItemResult;
  /**
   * Takes goods of an invoice back, with a credit note of its own number, at the prices and rates at which they were billed. Its
   * value comes off what is due on the invoice; the rest is given back, or kept as credit of the customer. Refused with
   * RETURN_EXCEEDS_SOLD above what is left of a line; an invoice with a credit note is neither edited nor trashed.
   */
  createCreditNote: CreateCreditNoteResult;
  /** Adds a customer. The mobile number is stored as digits, without +91 or 0 in front, and is unique in the shop. */
  createCustomer: CreateCustomerResult;
  /** Adds a note to a customer. */
  createCustomerNote: CustomerResult;
  /** Adds options to areas, all of them or none, each behind those of its area. */
  createDesignOptions: CreateDesignOptionsResult;
  /** Adds a designation as the last below its parent, or at the root level. */
  createDesignation: DesignationResult;
  /** Adds a diet plan. A name that is there already is refused with DIET_TAKEN. */
  createDietPlan: DietPlanResult;
  /**
   * Makes an invoice, an order or a proposal: one number, one stock move, one advance, all or nothing. The client sends
   * what was chosen; totals are computed here.
   */
  createDocument: CreateDocumentResult;
  /** Hangs a picture on a document, which takes ten. */
  createDocumentAttachment: CreateDocumentAttachmentResult;
  /** Adds an employee, who can sign in once the owner made a PIN. A mobile that signs in already is refused with MOBILE_TAKEN. */
  createEmployee: EmployeeResult;
  /** Notes cash that is paid out of the drawer; it counts in the day that is open. */
  createExpense: CreateExpenseResult;
  /** Adds somebody to a customer's family. */
  createFamilyMember: CustomerResult;
  /** Adds a garment with its areas and measurement points. */
  createGarment: GarmentResult;
  /** Adds a member, and bills what is bought with the plan's joining fee. A mobile that a customer has makes that customer the member; one who is a member already is refused with MEMBER_TAKEN. */
  createGymMember: GymMemberResult;
  /** Adds a plan with its durations. A name that is there already is refused with PLAN_TAKEN. */
  createGymPlan: GymPlanResult;
  /** Adds a resource. A name that is there already among those of its kind is refused with RESOURCE_TAKEN. */
  createGymResource: GymResourceResult;
  /** Makes a code of 60 seconds that opens one more session like this one, once. */
  createHandover: CreateHandoverResult;
  /** Adds a prescription to a variant. One that it has already is refused with PRESCRIPTION_TAKEN. */
  createLensPrescription: LensPrescriptionResult;
  /** Makes a one-time PIN for an employee, whose sessions end. Refused with PIN_REQUIRED unless the own PIN was just given. */
  createOneTimePin: CreateOneTimePinResult;
  /** Adds a product together with its variants: all of it, or nothing. */
  createOpticalProduct: CreateOpticalProductResult;
  /**
   * Takes an order: one number, its items and pieces, and what is received at once, all or nothing. The client sends what
   * was chosen; totals are computed here. On the trial date, else the delivery date, an appointment is made, whose failure
   * never undoes the order.
   */
  createOrder: CreateOrderResult;
  /** Adds a status of the shop's own. */
  createOrderStatus: OrderStatusResult;
  /** Adds a pattern to a garment. */
  createPattern: PatternResult;
  /** Assigns points. A designation that has some for the product is refused with POINTS_TAKEN. */
  createProductPoints: ProductPointsResult;
  /** Makes a bill of an amount only, to be paid by UPI. */
  createQuickBill: CreateQuickBillResult;
  /** Adds a stage as the last one. */
  createStage: StageResult;
  /** Adds a task of the person. */
  createTask: TaskResult;
  /** Adds the UPI account that bills show. */
  createUpiAccount: UpiAccountResult;
  /** Adds a variant to a product by the form `product_variants_{type}`; the product then is sold in variants. */
  createVariant: CreateVariantResult;
  /** Adds a workout. A name that is there already is refused with WORKOUT_TAKEN. */
  createWorkout: WorkoutResult;
  /** Deletes an appointment. */
  deleteAppointment: DeleteAppointmentResult;
  /** Deletes a branch. One that has members is refused with BRANCH_IN_USE and their number. */
  deleteBranch: DeleteBranchResult;
  /** Deletes a campaign and its picture. */
  deleteCampaign: DeleteCampaignResult;
  /** Deletes products or services, all of them or none. Bills that name them keep their lines. */
  deleteCatalogueItems: DeleteCatalogueItemsResult;
  /** Deletes a note. */
  deleteCustomerNote: DeleteCustomerNoteResult;
  /** Deletes an option. Orders that have it keep its name and price. */
  deleteDesignOption: DeleteDesignOptionResult;
  /** Deletes a designation that nobody has, with its permissions. */
  deleteDesignation: DeleteDesignationResult;
  /** Deletes a diet plan. */
  deleteDietPlan: DeleteDietPlanResult;
  /**
   * Deletes a document for good, from the trash or not: its number and its day stay in the register. Refused with
   * PIN_REQUIRED unless the own PIN was just given, and as `trashDocument` refuses.
   */
  deleteDocument: DeleteDocumentResult;
  /** Deletes an attachment for good. */
  deleteDocumentAttachment: DeleteDocumentAttachmentResult;
  /** Deletes what was noted by mistake; refused with DAY_CLOSED once its day is closed. */
  deleteExpense: DeleteExpenseResult;
  /** Takes somebody out of a customer's family. */
  deleteFamilyMember: DeleteFamilyMemberResult;
  /** Deletes a garment with its areas, options, measurement points and patterns. Orders keep what they were made of. */
  deleteGarment: DeleteGarmentResult;
  /** Deletes a member with the periods; the customer and the bills stay. Refused with MEMBER_OWES while something is to pay. */
  deleteGymMember: DeleteGymMemberResult;
  /** Deletes a resource; workouts, diet plans and branches that name it keep the name. */
  deleteGymResource: DeleteGymResourceResult;
  /** Deletes a prescription. */
  deleteLensPrescription: DeleteLensPrescriptionResult;
  /** Puts a notification away for the caller; others keep it. */
  deleteNotification: DeleteNotificationResult;
  /** Deletes a status of the shop's own. One that orders have is refused with STATUS_IN_USE and their number. */
  deleteOrderStatus: DeleteOrderStatusResult;
  /** Deletes a pattern. Orders that have it keep what was agreed. */
  deletePattern: DeletePatternResult;
  /** Takes an assignment of points back. */
  deleteProductPoints: DeleteProductPointsResult;
  /** Deletes a stage. One that orders are at is refused with STAGE_IN_USE and their number. */
  deleteStage: DeleteStageResult;
  /** Deletes a task. */
  deleteTask: DeleteTaskResult;
  /** Deletes a variant and writes its stock off. Bills that name it keep their lines. */
  deleteVariant: DeleteVariantResult;
  /** Deletes a workout. */
  deleteWorkout: DeleteWorkoutResult;
  /** Ends all sessions of the person but this one, at once. */
  endOtherSessions: EndOtherSessionsResult;
  /** Ends one of the person's sessions at once. */
  endSession: EndSessionResult;
  /**
   * Erases a customer for good. For the owner, with a fresh PIN; logged. Issued papers stay until the law lets them go.
   * Refused with CUSTOMER_OWES and CUSTOMER_ORDER_OPEN.
   */
  eraseCustomer: EraseCustomerResult;
  /** Exchanges a hand-over code for a session of its own. Refused alike for a code that was used, is too old, or never was. */
  exchangeHandover: ExchangeHandoverResult;
  /** Has all that is kept about a customer exported. For the owner, with a fresh PIN; logged. */
  exportCustomerData: ExportCustomerDataResult;
  /**
   * Says that a piece is done at the stage where it was seen: it goes to the next stage's person, or is done for good. Said
   * twice, or of a piece that went on or to somebody else meanwhile, it moves nothing and answers where it is. Whoever has a
   * piece may do this without a right, too.
   */
  finishPiece: FinishPieceResult;
  /** Lets a membership rest from one day to another, both counted: its end moves by as many days. */
  freezeGymMember: GymMemberResult;
  /**
   * Gives pieces that are done to who collects them. While the order owes something it is refused unless `leftDue` says that
   * this amount stays due; another amount by now is `ChangedMeanwhile`.
   */
  handOverPieces: HandOverPiecesResult;
  /** Makes the invoice of a completed order, once: what was received is carried over to it, and what is due counts there from now on. */
  invoiceOrder: InvoiceOrderResult;
  /**
   * Signs in with mobile and PIN. Refused alike for an unknown mobile and a wrong PIN. Runs without a token, as
   * `exchangeHandover` does, when it is the operation's only field.
   */
  login: LoginResult;
  /** Ends the session of the token at once. */
  logout: LogoutResult;
  /** Marks a member as written to of what a list tells; nothing is sent. */
  markGymMemberTold: GymMemberResult;
  /** Marks notifications as read for the caller. */
  markNotificationsRead: NotificationsResult;
  /**
   * Merges a customer into another one, who keeps everything of both. For the owner, and for who edits customers and sees
   * all of them. Issued papers stay as they were printed.
   */
  mergeCustomers: MergeCustomersResult;
  /** Moves a designation with all that stands below it. */
  moveDesignation: DesignationResult;
  /** Begins pieces, or says that they are done; whoever has a piece may do this without a right, too. */
  movePieces: MovePiecesResult;
  /** Opens a customer that the caller may not see for billing, by the full mobile number: for a day, and 20 customers a day. Of the customer only the name is told, and what decides the tax. */
  openCustomer: OpenCustomerResult;
  /** Orders a package and answers where to pay for it; nothing is activated before the payment service says that it is paid. */
  paySubscription: PaySubscriptionResult;
  /** Works the order of the hierarchy out again from who stands below whom; mends what was damaged. */
  rebuildDesignations: RebuildDesignationsResult;
  /** Stores points of the own route: each once, by its `key`. Points outside of the working hours, too old ones, and those less than 50 m or 30 s after the one before are left out. */
  recordLocations: RecordLocationsResult;
  /** Records money received on a document or an order in pieces. Whoever edits orders may record it on those. */
  recordPayment: RecordPaymentResult;
  /**
   * Gives money back on an invoice or an order, with a refund voucher of its own number: it is to be paid again then. Refused
   * with REFUND_EXCEEDS_RECEIVED above what was received; `updateDocument` and `trashDocument` take a refund of their own.
   */
  refundDocument: RefundDocumentResult;
  /** Gives back what was received beyond the total. */
  refundOrder: RefundOrderResult;
  /** Notes where push messages of this session go. */
  registerMessaging: RegisterMessagingResult;
  /** Adds the period that follows the last one: from the day after its end, or from today where that is over. The bill is made with it. */
  renewGymMember: GymMemberResult;
  /** Makes a link to the customer's page, and ends all others. */
  renewOrderLink: ShareOrderResult;
  /**
   * Opens the last closed day again, for the owner with the PIN of just now; its close stays in the list as reopened. Refused
   * with DAY_CLOSED where a later day is closed.
   */
  reopenDay: ReopenDayResult;
  /** Puts the options of an area into a new order. */
  reorderDesignOptions: ReorderDesignOptionsResult;
  /** Puts all stages of the shop into a new order. */
  reorderStages: ReorderStagesResult;
  /** Takes printing back to the defaults. */
  resetPrintSettings: TenantSettingsResult;
  /** Takes the looks of QR codes back to the defaults. */
  resetQrSettings: TenantSettingsResult;
  /** Puts a document back from the trash: it takes its stock again, and is owed again. */
  restoreDocument: RestoreDocumentResult;
  /** Takes back that the caller put a notification away. */
  restoreNotification: NotificationsResult;
  /** Ends an API key at once, and what is held open with it. One that has ended already is as good. */
  revokeApiKey: RevokeApiKeyResult;
  /** Ends all links to the customer's page at once; none is as good. */
  revokeOrderLink: RevokeOrderLinkResult;
  /** Takes away all that was allowed on menus; a designation without any rule has the rights to begin with again. */
  revokePermissions: PermissionsResult;
  /** Ends a link at once. One that has ended already is as good. */
  revokeShare: RevokeShareResult;
  /** Imports a spreadsheet that was looked at: every row, or with a single fault none. The same one again changes nothing. */
  runCatalogueImport: RunCatalogueImportResult;
  /** Says how much a customer may owe. It refuses no bill: the till tells who is above it. */
  setCreditLimit: SetCreditLimitResult;
  /** Sets how many pieces the shop gets done in a day: what order entry warns above. */
  setDailyPieces: SetDailyPiecesResult;
  /**
   * Says what a customer owed before the first bill here; 0.00 for nothing. It is among `pending`, the dues by age and the
   * statement of account, and in no sum of sales. Less than was paid of it is refused.
   */
  setOpeningDue: SetOpeningDueResult;
  /** Puts an order at a stage. */
  setOrderStage: SetOrderStageResult;
  /**
   * Gives an order a status by hand. One that is not among `allowedStatuses` is refused with the allowed ones. Canceling an
   * order on which money was received asks what becomes of it.
   */
  setOrderStatus: SetOrderStatusResult;
  /** Makes a link that opens a document, and its PDF, to whoever has it. */
  shareDocument: ShareDocumentResult;
  /** Makes a link to the customer's page of an order; those that are open stay so. */
  shareOrder: ShareOrderResult;
  /** Stops a running import, so that nothing of it stays. When it is over already, nothing happens. */
  stopCatalogueImport: StopCatalogueImportResult;
  /**
   * Moves a document to the trash: its stock comes back, nothing is owed on it, its number stays. Money that was received
   * goes back by `refund`, all of it, without which it is refused with MONEY_RECEIVED; that of an order returns to it with its
   * invoice. Refused with INVOICE_OF_ORDER where it bills an order in pieces, with DOCUMENT_FIXED where it is an order that
   * was billed.
   */
  trashDocument: TrashDocumentResult;
  /** Takes a hand-over back: the pieces wait to be collected again. */
  undoHandOver: UndoHandOverResult;
  /** Takes back, within a minute, what the caller said of a piece last; what went on since stays as it is. */
  undoPiece: UndoPieceResult;
  /** Moves an appointment, marks it, or changes what was filled in; what is left out stays. */
  updateAppointment: AppointmentResult;
  /** Changes a branch. */
  updateBranch: BranchResult;
  /** Changes what is named of a campaign. */
  updateCampaign: CampaignResult;
  /**
   * Changes what is named of a product or service, and nothing else: its form, its picture or both. Stock is not among it:
   * that is corrected by `correctStock`.
   */
  updateCatalogueItem: UpdateCatalogueItemResult;
  /** Puts products or services on or off sale, all of them or none. */
  updateCatalogueStatus: UpdateCatalogueStatusResult;
  /** Changes a customer. A field that is left out stays; null empties it. */
  updateCustomer: UpdateCustomerResult;
  /** Notes that a customer agrees to messages, or withdraws that. */
  updateCustomerConsent: CustomerResult;
  /** Changes a note. */
  updateCustomerNote: CustomerResult;
  /** Gives a customer a picture, or takes it away. */
  updateCustomerPicture: CustomerResult;
  /** Gives a customer a status, with what its form asks for. The one before becomes the previous one. */
  updateCustomerStatus: CustomerResult;
  /** Changes name, points and commission of a designation. */
  updateDesignation: DesignationResult;
  /**
   * Changes options of a garment's areas, all of them or none. Stage prices that reach the price are taken away, and told
   * as `resets`; above it they are refused.
   */
  updateDesigns: UpdateDesignsResult;
  /** Changes a diet plan; its meals are replaced as a whole. */
  updateDietPlan: DietPlanResult;
  /**
   * Edits an invoice, an order or a proposal: its lines become those that are given, the stock moves by the difference, and
   * number, date, customer and payments stay. All or nothing; each edit is kept in the trail. Refused with DOCUMENT_CANCELED,
   * with DOCUMENT_FIXED where another document took its place or it follows an order in pieces, and with
   * RECEIVED_EXCEEDS_TOTAL where more was received than it would come to and no `refund` says how the rest goes back.
   */
  updateDocument: UpdateDocumentResult;
  /** Changes what is named of an employee. Another mobile asks for the own PIN first. */
  updateEmployee: EmployeeResult;
  /** Lets an employee sign in and be chosen, or not any more: then the sessions end at once. */
  updateEmployeeStatus: EmployeeResult;
  /** Changes somebody of a customer's family. */
  updateFamilyMember: CustomerResult;
  /** Changes what is named of a garment. */
  updateGarment: GarmentResult;
  /** Changes a member, and the customer who it is. Another plan or duration corrects the last period from its first day; one that is billed is refused with PERIOD_BILLED. */
  updateGymMember: GymMemberResult;
  /** Changes a plan; what members bought stays as they bought it. */
  updateGymPlan: GymPlanResult;
  /** Changes a resource; what is left out is empty afterwards. */
  updateGymResource: GymResourceResult;
  /** Replaces the powers of a prescription. */
  updateLensPrescription: LensPrescriptionResult;
  /** Puts products or services into the cart of the marketplace, or takes them out; all of them or none. */
  updateMarketplace: UpdateMarketplaceResult;
  /**
   * Changes an order. Items and designs that stay keep what was agreed; money that was received stays, and what is beyond
   * the new total is told as `toRefund`.
   */
  updateOrder: UpdateOrderResult;
  /** Renames a status of the shop's own. One of the six is refused with STATUS_FIXED. */
  updateOrderStatus: OrderStatusResult;
  /** Changes what is named of a pattern. Orders that have it keep what was agreed. */
  updatePattern: PatternResult;
  /**
   * Allows or takes away single rights of a designation. Refused with PIN_REQUIRED unless the own PIN was just given, and
   * with RIGHT_NOT_HELD for what the person may not do himself.
   */
  updatePermissions: PermissionsResult;
  /**
   * Sets the price of a product, a variant or a service for good; with `stock`, what was counted of it too: both or neither.
   * The stock alone is `correctStock`.
   */
  updatePrice: UpdatePriceResult;
  /** Changes how papers are printed: what is given, and nothing else. */
  updatePrintSettings: TenantSettingsResult;
  /** Changes how many points are assigned, or to which designation. */
  updateProductPoints: ProductPointsResult;
  /**
   * Changes what is given of the own profile; the shop's particulars are changed by its owner only. Refused with
   * PIN_REQUIRED for another mobile unless the PIN was just given.
   */
  updateProfile: UpdateProfileResult;
  /** Changes how QR codes look: what is given, and nothing else. A code that no camera reads is refused. */
  updateQrSettings: TenantSettingsResult;
  /** Changes name and type of a stage. */
  updateStage: StageResult;
  /** Completes a task, or makes it pending again. */
  updateTask: TaskResult;
  /**
   * Changes the settings that are given, and no others; the owner is told. Another GST rate is refused with PIN_REQUIRED
   * unless the own PIN was just given.
   */
  updateTenantSettings: TenantSettingsResult;
  /** Changes a UPI account. */
  updateUpiAccount: UpiAccountResult;
  /** Changes what is named of a variant, and nothing else. Stock is not among it: that is corrected by `correctStock`. */
  updateVariant: UpdateVariantResult;
  /** Changes a workout; its week is replaced as a whole. */
  updateWorkout: WorkoutResult;
  /** Asks the payment service what became of an order, and activates its package once when it is paid. What the caller says counts for nothing. */
  verifySubscriptionPayment: VerifySubscriptionPaymentResult;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationassignContactsArgs = {
  input: AssignContactsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationassignPiecesArgs = {
  input: AssignPiecesInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationchangePinArgs = {
  input: ChangePinInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcloseDayArgs = {
  input: CloseDayInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationconfirmLoginNumberArgs = {
  input: ConfirmLoginNumberInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationconfirmPermissionsArgs = {
  input: ConfirmPermissionsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationconfirmPinArgs = {
  input: ConfirmPinInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationconfirmQuickBillArgs = {
  input: ConfirmQuickBillInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationconvertDocumentArgs = {
  input: ConvertDocumentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcorrectStockArgs = {
  input: CorrectStockInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateAccountReceiptArgs = {
  input: CreateAccountReceiptInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateAppointmentArgs = {
  input: CreateAppointmentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateBranchArgs = {
  input: CreateBranchInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateCampaignArgs = {
  input: CreateCampaignInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateCatalogueItemArgs = {
  input: CreateCatalogueItemInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateCreditNoteArgs = {
  input: CreateCreditNoteInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateCustomerArgs = {
  input: CreateCustomerInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateCustomerNoteArgs = {
  input: CreateCustomerNoteInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateDesignOptionsArgs = {
  input: CreateDesignOptionsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateDesignationArgs = {
  input: CreateDesignationInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateDietPlanArgs = {
  input: CreateDietPlanInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateDocumentArgs = {
  input: CreateDocumentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateDocumentAttachmentArgs = {
  input: CreateDocumentAttachmentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateEmployeeArgs = {
  input: CreateEmployeeInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateExpenseArgs = {
  input: CreateExpenseInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateFamilyMemberArgs = {
  input: CreateFamilyMemberInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateGarmentArgs = {
  input: CreateGarmentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateGymMemberArgs = {
  input: CreateGymMemberInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateGymPlanArgs = {
  input: CreateGymPlanInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateGymResourceArgs = {
  input: CreateGymResourceInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateHandoverArgs = {
  input: CreateHandoverInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateLensPrescriptionArgs = {
  input: CreateLensPrescriptionInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateOneTimePinArgs = {
  input: CreateOneTimePinInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateOpticalProductArgs = {
  input: CreateOpticalProductInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateOrderArgs = {
  input: CreateOrderInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateOrderStatusArgs = {
  input: CreateOrderStatusInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreatePatternArgs = {
  input: CreatePatternInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateProductPointsArgs = {
  input: CreateProductPointsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateQuickBillArgs = {
  input: CreateQuickBillInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateStageArgs = {
  input: CreateStageInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateTaskArgs = {
  input: CreateTaskInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateUpiAccountArgs = {
  input: CreateUpiAccountInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateVariantArgs = {
  input: CreateVariantInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationcreateWorkoutArgs = {
  input: CreateWorkoutInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteAppointmentArgs = {
  input: DeleteAppointmentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteBranchArgs = {
  input: DeleteBranchInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteCampaignArgs = {
  input: DeleteCampaignInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteCatalogueItemsArgs = {
  input: DeleteCatalogueItemsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteCustomerNoteArgs = {
  input: DeleteCustomerNoteInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteDesignOptionArgs = {
  input: DeleteDesignOptionInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteDesignationArgs = {
  input: DeleteDesignationInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteDietPlanArgs = {
  input: DeleteDietPlanInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteDocumentArgs = {
  input: DeleteDocumentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteDocumentAttachmentArgs = {
  input: DeleteDocumentAttachmentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteExpenseArgs = {
  input: DeleteExpenseInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteFamilyMemberArgs = {
  input: DeleteFamilyMemberInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteGarmentArgs = {
  input: DeleteGarmentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteGymMemberArgs = {
  input: DeleteGymMemberInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteGymResourceArgs = {
  input: DeleteGymResourceInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteLensPrescriptionArgs = {
  input: DeleteLensPrescriptionInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteNotificationArgs = {
  input: NotificationInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteOrderStatusArgs = {
  input: DeleteOrderStatusInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeletePatternArgs = {
  input: DeletePatternInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteProductPointsArgs = {
  input: DeleteProductPointsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteStageArgs = {
  input: DeleteStageInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteTaskArgs = {
  input: DeleteTaskInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteVariantArgs = {
  input: DeleteVariantInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationdeleteWorkoutArgs = {
  input: DeleteWorkoutInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationendSessionArgs = {
  input: EndSessionInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationeraseCustomerArgs = {
  input: EraseCustomerInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationexchangeHandoverArgs = {
  input: ExchangeHandoverInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationexportCustomerDataArgs = {
  input: ExportCustomerDataInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationfinishPieceArgs = {
  input: FinishPieceInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationfreezeGymMemberArgs = {
  input: FreezeGymMemberInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationhandOverPiecesArgs = {
  input: HandOverPiecesInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationinvoiceOrderArgs = {
  input: InvoiceOrderInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationloginArgs = {
  input: LoginInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationmarkGymMemberToldArgs = {
  input: MarkGymMemberToldInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationmarkNotificationsReadArgs = {
  input: MarkNotificationsReadInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationmergeCustomersArgs = {
  input: MergeCustomersInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationmoveDesignationArgs = {
  input: MoveDesignationInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationmovePiecesArgs = {
  input: MovePiecesInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationopenCustomerArgs = {
  input: OpenCustomerInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationpaySubscriptionArgs = {
  input: PaySubscriptionInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrebuildDesignationsArgs = {
  input: RebuildDesignationsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrecordLocationsArgs = {
  input: RecordLocationsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrecordPaymentArgs = {
  input: RecordPaymentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrefundDocumentArgs = {
  input: RefundDocumentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrefundOrderArgs = {
  input: RefundOrderInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationregisterMessagingArgs = {
  input: RegisterMessagingInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrenewGymMemberArgs = {
  input: RenewGymMemberInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrenewOrderLinkArgs = {
  input: ShareOrderInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationreopenDayArgs = {
  input: ReopenDayInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationreorderDesignOptionsArgs = {
  input: ReorderDesignOptionsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationreorderStagesArgs = {
  input: ReorderStagesInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationresetPrintSettingsArgs = {
  input: ResetPrintSettingsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationresetQrSettingsArgs = {
  input: ResetQrSettingsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrestoreDocumentArgs = {
  input: RestoreDocumentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrestoreNotificationArgs = {
  input: NotificationInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrevokeOrderLinkArgs = {
  input: RevokeOrderLinkInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrevokePermissionsArgs = {
  input: RevokePermissionsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrevokeShareArgs = {
  input: RevokeShareInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationrunCatalogueImportArgs = {
  input: RunCatalogueImportInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationsetCreditLimitArgs = {
  input: SetCreditLimitInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationsetDailyPiecesArgs = {
  input: SetDailyPiecesInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationsetOpeningDueArgs = {
  input: SetOpeningDueInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationsetOrderStageArgs = {
  input: SetOrderStageInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationsetOrderStatusArgs = {
  input: SetOrderStatusInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationshareDocumentArgs = {
  input: ShareDocumentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationshareOrderArgs = {
  input: ShareOrderInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationstopCatalogueImportArgs = {
  input: StopCatalogueImportInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationtrashDocumentArgs = {
  input: TrashDocumentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationundoHandOverArgs = {
  input: UndoHandOverInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationundoPieceArgs = {
  input: UndoPieceInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateAppointmentArgs = {
  input: UpdateAppointmentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateBranchArgs = {
  input: UpdateBranchInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateCampaignArgs = {
  input: UpdateCampaignInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateCatalogueItemArgs = {
  input: UpdateCatalogueItemInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateCatalogueStatusArgs = {
  input: UpdateCatalogueStatusInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateCustomerArgs = {
  input: UpdateCustomerInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateCustomerConsentArgs = {
  input: UpdateCustomerConsentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateCustomerNoteArgs = {
  input: UpdateCustomerNoteInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateCustomerPictureArgs = {
  input: UpdateCustomerPictureInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateCustomerStatusArgs = {
  input: UpdateCustomerStatusInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateDesignationArgs = {
  input: UpdateDesignationInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateDesignsArgs = {
  input: UpdateDesignsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateDietPlanArgs = {
  input: UpdateDietPlanInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateDocumentArgs = {
  input: UpdateDocumentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateEmployeeArgs = {
  input: UpdateEmployeeInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateEmployeeStatusArgs = {
  input: UpdateEmployeeStatusInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateFamilyMemberArgs = {
  input: UpdateFamilyMemberInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateGarmentArgs = {
  input: UpdateGarmentInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateGymMemberArgs = {
  input: UpdateGymMemberInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateGymPlanArgs = {
  input: UpdateGymPlanInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateGymResourceArgs = {
  input: UpdateGymResourceInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateLensPrescriptionArgs = {
  input: UpdateLensPrescriptionInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateMarketplaceArgs = {
  input: UpdateMarketplaceInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateOrderArgs = {
  input: UpdateOrderInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateOrderStatusArgs = {
  input: UpdateOrderStatusInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdatePatternArgs = {
  input: UpdatePatternInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdatePermissionsArgs = {
  input: UpdatePermissionsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdatePriceArgs = {
  input: UpdatePriceInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdatePrintSettingsArgs = {
  input: UpdatePrintSettingsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateProductPointsArgs = {
  input: UpdateProductPointsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateQrSettingsArgs = {
  input: UpdateQrSettingsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateStageArgs = {
  input: UpdateStageInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateTaskArgs = {
  input: UpdateTaskInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateTenantSettingsArgs = {
  input: UpdateTenantSettingsInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateUpiAccountArgs = {
  input: UpdateUpiAccountInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateVariantArgs = {
  input: UpdateVariantInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationupdateWorkoutArgs = {
  input: UpdateWorkoutInput;
};


/** What a person can do. Each takes one input, and answers with what became of it. */
export type MutationverifySubscriptionPaymentArgs = {
  input: VerifySubscriptionPaymentInput;
};

/** A right that a field needs. */
export type NeededRight = {
  /** What the caller must be allowed to do there. */
  flag: RightFlag;
  /** The entry of the menu. */
  menu: Menu;
};

/** An option that is added. */
export type NewDesignOptionInput = {
  /** Global id of its area. */
  area: Scalars['ID']['input'];
  /** An upload for the use `pattern`. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Takes the default over from the others of its area; among add-ons it only has it, too. */
  isDefault?: Scalars['Boolean']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** 0 or more. */
  price: Scalars['Money']['input'];
  /** Their sum must be below the price. */
  stagePrices?: Array<StagePriceInput>;
};

/** A variant that comes with its product. */
export type NewVariantInput = {
  /** What was filled in of `product_variants_{type}`. */
  values: Array<FieldValueInput>;
};

/** Anything that can be opened by itself. */
export type Node = {
  /** Global id: opaque, the same everywhere and always. */
  id: Scalars['ID']['output'];
};

/** What is named is not there, or not the caller's to see. */
export type NotFound = Refusal & {
  __typename?: 'NotFound';
  code: RefusalCode;
  /** Path of the input field that names it, e.g. "customer" or "lines.2.item"; null where no single field does. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

/** Something that the shop's people are told when it happens. Each reads it and puts it away for himself. */
export type Notification = Node & {
  __typename?: 'Notification';
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether the caller has read it; what he did himself is read from the beginning. */
  isRead: Scalars['Boolean']['output'];
  /** What it tells of, e.g. "PAYMENT_RECEIVED"; more may come. */
  kind: Scalars['String']['output'];
  /** The screen that it opens, as a path of the web client. */
  link: Scalars['String']['output'];
  /** The sentence with the figures. */
  message: Scalars['String']['output'];
  /**
   * The record that it is about, e.g. the document that was paid or the product that runs low; null where it is about none,
   * where the record is gone, and where the caller may not see it.
   */
  subject?: Maybe<Node>;
  /** A few words. */
  title: Scalars['String']['output'];
  /** How it is marked. */
  type: NotificationType;
};

/** A notification that was just made. */
export type NotificationArrived = {
  __typename?: 'NotificationArrived';
  /** The notification. */
  notification: Notification;
  /** The person, with what is not read now. */
  viewer: Viewer;
};

/** A page of notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** Ids of those that the person put away since `updatedSince`, or that went with what they were about; null without it. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** In order. */
  edges: Array<NotificationEdge>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** What to give as `updatedSince` the next time: a little before this answer, so that nothing written meanwhile is missed. */
  updatedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A place in a page of notifications. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Opaque; `after` takes it. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: Notification;
};

/** Which notifications a list shows. */
export type NotificationFilter = {
  /** Of any of these marks. */
  types?: InputMaybe<Array<NotificationType>>;
  /** Only what is not read yet. */
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type NotificationInput = {
  /** Made by the client for each try. */
  key: Scalars['IdempotencyKey']['input'];
  /** Which one. */
  notification: Scalars['ID']['input'];
};

/** By what notifications are listed. */
export type NotificationOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What is compared. */
  field: NotificationOrderField;
};

/** What notifications are compared by. */
export type NotificationOrderField =
  /** When it was made. */
  | 'DATE';

/** How a notification is marked. */
export type NotificationType =
  /** Good to know. */
  | 'INFO'
  /** About an order or a bill. */
  | 'ORDER'
  /** Something went well, e.g. a payment arrived. */
  | 'SUCCESS'
  /** Something needs a look, e.g. stock runs low. */
  | 'WARNING';

/** Answer of `markNotificationsRead` and `restoreNotification`. */
export type NotificationsResult = InvalidInput | NotFound | NotificationsSuccess | Refused;

/** It was done. */
export type NotificationsSuccess = {
  __typename?: 'NotificationsSuccess';
  /** The one that was restored, or those that were named, as they are now. */
  notifications: Array<Notification>;
  /** The person, with what is not read now. */
  viewer: Viewer;
};

export type OpenCustomerInput = {
  /** Made by the client; the same key never counts twice. */
  key: Scalars['IdempotencyKey']['input'];
  /** The full number, at least 10 digits. */
  mobile: Scalars['String']['input'];
};

/** Answer of `openCustomer`. */
export type OpenCustomerResult = InvalidInput | NotFound | OpenCustomerSuccess | PermissionDenied | Refused;

/** The customer is open for billing. */
export type OpenCustomerSuccess = {
  __typename?: 'OpenCustomerSuccess';
  /** The customer, as far as the caller may see it. */
  customer: Customer;
};

/** What a customer owed when the shop began to keep its bills here. */
export type OpeningDue = {
  __typename?: 'OpeningDue';
  /** All of it. */
  amount: Scalars['Money']['output'];
  /** What is still to pay of it; money on account pays it before all bills. */
  pending: Scalars['Money']['output'];
  /** Since when it is owed, which is its age among the dues. */
  since: Scalars['Date']['output'];
};

/** A category of an optician's products. */
export type OpticalCategory = {
  __typename?: 'OpticalCategory';
  /** How many are in it. */
  itemCount: Scalars['NonNegativeInt']['output'];
  /** Null: products without a category. */
  name?: Maybe<Scalars['String']['output']>;
  /** Kind of product, e.g. "lens"; null for products without one. */
  type?: Maybe<Scalars['String']['output']>;
  /** What the form of a product calls the kind: "Lens"; null for products without one. */
  typeLabel?: Maybe<Scalars['String']['output']>;
};

/** An order of work in pieces, such as two suits to sew. What was agreed is kept: later prices of the shop never touch it. */
export type Order = Node & Payable & {
  __typename?: 'Order';
  /** What was received, less what was given back. */
  advance: Scalars['Money']['output'];
  /** The statuses that people may give it now. */
  allowedStatuses: Array<OrderStatus>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who ordered; null where the caller may not see the customer. */
  customer?: Maybe<Customer>;
  /** The customer's mobile number; null where the caller may not see the customer. */
  customerMobile?: Maybe<Scalars['PhoneDigits']['output']>;
  /** The customer's name. */
  customerName: Scalars['String']['output'];
  /** When it is to be delivered. */
  deliveryDate: Scalars['Date']['output'];
  /** Null when there is none. */
  discount?: Maybe<Discount>;
  /** Who took it; null when nobody was named. */
  employee?: Maybe<Employee>;
  /** The day of the function that it is for. */
  functionDate?: Maybe<Scalars['Date']['output']>;
  /** CGST and SGST, in equal halves. */
  gst: Scalars['Money']['output'];
  /** Per cent of GST, on subtotal less discount. */
  gstPercent: Scalars['Percentage']['output'];
  id: Scalars['ID']['output'];
  /** The invoice; null before it is made, and where the caller may not see documents. */
  invoice?: Maybe<Document>;
  /** Number of the invoice; null before it is made. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** The invoice as A4 PDF, for whoever may see the order; null before it is made. Needs the Authorization header. */
  invoicePdfUrl?: Maybe<Scalars['URL']['output']>;
  /** How many items. */
  itemCount: Scalars['PositiveInt']['output'];
  /** In the order in which they were added. */
  items: Array<OrderItem>;
  /** The job cards of its pieces, in the order of the items: one for each piece. */
  jobCards?: Maybe<Array<JobCard>>;
  /** Why money was kept when the order was canceled; null where none was. */
  keptReason?: Maybe<Scalars['String']['output']>;
  /** Links to the customer's page that are open, the newest first. */
  links?: Maybe<Array<OrderLink>>;
  /** Whether the caller may edit it: by right, and by its status. */
  mayEdit: Scalars['Boolean']['output'];
  /** Whether the caller may have its invoice made: by right, when it is completed, once. */
  mayInvoice: Scalars['Boolean']['output'];
  /** What people call it by, e.g. "26-27/J/00041": no gap in a financial year. */
  number: Scalars['String']['output'];
  /** How much of it is paid. */
  payment: OrderPaymentStatus;
  /** Money received, oldest first; after the invoice what was received on that, too. */
  payments?: Maybe<Array<Payment>>;
  /** What is still to pay; 0.00 of a canceled one. */
  pending: Scalars['Money']['output'];
  /** Sum of the quantities. */
  pieces: Scalars['PositiveInt']['output'];
  /** What the UPI QR asks for: the advance where there is one, else the total. */
  qrAmount: Scalars['Money']['output'];
  /** What its slips are made of, in the order of the items: one for each employee of an item, one where nobody works on it. */
  qrCodes: Array<OrderQrCode>;
  /** The customer's own reference number. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The stage that it is at; null before the first. */
  stage?: Maybe<Stage>;
  /** How far it is, as its pieces or a person say. */
  status: OrderStatus;
  /** Sum of the items before discount and GST. */
  subtotal: Scalars['Money']['output'];
  /** What happened, the newest first. */
  timeline?: Maybe<Array<OrderEvent>>;
  /** What was received beyond the total, as after an edit that made it cheaper. */
  toRefund: Scalars['Money']['output'];
  /** subtotal - discount + gst. */
  total: Scalars['Money']['output'];
  /** When the customer comes to try it on. */
  trialDate?: Maybe<Scalars['Date']['output']>;
  /** New work, or a change of something that is there. */
  type: OrderType;
  /** Whether it goes before others. */
  urgent: Scalars['Boolean']['output'];
  /** Counts from 1 with every write: what `expectedVersion` is held against. */
  version: Scalars['PositiveInt']['output'];
};

export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** Ids of the orders deleted since `updatedSince`: none, since orders are not deleted; null without it. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  edges: Array<OrderEdge>;
  pageInfo: PageInfo;
  /** Sums over all that match. */
  summary: OrderSummary;
  /** How many match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** What to give as `updatedSince` the next time: a little before this answer, so that nothing written meanwhile is missed. */
  updatedUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type OrderEdge = {
  __typename?: 'OrderEdge';
  cursor: Scalars['String']['output'];
  node: Order;
};

/** Something that happened to an order. */
export type OrderEvent = Node & {
  __typename?: 'OrderEvent';
  /** Money received, given back or kept; of a hand-over what stayed due. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Who did it. */
  by: Scalars['String']['output'];
  /** Who collected pieces; null once the customer is erased. */
  collectedBy?: Maybe<Scalars['String']['output']>;
  /** When. */
  date: Scalars['DateTime']['output'];
  /** Who it was given to. */
  employee?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The item that it was about. */
  item?: Maybe<Scalars['String']['output']>;
  /** What it was. */
  kind: OrderEventKind;
  /** How it was paid, or given back. */
  mode?: Maybe<PaymentMode>;
  /** Number of the invoice that was made. */
  number?: Maybe<Scalars['String']['output']>;
  /** How many pieces. */
  pieces?: Maybe<Scalars['PositiveInt']['output']>;
  /** Why money was kept. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The stage that it came to. */
  stage?: Maybe<Scalars['String']['output']>;
  /** The status that it got. */
  status?: Maybe<Scalars['String']['output']>;
};

/** What happened to an order. More may come. */
export type OrderEventKind =
  /** Pieces were given to somebody. */
  | 'ASSIGNED'
  /** It was made. */
  | 'CREATED'
  /** Pieces were done. */
  | 'DONE'
  /** It was changed. */
  | 'EDITED'
  /** Pieces were collected. */
  | 'HANDED_OVER'
  /** Its invoice was made. */
  | 'INVOICED'
  /** Money was kept when it was canceled. */
  | 'KEPT'
  /** Money was received. */
  | 'PAID'
  /** Money was given back. */
  | 'REFUNDED'
  /** It came to a stage. */
  | 'STAGE'
  /** Pieces were begun. */
  | 'STARTED'
  /** It got a status by hand. */
  | 'STATUS'
  /** Pieces are in the shop again: that they were collected was taken back. */
  | 'TAKEN_BACK';

/** Which orders a list shows: those that match all that is given. */
export type OrderFilter = {
  /** Global id of the customer. */
  customer?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the customer's mobile. */
  customerMobile?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the employee who took it, or who works on it. */
  employee?: InputMaybe<Scalars['ID']['input']>;
  /** Made on this day of the shop or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Part of the order's number, or of its invoice's. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Part of the number, or of the customer's name or mobile. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of stages, of which it is at any. */
  stages?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Global ids of statuses, of which it has any. */
  statuses?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Made on this day of the shop or earlier. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** A picture of an order. */
export type OrderImage = {
  __typename?: 'OrderImage';
  /** Stands for it where an edit keeps it. */
  key: Scalars['String']['output'];
  /** Its signed address. */
  url: Scalars['URL']['output'];
};

/** One or more pieces of the same kind within an order. */
export type OrderItem = Node & {
  __typename?: 'OrderItem';
  /** Chosen add-ons. */
  addOns: Array<OrderedDesign>;
  /** Who works at which stage, in the order of the stages of this item. */
  assignments: Array<StageAssignment>;
  /** What its slip says: unique in the shop. */
  code: Scalars['String']['output'];
  /** Chosen designs. */
  designs: Array<OrderedDesign>;
  /** What is made; null when the shop does not make it any more. */
  garment?: Maybe<Garment>;
  /** Stands for the garment where an edit keeps it, also when it is gone: what `OrderItemInput.garment` takes. */
  garmentChoice: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** What was measured. */
  measurements?: Maybe<Measurements>;
  /** What it is called, as when it was ordered. */
  name: Scalars['String']['output'];
  /** What was noted. */
  note?: Maybe<Scalars['String']['output']>;
  /** The order. */
  order?: Maybe<Order>;
  /** Chosen patterns. */
  patterns: Array<OrderedPattern>;
  /** Each piece by itself. */
  pieces: Array<Piece>;
  /** Of one piece, without designs, patterns and add-ons. */
  price: Scalars['Money']['output'];
  /** How many pieces. */
  quantity: Scalars['PositiveInt']['output'];
  /** How far it is by its pieces. */
  state: PieceState;
  /** For whom. */
  toWhom?: Maybe<Scalars['String']['output']>;
  /** unitPrice times quantity. */
  total: Scalars['Money']['output'];
  /** Of one piece: price, designs, patterns and add-ons. */
  unitPrice: Scalars['Money']['output'];
};

/** What is ordered of one garment: one or more pieces of the same kind. */
export type OrderItemInput = {
  /** Chosen add-ons. */
  addOns?: InputMaybe<Array<OrderedAddOnInput>>;
  /** Who works at which stage, in the order of the stages of this item. */
  assignments?: InputMaybe<Array<StageAssignmentInput>>;
  /** Patterns of this order, or which the shop keeps, too. */
  customPatterns?: InputMaybe<Array<CustomPatternInput>>;
  /** Global ids of chosen designs: one of an area. */
  designs?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Global id of what is made. */
  garment: Scalars['ID']['input'];
  /** On an edit: global id of the order's item; absent of a new one. */
  item?: InputMaybe<Scalars['ID']['input']>;
  /** What was measured; on an edit null keeps nothing. */
  measurements?: InputMaybe<MeasurementsInput>;
  /** What to note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of chosen patterns of the shop. */
  patterns?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How many pieces, at least 1. */
  quantity: Scalars['Int']['input'];
  /** For whom; needed in a new order. */
  toWhom?: InputMaybe<Scalars['String']['input']>;
};

/** A link to the customer's page of an order. Its address is told when it is made, and never again. */
export type OrderLink = {
  __typename?: 'OrderLink';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself. */
  until: Scalars['DateTime']['output'];
};

/** By what orders are listed. */
export type OrderOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What is compared. */
  field: OrderOrderField;
};

/** What orders are compared by. */
export type OrderOrderField =
  /** When it was made. */
  | 'CREATED'
  /** When it is to be delivered. */
  | 'DELIVERY'
  /** Its number, within its financial year. */
  | 'NUMBER'
  /** When it was last changed. */
  | 'UPDATED';

/** How much of an order is paid. */
export type OrderPaymentStatus =
  /** Nothing is pending. */
  | 'PAID'
  /** A part is pending. */
  | 'PARTIALLY_PAID'
  /** All is pending. */
  | 'UNPAID';

/** What a QR code of an order's slip holds. */
export type OrderQrCode = {
  __typename?: 'OrderQrCode';
  /** What the code holds: the address of the order for staff, with the item and the employee. */
  content: Scalars['String']['output'];
  /** Global id of who works on it; null for nobody. */
  empKey?: Maybe<Scalars['ID']['output']>;
  /** Name of who works on it. */
  empName?: Maybe<Scalars['String']['output']>;
  /** Code of the item. */
  itemKey: Scalars['String']['output'];
  /** How many pieces. */
  quantity: Scalars['PositiveInt']['output'];
  /** Whether `content` is an address to open. */
  url: Scalars['Boolean']['output'];
};

/** How far an order in pieces is. */
export type OrderStatus = Node & {
  __typename?: 'OrderStatus';
  /** Which of the six that every shop has; null for the shop's own. These can't be renamed or deleted. */
  fixed?: Maybe<FixedStatus>;
  id: Scalars['ID']['output'];
  /** Unique in the shop. */
  name: Scalars['String']['output'];
  /** How many orders have it now; while there are any it is not deleted. */
  orderCount: Scalars['NonNegativeInt']['output'];
  /** Changes with every write of it: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** Answer of `createOrderStatus` and `updateOrderStatus`. */
export type OrderStatusResult = ChangedMeanwhile | InvalidInput | NotFound | OrderStatusSuccess | PermissionDenied | Refused;

/** The status was added or renamed. */
export type OrderStatusSuccess = {
  __typename?: 'OrderStatusSuccess';
  /** The status as it is now. */
  status: OrderStatus;
  /** The shop, with its statuses. */
  tenant: Tenant;
};

/** The order was changed. */
export type OrderSuccess = {
  __typename?: 'OrderSuccess';
  /** The order as it is now. */
  order: Order;
};

/** The four figures over the list of orders. */
export type OrderSummary = {
  __typename?: 'OrderSummary';
  /** How many are completed. */
  completed: Scalars['NonNegativeInt']['output'];
  /** What the completed ones come to. */
  earned: Scalars['Money']['output'];
  /** How many are begun and not done: In Process and Partially Done. */
  inProcess: Scalars['NonNegativeInt']['output'];
  /** How many there are. */
  total: Scalars['NonNegativeInt']['output'];
};

/** What an order asks for. */
export type OrderType =
  /** A change of something that is there. */
  | 'ALTERATION'
  /** Something new. */
  | 'NEW';

/** An add-on, at the shop's price or at another one. */
export type OrderedAddOnInput = {
  /** Of one piece, above zero; the shop's own when absent. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Needed without an option. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the design option; absent of one that the shop does not have. */
  option?: InputMaybe<Scalars['ID']['input']>;
};

/** A design or an add-on as it was chosen. */
export type OrderedDesign = {
  __typename?: 'OrderedDesign';
  /** Where it is, e.g. "Neck". */
  area: Scalars['String']['output'];
  /** Stands for the option where an edit keeps it, also when it is gone; null of an add-on that the shop does not have. */
  choice?: Maybe<Scalars['ID']['output']>;
  /** What it is called, as when it was ordered. */
  name: Scalars['String']['output'];
  /** The shop's option; null when it is gone, and of an add-on that the shop does not have. */
  option?: Maybe<DesignOption>;
  /** Of one piece. */
  price: Scalars['Money']['output'];
};

/** A pattern as it was chosen. */
export type OrderedPattern = {
  __typename?: 'OrderedPattern';
  /** Stands for the pattern where an edit keeps it, also when it is gone; null of one of this order only. */
  choice?: Maybe<Scalars['ID']['output']>;
  /** Whether it is of this order only. */
  custom: Scalars['Boolean']['output'];
  /** Its pictures. */
  images: Array<OrderImage>;
  /** What it is called, as when it was ordered. */
  name: Scalars['String']['output'];
  /** The shop's pattern; null when it is gone, and of one of this order only. */
  pattern?: Maybe<Pattern>;
  /** Of one piece. */
  price: Scalars['Money']['output'];
  /** What its stages pay. */
  stagePrices: Array<OrderedStagePrice>;
};

/** What a stage of a pattern pays, as it was agreed. */
export type OrderedStagePrice = {
  __typename?: 'OrderedStagePrice';
  /** For one piece. */
  amount: Scalars['Money']['output'];
  /** Global id of the stage, to be sent again on an edit; null of an order from before it was kept. */
  choice?: Maybe<Scalars['ID']['output']>;
  /** The stage's name of then. */
  stage: Scalars['String']['output'];
};

/** What a stage of a pattern pays. */
export type OrderedStagePriceInput = {
  /** For one piece. */
  amount: Scalars['Money']['input'];
  /** Global id of the stage. */
  stage: Scalars['ID']['input'];
};

/** What a package costs for a time. */
export type PackageDuration = {
  __typename?: 'PackageDuration';
  /** Before tax. */
  amount: Scalars['Money']['output'];
  /** Stands for it where it is paid. */
  code: Scalars['String']['output'];
  /** Struck through beside the amount, before tax; null where none was set. */
  listPrice?: Maybe<Scalars['Money']['output']>;
  /** How long it is. */
  months: Scalars['PositiveInt']['output'];
  /** E.g. "Monthly". */
  name: Scalars['String']['output'];
  /** What is charged: the amount and its tax. */
  price: Scalars['Money']['output'];
  /** The ways to buy it today: one, or two for another package than the one that is paid for. */
  starts: Array<PlanStart>;
  /** Tax on the amount. */
  tax: Scalars['Percentage']['output'];
};

/** Where a page of a connection stands. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is more after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is anything before `startCursor`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** How a sheet is turned. */
export type PageOrientation =
  /** Wider than high. */
  | 'LANDSCAPE'
  /** Higher than wide. */
  | 'PORTRAIT';

/** Sheets that documents are printed on. */
export type PageSize =
  /** 210 by 297 mm. */
  | 'A4'
  /** 148 by 210 mm. */
  | 'A5'
  /** 8.5 by 11 inches. */
  | 'LETTER';

/** A time that was paid for and still runs, or is to come. */
export type PaidTime = {
  __typename?: 'PaidTime';
  /** For how long, e.g. "Monthly". */
  duration: Scalars['String']['output'];
  /** The first day. */
  from: Scalars['Date']['output'];
  /** Name of the package. */
  plan: Scalars['String']['output'];
  /** The last day. */
  until: Scalars['Date']['output'];
};

/** A master pattern of a garment: a finished design that customers choose by its pictures. */
export type Pattern = Node & {
  __typename?: 'Pattern';
  /** What it is a pattern of. */
  garment?: Maybe<Garment>;
  id: Scalars['ID']['output'];
  /** 1 to 4 pictures; each address is the same for half a day, so that a browser can keep it. */
  images: Array<Scalars['URL']['output']>;
  /** How people call it. */
  name: Scalars['String']['output'];
  /** What it adds to the price of a piece. */
  price: Scalars['Money']['output'];
  /** What stages are paid for it, in the order of the stages; their sum is at most the price. */
  stagePrices: Array<StagePrice>;
  /** Small copy of the first picture, at most 256 pixels: for cards. */
  thumbnail?: Maybe<Scalars['URL']['output']>;
  /** Changes with every write of it: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** A picture of a pattern: a new one, or one that it has. */
export type PatternImageInput =
  /** One of its `images`. */
  { image: Scalars['URL']['input']; upload?: never; }
  |  /** An upload for the use `pattern`. */
  { image?: never; upload: Scalars['ID']['input']; };

/** Answer of `createPattern` and `updatePattern`. */
export type PatternResult = ChangedMeanwhile | InvalidInput | NotFound | PatternSuccess | PermissionDenied | Refused;

/** The pattern was added or changed. */
export type PatternSuccess = {
  __typename?: 'PatternSuccess';
  /** Its garment, with its patterns. */
  garment: Garment;
  /** The pattern as it is now. */
  pattern: Pattern;
};

export type PaySubscriptionInput = {
  /** The `code` of one of its durations. */
  duration: Scalars['String']['input'];
  /** What is due, as it was shown; another amount is refused as ChangedMeanwhile. */
  expectedPrice: Scalars['Money']['input'];
  /** Made by the client when the plans open; the same key makes one order. */
  key: Scalars['IdempotencyKey']['input'];
  /** The `code` of one of `packages`. */
  package: Scalars['String']['input'];
  /** When it begins, one of the `starts` of the duration; left out: when the paid time ends, at the whole price. */
  starts?: InputMaybe<PlanStartKind>;
};

/** Answer of `paySubscription`. */
export type PaySubscriptionResult = ChangedMeanwhile | InvalidInput | NotFound | PaySubscriptionSuccess | PermissionDenied | Refused;

/** The order is placed. */
export type PaySubscriptionSuccess = {
  __typename?: 'PaySubscriptionSuccess';
  /** The number of the order, for `verifySubscriptionPayment`. */
  merchantOrderId: Scalars['String']['output'];
  /** The page to pay on, on one of the payment service's own hosts; the page that tells what became of it where credit paid all. */
  redirectUrl: Scalars['URL']['output'];
};

/** What is paid at once or in parts, and opened by itself. More types may come. */
export type Payable = {
  /** Global id: opaque, the same everywhere and always. */
  id: Scalars['ID']['output'];
  /** Money received, oldest first. */
  payments?: Maybe<Array<Payment>>;
  /** What is still to pay. */
  pending: Scalars['Money']['output'];
  /** What it comes to. */
  total: Scalars['Money']['output'];
};

/** Money received for a document, or given back. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** What was received; of a refund what was given back. */
  amount: Scalars['Money']['output'];
  /** Number of the credit note that it is; of a refund that of the one whose value went back. */
  creditNote?: Maybe<Scalars['String']['output']>;
  /** When it was received. */
  date: Scalars['DateTime']['output'];
  /** What it was received for. */
  document?: Maybe<Document>;
  id: Scalars['ID']['output'];
  /** Whether it was taken with the document. */
  isAdvance: Scalars['Boolean']['output'];
  /** Whether it is what goods were worth that came back: it lowers what is to pay, and is no money. */
  isCreditNote: Scalars['Boolean']['output'];
  /** Whether it was given back: then it raised what is to pay. */
  isRefund: Scalars['Boolean']['output'];
  /** How it was paid. */
  mode: PaymentMode;
  /** What was to pay after. */
  newPending: Scalars['Money']['output'];
  /** What was to pay before. */
  previousPending: Scalars['Money']['output'];
  /** Why it was given back. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Number of the receipt on account that it is a part of; null of a payment by itself. */
  receipt?: Maybe<Scalars['String']['output']>;
  /** Who confirmed that the money came. */
  receivedBy: Scalars['String']['output'];
  /** UTR of UPI, last four digits of a card, reference of a bank transfer. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Cash as it was given, where that was more than the amount: the rest was change. */
  tendered?: Maybe<Scalars['Money']['output']>;
  /** Number of the voucher of a refund. */
  voucher?: Maybe<Scalars['String']['output']>;
};

/** More was paid than is pending. */
export type PaymentExceedsPending = Refusal & {
  __typename?: 'PaymentExceedsPending';
  code: RefusalCode;
  message: Scalars['String']['output'];
  /** What is still to pay now. */
  pending: Scalars['Money']['output'];
};

/** How a customer pays. More may come. */
export type PaymentMode =
  /** By bank transfer. */
  | 'BANK'
  /** By card, on the shop's machine. */
  | 'CARD'
  /** In notes and coins. */
  | 'CASH'
  /** With the credit that the customer has of goods that came back; see `Customer.credit`. Bills are paid with it, orders in pieces are not. */
  | 'CREDIT'
  /** To one of the shop's UPI accounts. */
  | 'UPI';

/** One of several payments that are taken at once. */
export type PaymentPartInput = {
  /** What was received; above zero. */
  amount: Scalars['Money']['input'];
  /** How it was paid. */
  mode: PaymentMode;
  /** UTR of UPI, if it is known; the last four digits of a card and the reference of a bank transfer are needed. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Cash as it was given, at least the amount: the rest is change. */
  tendered?: InputMaybe<Scalars['Money']['input']>;
};

/** State of a subscription. */
export type PaymentStatus =
  /** Paid: everything is open. */
  | 'COMPLETED'
  /** The payment failed, or there was none. */
  | 'FAILED'
  /** Waiting for the payment. */
  | 'PENDING';

/**
 * The caller lacks the right to do this: the refusal of a write, with the code PERMISSION_DENIED. What the caller may not
 * see is no refusal: the field is null, with the error FORBIDDEN at its path.
 */
export type PermissionDenied = Refusal & {
  __typename?: 'PermissionDenied';
  code: RefusalCode;
  message: Scalars['String']['output'];
};

/** What people with a designation may do. */
export type Permissions = {
  __typename?: 'Permissions';
  /** When the rules were confirmed as they are; null since the last change. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who confirmed them. */
  confirmedBy?: Maybe<Scalars['String']['output']>;
  /** False while the designation has no rule of its own. */
  hasRules: Scalars['Boolean']['output'];
  /**
   * Menu by menu; what is not there is not allowed. Without any rule these are the rights to begin with: the dashboard
   * and the own profile.
   */
  rules: Array<MenuRule>;
  /** Grows with every change: what `expectedVersion` is held against. */
  version: Scalars['PositiveInt']['output'];
};

/** Somebody else changed the permissions since they were read; nothing was done. */
export type PermissionsChanged = Refusal & {
  __typename?: 'PermissionsChanged';
  /** CHANGED_MEANWHILE. */
  code: RefusalCode;
  /** The designation as it is now. */
  designation: Designation;
  message: Scalars['String']['output'];
};

/** Answer of what changes permissions. */
export type PermissionsResult = NotFound | PermissionDenied | PermissionsChanged | PermissionsSuccess | Refused;

/** The permissions were saved, and are in force at once. */
export type PermissionsSuccess = {
  __typename?: 'PermissionsSuccess';
  /** The designation as it is now. */
  designation: Designation;
};

/** One piece of an item. */
export type Piece = Node & {
  __typename?: 'Piece';
  /** Who has it; null for nobody. */
  employee?: Maybe<Employee>;
  /** That it was given to the customer; null while it is in the shop. */
  handOver?: Maybe<PieceHandOver>;
  id: Scalars['ID']['output'];
  /** From 1, within its item. */
  number: Scalars['PositiveInt']['output'];
  /** The stage that it is at; null before the first. */
  stage?: Maybe<Stage>;
  /** How far it is. */
  state: PieceState;
};

/** A piece that was given to the customer. */
export type PieceHandOver = {
  __typename?: 'PieceHandOver';
  /** Who collected it; null once the customer is erased. */
  collectedBy?: Maybe<Scalars['String']['output']>;
  /** When. */
  date: Scalars['DateTime']['output'];
};

/** How far a piece is; of an item: done when all of its pieces are, begun when one is. */
export type PieceState =
  /** Done. */
  | 'DONE'
  /** Begun. */
  | 'IN_PROCESS'
  /** Not begun. */
  | 'PENDING';

/** What became of the piece. */
export type PieceSuccess = {
  __typename?: 'PieceSuccess';
  /** The piece as it is now. */
  card: JobCard;
  /** Whether it was moved: not where it was somewhere else by then. */
  moved: Scalars['Boolean']['output'];
};

/** A way to buy a package, as it comes out today. */
export type PlanStart = {
  __typename?: 'PlanStart';
  /** Taken off the price. */
  credit: Scalars['Money']['output'];
  /** Credit that stays for the next payment. */
  creditLeft: Scalars['Money']['output'];
  /** To be paid. */
  due: Scalars['Money']['output'];
  /** The first day. */
  from: Scalars['Date']['output'];
  /** When it begins. */
  starts: PlanStartKind;
  /** The last day that the shop has paid for then. */
  until: Scalars['Date']['output'];
};

/** When a plan that is bought begins. */
export type PlanStartKind =
  /** When the paid time ends, or today when nothing is paid. */
  | 'AT_END'
  /** At once: what is not used of the paid time is taken as credit. */
  | 'NOW';

/** What people with a designation earn by selling one of a product. */
export type PointsAssignment = Node & {
  __typename?: 'PointsAssignment';
  /** Whose people earn them. */
  designation: Designation;
  id: Scalars['ID']['output'];
  /** At most three decimals. */
  points: Scalars['Quantity']['output'];
};

/** What an optician prescribed (spec 2 §3). Figures are texts as they are written: "+1.25", plano "0.00". */
export type Prescription = {
  __typename?: 'Prescription';
  /** Of the person, in years. */
  age?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** The day of the eye test; where none is told, of the document. */
  date: Scalars['Date']['output'];
  /** Values of the fields that only this shop's form `prescription` has. */
  extra: Array<FieldValue>;
  /** From the lower rim of the frame to the pupil, in millimetres. */
  fittingHeight?: Maybe<Scalars['String']['output']>;
  /** The left eye. */
  left: EyePrescription;
  /** How the lenses are made. */
  lensDesigns: Array<Scalars['String']['output']>;
  /** Of what the lenses are, and what is on them. */
  materialsAndCoats: Array<Scalars['String']['output']>;
  /** What was noted. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Distance between the pupils in millimetres. */
  pd?: Maybe<Scalars['String']['output']>;
  /** The right eye. */
  right: EyePrescription;
  /** The day of the eye test, where it is told. */
  testDate?: Maybe<Scalars['Date']['output']>;
  /** Who tested the eyes. */
  testedBy?: Maybe<Scalars['String']['output']>;
  /** What the glasses are worn for. */
  wearTypes: Array<Scalars['String']['output']>;
};

export type PrescriptionConnection = {
  __typename?: 'PrescriptionConnection';
  edges: Array<PrescriptionEdge>;
  pageInfo: PageInfo;
  /** How many versions there are. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

export type PrescriptionEdge = {
  __typename?: 'PrescriptionEdge';
  cursor: Scalars['String']['output'];
  node: PrescriptionVersion;
};

/**
 * What was prescribed, as it was typed. What is wrong with a value is told at its field, `prescription.right.sph`; only
 * opticians (Capability PRESCRIPTIONS) may send one. Blanks are none.
 */
export type PrescriptionInput = {
  /** In years, 0 to 120. */
  age?: InputMaybe<Scalars['NonNegativeInt']['input']>;
  /** Values of the fields that only this shop's form `prescription` has; told at `prescription.extra.<name>`. */
  extra?: InputMaybe<Array<FieldValueInput>>;
  /** 5.0 to 50.0 mm. */
  fittingHeight?: InputMaybe<Scalars['String']['input']>;
  /** The left eye. */
  left?: InputMaybe<EyePrescriptionInput>;
  /** How the lenses are made. */
  lensDesigns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of what the lenses are, and what is on them. */
  materialsAndCoats?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Up to 500 characters; so every text. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Distance between the pupils, 30.0 to 90.0 mm. */
  pd?: InputMaybe<Scalars['String']['input']>;
  /** The right eye. */
  right?: InputMaybe<EyePrescriptionInput>;
  /** The shop's day of today or earlier; by it the customer's versions are ordered. */
  testDate?: InputMaybe<Scalars['Date']['input']>;
  /** Who tested the eyes. */
  testedBy?: InputMaybe<Scalars['String']['input']>;
  /** Of the choices of the shop's form, where it has a list; so the two below. */
  wearTypes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What was prescribed to a customer on a day, with what was before. */
export type PrescriptionVersion = {
  __typename?: 'PrescriptionVersion';
  /** Its card, a PDF of A5; needs the Authorization header. */
  cardUrl: Scalars['URL']['output'];
  /** Global id of the document that it first went with. */
  documentId: Scalars['ID']['output'];
  /** Number of that document. */
  documentNumber: Scalars['String']['output'];
  /** What was prescribed. */
  prescription: Prescription;
  /** What was prescribed before it; null of the first. */
  previous?: Maybe<Prescription>;
};

/** How the shop's papers are printed. What bills are printed on is told by TenantSettings. */
export type PrintSettings = {
  __typename?: 'PrintSettings';
  /** Of the lines that head the page and stand before the amounts. */
  colour: Scalars['HexColorCode']['output'];
  /** How days are written. */
  dateFormat: DateFormat;
  /** Of the usual text, in 1/96 inch, 9 to 14. */
  fontSize: Scalars['Int']['output'];
  /** Goods on one page, 1 to 50, at most: one that is full earlier goes on with the next. */
  itemsPerPage: Scalars['Int']['output'];
  /** Side of the logo's square, in 1/96 inch, 24 to 120. */
  logoSize: Scalars['Int']['output'];
  /** Of the page on all sides, in mm, 3 to 20. */
  margin: Scalars['Int']['output'];
  /** How the sheet is turned. */
  orientation: PageOrientation;
  /** Of the sheet. */
  pageSize: PageSize;
  /** Whether the UPI code of what is still to pay is printed. */
  qr: Scalars['Boolean']['output'];
  /** Coloured, or black alone. */
  template: PrintTemplate;
  /** Printed after the disclaimer, at most 500 characters; empty for none. */
  terms: Scalars['String']['output'];
  /** Pale words across every page, at most 30 characters; empty for none. */
  watermark: Scalars['String']['output'];
};

/** How a page looks. */
export type PrintTemplate =
  /** Black alone, for any printer. */
  | 'PLAIN'
  /** With the shop's colour and the margin before the amounts. */
  | 'PROFESSIONAL';

/** One thing wrong with what was sent, and where. */
export type Problem = {
  __typename?: 'Problem';
  /** What is wrong, for programs: the rule that is broken. */
  code: ProblemCode;
  /** Path of the input field, e.g. "discount" or "lines.2.quantity". */
  field: Scalars['String']['output'];
  /** The values inside the message, e.g. `max` or `available`. */
  figures: Array<Figure>;
  /** What is wrong, for people: shown at the field. */
  message: Scalars['String']['output'];
};

/** What is wrong with a field of an input. New rules may come: show `message` for one that you do not know. */
export type ProblemCode =
  /** Advance cannot exceed remaining amount (₹{max}) */
  | 'ADVANCE_TOO_HIGH'
  /** The amount is too large */
  | 'AMOUNT_TOO_LARGE'
  /** {name} already has an appointment from {from} to {to} */
  | 'APPOINTMENT_TAKEN'
  /** A document takes at most {max} attachments. */
  | 'ATTACHMENTS_TOO_MANY'
  /** Enter an amount of zero or more */
  | 'BILLING_ADVANCE_INVALID'
  /** Enter the address of the buyer */
  | 'BILLING_BUYER_ADDRESS_MISSING'
  /** Enter the name of the buyer */
  | 'BILLING_BUYER_NAME_MISSING'
  /** Choose the state of the buyer */
  | 'BILLING_BUYER_STATE_MISSING'
  /** The delivery date cannot be before today */
  | 'BILLING_DELIVERY_DATE_PAST'
  /** Enter a discount of zero or more */
  | 'BILLING_DISCOUNT_INVALID'
  /** Say why the invoice is changed */
  | 'BILLING_EDIT_REASON_MISSING'
  /** What was received stays as it is. Record another payment instead. */
  | 'BILLING_PAYMENTS_STAY'
  /** The day of payment cannot be before today */
  | 'BILLING_PAY_ON_PAST'
  /** Enter a price in rupees */
  | 'BILLING_PRICE_INVALID'
  /** A proposal takes no money. Make an order or a bill of it. */
  | 'BILLING_PROPOSAL_UNPAID'
  /** Enter a quantity above zero */
  | 'BILLING_QUANTITY_MISSING'
  /** This item is sold in whole pieces */
  | 'BILLING_QUANTITY_NOT_WHOLE'
  /** Choose a customer: an order or a proposal needs a name. */
  | 'BILLING_WALK_IN_INVOICE_ONLY'
  /** A walk-in pays in full. Choose a customer to leave something open. */
  | 'BILLING_WALK_IN_PAYS_IN_FULL'
  /** {name} would be billed at ₹0.00. Enter a price, or confirm it. */
  | 'BILLING_ZERO_UNCONFIRMED'
  /** Name cannot be empty */
  | 'BOUTIQUE_NAME_EMPTY'
  /** At most {max} characters. */
  | 'BOUTIQUE_NAME_TOO_LONG'
  /** A shop can have at most {max} of them. */
  | 'BOUTIQUE_TOO_MANY_MASTERS'
  /** Please enter the address */
  | 'BRANCHES_ADDRESS_MISSING'
  /** Please enter the email address */
  | 'BRANCHES_EMAIL_MISSING'
  /** A facility has at most {max} characters. */
  | 'BRANCHES_FACILITY_TOO_LONG'
  /** Please enter the opening hours */
  | 'BRANCHES_HOURS_MISSING'
  /** Please enter the manager */
  | 'BRANCHES_MANAGER_MISSING'
  /** Please enter the name */
  | 'BRANCHES_NAME_MISSING'
  /** Please enter a valid phone number */
  | 'BRANCHES_PHONE_INVALID'
  /** Please enter the phone number */
  | 'BRANCHES_PHONE_MISSING'
  /** The status is 1 (Active), 0 (Inactive) or 2 (Maintenance). */
  | 'BRANCHES_STATUS_INVALID'
  /** At most {max} characters. */
  | 'BRANCHES_TOO_LONG'
  /** A gym can have at most {max} branches. */
  | 'BRANCHES_TOO_MANY'
  /** A branch can have at most {max} facilities. */
  | 'BRANCHES_TOO_MANY_FACILITIES'
  /** {n} members belong to this branch. Move them first. */
  | 'BRANCH_IN_USE'
  /** There is a branch with this name already. */
  | 'BRANCH_TAKEN'
  /** It would end after midnight. Choose an earlier time or a shorter length. */
  | 'CALENDAR_ACROSS_MIDNIGHT'
  /** Cannot create an appointment for a day that has already passed */
  | 'CALENDAR_DAY_PASSED'
  /** Customer mobile number is required for appointment */
  | 'CALENDAR_MOBILE_MISSING'
  /** This time has already passed. Choose a later one. */
  | 'CALENDAR_TIME_PASSED'
  /** GST must be between 0 and 40 per cent */
  | 'CATALOGUE_GST_OUTSIDE'
  /** An HSN or SAC code has 2 to 8 digits */
  | 'CATALOGUE_HSN_INVALID'
  /** The offer is above the price */
  | 'CATALOGUE_OFFER_ABOVE_PRICE'
  /** The price would be below the offer of {offer}. Change the offer first. */
  | 'CATALOGUE_PRICE_BELOW_OFFER'
  /** Enter a price, or let the till ask for it */
  | 'CATALOGUE_PRICE_MISSING'
  /** Delete the variants first */
  | 'CATALOGUE_VARIANTS_LEFT'
  /** Someone changed this in the meantime. Check the new figures and try again. */
  | 'CHANGED_MEANWHILE'
  /** This is closed to API keys. */
  | 'CLOSED_TO_KEYS'
  /** Another item has this code */
  | 'CODE_TAKEN'
  /** The value of a point must be between ₹0.00 and ₹10,000.00. */
  | 'COMMISSION_POINT_VALUE_INVALID'
  /** Please select an employee or a group to assign. */
  | 'CONTACTS_ASSIGN_MISSING'
  /** This employee cannot be chosen any more. */
  | 'CONTACTS_EMPLOYEE_GONE'
  /** This group is not there any more. */
  | 'CONTACTS_GROUP_GONE'
  /** Please select at least one contact. */
  | 'CONTACTS_NONE_CHOSEN'
  /** This file is too large. The limit is 5 MB and 10,000 rows. */
  | 'CONTACTS_TOO_LARGE'
  /** This file has more than 10,000 rows. Split it into several files. */
  | 'CONTACTS_TOO_MANY_ROWS'
  /** Failed to upload contacts */
  | 'CONTACTS_UPLOAD_FAILED'
  /** Credit pays bills only. Choose another mode. */
  | 'CREDIT_BILLS_ONLY'
  /** Only ₹{credit} of credit is left. */
  | 'CREDIT_SHORT'
  /** A walk-in has no credit. */
  | 'CREDIT_WALK_IN'
  /** This cursor does not belong to this list. */
  | 'CURSOR'
  /** Please enter a valid 12-digit Aadhar number */
  | 'CUSTOMERS_AADHAR_INVALID'
  /** The anniversary must be before today */
  | 'CUSTOMERS_ANNIVERSARY_NOT_PAST'
  /** The birth date must be before today */
  | 'CUSTOMERS_DOB_NOT_PAST'
  /** Please enter a valid email address */
  | 'CUSTOMERS_EMAIL_INVALID'
  /** Please enter a valid 15-digit GST number */
  | 'CUSTOMERS_GST_INVALID'
  /** Member ID is missing. */
  | 'CUSTOMERS_MEMBER_ID_MISSING'
  /** Please enter the name */
  | 'CUSTOMERS_MEMBER_NAME_MISSING'
  /** Invalid mobile number format */
  | 'CUSTOMERS_MOBILE_INVALID'
  /** Please enter mobile number */
  | 'CUSTOMERS_MOBILE_MISSING'
  /** Please enter customer name */
  | 'CUSTOMERS_NAME_MISSING'
  /** Note cannot exceed 1000 characters. */
  | 'CUSTOMERS_NOTE_CHARACTERS'
  /** Please enter a note. */
  | 'CUSTOMERS_NOTE_MISSING'
  /** At most 10 tags of up to 40 characters, without a comma. */
  | 'CUSTOMERS_NOTE_TAGS'
  /** Note cannot exceed 50 words. */
  | 'CUSTOMERS_NOTE_WORDS'
  /** Please select a status. */
  | 'CUSTOMERS_STATUS_MISSING'
  /** Customer and employee information is missing. Please go back and select them. */
  | 'CUSTOMER_MISSING'
  /** This date does not exist. Check day, month and year. */
  | 'DATES_NONE'
  /** Choose {day} or an earlier day */
  | 'DATES_NOT_AFTER'
  /** Choose {day} or a later day */
  | 'DATES_NOT_BEFORE'
  /** End date cannot be before start date */
  | 'DATES_RANGE_REVERSED'
  /** This day is closed already */
  | 'DAY_CLOSED'
  /** Enter an amount */
  | 'DAY_CLOSE_AMOUNT_MISSING'
  /** Enter the cash that you counted */
  | 'DAY_CLOSE_COUNTED_MISSING'
  /** This day has not begun */
  | 'DAY_CLOSE_NOT_BEGUN'
  /** Enter the cash that was in the drawer */
  | 'DAY_CLOSE_OPENING_MISSING'
  /** Enter what it was for */
  | 'DAY_CLOSE_PURPOSE_MISSING'
  /** {n} designations are below this one. Move them first, or let them move up. */
  | 'DESIGNATION_HAS_CHILDREN'
  /** {n} people have this designation. Give them another one first. */
  | 'DESIGNATION_IN_USE'
  /** A designation with this name already exists. */
  | 'DESIGNATION_TAKEN'
  /** Add-ons go with all items and are there already. */
  | 'DESIGNS_ADD_ONS_SHARED'
  /** There is an area with this name already. */
  | 'DESIGNS_AREA_TAKEN'
  /** Total stage price cannot exceed the pattern price. */
  | 'DESIGNS_CUSTOM_STAGES_ABOVE'
  /** This picture is not there any more. Please choose it again. */
  | 'DESIGNS_IMAGE_UNKNOWN'
  /** Only one pattern of an area can be the default. */
  | 'DESIGNS_ONE_DEFAULT'
  /** Please fill all fields and upload an image. */
  | 'DESIGNS_PATTERN_INCOMPLETE'
  /** Total stage price cannot exceed customer price. */
  | 'DESIGNS_PATTERN_STAGES_ABOVE'
  /** There is a measurement point with this name already. */
  | 'DESIGNS_POINT_TAKEN'
  /** Enter an amount of 0 or more. */
  | 'DESIGNS_PRICE_INVALID'
  /** Stage prices cannot exceed the pattern price. */
  | 'DESIGNS_STAGE_PRICES_ABOVE'
  /** Each stage can have one price. */
  | 'DESIGNS_STAGE_TWICE'
  /** This stage is not there any more. */
  | 'DESIGNS_STAGE_UNKNOWN'
  /** At most {max} of them. */
  | 'DESIGNS_TOO_MANY'
  /** At most {max} images. */
  | 'DESIGNS_TOO_MANY_IMAGES'
  /** Calories are whole numbers from 0 to {max}. */
  | 'DIETS_CALORIES_INVALID'
  /** This is not in the list. */
  | 'DIETS_CHOICE_INVALID'
  /** Please input description */
  | 'DIETS_DESCRIPTION_MISSING'
  /** Name is required */
  | 'DIETS_ITEM_MISSING'
  /** The meals of a day are Breakfast, Lunch, Snacks and Dinner. */
  | 'DIETS_MEALS_INVALID'
  /** Please input diet plan name */
  | 'DIETS_NAME_MISSING'
  /** At most {max} characters. */
  | 'DIETS_TOO_LONG'
  /** A gym can have at most {max} diet plans. */
  | 'DIETS_TOO_MANY'
  /** A meal can have at most {max} items. */
  | 'DIETS_TOO_MANY_ITEMS'
  /** There is a diet plan with this name already. */
  | 'DIET_TAKEN'
  /** Discount cannot exceed total amount (₹{max}) */
  | 'DISCOUNT_TOO_HIGH'
  /** This document is canceled */
  | 'DOCUMENT_CANCELED'
  /** This document can no longer be edited. */
  | 'DOCUMENT_FIXED'
  /** A whole number from 1 to {max}. */
  | 'DUE_DAILY_OUTSIDE'
  /** Nobody can report to himself, not through others either. */
  | 'EMPLOYEES_CIRCLE'
  /** Nobody gives a designation that may do more than he may. */
  | 'EMPLOYEES_DESIGNATION_ABOVE'
  /** This is not the form of employees. */
  | 'EMPLOYEES_FORM_UNKNOWN'
  /** At most {max} characters. */
  | 'EMPLOYEES_NAME_TOO_LONG'
  /** Nobody makes himself inactive. */
  | 'EMPLOYEES_NOT_YOURSELF'
  /** Your own details are in your profile. */
  | 'EMPLOYEES_OWN_IN_PROFILE'
  /** Choose somebody else who is active. */
  | 'EMPLOYEES_TAKE_OVER_UNKNOWN'
  /** Please add at least one item to the cart */
  | 'EMPTY_CART'
  /** Failed to process image. */
  | 'FILES_NOT_PROCESSED'
  /** You can only upload JPG/PNG files! */
  | 'FILES_PRODUCT_WRONG_TYPE'
  /** Failed to upload image */
  | 'FILES_UPLOAD_FAILED'
  /** This picture has expired. Please choose it again. */
  | 'FILES_UPLOAD_GONE'
  /** Invalid file type. Please upload a JPEG or PNG image. */
  | 'FILES_WRONG_TYPE'
  /** Please enter a date from 1900 on */
  | 'FORMS_BEFORE1900'
  /** Please input {label}! */
  | 'FORMS_INPUT_REQUIRED'
  /** Please select a value from the dropdown */
  | 'FORMS_NOT_IN_LIST'
  /** Please enter a valid number (e.g., 10.5) */
  | 'FORMS_NOT_NUMBER'
  /** Please select Yes or No */
  | 'FORMS_NOT_YES_OR_NO'
  /** Please choose one file */
  | 'FORMS_ONE_FILE'
  /** {label} is required */
  | 'FORMS_REQUIRED'
  /** At most {max} characters */
  | 'FORMS_TOO_LONG'
  /** There is an item with this name already. */
  | 'GARMENT_TAKEN'
  /** ₹{amount} is due. Receive it first, or say that it stays due. */
  | 'HAND_OVER_DUE_FIRST'
  /** Say who collects the pieces. */
  | 'HAND_OVER_NOBODY'
  /** Choose at least one piece. */
  | 'HAND_OVER_NOTHING_CHOSEN'
  /** These pieces were not handed over. */
  | 'HAND_OVER_NOT_GONE'
  /** Only pieces that are done, and not collected yet, can be handed over. */
  | 'HAND_OVER_NOT_READY'
  /** This piece was handed over. Take the hand-over back first. */
  | 'HAND_OVER_PIECE_GONE'
  /** Pieces of this order were handed over. Take the hand-over back first. */
  | 'HAND_OVER_TAKE_BACK_FIRST'
  /** Commission must be between 0 and 100 per cent. */
  | 'HIERARCHY_COMMISSION_INVALID'
  /** Please enter name */
  | 'HIERARCHY_NAME_MISSING'
  /** A name can have at most {max} characters. */
  | 'HIERARCHY_NAME_TOO_LONG'
  /** Points must be a whole number, zero or more. */
  | 'HIERARCHY_POINTS_INVALID'
  /** The hierarchy can have at most {max} levels. */
  | 'HIERARCHY_TOO_DEEP'
  /** A shop can have at most {max} designations. */
  | 'HIERARCHY_TOO_MANY'
  /** Invalid credentials. Please try again. */
  | 'INVALID_CREDENTIALS'
  /** Please check the marked fields. */
  | 'INVALID_INPUT'
  /** Give the key a name */
  | 'KEYS_NAME_MISSING'
  /** Use at most {max} characters */
  | 'KEYS_NAME_TOO_LONG'
  /** Tick at least one right */
  | 'KEYS_SCOPES_MISSING'
  /** Another key has this name */
  | 'KEY_NAME_TAKEN'
  /** No items to generate QR codes for. */
  | 'LABELS_NONE'
  /** Choose what to print on the labels. */
  | 'LABELS_NO_FIELD'
  /** Choose the paper. */
  | 'LABELS_NO_PAPER'
  /** The quantity must be a whole number of at least 1. */
  | 'LABELS_QUANTITY_INVALID'
  /** You can print at most {max} labels at a time. */
  | 'LABELS_TOO_MANY'
  /** Please select at least one product to delete. */
  | 'LIST_NO_PRODUCT_TO_DELETE'
  /** Please select at least one product to update. */
  | 'LIST_NO_PRODUCT_TO_UPDATE'
  /** Please select at least one service to delete. */
  | 'LIST_NO_SERVICE_TO_DELETE'
  /** Please select at least one service to update. */
  | 'LIST_NO_SERVICE_TO_UPDATE'
  /** This point is of the future. */
  | 'MAP_FUTURE'
  /** The end comes after the start. */
  | 'MAP_HOURS_INVALID'
  /** There is no such place. */
  | 'MAP_OFF_GLOBE'
  /** No points were sent. */
  | 'MAP_POINTS_MISSING'
  /** At most {max} points at a time. */
  | 'MAP_TOO_MANY_POINTS'
  /** Please upload an image! */
  | 'MARKETING_IMAGE_MISSING'
  /** This image is not there any more. Please choose it again. */
  | 'MARKETING_IMAGE_UNKNOWN'
  /** At most {max} characters. */
  | 'MARKETING_TEXT_TOO_LONG'
  /** Please enter the main title */
  | 'MARKETING_TITLE_MISSING'
  /** At most {max} campaigns. Delete one first. */
  | 'MARKETING_TOO_MANY'
  /** At most {max} bullets. */
  | 'MARKETING_TOO_MANY_OFFERS'
  /** This branch is not there any more. Choose another one. */
  | 'MEMBERS_BRANCH_GONE'
  /** Please choose the branch */
  | 'MEMBERS_BRANCH_MISSING'
  /** This duration is not there any more. Choose another one. */
  | 'MEMBERS_DURATION_GONE'
  /** Please choose the duration */
  | 'MEMBERS_DURATION_MISSING'
  /** A plan needs at least one duration. */
  | 'MEMBERS_DURATION_NEEDED'
  /** The plan has this duration already. */
  | 'MEMBERS_DURATION_TWICE'
  /** Please enter the email address */
  | 'MEMBERS_EMAIL_MISSING'
  /** The last day cannot be before the first. */
  | 'MEMBERS_FREEZE_BACKWARD'
  /** A whole number from 0 to {max}. */
  | 'MEMBERS_FREEZE_DAYS_INVALID'
  /** Please choose the first day */
  | 'MEMBERS_FREEZE_FROM_MISSING'
  /** The first day must be from {from} to {to}. */
  | 'MEMBERS_FREEZE_OUTSIDE'
  /** It is frozen from {from} to {to} already. */
  | 'MEMBERS_FREEZE_OVERLAPS'
  /** A freeze begins today or later. */
  | 'MEMBERS_FREEZE_PAST'
  /** At most {max} more days can be frozen. */
  | 'MEMBERS_FREEZE_TOO_LONG'
  /** Please choose the last day */
  | 'MEMBERS_FREEZE_TO_MISSING'
  /** A whole number from 1 to {max}. */
  | 'MEMBERS_LENGTH_INVALID'
  /** Please enter a valid mobile number */
  | 'MEMBERS_MOBILE_INVALID'
  /** Please enter the mobile number */
  | 'MEMBERS_MOBILE_MISSING'
  /** Please enter the name */
  | 'MEMBERS_NAME_MISSING'
  /** This subscription is not there any more. Choose another one. */
  | 'MEMBERS_PLAN_GONE'
  /** Please enter the name of the plan */
  | 'MEMBERS_PLAN_NAME_MISSING'
  /** This membership was renewed meanwhile. */
  | 'MEMBERS_RENEWED_ALREADY'
  /** The status is 1 (Active) or 2 (Suspended); 0 (Expired) follows the end. */
  | 'MEMBERS_STATUS_INVALID'
  /** At most {max} characters. */
  | 'MEMBERS_TOO_LONG'
  /** A plan can have at most {max} durations. */
  | 'MEMBERS_TOO_MANY_DURATIONS'
  /** A gym can have at most {max} plans. */
  | 'MEMBERS_TOO_MANY_PLANS'
  /** This workout is not there any more. Choose another one. */
  | 'MEMBERS_WORKOUT_GONE'
  /** Another member of this shop has this ID. */
  | 'MEMBER_ID_TAKEN'
  /** This member still has {amount} to pay. Receive it, or move the bill to the trash first. */
  | 'MEMBER_OWES'
  /** This person is a member already. */
  | 'MEMBER_TAKEN'
  /** Choose another customer: this is the same one. */
  | 'MERGE_HIMSELF'
  /** The mobile number is already existing */
  | 'MOBILE_TAKEN'
  /** This was not found. It may have been deleted. */
  | 'NOT_FOUND'
  /** Skip 0 to {max} rows. */
  | 'OFFSET'
  /** Give a cursor or an offset, not both. */
  | 'OFFSET_AND_CURSOR'
  /** ₹{paid} of it were paid already. */
  | 'OPENING_DUE_BELOW_PAID'
  /** The day cannot be in the future. */
  | 'OPENING_DUE_FUTURE'
  /** An axis needs a cylinder. */
  | 'OPTICAL_AXIS_ALONE'
  /** Please select a designation! */
  | 'OPTICAL_DESIGNATION_MISSING'
  /** {label} must be a number, such as {example}. */
  | 'OPTICAL_NOT_VALUE'
  /** Points must be from 0 to 9,99,999, with at most three decimals. */
  | 'OPTICAL_POINTS_INVALID'
  /** Please enter points! */
  | 'OPTICAL_POINTS_MISSING'
  /** The selling price can't be above the MRP. */
  | 'OPTICAL_PRICE_ABOVE_MRP'
  /** Every variant needs a price. */
  | 'OPTICAL_PRICE_MISSING'
  /** Every variant needs its own code. */
  | 'OPTICAL_SKU_MISSING'
  /** A variant can have at most {max} prescriptions. */
  | 'OPTICAL_TOO_MANY_PRESCRIPTIONS'
  /** A product can have at most {max} variants. */
  | 'OPTICAL_TOO_MANY_VARIANTS'
  /** Please input {label}! */
  | 'OPTICAL_VALUE_MISSING'
  /** {label} must be between {min} and {max}. */
  | 'OPTICAL_VALUE_RANGE'
  /** {label} goes in steps of 0.25. */
  | 'OPTICAL_VALUE_STEP'
  /** ₹{pending} is still to pay on this order. Receive it first. */
  | 'ORDER_PENDING'
  /** An add-on needs a name and a price above 0. */
  | 'ORDER_RULE_ADD_ON_NAME'
  /** These pieces are with somebody already. */
  | 'ORDER_RULE_ASSIGNED_ALREADY'
  /** Missing Information */
  | 'ORDER_RULE_ASSIGNMENT_MISSING'
  /** Customer is required */
  | 'ORDER_RULE_CUSTOMER_MISSING'
  /** The date cannot be in the past. */
  | 'ORDER_RULE_DATE_PAST'
  /** Delivery date is required */
  | 'ORDER_RULE_DELIVERY_MISSING'
  /** Discount cannot be negative */
  | 'ORDER_RULE_DISCOUNT_NEGATIVE'
  /** A completed or cancelled order can’t be edited. */
  | 'ORDER_RULE_EDIT_CLOSED'
  /** This is not there any more. Choose another one. */
  | 'ORDER_RULE_GONE'
  /** This order has its invoice already. */
  | 'ORDER_RULE_INVOICED'
  /** Invoice can be generated once the order is completed. */
  | 'ORDER_RULE_INVOICE_EARLY'
  /** Item is required */
  | 'ORDER_RULE_ITEM_MISSING'
  /** At most {max} images for measurements. */
  | 'ORDER_RULE_MEASUREMENT_IMAGES'
  /** The pieces of a held or cancelled order can’t be moved. */
  | 'ORDER_RULE_MOVES_CLOSED'
  /** Only {n} pieces are not done yet. */
  | 'ORDER_RULE_NOT_FREE'
  /** Choose one design of {area}. */
  | 'ORDER_RULE_ONE_DESIGN'
  /** At least one image is required for Custom Pattern #{n} */
  | 'ORDER_RULE_PATTERN_IMAGE'
  /** At most {max} images for a pattern. */
  | 'ORDER_RULE_PATTERN_IMAGES'
  /** Pattern name is required for Custom Pattern #{n} */
  | 'ORDER_RULE_PATTERN_NAME'
  /** This order is cancelled. */
  | 'ORDER_RULE_PAYMENT_CANCELED'
  /** Pieces of this item are begun: it can’t be removed, and not have fewer pieces than those. */
  | 'ORDER_RULE_PIECE_BEGUN'
  /** At most {max} pieces of an item. */
  | 'ORDER_RULE_QUANTITY_MAX'
  /** Quantity must be at least 1 */
  | 'ORDER_RULE_QUANTITY_MIN'
  /** Say why the money is kept. */
  | 'ORDER_RULE_REASON_MISSING'
  /** ₹{amount} was received. Refund it by a mode, or keep it with a reason. */
  | 'ORDER_RULE_RECEIVED_ASKED'
  /** Refund ₹{amount} first. */
  | 'ORDER_RULE_REFUND_FIRST'
  /** There is nothing to refund. */
  | 'ORDER_RULE_REFUND_NOTHING'
  /** Total stage price cannot exceed the pattern price. */
  | 'ORDER_RULE_STAGE_PRICES'
  /** Error updating status. It can’t be changed by hand now. */
  | 'ORDER_RULE_STATUS_CLOSED'
  /** Error updating status. Allowed: {allowed}. */
  | 'ORDER_RULE_STATUS_NOT_ALLOWED'
  /** At most {max} characters. */
  | 'ORDER_RULE_TEXT_TOO_LONG'
  /** At most {max} items in an order. */
  | 'ORDER_RULE_TOO_MANY_ITEMS'
  /** This item has only {n} pieces. */
  | 'ORDER_RULE_TOO_MANY_PIECES'
  /** Name for whom is required */
  | 'ORDER_RULE_TO_WHOM_MISSING'
  /** This is not the name of the customer */
  | 'OWN_DATA_NAME_DIFFERS'
  /** Ask for {min} to {max} at a time. */
  | 'PAGE_SIZE'
  /** This file or request is too large. */
  | 'PAYLOAD_TOO_LARGE'
  /** Enter the reference of the bank transfer */
  | 'PAYMENT_BANK_REFERENCE'
  /** Enter the last four digits of the card */
  | 'PAYMENT_CARD_DIGITS'
  /** Document ID is missing. */
  | 'PAYMENT_DOCUMENT_MISSING'
  /** Payment cannot exceed pending amount */
  | 'PAYMENT_EXCEEDS_PENDING'
  /** Please Enter Valid Amount */
  | 'PAYMENT_INVALID'
  /** Please enter payment received */
  | 'PAYMENT_MISSING'
  /** Please select payment mode */
  | 'PAYMENT_MODE_MISSING'
  /** The reference is too long */
  | 'PAYMENT_REFERENCE_LONG'
  /** Enter an amount above zero */
  | 'PAYMENT_REFUND_INVALID'
  /** A proposal takes no money, and gives none back. */
  | 'PAYMENT_REFUND_PROPOSAL'
  /** Say why money is given back */
  | 'PAYMENT_REFUND_REASON_MISSING'
  /** A walk-in owes nothing afterwards: move the bill to the trash, or make it smaller. */
  | 'PAYMENT_REFUND_WALK_IN'
  /** The split does not come to the amount received */
  | 'PAYMENT_SPLIT_DISAGREES'
  /** The cash given is less than the amount */
  | 'PAYMENT_TENDERED_TOO_LOW'
  /** This period is billed. Move its bill to the trash first, then choose something else. */
  | 'PERIOD_BILLED'
  /** Allow View of {menu} first: without it the other rights do nothing. */
  | 'PERMISSIONS_VIEW_FIRST'
  /** This PIN is too easy to guess. Choose another. */
  | 'PIN_TOO_EASY'
  /** There is a plan with this name already. */
  | 'PLAN_TAKEN'
  /** Product points for this designation already exist */
  | 'POINTS_TAKEN'
  /** Only an optician’s bills carry a prescription. */
  | 'PRESCRIPTION_NOT_HERE'
  /** This variant already has these powers. */
  | 'PRESCRIPTION_TAKEN'
  /** An eye test can’t be in the future. */
  | 'PRESCRIPTION_TESTED_LATER'
  /** The price of this plan has changed. Check it before you pay. */
  | 'PRICE_CHANGED'
  /** Choose one of the values for {label}. */
  | 'PRINTING_NO_CHOICE'
  /** {label} must be between {min} and {max}. */
  | 'PRINTING_OUTSIDE'
  /** {label}: at most {max} characters. */
  | 'PRINTING_TOO_LONG'
  /** The date of birth can't be in the future */
  | 'PROFILE_BIRTH_DATE_IN_FUTURE'
  /** Please select your date of birth */
  | 'PROFILE_BIRTH_DATE_MISSING'
  /** Only the owner can change this. */
  | 'PROFILE_OWNER_ONLY'
  /** This GST number belongs to PAN {pan}. */
  | 'PROFILE_PAN_DIFFERS'
  /** Please enter a valid 10-character PAN */
  | 'PROFILE_PAN_INVALID'
  /** Enter a 6-digit PIN code */
  | 'PROFILE_PINCODE_INVALID'
  /** This GST number belongs to {state}. */
  | 'PROFILE_STATE_DIFFERS'
  /** Choose a state from the list */
  | 'PROFILE_STATE_UNKNOWN'
  /** Choose a time zone from the list */
  | 'PROFILE_TIME_ZONE_UNKNOWN'
  /** Please enter an amount greater than zero. */
  | 'QUICK_BILL_AMOUNT_MISSING'
  /** A quick bill is paid by UPI or in cash. */
  | 'QUICK_BILL_MODE_INVALID'
  /** ₹{received} was received, so ₹{over} would have to be given back. Keep the total at ₹{received} or more. */
  | 'RECEIVED_EXCEEDS_TOTAL'
  /** Only ₹{received} was received. No more can be given back. */
  | 'REFUND_EXCEEDS_RECEIVED'
  /** This is not in the list. */
  | 'RESOURCES_CHOICE_INVALID'
  /** Name is required */
  | 'RESOURCES_NAME_MISSING'
  /** Name and Type are required */
  | 'RESOURCES_NAME_TYPE_MISSING'
  /** A whole number from 0 to {max}. */
  | 'RESOURCES_NUMBER_INVALID'
  /** At most {max} characters. */
  | 'RESOURCES_TOO_LONG'
  /** A gym can have at most {max} of each kind. */
  | 'RESOURCES_TOO_MANY'
  /** There is a resource with this name already. */
  | 'RESOURCE_TAKEN'
  /** This line is named twice */
  | 'RETURNS_LINE_TWICE'
  /** This line is not on the invoice */
  | 'RETURNS_LINE_UNKNOWN'
  /** Choose how the money goes back */
  | 'RETURNS_MODE_MISSING'
  /** Write down why it comes back */
  | 'RETURNS_NOTE_MISSING'
  /** Choose what comes back */
  | 'RETURNS_NOTHING_CHOSEN'
  /** Enter how much comes back */
  | 'RETURNS_QUANTITY_MISSING'
  /** Choose why it comes back */
  | 'RETURNS_REASON_MISSING'
  /** Choose where the money goes */
  | 'RETURNS_SETTLEMENT_MISSING'
  /** What comes back is worth nothing */
  | 'RETURNS_WORTH_NOTHING'
  /** Only {left} can still come back */
  | 'RETURN_EXCEEDS_SOLD'
  /** You can't give a right you don't have: {menu}, {flag}. */
  | 'RIGHT_NOT_HELD'
  /** The two passwords that you entered do not match! */
  | 'SESSION_CONFIRMATION_DIFFERS'
  /** Please confirm your new password! */
  | 'SESSION_CONFIRMATION_MISSING'
  /** Please input your current password! */
  | 'SESSION_CURRENT_PIN_MISSING'
  /** Enter a valid 10-digit mobile number */
  | 'SESSION_MOBILE_INVALID'
  /** Enter an Indian mobile number: 10 digits, starting with 6, 7, 8 or 9 */
  | 'SESSION_MOBILE_NOT_INDIAN'
  /** Password must be exactly 4 digits. */
  | 'SESSION_NEW_PIN_INVALID'
  /** Please input your new password! */
  | 'SESSION_NEW_PIN_MISSING'
  /** Choose a PIN different from your current one. */
  | 'SESSION_NEW_PIN_SAME'
  /** Change your own PIN in Your Profile. */
  | 'SESSION_OWN_PIN_ELSEWHERE'
  /** Enter a 4-digit PIN */
  | 'SESSION_PIN_INVALID'
  /** At most {max} characters. */
  | 'SETTINGS_DISCLAIMER_TOO_LONG'
  /** GST percentage must be between {min} and {max}. */
  | 'SETTINGS_GST_OUTSIDE'
  /** Enter a colour like #0B5A75. */
  | 'SETTINGS_QR_COLOUR_INVALID'
  /** {label} must be between {min} and {max}. */
  | 'SETTINGS_QR_OUTSIDE'
  /** This won't scan: the code must be clearly darker than its background. */
  | 'SETTINGS_QR_UNREADABLE'
  /** A link is open for at most {max} days */
  | 'SHARE_UNTIL_FAR'
  /** Choose an end in the future */
  | 'SHARE_UNTIL_PAST'
  /** This file is damaged. Save it again as .xlsx. */
  | 'SHEETS_REFUSED_DAMAGED'
  /** There are no rows under the headings. */
  | 'SHEETS_REFUSED_EMPTY'
  /** This file has links or embedded files. Copy its values to the template. */
  | 'SHEETS_REFUSED_LINKS'
  /** This file is password-protected. Save it without a password and choose it again. */
  | 'SHEETS_REFUSED_LOCKED'
  /** This file has macros. Save it as .xlsx without macros and choose it again. */
  | 'SHEETS_REFUSED_MACROS'
  /** This is not an Excel file. Save it as .xlsx and choose it again. */
  | 'SHEETS_REFUSED_NOT_SHEET'
  /** This file is too large. The limit is 5 MB and 999 rows. */
  | 'SHEETS_REFUSED_TOO_LARGE'
  /** This file is too complex. Copy the rows to the template. */
  | 'SHEETS_REFUSED_TOO_MANY_PARTS'
  /** This file has more than 999 rows. Split it into several files. */
  | 'SHEETS_REFUSED_TOO_MANY_ROWS'
  /** Reading this file takes too long. Copy the rows to the template. */
  | 'SHEETS_REFUSED_TOO_SLOW'
  /** This file has unsafe content. Copy its values to the template. */
  | 'SHEETS_REFUSED_UNSAFE'
  /** Choose what the file contains: products or services. */
  | 'SHEETS_TYPE_MISSING'
  /** Upload failed */
  | 'SHEETS_UPLOAD_FAILED'
  /** Choose an Excel file: .xlsx or .xls. */
  | 'SHEETS_WRONG_NAME'
  /** Some cells need a look. */
  | 'SHEET_FAULTS'
  /** {n} orders are at this stage. Move them on first. */
  | 'STAGE_IN_USE'
  /** There is a stage with this name already. */
  | 'STAGE_TAKEN'
  /** At most five years at a time. */
  | 'STATEMENT_RANGE_TOO_LONG'
  /** Rules of the order depend on this status. It can’t be renamed or deleted. */
  | 'STATUS_FIXED'
  /** {n} orders have this status. Give them another one first. */
  | 'STATUS_IN_USE'
  /** There is a status with this name already. */
  | 'STATUS_TAKEN'
  /** Use up to 32 letters, digits, hyphens, dots or slashes. Start with a letter or digit. */
  | 'STOCK_BARCODE_INVALID'
  /** The last digit of this {kind} should be {digit}. Check it, or add a letter to use your own code. */
  | 'STOCK_CHECK_DIGIT'
  /** Give a short reason. */
  | 'STOCK_NOTE_MISSING'
  /** At most {max} characters. */
  | 'STOCK_NOTE_TOO_LONG'
  /** Correct the stock instead: the history keeps why. */
  | 'STOCK_NOT_BY_FORM'
  /** Only {available} items available in stock */
  | 'STOCK_SHORT'
  /** Please enter a task */
  | 'TASKS_TEXT_MISSING'
  /** At most {max} characters */
  | 'TASKS_TEXT_TOO_LONG'
  /** Enter a valid UPI ID, like name@bank */
  | 'TENANT_UPI_ID_INVALID'
  /** The totals do not agree with the lines */
  | 'TOTALS_DISAGREE'
  /** Changes are known for a year, and 10,000 deleted records. Read the whole list instead. */
  | 'UPDATED_SINCE'
  /** Please add a quantity to at least one variant */
  | 'VARIANT_QUANTITY_MISSING'
  /** Category is required */
  | 'WORKOUTS_CATEGORY_MISSING'
  /** Please add a description */
  | 'WORKOUTS_DESCRIPTION_MISSING'
  /** Name required */
  | 'WORKOUTS_EXERCISE_MISSING'
  /** Please enter a program name */
  | 'WORKOUTS_NAME_MISSING'
  /** At most {max} characters. */
  | 'WORKOUTS_TOO_LONG'
  /** A gym can have at most {max} workouts. */
  | 'WORKOUTS_TOO_MANY'
  /** A day can have at most {max} exercises. */
  | 'WORKOUTS_TOO_MANY_EXERCISES'
  /** A day can have at most {max} categories. */
  | 'WORKOUTS_TOO_MANY_PARTS'
  /** The days of a week are Mon, Tue, Wed, Thu, Fri, Sat and Sun. */
  | 'WORKOUTS_WEEK_INVALID'
  /** There is a workout with this name already. */
  | 'WORKOUT_TAKEN';

/** A thing that is sold. */
export type Product = CatalogueItem & Node & {
  __typename?: 'Product';
  alsoCalled?: Maybe<Scalars['String']['output']>;
  /** What people earn by selling it, by designation; null in a shop that does not pay by points. */
  assignedPoints?: Maybe<AssignedPoints>;
  /** What is in stock; the sum over variants where there are any. */
  available: Scalars['Quantity']['output'];
  /** EAN, UPC or own bar code. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** Brand. */
  brand?: Maybe<Scalars['String']['output']>;
  category?: Maybe<Scalars['String']['output']>;
  /** Its colour, as the shop calls it. */
  color?: Maybe<Scalars['String']['output']>;
  /** More about it. */
  description?: Maybe<Scalars['String']['output']>;
  employeePercentage: Scalars['Percentage']['output'];
  fields: Array<FieldValue>;
  gstFromSetting: Scalars['Boolean']['output'];
  gstPercentage: Scalars['Percentage']['output'];
  /** Whether a variant must be chosen. */
  hasVariants: Scalars['Boolean']['output'];
  /** HSN code, printed on invoices. */
  hsn?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['URL']['output']>;
  /** Whether it was added to the cart of the marketplace. */
  inMarketplace: Scalars['Boolean']['output'];
  /** Whether its stock is at or below its mark. */
  isLow: Scalars['Boolean']['output'];
  /** Path that the QR code on its label says, after the origin: "/i/{tenant}/{product}". */
  labelPath: Scalars['String']['output'];
  /** The plain price, before any offer; null when the item has none. */
  listPrice?: Maybe<Scalars['Money']['output']>;
  /** Its own mark of low stock; null takes the mark that all products have. */
  lowStock?: Maybe<Scalars['Quantity']['output']>;
  /** The maximum that is printed on it, all taxes included: nobody may charge more; null without one, as where variants have their own. */
  mrp?: Maybe<Scalars['Money']['output']>;
  offer?: Maybe<Scalars['Money']['output']>;
  percentagePoints: Scalars['Boolean']['output'];
  points: Scalars['Quantity']['output'];
  price: Scalars['Money']['output'];
  priceAtTill: Scalars['Boolean']['output'];
  /** Its size, as the shop calls it. */
  size?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  soldLately: Scalars['Int']['output'];
  status: CatalogueStatus;
  /** How its stock came to be what it is, newest first; of all its variants where there are any. */
  stockMoves?: Maybe<StockMoveConnection>;
  taxInclusive: Scalars['Boolean']['output'];
  thumbnail?: Maybe<Scalars['URL']['output']>;
  title: Scalars['String']['output'];
  /** Whether stock is counted; if not, it can be sold without limit. */
  tracksStock: Scalars['Boolean']['output'];
  /** Kind of product, e.g. "lens": it chooses the form `product_variants_{type}`. */
  type?: Maybe<Scalars['String']['output']>;
  unit: Scalars['String']['output'];
  /** The form that its variants are entered with, `product_variants_{type}`; null in a shop that enters no variants. */
  variantForm?: Maybe<Form>;
  /** Its variants, e.g. sizes; empty when it has none. */
  variants?: Maybe<Array<Variant>>;
  /** Whether the person may assign points: by right, in a shop that pays by points. */
  viewerCanAssignPoints: Scalars['Boolean']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the person may delete variants. */
  viewerCanDeleteVariants: Scalars['Boolean']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the person may add variants and change them: by right, in a shop that enters variants. */
  viewerCanEditVariants: Scalars['Boolean']['output'];
};


/** A thing that is sold. */
export type ProductstockMovesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StockMoveFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<StockMoveOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** Ids of the records deleted since `updatedSince`, whatever the filter; null without it. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  edges: Array<ProductEdge>;
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** What to give as `updatedSince` the next time: a little before this answer, so that nothing written meanwhile is missed. */
  updatedUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type ProductEdge = {
  __typename?: 'ProductEdge';
  cursor: Scalars['String']['output'];
  node: Product;
};

/** Which products a list shows: those that match all that is given. */
export type ProductFilter = {
  /** Names of categories: of any of them. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words of title, code, bar code or category, however they are typed. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of any of these statuses; left out, what is on sale. A list of changes asks for all of them, or what is hidden just leaves it. */
  statuses?: InputMaybe<Array<CatalogueStatus>>;
  /** Only those of which there is so much. */
  stock?: InputMaybe<StockFilter>;
  /** Kinds of product, e.g. "lens"; "" for those without one. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Answer of what assigns points for a product, or changes them. */
export type ProductPointsResult = InvalidInput | NotFound | PermissionDenied | ProductPointsSuccess | Refused;

/** The points of the product were changed. */
export type ProductPointsSuccess = {
  __typename?: 'ProductPointsSuccess';
  /** The product, with its points as they are now. */
  product: Product;
};

/** The person who is signed in. */
export type Profile = {
  __typename?: 'Profile';
  /** The Aadhaar number without all but its last four digits: more of it is never told. */
  aadhaar?: Maybe<Scalars['String']['output']>;
  /** Where an employee lives; the owner's is `Tenant.address`. */
  address?: Maybe<Scalars['String']['output']>;
  /** Whole years, today. */
  age?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Date of birth. */
  birthDate?: Maybe<Scalars['Date']['output']>;
  /** What the person is; null for the owner, and for an API key. */
  designation?: Maybe<Designation>;
  /** E-mail address. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Both names. */
  fullName: Scalars['String']['output'];
  /** How the person is addressed. */
  gender?: Maybe<Gender>;
  /** Address of the picture, good for some hours; null without one. */
  image?: Maybe<Scalars['URL']['output']>;
  /** Whether this is the owner, who has every right. */
  isOwner: Scalars['Boolean']['output'];
  /** Family name; may be empty. */
  lastName: Scalars['String']['output'];
  /** Order under which the payment provider knows the subscription; null before the first payment. */
  merchantOrderId?: Maybe<Scalars['String']['output']>;
  /** The number to sign in with; null for an API key, which is no person. */
  mobile?: Maybe<Scalars['Mobile']['output']>;
  /** Whether the PIN was made by somebody else: all but `changePin` and `logout` is refused until it is changed. */
  mustChangePin: Scalars['Boolean']['output'];
  /** The number that takes the place of `mobile` once it has logged in; null when none is to. */
  pendingMobile?: Maybe<Scalars['Mobile']['output']>;
  /** Global id of the person as an employee of the shop (the owner has one too, and so has an API key). */
  staffId: Scalars['ID']['output'];
};

/** An order as whoever has its link sees it. */
export type PublicOrder = {
  __typename?: 'PublicOrder';
  /** What was received. */
  advance: Scalars['Money']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The customer's mobile, all but its last four digits masked. */
  customerMobile?: Maybe<Scalars['String']['output']>;
  /** The customer's name. */
  customerName: Scalars['String']['output'];
  /** When it is to be delivered. */
  deliveryDate: Scalars['Date']['output'];
  /** In rupees. */
  discount: Scalars['Money']['output'];
  /** Which of the six that every shop has; null for the shop's own. */
  fixedStatus?: Maybe<FixedStatus>;
  /** The day of the function that it is for. */
  functionDate?: Maybe<Scalars['Date']['output']>;
  /** CGST and SGST, in equal halves. */
  gst: Scalars['Money']['output'];
  /** Per cent of GST. */
  gstPercent: Scalars['Percentage']['output'];
  /** In the order in which they were added. */
  items: Array<PublicOrderItem>;
  /** What people call it by. */
  number: Scalars['String']['output'];
  /** How much of it is paid. */
  payment: OrderPaymentStatus;
  /** What is still to pay. */
  pending: Scalars['Money']['output'];
  /** The customer's own reference number. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The shop that works on it. */
  shop: PublicShop;
  /** The stage that it is at. */
  stage?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  status: Scalars['String']['output'];
  /** Sum of the items before discount and GST. */
  subtotal: Scalars['Money']['output'];
  /** What happened, the newest first: no names, no money. */
  timeline: Array<PublicOrderEvent>;
  /** subtotal - discount + gst. */
  total: Scalars['Money']['output'];
  /** When to come and try it on. */
  trialDate?: Maybe<Scalars['Date']['output']>;
  /** New work, or a change of something that is there. */
  type: OrderType;
  /** Whether it goes before others. */
  urgent: Scalars['Boolean']['output'];
};

/** Something that happened to an order, as its customer is told. */
export type PublicOrderEvent = {
  __typename?: 'PublicOrderEvent';
  /** When. */
  date: Scalars['DateTime']['output'];
  /** What it was. */
  kind: OrderEventKind;
  /** The stage that it came to. */
  stage?: Maybe<Scalars['String']['output']>;
  /** The status that it got. */
  status?: Maybe<Scalars['String']['output']>;
};

/** An item of an order, as its customer is told. */
export type PublicOrderItem = {
  __typename?: 'PublicOrderItem';
  /** Chosen add-ons. */
  addOns: Array<OrderedDesign>;
  /** Chosen designs. */
  designs: Array<OrderedDesign>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Chosen patterns. */
  patterns: Array<OrderedPattern>;
  /** How many pieces. */
  quantity: Scalars['PositiveInt']['output'];
  /** How far it is. */
  state: PieceState;
  /** For whom. */
  toWhom?: Maybe<Scalars['String']['output']>;
  /** unitPrice times quantity. */
  total: Scalars['Money']['output'];
  /** Of one piece. */
  unitPrice: Scalars['Money']['output'];
};

/** A shop as its customers see it. */
export type PublicShop = {
  __typename?: 'PublicShop';
  /** Its address as one text. */
  address?: Maybe<Scalars['String']['output']>;
  /** Its e-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Its logo. */
  image?: Maybe<Scalars['URL']['output']>;
  /** Its mobile number. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Who owns it. */
  ownerName: Scalars['String']['output'];
};

/** How much of a QR code may be covered or damaged. */
export type QrErrorLevel =
  /** 30 per cent. */
  | 'H'
  /** 7 per cent. */
  | 'L'
  /** 15 per cent. */
  | 'M'
  /** 25 per cent. */
  | 'Q';

/** How the shop's QR codes look. Lengths are pixels of a code of `size`. */
export type QrSettings = {
  __typename?: 'QrSettings';
  /** Of the light parts and the quiet zone. */
  background: Scalars['HexColorCode']['output'];
  /** Of the frame. */
  borderColour: Scalars['HexColorCode']['output'];
  /** Of the frame's corners, 0 to 24. */
  borderRadius: Scalars['Int']['output'];
  /** Of the frame, 0 to 8. */
  borderWidth: Scalars['Int']['output'];
  /** Of the dark parts. */
  colour: Scalars['HexColorCode']['output'];
  /** How much of the code may be covered or damaged. */
  errorLevel: QrErrorLevel;
  /** Side of the sign in the middle, 0 (none) to 48; drawn smaller where the code would be lost. */
  iconSize: Scalars['Int']['output'];
  /** Side of the code, 98 to 160; 160 is the full size of the payment screen's code. */
  size: Scalars['Int']['output'];
};

/** What a person can look at; all of a shop is reached through `viewer`. */
export type Query = {
  __typename?: 'Query';
  /**
   * The customer into whom another one was merged, for an address that is older than the merge. Null where the other one
   * was merged into nobody, or into somebody whom the person may not see.
   */
  mergedCustomer?: Maybe<Customer>;
  /** Any record by its global id; null when there is none that the caller may see. */
  node?: Maybe<Node>;
  /** Several records by their global ids, in the same order; null for each that is not there. At most 100. */
  nodes: Array<Maybe<Node>>;
  /**
   * What a customer may see of an order by its link, without signing in: the only field of an operation without a token.
   * Null when the link is wrong, over or revoked, or leads to no order, which are not told apart.
   */
  publicOrder?: Maybe<PublicOrder>;
  /**
   * What a link to a document opens, for whoever has it: the only field of an operation without a token. Null when the link
   * is wrong, over or revoked, or when its document is gone, which are not told apart.
   */
  sharedDocument?: Maybe<SharedDocument>;
  /**
   * The signed-in person, or the API key in the place of one; null without a token, where a registered operation asks. A
   * token that is wrong or has ended is told as UNAUTHENTICATED whatever is asked.
   */
  viewer?: Maybe<Viewer>;
};


/** What a person can look at; all of a shop is reached through `viewer`. */
export type QuerymergedCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** What a person can look at; all of a shop is reached through `viewer`. */
export type QuerynodeArgs = {
  id: Scalars['ID']['input'];
};


/** What a person can look at; all of a shop is reached through `viewer`. */
export type QuerynodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What a person can look at; all of a shop is reached through `viewer`. */
export type QuerypublicOrderArgs = {
  id: Scalars['String']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
  tenant: Scalars['String']['input'];
};


/** What a person can look at; all of a shop is reached through `viewer`. */
export type QuerysharedDocumentArgs = {
  secret: Scalars['String']['input'];
};

/** A bill of an amount only, to be paid by UPI. */
export type QuickBill = Node & {
  __typename?: 'QuickBill';
  /** What is to be paid. */
  amount: Scalars['Money']['output'];
  /** Name of the customer when it was made. */
  customerName: Scalars['String']['output'];
  /** When it was made. */
  date: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** How the money came; null while it is pending. */
  mode?: Maybe<PaymentMode>;
  /** Also the reference of the UPI payment. */
  number: Scalars['String']['output'];
  /** The customer's number when it was made. */
  phone: Scalars['PhoneDigits']['output'];
  /** When somebody confirmed that the money came. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** UTR of UPI, where somebody noted it. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Whether anybody confirmed that the money came. */
  status: QuickBillStatus;
  /** Whether the person may confirm it: by what it is, and by right. */
  viewerCanConfirm: Scalars['Boolean']['output'];
};

export type QuickBillConnection = {
  __typename?: 'QuickBillConnection';
  /** Ids of the records deleted since `updatedSince`, whatever the filter; null without it. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  edges: Array<QuickBillEdge>;
  pageInfo: PageInfo;
  /** Sums over all that match. */
  summary: QuickBillSummary;
  /** How many match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** What to give as `updatedSince` the next time: a little before this answer, so that nothing written meanwhile is missed. */
  updatedUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type QuickBillEdge = {
  __typename?: 'QuickBillEdge';
  cursor: Scalars['String']['output'];
  node: QuickBill;
};

/** Which quick bills a list shows. */
export type QuickBillFilter = {
  /** Made on this day of the shop or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Part of the number, or of the customer's name or phone. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of this status. */
  status?: InputMaybe<QuickBillStatus>;
  /** Made on this day of the shop or earlier. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** By what quick bills are listed. */
export type QuickBillOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What is compared. */
  field: QuickBillOrderField;
};

/** What quick bills are compared by. */
export type QuickBillOrderField =
  /** When it was made. */
  | 'DATE'
  /** When it was last changed. */
  | 'UPDATED';

/** What is known of a quick bill's payment. */
export type QuickBillStatus =
  /** Confirmed by a person. */
  | 'PAID'
  /** Shown, not confirmed. */
  | 'PENDING';

/** Sums over quick bills. */
export type QuickBillSummary = {
  __typename?: 'QuickBillSummary';
  /** How many there are. */
  billCount: Scalars['NonNegativeInt']['output'];
  /** What they come to. */
  billed: Scalars['Money']['output'];
  /** What nobody confirmed yet. */
  pending: Scalars['Money']['output'];
  /** How many nobody confirmed yet. */
  pendingCount: Scalars['NonNegativeInt']['output'];
  /** What somebody confirmed to have received. */
  received: Scalars['Money']['output'];
};

export type RebuildDesignationsInput = {
  /** Made by the client when it asks whether to rebuild. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `rebuildDesignations`. */
export type RebuildDesignationsResult = HierarchyChanged | PermissionDenied | RebuildDesignationsSuccess | Refused;

/** The hierarchy is in order. */
export type RebuildDesignationsSuccess = {
  __typename?: 'RebuildDesignationsSuccess';
  /** How many designations had to be put right. */
  changed: Scalars['NonNegativeInt']['output'];
  /** The shop, with its hierarchy. */
  tenant: Tenant;
};

/** Money that was received once. */
export type Receipt = {
  __typename?: 'Receipt';
  /** How much; what was given back is below zero. */
  amount: Scalars['Money']['output'];
  /** Who took it. */
  collectedBy: Scalars['String']['output'];
  /** Global id of the customer whose money on account was kept as credit; null of all else. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** When it was received. */
  date: Scalars['DateTime']['output'];
  /** Global id of the bill; null of what was received on an order in pieces or a quick bill. */
  documentId?: Maybe<Scalars['ID']['output']>;
  /** The mobile as the bill names it. */
  mobile?: Maybe<Scalars['PhoneDigits']['output']>;
  /** How it was paid. */
  mode: PaymentMode;
  /** Number of the bill, the order, the quick bill or the receipt. */
  number: Scalars['String']['output'];
  /** Global id of the order in pieces; null of a bill's. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Global id of the payment, which billing and orders tell more about; that of a quick bill which was paid. */
  paymentId: Scalars['ID']['output'];
  /** Who paid, as the bill names him. */
  person: Scalars['String']['output'];
  /** UTR of UPI, last four digits of a card, reference of a bank transfer. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The tax in it. */
  tax: Scalars['Money']['output'];
  /** What the bill or the order comes to. */
  total: Scalars['Money']['output'];
};

/** Somebody who took money. */
export type ReceiptCollector = {
  __typename?: 'ReceiptCollector';
  /** Global id of the employee, or of the owner. */
  employeeId: Scalars['ID']['output'];
  /** As the person is called now. */
  name: Scalars['String']['output'];
};

/** A page of receipts. */
export type ReceiptConnection = {
  __typename?: 'ReceiptConnection';
  /** Everybody who took anything on the days of the filter, by name. */
  collectors: Array<ReceiptCollector>;
  edges: Array<ReceiptEdge>;
  pageInfo: PageInfo;
  /** Sums over all that match. */
  summary: ReceiptSummary;
  /** How many match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A place in a page of receipts. */
export type ReceiptEdge = {
  __typename?: 'ReceiptEdge';
  /** Opaque; `after` takes it. */
  cursor: Scalars['String']['output'];
  node: Receipt;
};

/** Which money a report tells. */
export type ReceiptFilter = {
  /** Global id of the employee who took it. */
  collectedBy?: InputMaybe<Scalars['ID']['input']>;
  /** Received on this day of the shop or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Part of the name of the person who paid. */
  person?: InputMaybe<Scalars['String']['input']>;
  /** Received on this day of the shop or earlier. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** By what receipts are listed. */
export type ReceiptOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What is compared. */
  field: ReceiptOrderField;
};

/** What receipts are compared by. */
export type ReceiptOrderField =
  /** The reference. */
  | 'ACCOUNT'
  /** How much it was. */
  | 'AMOUNT'
  /** How it was paid. */
  | 'BANK'
  /** The name of whoever took it. */
  | 'COLLECTOR'
  /** When the money came. */
  | 'DATE'
  /** The name of the person who paid. */
  | 'PERSON';

/** What receipts come to. Each list adds up to the total. */
export type ReceiptSummary = {
  __typename?: 'ReceiptSummary';
  /** By who took it, the most first. */
  collectors: Array<ReceiptsOfCollector>;
  /** How many there are. */
  count: Scalars['NonNegativeInt']['output'];
  /** Days on which something was received, the oldest first. */
  days: Array<ReceiptsOfDay>;
  /** By how it was paid, the most first. */
  modes: Array<ReceiptsOfMode>;
  /** All of them. */
  total: Scalars['Money']['output'];
};

/** What somebody took. */
export type ReceiptsOfCollector = {
  __typename?: 'ReceiptsOfCollector';
  /** In how many payments. */
  count: Scalars['NonNegativeInt']['output'];
  /** As the person is called now. */
  name: Scalars['String']['output'];
  /** What was received. */
  total: Scalars['Money']['output'];
};

/** What was received on a day. */
export type ReceiptsOfDay = {
  __typename?: 'ReceiptsOfDay';
  /** In how many payments. */
  count: Scalars['NonNegativeInt']['output'];
  /** The day of the shop. */
  day: Scalars['Date']['output'];
  /** What was received. */
  total: Scalars['Money']['output'];
};

/** What was received in a mode. */
export type ReceiptsOfMode = {
  __typename?: 'ReceiptsOfMode';
  /** In how many payments. */
  count: Scalars['NonNegativeInt']['output'];
  /** The mode. */
  mode: PaymentMode;
  /** What was received. */
  total: Scalars['Money']['output'];
};

/** What becomes of money that was received on an order that is canceled: one of the two. */
export type ReceivedMoneyInput =
  /** It stays with the shop, for this reason. */
  { keep: Scalars['String']['input']; refund?: never; }
  |  /** All of it is given back so. */
  { keep?: never; refund: PaymentMode; };

/** Points of the own route. */
export type RecordLocationsInput = {
  /** Made by the client for each batch. */
  key: Scalars['IdempotencyKey']['input'];
  /** 1 to 200 points. What is wrong with one is told at `points.<index>.<field>`. */
  points: Array<LocationPointInput>;
};

/** Answer of `recordLocations`. */
export type RecordLocationsResult = InvalidInput | NotFound | PermissionDenied | RecordLocationsSuccess | Refused;

/** The points were taken. */
export type RecordLocationsSuccess = {
  __typename?: 'RecordLocationsSuccess';
  /** Points that are not: also those that were stored before. */
  leftOut: Scalars['NonNegativeInt']['output'];
  /** Points that are stored by this call. */
  saved: Scalars['NonNegativeInt']['output'];
};

export type RecordPaymentInput = {
  /** What was received; at most what is pending. */
  amount: Scalars['Money']['input'];
  /** What was shown as still to pay when the amount was entered. */
  expectedPending: Scalars['Money']['input'];
  /** Made by the client when the form opens; the same key never records a second payment. */
  key: Scalars['IdempotencyKey']['input'];
  /** How it was paid. */
  mode: PaymentMode;
  /** When the customer says that he will pay what is left after this; null for no day, left out as it was. */
  payOn?: InputMaybe<Scalars['Date']['input']>;
  /** Global id of what is paid: a document, or an order in pieces. */
  payable: Scalars['ID']['input'];
  /**
   * How the amount is split between modes, each part with its own reference and cash given: together `amount`, the
   * largest by `mode`. Recorded as several payments, all or none.
   */
  payments?: InputMaybe<Array<PaymentPartInput>>;
  /** UTR of UPI, if it is known; the last four digits of a card and the reference of a bank transfer are needed. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Cash as it was given, at least the amount: the rest is change. */
  tendered?: InputMaybe<Scalars['Money']['input']>;
};

/** Answer of `recordPayment`. */
export type RecordPaymentResult = ChangedMeanwhile | InvalidInput | NotFound | PaymentExceedsPending | PermissionDenied | RecordPaymentSuccess | Refused;

/** The payment was recorded. */
export type RecordPaymentSuccess = {
  __typename?: 'RecordPaymentSuccess';
  /** What was paid, with what is left to pay. */
  payable: Payable;
  /** The payment that was recorded; of a split the first. */
  payment: Payment;
  /** All that were recorded: several of a split. */
  payments: Array<Payment>;
};

export type RefundDocumentInput = {
  /** What goes back; at most what was received. */
  amount: Scalars['Money']['input'];
  /** Global id of the document. */
  document: Scalars['ID']['input'];
  /** What was shown as `received`; refused as ChangedMeanwhile when money came or went since. */
  expectedReceived: Scalars['Money']['input'];
  /** Made by the client when the form opens; the same key never gives back twice. */
  key: Scalars['IdempotencyKey']['input'];
  /** By which mode. */
  mode: PaymentMode;
  /** Why money is given back, up to 200 characters; kept with it. */
  reason: Scalars['String']['input'];
  /** UTR of UPI, if it is known; the last four digits of a card and the reference of a bank transfer are needed. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `refundDocument`. */
export type RefundDocumentResult = ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | RefundDocumentSuccess | Refused;

/** The money was given back. */
export type RefundDocumentSuccess = {
  __typename?: 'RefundDocumentSuccess';
  /** The document, with what is to pay now. */
  document: Document;
  /** The refund, with the number of its voucher. */
  payment: Payment;
};

export type RefundOrderInput = {
  /** What was shown as `toRefund`; all of it is given back. */
  amount: Scalars['Money']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** How it is given back. */
  mode: PaymentMode;
  /** Global id of the order. */
  order: Scalars['ID']['input'];
};

/** Answer of `refundOrder`. */
export type RefundOrderResult = ChangedMeanwhile | InvalidInput | NotFound | OrderSuccess | PermissionDenied | Refused;

/** How money goes back. */
export type RefundWayInput = {
  /** By which mode. */
  mode: PaymentMode;
  /** UTR of UPI, if it is known; the last four digits of a card and the reference of a bank transfer are needed. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/**
 * An expected refusal. Its text is English; screens show their own text by `code`. Mutations answer a union of their
 * success and the refusals that a client acts on; `... on Refusal { code message }` covers all.
 */
export type Refusal = {
  /** What was refused, for programs. */
  code: RefusalCode;
  /** What was refused, for people. */
  message: Scalars['String']['output'];
};

/** Why something was refused. New reasons may come: treat one that you do not know as refused. */
export type RefusalCode =
  /** You can no longer log in to this shop. Ask the owner. */
  | 'ACCOUNT_INACTIVE'
  /** Too many wrong PINs. Ask the owner of the shop to reset your PIN. */
  | 'ACCOUNT_LOCKED'
  /** Advance cannot exceed remaining amount (₹{max}) */
  | 'ADVANCE_TOO_HIGH'
  /** This customer was merged into another one. */
  | 'ALREADY_MERGED'
  /** The amount is too large */
  | 'AMOUNT_TOO_LARGE'
  /** {name} already has an appointment from {from} to {to} */
  | 'APPOINTMENT_TAKEN'
  /** {n} members belong to this branch. Move them first. */
  | 'BRANCH_IN_USE'
  /** There is a branch with this name already. */
  | 'BRANCH_TAKEN'
  /** No business ID found. Please log in again. */
  | 'BUSINESS_MISSING'
  /** Someone changed this in the meantime. Check the new figures and try again. */
  | 'CHANGED_MEANWHILE'
  /** This is closed to API keys. */
  | 'CLOSED_TO_KEYS'
  /** Another item has this code */
  | 'CODE_TAKEN'
  /** Only ₹{credit} of credit is left. */
  | 'CREDIT_SHORT'
  /** This customer has credit of ₹{credit}. Give it back or bill with it first. */
  | 'CUSTOMER_HAS_CREDIT'
  /** Customer and employee information is missing. Please go back and select them. */
  | 'CUSTOMER_MISSING'
  /** Order {number} is still open. Deliver or cancel it first. */
  | 'CUSTOMER_ORDER_OPEN'
  /** This customer still has to pay ₹{pending}. Settle that first. */
  | 'CUSTOMER_OWES'
  /** This day is closed already */
  | 'DAY_CLOSED'
  /** {n} designations are below this one. Move them first, or let them move up. */
  | 'DESIGNATION_HAS_CHILDREN'
  /** {n} people have this designation. Give them another one first. */
  | 'DESIGNATION_IN_USE'
  /** A designation with this name already exists. */
  | 'DESIGNATION_TAKEN'
  /** There is a diet plan with this name already. */
  | 'DIET_TAKEN'
  /** Discount cannot exceed total amount (₹{max}) */
  | 'DISCOUNT_TOO_HIGH'
  /** This document is canceled */
  | 'DOCUMENT_CANCELED'
  /** This bill was edited, and what was changed is kept. It can only lie in the trash. */
  | 'DOCUMENT_CORRECTED'
  /** This document can no longer be edited. */
  | 'DOCUMENT_FIXED'
  /** Please add at least one item to the cart */
  | 'EMPTY_CART'
  /** There is an item with this name already. */
  | 'GARMENT_TAKEN'
  /** This link was already used or has expired. Please log in. */
  | 'HANDOVER_INVALID'
  /** A designation can't be below itself. */
  | 'HIERARCHY_CYCLE'
  /** The import was stopped. Nothing was changed. */
  | 'IMPORT_STOPPED'
  /** Something went wrong on our side. Nothing was changed. */
  | 'INTERNAL'
  /** Invalid credentials. Please try again. */
  | 'INVALID_CREDENTIALS'
  /** Please check the marked fields. */
  | 'INVALID_INPUT'
  /** This invoice belongs to an order. It goes with its order. */
  | 'INVOICE_OF_ORDER'
  /** Another key has this name */
  | 'KEY_NAME_TAKEN'
  /** This key was used before with different content. Start again. */
  | 'KEY_REUSED'
  /** This link is no longer valid. Ask the shop for a new one. */
  | 'LINK_ENDED'
  /** Another member of this shop has this ID. */
  | 'MEMBER_ID_TAKEN'
  /** This member still has {amount} to pay. Receive it, or move the bill to the trash first. */
  | 'MEMBER_OWES'
  /** This person is a member already. */
  | 'MEMBER_TAKEN'
  /** The mobile number is already existing */
  | 'MOBILE_TAKEN'
  /** Money went over this bill, and its history is kept. It can only lie in the trash. */
  | 'MONEY_KEPT'
  /** Money was received on this bill. Give it back first. */
  | 'MONEY_RECEIVED'
  /** This was not found. It may have been deleted. */
  | 'NOT_FOUND'
  /** This document number is already in use */
  | 'NUMBER_TAKEN'
  /** You have billed {max} customers by their number today. Ask the owner. */
  | 'OPENED_TOO_MANY'
  /** ₹{pending} is still to pay on this order. Receive it first. */
  | 'ORDER_PENDING'
  /** You can't change your own designation or one above it. Ask the owner. */
  | 'OWN_DESIGNATION'
  /** This file or request is too large. */
  | 'PAYLOAD_TOO_LARGE'
  /** Payment cannot exceed pending amount */
  | 'PAYMENT_EXCEEDS_PENDING'
  /** Please select payment mode */
  | 'PAYMENT_MODE_MISSING'
  /** The payment service is not responding. Try again in a moment. */
  | 'PAYMENT_PROVIDER_AWAY'
  /** Your subscription is not paid. Complete the payment to continue. */
  | 'PAYMENT_REQUIRED'
  /** This period is billed. Move its bill to the trash first, then choose something else. */
  | 'PERIOD_BILLED'
  /** You don't have access. Ask the owner. */
  | 'PERMISSION_DENIED'
  /** This person has more rights than you. Ask the owner. */
  | 'PERSON_HAS_MORE_RIGHTS'
  /** Choose your own PIN first. */
  | 'PIN_CHANGE_REQUIRED'
  /** Enter your PIN to continue. */
  | 'PIN_REQUIRED'
  /** This PIN is too easy to guess. Choose another. */
  | 'PIN_TOO_EASY'
  /** There is a plan with this name already. */
  | 'PLAN_TAKEN'
  /** Product points for this designation already exist */
  | 'POINTS_TAKEN'
  /** This variant already has these powers. */
  | 'PRESCRIPTION_TAKEN'
  /** The price of this plan has changed. Check it before you pay. */
  | 'PRICE_CHANGED'
  /** ₹{received} was received, so ₹{over} would have to be given back. Keep the total at ₹{received} or more. */
  | 'RECEIVED_EXCEEDS_TOTAL'
  /** Only ₹{received} was received. No more can be given back. */
  | 'REFUND_EXCEEDS_RECEIVED'
  /** There is a resource with this name already. */
  | 'RESOURCE_TAKEN'
  /** Only {left} can still come back */
  | 'RETURN_EXCEEDS_SOLD'
  /** You can't give a right you don't have: {menu}, {flag}. */
  | 'RIGHT_NOT_HELD'
  /** Some cells need a look. */
  | 'SHEET_FAULTS'
  /** This was done before, and its answer is shown only once. If it is lost, make another one; revoke a lost API key. */
  | 'SHOWN_ONCE'
  /** {n} orders are at this stage. Move them on first. */
  | 'STAGE_IN_USE'
  /** There is a stage with this name already. */
  | 'STAGE_TAKEN'
  /** Rules of the order depend on this status. It can’t be renamed or deleted. */
  | 'STATUS_FIXED'
  /** {n} orders have this status. Give them another one first. */
  | 'STATUS_IN_USE'
  /** There is a status with this name already. */
  | 'STATUS_TAKEN'
  /** This is already being saved. Wait a moment. */
  | 'STILL_RUNNING'
  /** Only {available} items available in stock */
  | 'STOCK_SHORT'
  /** This belongs to another shop. */
  | 'TENANT_MISMATCH'
  /** No tenant schema found. Please log in again. */
  | 'TENANT_MISSING'
  /** A shop has at most {max} keys. Revoke one first. */
  | 'TOO_MANY_KEYS'
  /** This document has {max} open links. Revoke one first. */
  | 'TOO_MANY_LINKS'
  /** Too many requests. Try again in {n} s. */
  | 'TOO_MANY_REQUESTS'
  /** The totals do not agree with the lines */
  | 'TOTALS_DISAGREE'
  /** Too many wrong PINs. Try again in {time}. */
  | 'TRY_LATER'
  /** Please log in to continue. */
  | 'UNAUTHENTICATED'
  /** Invalid response format. Expected JSON. */
  | 'UPSTREAM_INVALID'
  /** Service is not reachable. Try again. */
  | 'UPSTREAM_UNAVAILABLE'
  /** Please add a quantity to at least one variant */
  | 'VARIANT_QUANTITY_MISSING'
  /** There is a workout with this name already. */
  | 'WORKOUT_TAKEN';

/** Refused for another reason, told by code and message. */
export type Refused = Refusal & {
  __typename?: 'Refused';
  code: RefusalCode;
  /** The values inside the message, e.g. `max`. */
  figures: Array<Figure>;
  message: Scalars['String']['output'];
};

export type RegisterMessagingInput = {
  /** Address of this browser at the messaging service; null for no messages. */
  messagingToken?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `registerMessaging`. */
export type RegisterMessagingResult = Refused | RegisterMessagingSuccess;

/** Messages go there from now on. */
export type RegisterMessagingSuccess = {
  __typename?: 'RegisterMessagingSuccess';
  /** Whether this session gets messages. */
  registered: Scalars['Boolean']['output'];
};

export type RenewGymMemberInput = {
  /** Global id of a duration: of the plan, where there is one. */
  duration: Scalars['ID']['input'];
  /** Made by the client when it asks. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the member. */
  member: Scalars['ID']['input'];
  /** Code of the last period as it was seen; one that was renewed meanwhile is refused as ChangedMeanwhile. */
  period: Scalars['ID']['input'];
  /** Global id of the plan; without one the duration gives only the time. */
  plan?: InputMaybe<Scalars['ID']['input']>;
};

export type ReopenDayInput = {
  /** Global id of the close. */
  dayClose: Scalars['ID']['input'];
  /** Made by the client when it asks whether to reopen. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `reopenDay`. */
export type ReopenDayResult = InvalidInput | NotFound | PermissionDenied | Refused | ReopenDaySuccess;

/** The day is open again. */
export type ReopenDaySuccess = {
  __typename?: 'ReopenDaySuccess';
  /** The day as it stands now. */
  dayBook: DayBook;
  /** Its close, which does not stand any more. */
  dayClose: DayClose;
};

export type ReorderDesignOptionsInput = {
  /** Global id of the area. */
  area: Scalars['ID']['input'];
  /** Global id of the garment whose page it is; left out for the shop's add-ons. */
  garment?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client for each move. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global ids of all its options, the first one first; where it has others by now, it is refused as ChangedMeanwhile. */
  options: Array<Scalars['ID']['input']>;
};

/** Answer of `reorderDesignOptions`. */
export type ReorderDesignOptionsResult = ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | Refused | ReorderDesignOptionsSuccess;

/** The options stand in their new order. */
export type ReorderDesignOptionsSuccess = {
  __typename?: 'ReorderDesignOptionsSuccess';
  /** The area, with its options. */
  area: DesignArea;
};

export type ReorderStagesInput = {
  /** Made by the client for each move. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global ids of all stages, the first one first; where the shop has others by now, it is refused as ChangedMeanwhile. */
  stages: Array<Scalars['ID']['input']>;
};

/** Answer of `reorderStages`. */
export type ReorderStagesResult = ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | Refused | ReorderStagesSuccess;

/** The stages stand in their new order. */
export type ReorderStagesSuccess = {
  __typename?: 'ReorderStagesSuccess';
  /** The shop, with its stages. */
  tenant: Tenant;
};

export type ResetPrintSettingsInput = {
  /** Made by the client for each reset. */
  key: Scalars['IdempotencyKey']['input'];
};

export type ResetQrSettingsInput = {
  /** Made by the client for each reset. */
  key: Scalars['IdempotencyKey']['input'];
};

export type RestoreDocumentInput = {
  /** Global id of the document. */
  document: Scalars['ID']['input'];
  /** Made by the client for one act. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `restoreDocument`. */
export type RestoreDocumentResult = InvalidInput | NotFound | PermissionDenied | Refused | RestoreDocumentSuccess | StockShort;

/** The document is back. */
export type RestoreDocumentSuccess = {
  __typename?: 'RestoreDocumentSuccess';
  /** As it is now. */
  document: Document;
};

/** What becomes of goods that come back. */
export type ReturnCondition =
  /** They cannot be sold; the stock stays. */
  | 'DAMAGED'
  /** They go back on the stock. */
  | 'STOCK';

/** Why goods come back. More may come. */
export type ReturnReason =
  /** They should not have been billed, or not so many. */
  | 'BILLED_WRONG'
  /** They are damaged or faulty. */
  | 'DAMAGED'
  /** The customer does not like them. */
  | 'NOT_LIKED'
  /** Something else, told in the note. */
  | 'OTHER'
  /** Something else was given than was wanted. */
  | 'WRONG_ITEM'
  /** They do not fit. */
  | 'WRONG_SIZE';

/** Where the value of a credit note goes that is above what is due on the invoice. */
export type ReturnSettlement =
  /** The shop owes it to the customer, who pays a later bill with it; not of the walk-in. */
  | 'CREDIT'
  /** It is given back, by `refund`. */
  | 'REFUND';

/** How much of a line comes back. */
export type ReturnedLineInput = {
  /** What becomes of it. */
  condition: ReturnCondition;
  /** Global id of the line of the invoice. */
  line: Scalars['ID']['input'];
  /** How much, in the unit of the line; at most what is left of it. */
  quantity: Scalars['Quantity']['input'];
};

export type RevokeApiKeyInput = {
  /** Global id of the API key. */
  apiKey: Scalars['ID']['input'];
  /** Made by the client when it asks whether to revoke. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `revokeApiKey`. */
export type RevokeApiKeyResult = NotFound | PermissionDenied | Refused | RevokeApiKeySuccess;

/** The key opens nothing any more. */
export type RevokeApiKeySuccess = {
  __typename?: 'RevokeApiKeySuccess';
  /** Global id of the key that is gone. */
  deletedId: Scalars['ID']['output'];
};

export type RevokeOrderLinkInput = {
  /** Made by the client when it asks whether to revoke. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the order. */
  order: Scalars['ID']['input'];
};

/** Answer of `revokeOrderLink`. */
export type RevokeOrderLinkResult = InvalidInput | NotFound | OrderSuccess | PermissionDenied | Refused;

export type RevokePermissionsInput = {
  /** Global id of the designation whose rules go. */
  designation: Scalars['ID']['input'];
  /** Made by the client when it asks whether to delete. */
  key: Scalars['IdempotencyKey']['input'];
  /** At least one. */
  menus: Array<Menu>;
};

export type RevokeShareInput = {
  /** Made by the client when it asks whether to revoke. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the link. */
  share: Scalars['ID']['input'];
};

/** Answer of `revokeShare`. */
export type RevokeShareResult = NotFound | PermissionDenied | Refused | RevokeShareSuccess;

/** The link opens nothing any more. */
export type RevokeShareSuccess = {
  __typename?: 'RevokeShareSuccess';
  /** Global id of the link that is gone. */
  deletedId: Scalars['ID']['output'];
  /** Its document, with the links that are left. */
  document?: Maybe<Document>;
};

/** What may be done in a menu entry. */
export type RightFlag =
  /** Add to it. */
  | 'CREATE'
  /** Remove what is there. */
  | 'DELETE'
  /** Change what is there. */
  | 'EDIT'
  /** Look at it. */
  | 'VIEW';

/** A menu that rights are given on. */
export type RightMenu = {
  __typename?: 'RightMenu';
  /** Heading of the menus that it stands with in the sidebar; null for one that stands alone. */
  group?: Maybe<Scalars['String']['output']>;
  /** Which it is. */
  menu: Menu;
  /** What people call it. */
  name: Scalars['String']['output'];
  /** What the person may do on it, and so may let others do. */
  viewerHolds: Array<RightFlag>;
};

export type RunCatalogueImportInput = {
  /** The spreadsheet. */
  import: Scalars['ID']['input'];
  /** Made by the client when it shows what the import would do. */
  key: Scalars['IdempotencyKey']['input'];
  /** The `version` that was looked at; another one by now is refused as ChangedMeanwhile. */
  version: Scalars['String']['input'];
};

/** Answer of `runCatalogueImport`. A row with faults, and an import that was stopped, is told as InvalidInput or Refused. */
export type RunCatalogueImportResult = ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | Refused | RunCatalogueImportSuccess;

/** The rows were imported. */
export type RunCatalogueImportSuccess = {
  __typename?: 'RunCatalogueImportSuccess';
  /** With what was done. */
  import: CatalogueImport;
};

/** What was sold on a day. */
export type SalesOfDay = {
  __typename?: 'SalesOfDay';
  /** The day. */
  day: Scalars['Date']['output'];
  /** What its invoices come to. */
  total: Scalars['Money']['output'];
};

/** What was sold in somebody's name. */
export type SalesOfEmployee = {
  __typename?: 'SalesOfEmployee';
  /** The name; null where a bill names nobody. */
  name?: Maybe<Scalars['String']['output']>;
  /** What the invoices come to. */
  total: Scalars['Money']['output'];
};

/** What was sold in a mode. */
export type SalesOfMode = {
  __typename?: 'SalesOfMode';
  /** The mode. */
  mode: PaymentMode;
  /** What its invoices come to. */
  total: Scalars['Money']['output'];
};

/** What a code stands for. */
export type ScannedItem = {
  __typename?: 'ScannedItem';
  /** The product. */
  product: Product;
  /** The variant, when the code is one's. */
  variant?: Maybe<Variant>;
};

/** What was sold of an item, and what is in stock. */
export type Seller = {
  __typename?: 'Seller';
  /** The same in rupees, before tax. */
  amount: Scalars['Money']['output'];
  /** On how many invoices. */
  bills: Scalars['NonNegativeInt']['output'];
  /** Where the catalogue lists it. */
  category?: Maybe<Scalars['String']['output']>;
  /** Global id of the product or service; it may not be sold any more. */
  itemId: Scalars['ID']['output'];
  /** Product or service. */
  kind: CatalogueKind;
  /** As it is called now. */
  name: Scalars['String']['output'];
  /** What was sold less what came back. */
  quantity: Scalars['Quantity']['output'];
  /** What is in stock now; null of what is not counted. */
  stock?: Maybe<Scalars['Quantity']['output']>;
  /** What that comes to at its price. */
  stockValue?: Maybe<Scalars['Money']['output']>;
  /** What the quantities count. */
  unit: Scalars['String']['output'];
};

/** A page of sellers. */
export type SellerConnection = {
  __typename?: 'SellerConnection';
  edges: Array<SellerEdge>;
  pageInfo: PageInfo;
  /** What all that match come to together. */
  summary: SellerSums;
  /** How many items match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
};

/** A place in a page of sellers. */
export type SellerEdge = {
  __typename?: 'SellerEdge';
  /** Opaque; `after` takes it. */
  cursor: Scalars['String']['output'];
  node: Seller;
};

/** What sellers come to. */
export type SellerSums = {
  __typename?: 'SellerSums';
  /** What was sold, before tax. */
  amount: Scalars['Money']['output'];
  /** What is in stock, at its price. */
  stockValue: Scalars['Money']['output'];
};

/** What a list of sellers shows. */
export type SellerView =
  /** What was sold, what brought most first. */
  | 'AMOUNT'
  /** What was sold, most pieces first. */
  | 'QUANTITY'
  /** What is in stock and was not sold, what most money lies in first. */
  | 'SLOW';

/** Work that is sold. */
export type Service = CatalogueItem & Node & {
  __typename?: 'Service';
  alsoCalled?: Maybe<Scalars['String']['output']>;
  category?: Maybe<Scalars['String']['output']>;
  /** More about it. */
  description?: Maybe<Scalars['String']['output']>;
  /** How long it takes, as the shop writes it. */
  duration?: Maybe<Scalars['String']['output']>;
  employeePercentage: Scalars['Percentage']['output'];
  fields: Array<FieldValue>;
  gstFromSetting: Scalars['Boolean']['output'];
  gstPercentage: Scalars['Percentage']['output'];
  /** SAC code, printed on invoices. */
  hsn?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['URL']['output']>;
  listPrice?: Maybe<Scalars['Money']['output']>;
  offer?: Maybe<Scalars['Money']['output']>;
  percentagePoints: Scalars['Boolean']['output'];
  points: Scalars['Quantity']['output'];
  price: Scalars['Money']['output'];
  priceAtTill: Scalars['Boolean']['output'];
  sku?: Maybe<Scalars['String']['output']>;
  soldLately: Scalars['Int']['output'];
  status: CatalogueStatus;
  taxInclusive: Scalars['Boolean']['output'];
  thumbnail?: Maybe<Scalars['URL']['output']>;
  title: Scalars['String']['output'];
  unit: Scalars['String']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
};

export type ServiceConnection = {
  __typename?: 'ServiceConnection';
  /** Ids of the records deleted since `updatedSince`, whatever the filter; null without it. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  edges: Array<ServiceEdge>;
  pageInfo: PageInfo;
  /** How many match, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** What to give as `updatedSince` the next time: a little before this answer, so that nothing written meanwhile is missed. */
  updatedUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type ServiceEdge = {
  __typename?: 'ServiceEdge';
  cursor: Scalars['String']['output'];
  node: Service;
};

/** Which services a list shows: those that match all that is given. */
export type ServiceFilter = {
  /** Names of categories: of any of them. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words of title, code or category, however they are typed. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of any of these statuses; left out, what is on sale. A list of changes asks for all of them, or what is hidden just leaves it. */
  statuses?: InputMaybe<Array<CatalogueStatus>>;
};

/** A sign-in on one device. */
export type Session = {
  __typename?: 'Session';
  /** Name of the browser, e.g. "Chrome"; null when it is not known. */
  browser?: Maybe<Scalars['String']['output']>;
  /** Stands for it where it is ended. */
  code: Scalars['String']['output'];
  /** Whether the device is held in the hand. */
  handheld: Scalars['Boolean']['output'];
  /** Whether it is the session of this operation. */
  isCurrent: Scalars['Boolean']['output'];
  /** Whether the device had signed the person in before this session. */
  knownDevice: Scalars['Boolean']['output'];
  /** When it was used last, to the minute. */
  lastUsed: Scalars['DateTime']['output'];
  /** When it began. */
  since: Scalars['DateTime']['output'];
  /** What the device runs, e.g. "Android"; null when it is not known. */
  system?: Maybe<Scalars['String']['output']>;
};

export type SetCreditLimitInput = {
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** How much; null for no limit. */
  limit?: InputMaybe<Scalars['Money']['input']>;
};

/** Answer of `setCreditLimit`. */
export type SetCreditLimitResult = CustomerSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

export type SetDailyPiecesInput = {
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** 1 to 9999; null for no number. */
  pieces?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `setDailyPieces`. */
export type SetDailyPiecesResult = InvalidInput | PermissionDenied | Refused | SetDailyPiecesSuccess;

/** The number was set. */
export type SetDailyPiecesSuccess = {
  __typename?: 'SetDailyPiecesSuccess';
  /** As it is now; null for no number. */
  dailyPieces?: Maybe<Scalars['PositiveInt']['output']>;
};

export type SetOpeningDueInput = {
  /** How much; 0.00 for nothing. */
  amount: Scalars['Money']['input'];
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** Since when; today where left out. */
  since?: InputMaybe<Scalars['Date']['input']>;
};

/** Answer of `setOpeningDue`. */
export type SetOpeningDueResult = CustomerSuccess | InvalidInput | NotFound | PermissionDenied | Refused;

export type SetOrderStageInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['PositiveInt']['input']>;
  /** Made by the client for each choice. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the order. */
  order: Scalars['ID']['input'];
  /** Global id of the stage. */
  stage: Scalars['ID']['input'];
};

/** Answer of `setOrderStage`. */
export type SetOrderStageResult = ChangedMeanwhile | InvalidInput | NotFound | OrderSuccess | PermissionDenied | Refused;

export type SetOrderStatusInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['PositiveInt']['input']>;
  /** Made by the client for each choice. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the order. */
  order: Scalars['ID']['input'];
  /** What becomes of money that was received, when the order is canceled. */
  received?: InputMaybe<ReceivedMoneyInput>;
  /** Global id of the status. */
  status: Scalars['ID']['input'];
};

/** Answer of `setOrderStatus`. */
export type SetOrderStatusResult = ChangedMeanwhile | InvalidInput | NotFound | OrderSuccess | PermissionDenied | Refused;

export type ShareDocumentInput = {
  /** Global id of the document. */
  document: Scalars['ID']['input'];
  /**
   * Made by the client when it asks for the link. The secret is not kept: sent again with the same key it makes no second
   * link and is refused with SHOWN_ONCE.
   */
  key: Scalars['IdempotencyKey']['input'];
  /** When the link ends, at most a year away; in 30 days when absent, unless the installation says otherwise. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Answer of `shareDocument`. */
export type ShareDocumentResult = InvalidInput | NotFound | PermissionDenied | Refused | ShareDocumentSuccess;

/** The link opens from now on. */
export type ShareDocumentSuccess = {
  __typename?: 'ShareDocumentSuccess';
  /** The document, with its links. */
  document: Document;
  /** Its PDF, by the same secret. */
  pdfUrl: Scalars['URL']['output'];
  /** The link, without what it is opened by. */
  share: DocumentShare;
  /** What is passed on: a page of the document. Told this once, and kept by nobody here. */
  url: Scalars['URL']['output'];
};

export type ShareOrderInput = {
  /**
   * Made by the client when it asks for the link. The secret is not kept: sent again with the same key it makes no second
   * link and is refused with SHOWN_ONCE.
   */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the order. */
  order: Scalars['ID']['input'];
};

/** Answer of `shareOrder` and `renewOrderLink`. */
export type ShareOrderResult = InvalidInput | NotFound | PermissionDenied | Refused | ShareOrderSuccess;

/** The link opens from now on. */
export type ShareOrderSuccess = {
  __typename?: 'ShareOrderSuccess';
  /** The order, with its links. */
  order: Order;
  /** What is passed on: the customer's page. Told this once, and kept by nobody here. */
  url: Scalars['URL']['output'];
};

/** A document as whoever has a link sees it: what is on its paper, and nothing of the customer. */
export type SharedDocument = {
  __typename?: 'SharedDocument';
  /** Whether it was taken back. */
  canceled: Scalars['Boolean']['output'];
  /** The day of the shop's calendar on which it was made. */
  date: Scalars['Date']['output'];
  /** What people call it by. */
  number: Scalars['String']['output'];
  /** The A4 PDF, which needs no token. */
  pdfUrl: Scalars['URL']['output'];
  /** What is still to pay; always 0.00 of a proposal. */
  pending: Scalars['Money']['output'];
  /** The shop, as it was called when the document was made. */
  shopName: Scalars['String']['output'];
  /** What it comes to. */
  total: Scalars['Money']['output'];
  /** Invoice, order or proposal. */
  type: DocumentType;
  /** Asks a UPI app for what is still to pay, as a link and as the content of a QR code; null where nothing is to be paid that way. */
  upiLink?: Maybe<Scalars['String']['output']>;
  /** The page of the document for people, which needs no token. */
  url: Scalars['URL']['output'];
};

/** A column of a spreadsheet of items. */
export type SheetColumn = {
  __typename?: 'SheetColumn';
  /** What stands over it. */
  label: Scalars['String']['output'];
  /** The form's field. */
  name: Scalars['String']['output'];
  /** Whether a row without it is refused. */
  required: Scalars['Boolean']['output'];
  /** What may stand in it, as people read it; empty where anything of its kind may. */
  values: Array<Scalars['String']['output']>;
};

/** What is wrong with a cell of a spreadsheet. */
export type SheetFault = {
  __typename?: 'SheetFault';
  /** The column's letter; null where a whole row, or a column that is missing, is meant. */
  column?: Maybe<Scalars['String']['output']>;
  /** What stands over the column. */
  label: Scalars['String']['output'];
  /** What is wrong, for people. */
  message: Scalars['String']['output'];
  /** As the spreadsheet counts, from 1. */
  row: Scalars['PositiveInt']['output'];
};

/** What a shop pays for Galla. */
export type ShopSubscription = {
  __typename?: 'ShopSubscription';
  /** What is left of a change of plan; the next payment takes it. */
  credit?: Maybe<Scalars['Money']['output']>;
  /** Days left after today, in the shop's time zone: 0 on the last day, negative after it; null without an end. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
  /** For how long it was paid for, e.g. "Yearly"; null before the first payment. */
  duration?: Maybe<Scalars['String']['output']>;
  /** The packages that can be bought, in the order in which they are offered. */
  packages?: Maybe<Array<SubscriptionPackage>>;
  /** What runs today and what is to come, in their order. */
  paid?: Maybe<Array<PaidTime>>;
  /** The last day that is paid for; null without an end. */
  paidUntil?: Maybe<Scalars['Date']['output']>;
  /** What the shop has ordered and paid, newest first; at most 100. */
  payments?: Maybe<Array<SubscriptionPayment>>;
  /** Name of the package that runs today, e.g. "Professional", else of the last one; null before the first payment. */
  plan?: Maybe<Scalars['String']['output']>;
};

/** Which end of a list comes first. */
export type SortDirection =
  /** The smallest, or the oldest. */
  | 'ASC'
  /** The largest, or the newest. */
  | 'DESC';

/** A step of the work, such as cutting. */
export type Stage = Node & {
  __typename?: 'Stage';
  id: Scalars['ID']['output'];
  /** Unique in the shop. */
  name: Scalars['String']['output'];
  /** How many orders are at it now; while there are any it is not deleted. */
  orderCount: Scalars['NonNegativeInt']['output'];
  /** Its place among all stages, from 1. */
  position: Scalars['PositiveInt']['output'];
  /** What it belongs to. */
  type: StageType;
  /** Changes with every write of name or type: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
};

/** Who works on an item at a stage. */
export type StageAssignment = {
  __typename?: 'StageAssignment';
  /** Those who work there. */
  employees: Array<Employee>;
  /** The stage. */
  stage: Stage;
};

/** Who works on an item at a stage. */
export type StageAssignmentInput = {
  /** Global ids of those who work there. */
  employees: Array<Scalars['ID']['input']>;
  /** Global id of the stage. */
  stage: Scalars['ID']['input'];
};

/** What one stage is paid for a design option or a pattern. */
export type StagePrice = {
  __typename?: 'StagePrice';
  /** 0 or more. */
  amount: Scalars['Money']['output'];
  /** Name of the stage; in an order, as it was when the order was taken. */
  name: Scalars['String']['output'];
  /** The stage; null when it is gone. */
  stage?: Maybe<Stage>;
};

/** What a stage is paid. */
export type StagePriceInput = {
  /** 0 or more. */
  amount: Scalars['Money']['input'];
  /** Global id of the stage, once in the list. */
  stage: Scalars['ID']['input'];
};

/** Stage prices of an option were taken away, since they don't fit its price any more. */
export type StagePriceReset = {
  __typename?: 'StagePriceReset';
  /** English sentence about it. */
  message: Scalars['String']['output'];
  /** The option, which has none now. */
  option: DesignOption;
  /** Why. */
  reason: StagePriceResetReason;
};

/** Why stage prices were taken away. More may come. */
export type StagePriceResetReason =
  /** Their sum is the price. */
  | 'EQUALS_PRICE'
  /** The price is now below their sum. */
  | 'PRICE_LOWERED';

/** Answer of `createStage` and `updateStage`. */
export type StageResult = ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | Refused | StageSuccess;

/** The stage was added or changed. */
export type StageSuccess = {
  __typename?: 'StageSuccess';
  /** The stage as it is now. */
  stage: Stage;
  /** The shop, with its stages. */
  tenant: Tenant;
};

/** What a stage belongs to. */
export type StageType =
  /** The sewing of every piece. */
  | 'DESIGN'
  /** Patterns: only for pieces that have one. */
  | 'PATTERN';

/** A bill or a payment. */
export type StatementLine = {
  __typename?: 'StatementLine';
  /** What was owed after it. */
  balance: Scalars['Money']['output'];
  /** What was billed; 0.00 of a payment. */
  billed: Scalars['Money']['output'];
  /** When it was. */
  date: Scalars['DateTime']['output'];
  /** The shop's day. */
  day: Scalars['Date']['output'];
  /** Global id of the bill, or of the one that was paid; of what money on account left as credit that of its receipt. */
  documentId: Scalars['ID']['output'];
  /** How it was paid; null of a bill. */
  mode?: Maybe<PaymentMode>;
  /** Number of it; of such a receipt its own. */
  number: Scalars['String']['output'];
  /** What was received; 0.00 of a bill. */
  received: Scalars['Money']['output'];
};

/** A status that a customer was given. */
export type StatusChange = Node & {
  __typename?: 'StatusChange';
  /** When it was set. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of who set it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** What was filled in with it. */
  details: Array<StatusDetail>;
  id: Scalars['ID']['output'];
  /** The one before; null for the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** When somebody is to be there for it. */
  scheduledOn?: Maybe<Scalars['DateTime']['output']>;
  /** The status that was set. */
  status: Scalars['String']['output'];
};

/** A field of the form of a status, as it was filled in. */
export type StatusDetail = {
  __typename?: 'StatusDetail';
  /** What people call the field. */
  label: Scalars['String']['output'];
  /** What was entered. */
  value: Scalars['String']['output'];
};

/** Products by what is in stock. What is not counted is always there, and never low. */
export type StockFilter =
  /** There is at least something of it. */
  | 'IN_STOCK'
  /** At or below its mark; what there is none of is low too. */
  | 'LOW'
  /** There is none of it. */
  | 'OUT_OF_STOCK';

/** A change of a stock. */
export type StockMove = {
  __typename?: 'StockMove';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What was in stock of the product after it, with all its variants. */
  balance: Scalars['Quantity']['output'];
  /** Name of who did it; null for what stood there from the beginning. */
  by?: Maybe<Scalars['String']['output']>;
  /** Stands for it: the same in every list. */
  code: Scalars['String']['output'];
  /** The bill that moved it. */
  document?: Maybe<Document>;
  /** Number of the bill that moved it. */
  documentNumber?: Maybe<Scalars['String']['output']>;
  /** What changed it. */
  kind: StockMoveKind;
  /** In the corrector's own words. */
  note?: Maybe<Scalars['String']['output']>;
  /** By how much; below zero for what left the stock. */
  quantity: Scalars['Quantity']['output'];
  /** Why it was corrected, where whoever did it said so. */
  reason?: Maybe<CorrectionReason>;
  /** What was in stock after it of the variant that moved; null where none did. */
  variantBalance?: Maybe<Scalars['Quantity']['output']>;
  /** The shop's code of the variant that moved. */
  variantSku?: Maybe<Scalars['String']['output']>;
};

export type StockMoveConnection = {
  __typename?: 'StockMoveConnection';
  /** Ids of movements deleted since `updatedSince`: none, since movements are not deleted; null without it. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  edges: Array<StockMoveEdge>;
  pageInfo: PageInfo;
  /** How many there are, on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** What to give as `updatedSince` the next time: a little before this answer, so that nothing written meanwhile is missed. */
  updatedUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type StockMoveEdge = {
  __typename?: 'StockMoveEdge';
  cursor: Scalars['String']['output'];
  node: StockMove;
};

/** Which movements of a stock a list shows. */
export type StockMoveFilter = {
  /** Global ids of variants of the product, at most 100: of any of them. */
  variants?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What changes a stock. */
export type StockMoveKind =
  /** Somebody set it by hand. */
  | 'CORRECTION'
  /** What was there when the item was entered. */
  | 'OPENING'
  /** A bill that was cancelled, changed or deleted. */
  | 'RETURN'
  /** A bill. */
  | 'SALE';

/** By what movements of a stock are listed. */
export type StockMoveOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What is compared. */
  field: StockMoveOrderField;
};

/** What movements of a stock are compared by. */
export type StockMoveOrderField =
  /** When it was. */
  | 'DATE';

/** There is less in stock than was asked for. */
export type StockShort = Refusal & {
  __typename?: 'StockShort';
  /** What is in stock now. */
  available: Scalars['Quantity']['output'];
  code: RefusalCode;
  message: Scalars['String']['output'];
  /** Global id of the product. */
  product: Scalars['ID']['output'];
  /** Global id of the variant, where the product has any. */
  variant?: Maybe<Scalars['ID']['output']>;
};

export type StopCatalogueImportInput = {
  /** The spreadsheet. */
  import: Scalars['ID']['input'];
  /** Made by the client when it asks. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `stopCatalogueImport`. */
export type StopCatalogueImportResult = NotFound | PermissionDenied | Refused | StopCatalogueImportSuccess;

/** It was asked to stop; whether in time, the run itself tells. */
export type StopCatalogueImportSuccess = {
  __typename?: 'StopCatalogueImportSuccess';
  /** The spreadsheet. */
  importId: Scalars['ID']['output'];
};

/** What is told as it happens, over server-sent events at /graphql/stream. */
export type Subscription = {
  __typename?: 'Subscription';
  /** The document each time that a payment changes it. */
  documentChanged: Document;
  /** Each notification of the caller's when it is made. */
  notificationArrived: NotificationArrived;
};


/** What is told as it happens, over server-sent events at /graphql/stream. */
export type SubscriptiondocumentChangedArgs = {
  id: Scalars['ID']['input'];
};

/** A package of Galla that shops can buy: data of the installation. */
export type SubscriptionPackage = {
  __typename?: 'SubscriptionPackage';
  /** Stands for it where it is bought. */
  code: Scalars['String']['output'];
  /** For how long it can be bought, shortest first; at least one. */
  durations: Array<PackageDuration>;
  /** What it has, a few words each. */
  features: Array<Scalars['String']['output']>;
  /** E.g. "Professional". */
  name: Scalars['String']['output'];
};

/** A payment for a package, as the payment service tells of it. */
export type SubscriptionPayment = Node & {
  __typename?: 'SubscriptionPayment';
  /** What is charged, tax included. */
  amount: Scalars['Money']['output'];
  /** When it was ordered. */
  createdAt: Scalars['DateTime']['output'];
  /** The credit that it took; null for none. */
  credit?: Maybe<Scalars['Money']['output']>;
  /** For how long, e.g. "Monthly". */
  duration: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Its number at the payment service. */
  merchantOrderId: Scalars['String']['output'];
  /** How it was paid, e.g. "UPI"; null until that is known. */
  method?: Maybe<Scalars['String']['output']>;
  /** When it was known to be paid; null before. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first day that it pays for; null until it is paid. */
  paidFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day that it pays for, or the day on which a change ended it; null until it is paid. */
  paidUntil?: Maybe<Scalars['Date']['output']>;
  /** Name of the package. */
  plan: Scalars['String']['output'];
  /** Address of the receipt as a PDF, which wants the token in its header; null until it is paid. */
  receiptUrl?: Maybe<Scalars['URL']['output']>;
  /** Where to pay, or to try again; null once it is paid. */
  redirectUrl?: Maybe<Scalars['URL']['output']>;
  /** What became of it. FAILED also for one of which the payment service told something else than was ordered. */
  state: PaymentStatus;
  /** Number of the payment at the payment service; null until it knows of one. */
  transactionId?: Maybe<Scalars['String']['output']>;
};

/** Something that a person has to do; nobody else sees it. */
export type Task = Node & {
  __typename?: 'Task';
  /** When it was completed; null while it is pending. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is to be done, at most 150 characters. */
  detail: Scalars['String']['output'];
  /** Until when. */
  dueDate: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
};

/** A page of tasks. */
export type TaskConnection = {
  __typename?: 'TaskConnection';
  /** Ids of the person's tasks deleted since `updatedSince`, whatever the filter; null without it. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** In order. */
  edges: Array<TaskEdge>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['NonNegativeInt']['output'];
  /** What to give as `updatedSince` the next time: a little before this answer, so that nothing written meanwhile is missed. */
  updatedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A place in a page of tasks. */
export type TaskEdge = {
  __typename?: 'TaskEdge';
  /** Opaque; `after` takes it. */
  cursor: Scalars['String']['output'];
  /** What stands there. */
  node: Task;
};

/** Which tasks a list shows. */
export type TaskFilter = {
  /** Completed ones instead of pending ones. */
  completed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** By what tasks are listed. */
export type TaskOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What is compared. */
  field: TaskOrderField;
};

/** What tasks are compared by. */
export type TaskOrderField =
  /** The day until when it is to be done. */
  | 'DUE'
  /** When it was last changed, such as completed. */
  | 'UPDATED';

/** Answer of what makes or changes a task. */
export type TaskResult = InvalidInput | NotFound | PermissionDenied | Refused | TaskSuccess;

/** The task was saved. */
export type TaskSuccess = {
  __typename?: 'TaskSuccess';
  /** The task as it is now. */
  task: Task;
};

/** A shop. */
export type Tenant = Node & {
  __typename?: 'Tenant';
  /** Extras that go with every garment, such as tassels: the area of kind ADD_ONS, one in every shop. */
  addOns?: Maybe<DesignArea>;
  /** Street and place, without town and state; null when not given. */
  address?: Maybe<Scalars['String']['output']>;
  /** The API keys of the shop, the newest first, without those that were revoked. */
  apiKeys?: Maybe<Array<ApiKey>>;
  /**
   * The appointments of some days, in the order of their time. An employee gets those with himself and those of customers
   * whom he may see. At most 62 days, and 1,000 appointments.
   */
  appointments?: Maybe<Array<Appointment>>;
  /** The branches of a gym, by name. */
  branches?: Maybe<Array<Branch>>;
  /** Which kind of business it is. */
  business: Business;
  /** What the shop offers, the newest first: all of them, at most 200. */
  campaigns?: Maybe<Array<Campaign>>;
  /** Ids of all that the filter of a list shows, by title, for "select all"; at most 10,000. */
  catalogueIds?: Maybe<Array<Scalars['ID']['output']>>;
  /**
   * A spreadsheet that the caller sent to `POST /imports?kind=product|service` within the last day, with what importing it
   * would do to the items as they are now; null when there is none.
   */
  catalogueImport?: Maybe<CatalogueImport>;
  /** How many rows of a running import are written, of those that `catalogueImport` counts. None counts before all are. */
  catalogueImportProgress?: Maybe<ImportProgress>;
  /** The page on which a list shows an item; null where its filter leaves the item out, or beyond 10,000. */
  cataloguePlace?: Maybe<CataloguePlace>;
  /** Categories in use. */
  categories?: Maybe<Array<Category>>;
  /** City, as printed under the name; null when not given. */
  city?: Maybe<Scalars['String']['output']>;
  /**
   * The contacts that the caller may see by category, which is their group: by name, those in no group last. A category
   * without a match is left out.
   */
  contactCategories?: Maybe<Array<ContactCategory>>;
  /** The groups that contacts can be put in, by name. */
  contactGroups?: Maybe<Array<ContactGroup>>;
  /** The statuses that a customer can have, in the order in which people go through them. */
  customerStatuses?: Maybe<Array<CustomerStatus>>;
  /** Customers that the caller may see, last visit first. */
  customers?: Maybe<CustomerConnection>;
  /**
   * A day of the shop as it stands: what was received, what was paid out of the drawer and what should be in it; or its close.
   * It tells the money of the whole shop, whoever received it.
   */
  dayBook?: Maybe<DayBook>;
  /** Closed days, the newest first, those that were reopened among them. */
  dayCloses?: Maybe<DayCloseConnection>;
  /** How much of a day is taken: pieces of all orders of the shop that are to be delivered on it. */
  dayLoad?: Maybe<DayLoad>;
  /** What it does; null when not given. */
  description?: Maybe<Scalars['String']['output']>;
  /**
   * All designations in the order of the hierarchy: each directly before those that stand below it, siblings as people
   * ordered them. At most 500.
   */
  designations?: Maybe<Array<Designation>>;
  /** The diet plans of a gym, by name. */
  dietPlans?: Maybe<Array<DietPlan>>;
  /** Documents, newest first. */
  documents?: Maybe<DocumentConnection>;
  /**
   * The due board: orders that are late and those of the next seven days. Cancelled orders are not there, nor those
   * whose pieces were all handed over.
   */
  dueBoard?: Maybe<DueBoard>;
  /**
   * What customers owe, by the age of their bills, the most first: bills and orders as the histories tell them, and orders
   * in pieces that have no bill yet; of an employee his own.
   */
  duesByAge?: Maybe<DueConnection>;
  /** The employees, by name. */
  employees?: Maybe<Array<Employee>>;
  /** A form definition by its name, e.g. "invoice"; null when the shop has none of that name. */
  form?: Maybe<Form>;
  /** What the shop sews, by position, then id. */
  garments?: Maybe<Array<Garment>>;
  /**
   * What the invoices of some days come to for a GST return; of an employee his own. Canceled ones and those in the trash
   * are left out.
   */
  gstSummary?: Maybe<GstRowConnection>;
  /** The shop's GSTIN; null when it has none. The state in it counts before `stateCode`. */
  gstin?: Maybe<Scalars['Gstin']['output']>;
  /** What stands above the members: who is active, how long the lists are, and what is still to pay. */
  gymMemberSummary?: Maybe<GymMemberSummary>;
  /** The members of a gym, the latest first. */
  gymMembers?: Maybe<GymMemberConnection>;
  /** The gym's own plans, by name; packages of Galla are not among them. */
  gymPlans?: Maybe<Array<GymPlan>>;
  /** The exercises, meals and facilities of a gym, by name: what workouts, diet plans and branches are offered. */
  gymResources?: Maybe<Array<GymResource>>;
  id: Scalars['ID']['output'];
  /** How many items take their GST from the settings: so many a change of its rate changes. */
  itemsAtShopRate?: Maybe<Scalars['NonNegativeInt']['output']>;
  /**
   * The job card of a piece, which whoever works on its item sees without a right, too; null to everybody else who does not
   * see the order.
   */
  jobCard?: Maybe<JobCard>;
  /**
   * What was measured under a customer for a garment, as dated versions, the newest first, of the last hundred items: orders
   * with the same measures are one version.
   */
  measurementVersions?: Maybe<Array<MeasurementVersion>>;
  /** What the shop is called. */
  name: Scalars['String']['output'];
  /** Categories of the products on sale by kind of product - lenses, frames … - with how many are in each. */
  opticalCategories?: Maybe<Array<OpticalCategory>>;
  /** Orders of work in pieces, newest first. */
  orders?: Maybe<OrderConnection>;
  /** The shop's PAN, printed on its documents; null when not given. */
  pan?: Maybe<Scalars['String']['output']>;
  /** 6 digits; null when not given. */
  pincode?: Maybe<Scalars['String']['output']>;
  /** How its papers are printed. */
  printSettings?: Maybe<PrintSettings>;
  /** Products by title: those on sale, or of the statuses that are named. */
  products?: Maybe<ProductConnection>;
  /** Quick bills, newest first. */
  quickBills?: Maybe<QuickBillConnection>;
  /** Money that was received on bills and orders, the newest first; of an employee on his own. */
  receipts?: Maybe<ReceiptConnection>;
  /** How the shop stands to GST; only a regular one charges it. */
  registration: GstRegistration;
  /** What the field `reporting_to` offers to somebody of a designation: active people of the designations above it, and the owner. */
  reportingOptions?: Maybe<Array<FormOption>>;
  /** The menus that rights are given on, of those that the business has, in the sidebar's order. */
  rightMenus?: Maybe<Array<RightMenu>>;
  /** What a scanned code stands for: a product, or a variant of one; null when nothing has it. Takes own codes, bar codes, and the address that a label's QR code says. */
  scan?: Maybe<ScannedItem>;
  /** The opaque key of the shop on the REST API (`tenant_schema`). */
  schema: Scalars['String']['output'];
  /**
   * What sells best on some days, by what it brought before tax or by quantity; or what lies in stock and was not sold on them,
   * by the value of the stock. What came back on these days is taken off; of an employee his own bills.
   */
  sellers?: Maybe<SellerConnection>;
  /** Services by title: those on sale, or of the statuses that are named. */
  services?: Maybe<ServiceConnection>;
  /** Its settings. */
  settings: TenantSettings;
  /** The columns of a spreadsheet of products or services, in the order of the template. */
  sheetColumns?: Maybe<Array<SheetColumn>>;
  /** All people of the shop, also who is inactive: the owner first, then by name. */
  staff?: Maybe<Array<Employee>>;
  /** What pieces go through, in their order: of one type, or all. */
  stages?: Maybe<Array<Stage>>;
  /** Code of the shop's state, e.g. "08": against the customer's it decides between CGST + SGST and IGST. */
  stateCode?: Maybe<Scalars['String']['output']>;
  /** What orders in pieces can be: the six statuses of every shop in their order, then its own. */
  statuses?: Maybe<Array<OrderStatus>>;
  /** The accounts that receive UPI payments, oldest first; bills use the first. */
  upiAccounts?: Maybe<Array<UpiAccount>>;
  /**
   * The standing customer for sales without a name: paid in full, without a mobile, in no list and no count, and never
   * changed or deleted.
   */
  walkIn?: Maybe<Customer>;
  /** The workouts of a gym, by name. */
  workouts?: Maybe<Array<Workout>>;
};


/** A shop. */
export type TenantappointmentsArgs = {
  employee?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** A shop. */
export type TenantcatalogueIdsArgs = {
  filter?: InputMaybe<ProductFilter>;
  kind: CatalogueKind;
};


/** A shop. */
export type TenantcatalogueImportArgs = {
  id: Scalars['ID']['input'];
};


/** A shop. */
export type TenantcatalogueImportProgressArgs = {
  id: Scalars['ID']['input'];
};


/** A shop. */
export type TenantcataloguePlaceArgs = {
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  item: Scalars['ID']['input'];
};


/** A shop. */
export type TenantcontactCategoriesArgs = {
  filter?: InputMaybe<ContactFilter>;
};


/** A shop. */
export type TenantcustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CustomerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CustomerOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A shop. */
export type TenantdayBookArgs = {
  day?: InputMaybe<Scalars['Date']['input']>;
};


/** A shop. */
export type TenantdayClosesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A shop. */
export type TenantdayLoadArgs = {
  day: Scalars['Date']['input'];
  except?: InputMaybe<Scalars['ID']['input']>;
};


/** A shop. */
export type TenantdocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DocumentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A shop. */
export type TenantdueBoardArgs = {
  by?: DueBy;
};


/** A shop. */
export type TenantduesByAgeArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  age?: InputMaybe<DueAge>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A shop. */
export type TenantemployeesArgs = {
  filter?: InputMaybe<EmployeeFilter>;
};


/** A shop. */
export type TenantformArgs = {
  name: Scalars['String']['input'];
};


/** A shop. */
export type TenantgstSummaryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: GstGrouping;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** A shop. */
export type TenantgymMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GymMemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A shop. */
export type TenantgymResourcesArgs = {
  kind?: InputMaybe<GymResourceKind>;
};


/** A shop. */
export type TenantjobCardArgs = {
  piece: Scalars['ID']['input'];
};


/** A shop. */
export type TenantmeasurementVersionsArgs = {
  customer: Scalars['ID']['input'];
  garment: Scalars['ID']['input'];
};


/** A shop. */
export type TenantopticalCategoriesArgs = {
  type?: InputMaybe<Scalars['String']['input']>;
};


/** A shop. */
export type TenantordersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrderOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A shop. */
export type TenantproductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CatalogueOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A shop. */
export type TenantquickBillsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<QuickBillFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<QuickBillOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A shop. */
export type TenantreceiptsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReceiptFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReceiptOrder>;
};


/** A shop. */
export type TenantreportingOptionsArgs = {
  designation: Scalars['String']['input'];
};


/** A shop. */
export type TenantscanArgs = {
  code: Scalars['String']['input'];
};


/** A shop. */
export type TenantsellersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  kind?: InputMaybe<CatalogueKind>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  view: SellerView;
};


/** A shop. */
export type TenantservicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ServiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CatalogueOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A shop. */
export type TenantsheetColumnsArgs = {
  kind: CatalogueKind;
};


/** A shop. */
export type TenantstagesArgs = {
  type?: InputMaybe<StageType>;
};

/** Settings of a shop. What employees may do binds employees only, beside the rights of their designation. */
export type TenantSettings = {
  __typename?: 'TenantSettings';
  /** What bills are printed on where nothing else is asked for. */
  billPaper: BillPaper;
  /** Whether an order in pieces earns on what it comes to before tax instead of its final total. */
  commissionBeforeTax: Scalars['Boolean']['output'];
  /** Whether an order in pieces earns the commission of the employee's designation instead of 10 per cent. */
  commissionByDesignation: Scalars['Boolean']['output'];
  /** Return & Refund Disclaimer, printed under every bill; at most 100 characters. */
  disclaimer: Scalars['String']['output'];
  /** Whether a discount lowers the taxable value (as on GST invoices) instead of the total. */
  discountBeforeTax: Scalars['Boolean']['output'];
  /** Whether employees may add contacts. */
  employeesAddContacts: Scalars['Boolean']['output'];
  /** Whether employees may bill a customer that they may not see, when they type the full mobile number. */
  employeesBillByMobile: Scalars['Boolean']['output'];
  /** Whether employees may delete invoices. */
  employeesDeleteInvoices: Scalars['Boolean']['output'];
  /** Whether employees may delete orders. */
  employeesDeleteOrders: Scalars['Boolean']['output'];
  /** Whether employees may change invoices. */
  employeesEditInvoices: Scalars['Boolean']['output'];
  /** Whether employees may change orders. */
  employeesEditOrders: Scalars['Boolean']['output'];
  /** Whether employees see all contacts, not only those assigned to them or added by them. */
  employeesSeeAllContacts: Scalars['Boolean']['output'];
  /** Whether employees see e-mail, address and birthday of customers. */
  employeesSeeCustomerDetails: Scalars['Boolean']['output'];
  /** GST percentage that items without one of their own take; 0 to 28. */
  gstPercentage: Scalars['Percentage']['output'];
  /** Whether slips show the HSN codes too; pages always do. */
  hsnOnSlip: Scalars['Boolean']['output'];
  /** For how many days the points of routes are kept. */
  keepRoutesDays: Scalars['Int']['output'];
  /** How large a page is. */
  pageSize: PageSize;
  /** What a point of commission is worth on bills from now on. */
  pointValue: Scalars['Money']['output'];
  /** Whether a bill is printed as soon as it is made. */
  printAtOnce: Scalars['Boolean']['output'];
  /** How QR codes look. */
  qr: QrSettings;
  /** How many minutes before an appointment people are told. */
  remindOfAppointmentsBefore: Scalars['Int']['output'];
  /** When people are told of their tasks and of dues of a day, on the shop's clock: "09:00". */
  remindOfTasksAt: Scalars['String']['output'];
  /** Whether totals are rounded to the whole rupee. */
  roundOff: Scalars['Boolean']['output'];
  /** From when on people who share their route send points, on the shop's clock: "09:00". */
  shareRoutesFrom: Scalars['String']['output'];
  /** From when on no points are taken any more: "21:00". */
  shareRoutesUntil: Scalars['String']['output'];
};

/** Answer of what changes the settings. */
export type TenantSettingsResult = InvalidInput | PermissionDenied | Refused | TenantSettingsSuccess;

/** The settings were saved. */
export type TenantSettingsSuccess = {
  __typename?: 'TenantSettingsSuccess';
  /** The shop, with its settings as they are now. */
  tenant: Tenant;
};

export type TimelineConnection = {
  __typename?: 'TimelineConnection';
  /**
   * Ids of the documents, appointments and notes deleted since `updatedSince`, of the kinds that are asked for and seen and
   * whosever they were; null without it.
   */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  edges: Array<TimelineEdge>;
  pageInfo: PageInfo;
  /** What to give as `updatedSince` the next time: a little before this answer, so that nothing written meanwhile is missed. */
  updatedUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type TimelineEdge = {
  __typename?: 'TimelineEdge';
  cursor: Scalars['String']['output'];
  node: TimelineEntry;
};

/** Something that happened with a customer, or will. */
export type TimelineEntry = {
  __typename?: 'TimelineEntry';
  /** When it was made, received, written or set; of an appointment when it begins. */
  at: Scalars['DateTime']['output'];
  /** What it was. */
  record: TimelineRecord;
};

/** Which entries a timeline shows. */
export type TimelineFilter = {
  /** Of any of these kinds. */
  kinds?: InputMaybe<Array<TimelineKind>>;
};

/** What happens with a customer. More may come. */
export type TimelineKind =
  /** An appointment, done or to come. */
  | 'APPOINTMENT'
  /** A bill, an order or a proposal. */
  | 'DOCUMENT'
  /** Something said of or by the customer. */
  | 'NOTE'
  /** Money received. */
  | 'PAYMENT'
  /** A status that was set. */
  | 'STATUS';

/** By what entries of a timeline are listed. */
export type TimelineOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What is compared. */
  field: TimelineOrderField;
};

/** What entries of a timeline are compared by. */
export type TimelineOrderField =
  /** When it was; of an appointment when it begins. */
  | 'DATE';

/** What stands in a timeline. More types may come. */
export type TimelineRecord = Appointment | CustomerNote | Document | Payment | StatusChange;

/** What shops deal in. More may come. */
export type Trade =
  /** Cloth and clothes. */
  | 'CLOTHES'
  /** Food and what a household uses up. */
  | 'GROCERY'
  /** Tools, paint, and what is built with. */
  | 'HARDWARE'
  /** Spectacles, medicine and fitness. */
  | 'HEALTH'
  /** Work instead of goods. */
  | 'SERVICES';

export type TrashDocumentInput = {
  /** Global id of the document. */
  document: Scalars['ID']['input'];
  /** Made by the client for one act. */
  key: Scalars['IdempotencyKey']['input'];
  /** How the money on it goes back; needed where `trashRefund` is more than 0.00. */
  refund?: InputMaybe<RefundWayInput>;
};

/** Answer of `trashDocument`. */
export type TrashDocumentResult = InvalidInput | NotFound | PermissionDenied | Refused | TrashDocumentSuccess;

/** The document lies in the trash. */
export type TrashDocumentSuccess = {
  __typename?: 'TrashDocumentSuccess';
  /** As it is now. */
  document: Document;
};

export type UndoHandOverInput = {
  /** Made by the client for each press. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the order. */
  order: Scalars['ID']['input'];
  /** Global ids of pieces of the order that were handed over; at least one. */
  pieces: Array<Scalars['ID']['input']>;
};

/** Answer of `undoHandOver`. */
export type UndoHandOverResult = ChangedMeanwhile | InvalidInput | NotFound | OrderSuccess | PermissionDenied | Refused;

export type UndoPieceInput = {
  /** Made by the client for each press. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the piece. */
  piece: Scalars['ID']['input'];
};

/** Answer of `undoPiece`. */
export type UndoPieceResult = InvalidInput | NotFound | PermissionDenied | PieceSuccess | Refused;

export type UpdateAppointmentInput = {
  /** Global id of the appointment. */
  appointment: Scalars['ID']['input'];
  /** Whether it is done. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the employee's time may be taken already. */
  doubleBooking?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether it is important. */
  important?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made by the client for each change. */
  key: Scalars['IdempotencyKey']['input'];
  /** 5 to 720; it ends on its day. */
  minutes?: InputMaybe<Scalars['PositiveInt']['input']>;
  /** When it begins from now on; not in the past. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What was filled in of the form `appointment`; a field that is left out stays as it is. */
  values?: InputMaybe<Array<FieldValueInput>>;
};

export type UpdateBranchInput = {
  /** At most 200 characters. */
  address: Scalars['String']['input'];
  /** Global id of the branch that is changed. */
  branch: Scalars['ID']['input'];
  /** A valid address. */
  email: Scalars['String']['input'];
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** All of them: one that is left out is not there any more. At most 30, of at most 40 characters each. */
  facilities: Array<Scalars['String']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 80 characters. */
  manager: Scalars['String']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** At most 80 characters. */
  openingHours: Scalars['String']['input'];
  /** 6 to 15 digits. */
  phone: Scalars['String']['input'];
  /** Whether it is open. */
  status: BranchStatus;
};

export type UpdateCampaignInput = {
  /** Global id of the campaign that is changed. */
  campaign: Scalars['ID']['input'];
  /** At most 1000 characters; left out, it stays. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** An upload for the use `campaign`; left out, the picture stays. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** All entries that it is to have, at most 20 of 200 characters; blank ones are dropped. Left out, they stay. */
  offers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 150 characters; left out, it stays. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The text of the ribbon, at most 60 characters; left out, it stays. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters; left out, it stays. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateCatalogueItemInput = {
  /** An upload for the use `product` or `service`, in place of the picture. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** A product or a service. */
  item: Scalars['ID']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** Takes the picture away. */
  removeImage?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * What was filled in, each field once; a field that is left out stays as it is. None where the picture alone changes.
   * What is wrong with one is told at `values.<name>`.
   */
  values: Array<FieldValueInput>;
};

/** Answer of `updateCatalogueItem`. */
export type UpdateCatalogueItemResult = InvalidInput | NotFound | PermissionDenied | Refused | UpdateCatalogueItemSuccess;

/** The item was changed. */
export type UpdateCatalogueItemSuccess = {
  __typename?: 'UpdateCatalogueItemSuccess';
  /** The item as it is now. */
  item: CatalogueItem;
};

export type UpdateCatalogueStatusInput = {
  /** Products only, or services only; at most 1,000. */
  items: Array<Scalars['ID']['input']>;
  /** Made by the client when the dialog opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** What becomes of all of them. */
  status: CatalogueStatus;
};

/** Answer of `updateCatalogueStatus`. */
export type UpdateCatalogueStatusResult = InvalidInput | NotFound | PermissionDenied | Refused | UpdateCatalogueStatusSuccess;

/** The items as they are now, in the order of the input. */
export type UpdateCatalogueStatusSuccess = {
  __typename?: 'UpdateCatalogueStatusSuccess';
  /** The items as they are now. */
  items: Array<CatalogueItem>;
};

export type UpdateCustomerConsentInput = {
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** Whether messages may be sent from now on. */
  given: Scalars['Boolean']['input'];
  /** Made by the client for each press. */
  key: Scalars['IdempotencyKey']['input'];
  /** How the customer said so. */
  source: ConsentSource;
};

export type UpdateCustomerInput = {
  /** 12 digits; what `Customer.aadhaar` tells keeps the one that is stored. */
  aadhaar?: InputMaybe<Scalars['String']['input']>;
  /** Address as one text. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Before today, from 1900 on. */
  anniversary?: InputMaybe<Scalars['String']['input']>;
  /** Before today, from 1900 on. */
  birthday?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Whether messages may be sent from now on; left out, what stands stays. */
  consent?: InputMaybe<ConsentInput>;
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Name of a group. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** GSTIN, 15 characters. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** Digits, plus, hyphen, space and parentheses are accepted. */
  mobile: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Code of the state, e.g. "08"; that of the GSTIN counts when there is one. */
  stateCode?: InputMaybe<Scalars['String']['input']>;
  /** The version that the form was filled from; another one is refused as CustomerChanged. */
  version?: InputMaybe<Scalars['DateTime']['input']>;
};

export type UpdateCustomerNoteInput = {
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** Global id of the note. */
  customerNote: Scalars['ID']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 50 words and 1000 characters. */
  note: Scalars['String']['input'];
  /** At most 10, without commas; all of them, also those that stay. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that the form was filled from. */
  version?: InputMaybe<Scalars['DateTime']['input']>;
};

export type UpdateCustomerPictureInput = {
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** A picture from `POST /uploads?use=avatar`; null for none. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client for each picture. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `updateCustomer`. */
export type UpdateCustomerResult = CustomerChanged | CustomerSuccess | InvalidInput | MobileTaken | NotFound | PermissionDenied | Refused;

export type UpdateCustomerStatusInput = {
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** Make the appointment also where the person's time is taken already; it is refused with APPOINTMENT_TAKEN otherwise. */
  doubleBooking?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** Code of the status, e.g. "follow_up". */
  status: Scalars['String']['input'];
  /** The form's values. A day and a time stand as "2026-11-24T11:00", in the zone of the shop. */
  values?: InputMaybe<Array<FieldValueInput>>;
};

export type UpdateDesignationInput = {
  /** 0 to 100. */
  commissionPercent: Scalars['Percentage']['input'];
  /** Which designation. */
  designation: Scalars['ID']['input'];
  /** The version that the form was filled from; another one is refused as HierarchyChanged. */
  expectedVersion?: InputMaybe<Scalars['PositiveInt']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** At most 1,000,000. */
  visibilityPoints: Scalars['NonNegativeInt']['input'];
};

export type UpdateDesignsInput = {
  /** Areas with options that change. What is wrong with one is told at `areas.<place>.options.<place>.<field>`, from 0. */
  areas: Array<DesignAreaChangeInput>;
  /** Global id of the garment whose page it is; left out, only the shop's add-ons can be changed. */
  garment?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client for each save. */
  key: Scalars['IdempotencyKey']['input'];
};

/** Answer of `updateDesigns`. */
export type UpdateDesignsResult = ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | Refused | UpdateDesignsSuccess;

/** The options were changed. */
export type UpdateDesignsSuccess = {
  __typename?: 'UpdateDesignsSuccess';
  /** The areas of the input as they are now. */
  areas: Array<DesignArea>;
  /** Options whose stage prices were taken away. */
  resets: Array<StagePriceReset>;
};

export type UpdateDietPlanInput = {
  /** What it is for. */
  category: DietCategory;
  /** At most 500 characters. */
  description: Scalars['String']['input'];
  /** Global id of the plan that is changed. */
  dietPlan: Scalars['ID']['input'];
  /** How long it is followed. */
  duration: DietDuration;
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** All meals: what is left out is not there any more. */
  meals: DietMealsInput;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
};

export type UpdateDocumentInput = {
  /** When it is to be delivered; none when absent. */
  deliveryDate?: InputMaybe<Scalars['Date']['input']>;
  /** What the shop notes on it; nothing when absent. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Taken off the whole; none when absent. */
  discount?: InputMaybe<DiscountInput>;
  /** Global id of the document. */
  document: Scalars['ID']['input'];
  /** Who bills it; as before when absent. */
  employee?: InputMaybe<Scalars['ID']['input']>;
  /** What was shown as still to pay; refused as DocumentChanged when it was paid since. */
  expectedPending: Scalars['Money']['input'];
  /** The `revision` that was shown; refused as DocumentChanged when it was edited since. */
  expectedRevision: Scalars['NonNegativeInt']['input'];
  /** What was shown as the new total; another one is refused as ChangedMeanwhile. */
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  /** Values of the fields that the shop's form `invoice` has beyond description, advance and delivery date. */
  extra?: InputMaybe<Array<FieldValueInput>>;
  /** Made by the client when the edit begins; the same key never edits twice. */
  key: Scalars['IdempotencyKey']['input'];
  /** All lines as they are to be, at least one. One of the same item as before keeps name, code and rate of GST. */
  lines: Array<UpdatedLineInput>;
  /** When the customer says that he will pay the rest; null for no day, left out as it was. */
  payOn?: InputMaybe<Scalars['Date']['input']>;
  /** How the customer pays; what was received already stays as it is. */
  paymentMode?: InputMaybe<PaymentMode>;
  /** What was prescribed with it; null for nothing, left out as it was. */
  prescription?: InputMaybe<PrescriptionInput>;
  /** Why it is changed, up to 200 characters; needed of an invoice, kept in the trail. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** How the rest goes back where more was received than it comes to then; nothing goes back where it is not. */
  refund?: InputMaybe<RefundWayInput>;
  /** Somebody was asked and said that what comes to ₹0.00 is meant so; without it such a line is refused. */
  zeroConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `updateDocument`. */
export type UpdateDocumentResult = ChangedMeanwhile | DocumentChanged | InvalidInput | NotFound | PermissionDenied | Refused | StockShort | UpdateDocumentSuccess;

/** The document was edited. */
export type UpdateDocumentSuccess = {
  __typename?: 'UpdateDocumentSuccess';
  /** The document as it is now. */
  document: Document;
};

export type UpdateEmployeeInput = {
  /** Global id of the employee who is changed. */
  employee: Scalars['ID']['input'];
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** An upload for the use `avatar`, in place of the picture. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** Whether to be without a picture. */
  removeImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** What changed of the form `employees`; a field that is left out stays. */
  values: Array<FieldValueInput>;
};

export type UpdateEmployeeStatusInput = {
  /** Whether the person may sign in and be chosen from now on. */
  active: Scalars['Boolean']['input'];
  /** Global id of the employee. */
  employee: Scalars['ID']['input'];
  /** Made by the client for each change. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of who gets the customers, open tasks, coming appointments and pieces of who becomes inactive; left out, they stay. */
  takenOverBy?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateFamilyMemberInput = {
  /** 12 digits; what `FamilyMember.aadhaar` tells keeps the one that is stored. */
  aadhaar?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the customer. */
  customer: Scalars['ID']['input'];
  /** District of the address. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the member. */
  familyMember: Scalars['ID']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** The shop's own number of this person, unique in the shop. */
  memberId: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** E.g. "Daughter". */
  relation?: InputMaybe<Scalars['String']['input']>;
  /** Taluk of the address. */
  taluk?: InputMaybe<Scalars['String']['input']>;
  /** The version that the form was filled from. */
  version?: InputMaybe<Scalars['DateTime']['input']>;
  /** Village of the address. */
  village?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateGarmentInput = {
  /** All areas that it is to have: one that is not among them goes, with its options. Left out, they stay. */
  areas?: InputMaybe<Array<GarmentAreaInput>>;
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Global id of the garment that is changed. */
  garment: Scalars['ID']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** All points that it is to have, in their order: one that is not among them goes. Left out, they stay. */
  measurementPoints?: InputMaybe<Array<MeasurementPointInput>>;
  /** At most 60 characters; left out, it stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Left out, it stays. */
  position?: InputMaybe<Scalars['PositiveInt']['input']>;
  /** 0 or more; left out, it stays. */
  price?: InputMaybe<Scalars['Money']['input']>;
};

export type UpdateGymMemberInput = {
  /** Global id of the branch. */
  branch: Scalars['ID']['input'];
  /** Global id of a duration: of the plan, where there is one. */
  duration: Scalars['ID']['input'];
  /** A valid address. */
  email: Scalars['String']['input'];
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the member that is changed. */
  member: Scalars['ID']['input'];
  /** A mobile number. */
  mobile: Scalars['String']['input'];
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** Global id of the plan; without one the duration gives only the time. */
  plan?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the member is suspended; left out, it stays. */
  suspended?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of a workout that the member follows. */
  workout?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateGymPlanInput = {
  /** Those that are changed or added; one that is left out stays. */
  durations: Array<GymDurationInput>;
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many days of a period can be frozen, 0 to 365; left out, it stays. */
  freezeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Billed with a member's first period, before tax; left out, it stays. */
  joiningFee?: InputMaybe<Scalars['Money']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** Global id of the plan that is changed. */
  plan: Scalars['ID']['input'];
};

export type UpdateGymResourceInput = {
  /** At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Global id of the resource that is changed. */
  gymResource: Scalars['ID']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** What of the three it is. */
  kind: GymResourceKind;
  /** Of a meal alone. */
  meal?: InputMaybe<GymMealInput>;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
};

export type UpdateLensPrescriptionInput = {
  /** Made by the client for each change. */
  key: Scalars['IdempotencyKey']['input'];
  /** All the powers as they are to be. */
  powers: LensPowersInput;
  /** Global id of the powers that are changed. */
  prescription: Scalars['ID']['input'];
};

export type UpdateMarketplaceInput = {
  /** Products only, or services only; at most 1,000. */
  items: Array<Scalars['ID']['input']>;
  /** Made by the client when it is asked for. */
  key: Scalars['IdempotencyKey']['input'];
  /** Whether they are to be in the cart. */
  listed: Scalars['Boolean']['input'];
};

/** Answer of `updateMarketplace`. */
export type UpdateMarketplaceResult = InvalidInput | NotFound | PermissionDenied | Refused | UpdateMarketplaceSuccess;

/** The items as they are now, in the order of the input. */
export type UpdateMarketplaceSuccess = {
  __typename?: 'UpdateMarketplaceSuccess';
  /** The items as they are now. */
  items: Array<CatalogueItem>;
};

export type UpdateOrderInput = {
  /** When it is to be delivered; a past day may only stay. */
  deliveryDate: Scalars['Date']['input'];
  /** Taken off the whole, at most the subtotal; none when absent. */
  discount?: InputMaybe<DiscountInput>;
  /** Who takes it; stays when absent. */
  employee?: InputMaybe<Scalars['ID']['input']>;
  /** What the customer was told; another total is refused as ChangedMeanwhile. */
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion: Scalars['PositiveInt']['input'];
  /** The day of the function that it is for; a past day may only stay. */
  functionDate?: InputMaybe<Scalars['Date']['input']>;
  /** All items; those that are not named any more go, unless their pieces are begun. */
  items: Array<OrderItemInput>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the order. */
  order: Scalars['ID']['input'];
  /** How `received` is paid; cash when absent. */
  paymentMode?: InputMaybe<PaymentMode>;
  /** UTR of UPI, if it is known; the last four digits of a card and the reference of a bank transfer are needed. */
  paymentReference?: InputMaybe<Scalars['String']['input']>;
  /** What is received now, beside what was received before; at most what is then pending. */
  received?: InputMaybe<Scalars['Money']['input']>;
  /** The customer's own reference number. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** When the customer comes to try it on; a past day may only stay. */
  trialDate?: InputMaybe<Scalars['Date']['input']>;
  /** New work, or a change of something that is there. */
  type?: OrderType;
  /** Whether it goes before others. */
  urgent?: Scalars['Boolean']['input'];
};

/** Answer of `updateOrder`. */
export type UpdateOrderResult = ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | Refused | UpdateOrderSuccess;

export type UpdateOrderStatusInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when the row opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** Global id of the status that is renamed. */
  status: Scalars['ID']['input'];
};

/** The order was changed. */
export type UpdateOrderSuccess = {
  __typename?: 'UpdateOrderSuccess';
  /** The order as it is now. */
  order: Order;
};

export type UpdatePatternInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** All pictures that it is to have, 1 to 4; left out, they stay. */
  images?: InputMaybe<Array<PatternImageInput>>;
  /** Made by the client when the card opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 60 characters; left out, it stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the pattern that is changed. */
  pattern: Scalars['ID']['input'];
  /** 0 or more; left out, it stays. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** All stage prices that it is to have; left out, they stay. Their sum is at most the price. */
  stagePrices?: InputMaybe<Array<StagePriceInput>>;
};

export type UpdatePermissionsInput = {
  /** Global id of the designation whose rules change. */
  designation: Scalars['ID']['input'];
  /** Made by the client for each change. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 100. */
  rules: Array<MenuRuleInput>;
};

export type UpdatePriceInput = {
  /** A product or a service. */
  item: Scalars['ID']['input'];
  /** Made by the client when the dialog opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** The new price of one unit. */
  price: Scalars['Money']['input'];
  /** What was counted of the product or the variant at the same time. */
  stock?: InputMaybe<CountedStockInput>;
  /** This variant of the product instead. */
  variant?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `updatePrice`. */
export type UpdatePriceResult = ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | Refused | UpdatePriceSuccess;

/** The price was saved. */
export type UpdatePriceSuccess = {
  __typename?: 'UpdatePriceSuccess';
  /** The item as it is now. */
  item: CatalogueItem;
};

export type UpdatePrintSettingsInput = {
  /** Of the lines. */
  colour?: InputMaybe<Scalars['HexColorCode']['input']>;
  /** How days are written. */
  dateFormat?: InputMaybe<DateFormat>;
  /** 9 to 14. */
  fontSize?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 50. */
  itemsPerPage?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client for each saving. */
  key: Scalars['IdempotencyKey']['input'];
  /** 24 to 120. */
  logoSize?: InputMaybe<Scalars['Int']['input']>;
  /** In mm, 3 to 20. */
  margin?: InputMaybe<Scalars['Int']['input']>;
  /** How the sheet is turned. */
  orientation?: InputMaybe<PageOrientation>;
  /** Of the sheet. */
  pageSize?: InputMaybe<PageSize>;
  /** Whether the UPI code is printed. */
  qr?: InputMaybe<Scalars['Boolean']['input']>;
  /** Coloured, or black alone. */
  template?: InputMaybe<PrintTemplate>;
  /** At most 500 characters; empty for none. */
  terms?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters; empty for none. */
  watermark?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProductPointsInput = {
  /** Global id of the assignment that is changed. */
  assignment: Scalars['ID']['input'];
  /** Left out, it stays. */
  designation?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** 0 to 999,999. */
  points: Scalars['Quantity']['input'];
};

export type UpdateProfileInput = {
  /** 12 digits, kept encrypted; empty leaves the one that is kept. */
  aadhaar?: InputMaybe<Scalars['String']['input']>;
  /** Where an employee lives; the owner gives the shop's in `company`. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** The shop; where an employee would change it, refused at the field. */
  company?: InputMaybe<CompanyInput>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** How to be addressed; null leaves it. */
  gender?: InputMaybe<Gender>;
  /** A picture from `POST /uploads?use=avatar`. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The number to sign in with: 10 digits. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** Whether to be without a picture. */
  removeImage?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `updateProfile`. */
export type UpdateProfileResult = InvalidInput | PermissionDenied | Refused | UpdateProfileSuccess;

/** The profile is saved. */
export type UpdateProfileSuccess = {
  __typename?: 'UpdateProfileSuccess';
  /** For people. */
  message: Scalars['String']['output'];
  /** The person and the shop as they are now. */
  viewer: Viewer;
};

export type UpdateQrSettingsInput = {
  /** Of the light parts. */
  background?: InputMaybe<Scalars['HexColorCode']['input']>;
  /** Of the frame. */
  borderColour?: InputMaybe<Scalars['HexColorCode']['input']>;
  /** 0 to 24. */
  borderRadius?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 8. */
  borderWidth?: InputMaybe<Scalars['Int']['input']>;
  /** Of the dark parts; must be clearly darker than the background. */
  colour?: InputMaybe<Scalars['HexColorCode']['input']>;
  /** How much may be covered or damaged. */
  errorLevel?: InputMaybe<QrErrorLevel>;
  /** 0 (none) to 48. */
  iconSize?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client for each saving. */
  key: Scalars['IdempotencyKey']['input'];
  /** 98 to 160. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateStageInput = {
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when the row opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** Global id of the stage that is changed. */
  stage: Scalars['ID']['input'];
  /** What it belongs to; left out, it stays. */
  type?: InputMaybe<StageType>;
};

export type UpdateTaskInput = {
  /** Whether it is completed. */
  completed: Scalars['Boolean']['input'];
  /** Made by the client for each tick. */
  key: Scalars['IdempotencyKey']['input'];
  /** Global id of the task. */
  task: Scalars['ID']['input'];
};

export type UpdateTenantSettingsInput = {
  /** What bills are printed on. */
  billPaper?: InputMaybe<BillPaper>;
  /** Whether an order earns on what it comes to before tax, from the next completed one on. */
  commissionBeforeTax?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether an order earns the commission of the employee's designation, from the next completed one on. */
  commissionByDesignation?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 characters; empty for none. */
  disclaimer?: InputMaybe<Scalars['String']['input']>;
  /** Whether a discount lowers the taxable value. */
  discountBeforeTax?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether employees may add contacts. */
  employeesAddContacts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether employees may bill a customer that they may not see, when they type the full mobile number. */
  employeesBillByMobile?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether employees may delete invoices. */
  employeesDeleteInvoices?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether employees may delete orders. */
  employeesDeleteOrders?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether employees may change invoices. */
  employeesEditInvoices?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether employees may change orders. */
  employeesEditOrders?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether employees see all contacts. */
  employeesSeeAllContacts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether employees see e-mail, address and birthday of customers. */
  employeesSeeCustomerDetails?: InputMaybe<Scalars['Boolean']['input']>;
  /** 0 to 28. */
  gstPercentage?: InputMaybe<Scalars['Percentage']['input']>;
  /** Whether slips show the HSN codes too. */
  hsnOnSlip?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 365 days. */
  keepRoutesDays?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client for each change. */
  key: Scalars['IdempotencyKey']['input'];
  /** 0.00 to 10000.00. */
  pointValue?: InputMaybe<Scalars['Money']['input']>;
  /** Whether a bill is printed as soon as it is made. */
  printAtOnce?: InputMaybe<Scalars['Boolean']['input']>;
  /** 0 to 1440 minutes. */
  remindOfAppointmentsBefore?: InputMaybe<Scalars['Int']['input']>;
  /** When people are told of what a day brings: "09:00". */
  remindOfTasksAt?: InputMaybe<Scalars['String']['input']>;
  /** Whether totals are rounded to the whole rupee. */
  roundOff?: InputMaybe<Scalars['Boolean']['input']>;
  /** From when on points of routes are taken: "09:00". */
  shareRoutesFrom?: InputMaybe<Scalars['String']['input']>;
  /** Until when, after the start: "21:00". */
  shareRoutesUntil?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateUpiAccountInput = {
  /** Which account. */
  account: Scalars['ID']['input'];
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** The address. */
  upiId: Scalars['String']['input'];
  /** Whose it is. */
  upiName: Scalars['String']['input'];
};

export type UpdateVariantInput = {
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** What was filled in, each field once; a field that is left out stays as it is. */
  values: Array<FieldValueInput>;
  /** Global id of the variant that is changed. */
  variant: Scalars['ID']['input'];
};

/** Answer of `updateVariant`. */
export type UpdateVariantResult = InvalidInput | NotFound | PermissionDenied | Refused | VariantSuccess;

export type UpdateWorkoutInput = {
  /** At most 500 characters. */
  description: Scalars['String']['input'];
  /** The version that was seen; another one is refused as ChangedMeanwhile. */
  expectedVersion?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the client when the form opens. */
  key: Scalars['IdempotencyKey']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** The whole week: what is left out is not there any more. */
  week: WorkoutWeekInput;
  /** Global id of the workout that is changed. */
  workout: Scalars['ID']['input'];
};

/** One line of an edited document. */
export type UpdatedLineInput = {
  /** Global id of a product or a service. */
  item: Scalars['ID']['input'];
  /** Price of one unit on this document. */
  price: Scalars['Money']['input'];
  /** Up to three decimals where the unit is measured. */
  quantity: Scalars['Quantity']['input'];
  /** Global id of the variant, of a product with variants. */
  variant?: InputMaybe<Scalars['ID']['input']>;
};

/** An account that receives UPI payments. */
export type UpiAccount = Node & {
  __typename?: 'UpiAccount';
  id: Scalars['ID']['output'];
  /** The address, e.g. "meenakshi.boutique@upi". */
  upiId: Scalars['String']['output'];
  /** Whose it is, as the payer's app shows it. */
  upiName: Scalars['String']['output'];
};

/** Answer of `createUpiAccount` and `updateUpiAccount`. */
export type UpiAccountResult = InvalidInput | NotFound | PermissionDenied | Refused | UpiAccountSuccess;

/** The account was saved. */
export type UpiAccountSuccess = {
  __typename?: 'UpiAccountSuccess';
  /** The account as it is now. */
  account: UpiAccount;
  /** The shop, with its accounts. */
  tenant: Tenant;
};

/** One of the forms in which a product is sold: a size, a colour, a power. */
export type Variant = Node & {
  __typename?: 'Variant';
  /** What is in stock. */
  available: Scalars['Quantity']['output'];
  /** EAN, UPC or own bar code. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** Coating of a lens. */
  coating?: Maybe<Scalars['String']['output']>;
  /** Its colour, as the shop calls it. */
  color?: Maybe<Scalars['String']['output']>;
  /** More about it. */
  description?: Maybe<Scalars['String']['output']>;
  /** Every field of its form by name, with what it holds: what fills the form in. */
  fields: Array<FieldValue>;
  /** For whom a frame is made. */
  gender?: Maybe<Scalars['String']['output']>;
  /** GST percentage. */
  gstPercentage: Scalars['Percentage']['output'];
  id: Scalars['ID']['output'];
  /** Address of the picture; the same for half a day, so that a browser can keep it. */
  image?: Maybe<Scalars['URL']['output']>;
  /** Refractive index of a lens, e.g. "1.56". */
  index?: Maybe<Scalars['String']['output']>;
  /** Path that the QR code on its label says, after the origin: "/i/{tenant}/{product}/{variant}". */
  labelPath: Scalars['String']['output'];
  /** E.g. "Progressive". */
  lensType?: Maybe<Scalars['String']['output']>;
  /** What it is made of. */
  material?: Maybe<Scalars['String']['output']>;
  /** Printed maximum price. */
  mrp: Scalars['Money']['output'];
  /** Power of a lens. */
  power?: Maybe<Scalars['String']['output']>;
  /** The powers in which it is in stock, from minus to plus; empty for what is no lens. */
  prescriptions?: Maybe<Array<LensPrescription>>;
  /** Selling price of one unit. */
  price: Scalars['Money']['output'];
  /** Shape of a frame. */
  shape?: Maybe<Scalars['String']['output']>;
  /** Its size, as the shop calls it. */
  size?: Maybe<Scalars['String']['output']>;
  /** The shop's code of it. */
  sku: Scalars['String']['output'];
  /** How its stock came to be what it is, newest first. */
  stockMoves?: Maybe<StockMoveConnection>;
  /** Style of a frame, e.g. "Half rim". */
  style?: Maybe<Scalars['String']['output']>;
  /** Address of its small copy, at most 256 pixels: for lists. */
  thumbnail?: Maybe<Scalars['URL']['output']>;
};


/** One of the forms in which a product is sold: a size, a colour, a power. */
export type VariantstockMovesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<StockMoveOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The variant was saved. */
export type VariantSuccess = {
  __typename?: 'VariantSuccess';
  /** Its product, with all its variants as they are now. */
  product: Product;
  /** The variant as it is now. */
  variant: Variant;
};

export type VerifySubscriptionPaymentInput = {
  /** The number of an order of this shop. */
  merchantOrderId: Scalars['String']['input'];
};

/** Answer of `verifySubscriptionPayment`. */
export type VerifySubscriptionPaymentResult = InvalidInput | NotFound | PermissionDenied | Refused | VerifySubscriptionPaymentSuccess;

/** The payment service has answered. */
export type VerifySubscriptionPaymentSuccess = {
  __typename?: 'VerifySubscriptionPaymentSuccess';
  /** The payment as it is now. */
  payment: SubscriptionPayment;
  /** The caller, to whom all is open again once the shop has paid. */
  viewer: Viewer;
};

/** The signed-in person, with the shop and what the person may do. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Name of the API key that asks, in the place of a person; null for people. */
  apiKeyName?: Maybe<Scalars['String']['output']>;
  /** What the person earned; null for the owner, who is no employee. */
  commission?: Maybe<EmployeeCommission>;
  /** What the person sees of the day: an employee his own, whoever sees the whole shop all of it. */
  dashboard?: Maybe<Dashboard>;
  /** The person as one of the staff of the shop; null for an API key, which is no person. */
  employee?: Maybe<Employee>;
  /** Entries of the menu that the person may open, grouped as in the sidebar. */
  menu: Array<MenuGroup>;
  /** The key that a browser subscribes to push messages with (VAPID, base64url); null where no browser is told. */
  messagingKey?: Maybe<Scalars['String']['output']>;
  /** What the person is told, newest first. Cursors go on from a notification, whatever has arrived since. */
  notifications?: Maybe<NotificationConnection>;
  /** State of the shop's subscription; anything but COMPLETED blocks all else. */
  paymentStatus: PaymentStatus;
  /** Who it is. */
  profile: Profile;
  /** The person's open sessions, this one first, then those used last; at most 10. */
  sessions?: Maybe<Array<Session>>;
  /** What the shop pays for Galla. Open also while it is not paid, since it is how it pays. */
  subscription: ShopSubscription;
  /** The shop that the person works in; null while its subscription is not paid, or a one-time PIN is not changed. */
  tenant?: Maybe<Tenant>;
  /** IANA name of the time zone in which the shop's days begin and end, e.g. "Asia/Kolkata"; an unpaid shop has one, too. */
  timeZone: Scalars['String']['output'];
  /** How many notifications are not read, counted up to 100; null while that can not be said. */
  unreadNotifications?: Maybe<Scalars['NonNegativeInt']['output']>;
  /** Whether the person may do this, e.g. viewerCan(menu: PRODUCTS, flag: EDIT). */
  viewerCan: Scalars['Boolean']['output'];
  /** Whether the shop lets its employees do this; the owner may always. An employee needs the right (`viewerCan`) too. */
  viewerMay: Scalars['Boolean']['output'];
};


/** The signed-in person, with the shop and what the person may do. */
export type ViewernotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<NotificationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<NotificationOrder>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The signed-in person, with the shop and what the person may do. */
export type ViewerviewerCanArgs = {
  flag: RightFlag;
  menu: Menu;
};


/** The signed-in person, with the shop and what the person may do. */
export type ViewerviewerMayArgs = {
  act: EmployeeAct;
};

/** An order in pieces on which somebody works, and how far he is. */
export type WorkedOrder = {
  __typename?: 'WorkedOrder';
  /** When it is to be delivered. */
  delivery: Scalars['Date']['output'];
  /** Of the order. */
  number: Scalars['String']['output'];
  /** Global id of the order. */
  orderId: Scalars['ID']['output'];
  /** Where the first of his pieces is that is at a stage; null where none is. */
  stage?: Maybe<Scalars['String']['output']>;
  /** How far his pieces are. */
  state: PieceState;
  /** Something new, or a change. */
  type: OrderType;
};

/** A week of training that members follow. */
export type Workout = Node & {
  __typename?: 'Workout';
  /** What it is for. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Unique in the gym. */
  name: Scalars['String']['output'];
  /** Changes with every write of it: what `expectedVersion` is held against. */
  version: Scalars['DateTime']['output'];
  /** What is trained on each day. */
  week: WorkoutWeek;
};

/** What a part of a day trains. */
export type WorkoutCategory =
  /** Heart and lungs. */
  | 'CARDIO'
  /** Belly and lower back. */
  | 'CORE'
  /** Stretching and mobility. */
  | 'FLEXIBILITY'
  /** All of the body. */
  | 'FULL_BODY'
  /** Legs and hips. */
  | 'LOWER_BODY'
  /** Nothing: the body rests. */
  | 'REST_DAY'
  /** Chest, back, shoulders, arms. */
  | 'UPPER_BODY';

/** How hard an exercise is. */
export type WorkoutDifficulty =
  /** For everybody. */
  | 'EASY'
  /** For who trains regularly. */
  | 'HARD'
  /** For who has trained before. */
  | 'MODERATE';

/** An exercise of a day. */
export type WorkoutExercise = {
  __typename?: 'WorkoutExercise';
  /** How hard it is. */
  difficulty: WorkoutDifficulty;
  /** In words, such as "20 min"; may be empty. */
  duration: Scalars['String']['output'];
  /** What is done. */
  name: Scalars['String']['output'];
  /** In words, such as "3 × 10"; may be empty. */
  sets: Scalars['String']['output'];
};

/** An exercise of a day. */
export type WorkoutExerciseInput = {
  /** How hard it is. */
  difficulty?: WorkoutDifficulty;
  /** In words; at most 40 characters. */
  duration?: Scalars['String']['input'];
  /** At most 80 characters. */
  name: Scalars['String']['input'];
  /** In words; at most 40 characters. */
  sets?: Scalars['String']['input'];
};

/** A part of a day. */
export type WorkoutPart = {
  __typename?: 'WorkoutPart';
  /** What it trains. */
  category: WorkoutCategory;
  /** In their order. */
  exercises: Array<WorkoutExercise>;
};

/** A part of a day. */
export type WorkoutPartInput = {
  /** What it trains. */
  category: WorkoutCategory;
  /** In their order. */
  exercises?: Array<WorkoutExerciseInput>;
};

/** Answer of `createWorkout` and `updateWorkout`. */
export type WorkoutResult = ChangedMeanwhile | InvalidInput | NotFound | PermissionDenied | Refused | WorkoutSuccess;

/** The workout was added or changed. */
export type WorkoutSuccess = {
  __typename?: 'WorkoutSuccess';
  /** The gym, with its workouts. */
  tenant: Tenant;
  /** The workout as it is now. */
  workout: Workout;
};

/** What is trained on each day; a day without parts has nothing planned. */
export type WorkoutWeek = {
  __typename?: 'WorkoutWeek';
  /** The parts of Friday, in their order. */
  friday: Array<WorkoutPart>;
  /** The parts of Monday, in their order. */
  monday: Array<WorkoutPart>;
  /** The parts of Saturday, in their order. */
  saturday: Array<WorkoutPart>;
  /** The parts of Sunday, in their order. */
  sunday: Array<WorkoutPart>;
  /** The parts of Thursday, in their order. */
  thursday: Array<WorkoutPart>;
  /** The parts of Tuesday, in their order. */
  tuesday: Array<WorkoutPart>;
  /** The parts of Wednesday, in their order. */
  wednesday: Array<WorkoutPart>;
};

/** What is trained on each day: at most 10 parts with together 50 exercises a day. */
export type WorkoutWeekInput = {
  /** The parts of Friday, in their order. */
  friday?: Array<WorkoutPartInput>;
  /** The parts of Monday, in their order. */
  monday?: Array<WorkoutPartInput>;
  /** The parts of Saturday, in their order. */
  saturday?: Array<WorkoutPartInput>;
  /** The parts of Sunday, in their order. */
  sunday?: Array<WorkoutPartInput>;
  /** The parts of Thursday, in their order. */
  thursday?: Array<WorkoutPartInput>;
  /** The parts of Tuesday, in their order. */
  tuesday?: Array<WorkoutPartInput>;
  /** The parts of Wednesday, in their order. */
  wednesday?: Array<WorkoutPartInput>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AppointmentResult:
    | ( Omit<AppointmentSuccess, 'appointment'> & { appointment: _RefType['Appointment'] } & { __typename: 'AppointmentSuccess' } )
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  AppointmentSubject: ( CustomerMapper & { __typename: 'Customer' } );
  AssignContactsResult:
    | ( AssignContactsSuccess & { __typename: 'AssignContactsSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  AssignPiecesResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<OrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'OrderSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  BranchResult:
    | ( Omit<BranchSuccess, 'branch' | 'tenant'> & { branch: _RefType['Branch'], tenant: _RefType['Tenant'] } & { __typename: 'BranchSuccess' } )
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CampaignResult:
    | ( Omit<CampaignSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'CampaignSuccess' } )
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  ChangePinResult:
    | ( ChangePinSuccess & { __typename: 'ChangePinSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CloseDayResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<CloseDaySuccess, 'dayBook' | 'dayClose'> & { dayBook: _RefType['DayBook'], dayClose: _RefType['DayClose'] } & { __typename: 'CloseDaySuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  ConfirmLoginNumberResult:
    | ( Omit<ConfirmLoginNumberSuccess, 'employee'> & { employee: _RefType['Employee'] } & { __typename: 'ConfirmLoginNumberSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  ConfirmPinResult:
    | ( Omit<ConfirmPinRefused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ConfirmPinRefused' } )
    | ( ConfirmPinSuccess & { __typename: 'ConfirmPinSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  ConfirmQuickBillResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<ConfirmQuickBillSuccess, 'quickBill'> & { quickBill: _RefType['QuickBill'] } & { __typename: 'ConfirmQuickBillSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  ConvertDocumentResult:
    | ( Omit<ConvertDocumentSuccess, 'document' | 'source'> & { document: _RefType['Document'], source: _RefType['Document'] } & { __typename: 'ConvertDocumentSuccess' } )
    | ( Omit<DocumentChanged, 'code' | 'document'> & { code: _RefType['RefusalCode'], document: _RefType['Document'] } & { __typename: 'DocumentChanged' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<StockShort, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'StockShort' } )
  ;
  CorrectStockResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<CorrectStockSuccess, 'product'> & { product: _RefType['Product'] } & { __typename: 'CorrectStockSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateAccountReceiptResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<CreateAccountReceiptSuccess, 'customer' | 'receipt'> & { customer: _RefType['Customer'], receipt: _RefType['AccountReceipt'] } & { __typename: 'CreateAccountReceiptSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateApiKeyResult:
    | ( Omit<CreateApiKeySuccess, 'apiKey'> & { apiKey: _RefType['ApiKey'] } & { __typename: 'CreateApiKeySuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateCatalogueItemResult:
    | ( Omit<CreateCatalogueItemSuccess, 'item'> & { item: _RefType['CatalogueItem'] } & { __typename: 'CreateCatalogueItemSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateCreditNoteResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<CreateCreditNoteSuccess, 'creditNote' | 'document'> & { creditNote: _RefType['CreditNote'], document: _RefType['Document'] } & { __typename: 'CreateCreditNoteSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateCustomerResult:
    | ( Omit<CreateCustomerSuccess, 'customer'> & { customer: _RefType['Customer'] } & { __typename: 'CreateCustomerSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<MobileTaken, 'code' | 'takenBy'> & { code: _RefType['RefusalCode'], takenBy?: Maybe<_RefType['Customer']> } & { __typename: 'MobileTaken' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateDesignOptionsResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<CreateDesignOptionsSuccess, 'areas' | 'options' | 'resets'> & { areas: Array<_RefType['DesignArea']>, options: Array<_RefType['DesignOption']>, resets: Array<_RefType['StagePriceReset']> } & { __typename: 'CreateDesignOptionsSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateDocumentAttachmentResult:
    | ( Omit<CreateDocumentAttachmentSuccess, 'document'> & { document: _RefType['Document'] } & { __typename: 'CreateDocumentAttachmentSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateDocumentResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<CreateDocumentSuccess, 'document'> & { document: _RefType['Document'] } & { __typename: 'CreateDocumentSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<StockShort, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'StockShort' } )
  ;
  CreateExpenseResult:
    | ( Omit<CreateExpenseSuccess, 'dayBook'> & { dayBook: _RefType['DayBook'] } & { __typename: 'CreateExpenseSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateHandoverResult:
    | ( CreateHandoverSuccess & { __typename: 'CreateHandoverSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateOneTimePinResult:
    | ( CreateOneTimePinSuccess & { __typename: 'CreateOneTimePinSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateOpticalProductResult:
    | ( Omit<CreateOpticalProductSuccess, 'product'> & { product: _RefType['Product'] } & { __typename: 'CreateOpticalProductSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateOrderResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<CreateOrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'CreateOrderSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateQuickBillResult:
    | ( Omit<CreateQuickBillSuccess, 'quickBill'> & { quickBill: _RefType['QuickBill'] } & { __typename: 'CreateQuickBillSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  CreateVariantResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<VariantSuccess, 'product' | 'variant'> & { product: _RefType['Product'], variant: _RefType['Variant'] } & { __typename: 'VariantSuccess' } )
  ;
  CustomerResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<CustomerSuccess, 'customer'> & { customer: _RefType['Customer'] } & { __typename: 'CustomerSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteAppointmentResult:
    | ( DeleteAppointmentSuccess & { __typename: 'DeleteAppointmentSuccess' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteBranchResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DeleteBranchSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'DeleteBranchSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteCampaignResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DeleteCampaignSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'DeleteCampaignSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteCatalogueItemsResult:
    | ( DeleteCatalogueItemsSuccess & { __typename: 'DeleteCatalogueItemsSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteCustomerNoteResult:
    | ( Omit<DeleteCustomerNoteSuccess, 'customer'> & { customer: _RefType['Customer'] } & { __typename: 'DeleteCustomerNoteSuccess' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteDesignOptionResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DeleteDesignOptionSuccess, 'area'> & { area: _RefType['DesignArea'] } & { __typename: 'DeleteDesignOptionSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteDesignationResult:
    | ( Omit<DeleteDesignationSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'DeleteDesignationSuccess' } )
    | ( Omit<HierarchyChanged, 'code' | 'tenant'> & { code: _RefType['RefusalCode'], tenant: _RefType['Tenant'] } & { __typename: 'HierarchyChanged' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteDietPlanResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DeleteDietPlanSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'DeleteDietPlanSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteDocumentAttachmentResult:
    | ( Omit<DeleteDocumentAttachmentSuccess, 'document'> & { document: _RefType['Document'] } & { __typename: 'DeleteDocumentAttachmentSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteDocumentResult:
    | ( DeleteDocumentSuccess & { __typename: 'DeleteDocumentSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteExpenseResult:
    | ( Omit<DeleteExpenseSuccess, 'dayBook'> & { dayBook: _RefType['DayBook'] } & { __typename: 'DeleteExpenseSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteFamilyMemberResult:
    | ( Omit<DeleteFamilyMemberSuccess, 'customer'> & { customer: _RefType['Customer'] } & { __typename: 'DeleteFamilyMemberSuccess' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteGarmentResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DeleteGarmentSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'DeleteGarmentSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteGymMemberResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( DeleteGymMemberSuccess & { __typename: 'DeleteGymMemberSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteGymResourceResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DeleteGymResourceSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'DeleteGymResourceSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteLensPrescriptionResult:
    | ( Omit<DeleteLensPrescriptionSuccess, 'variant'> & { variant: _RefType['Variant'] } & { __typename: 'DeleteLensPrescriptionSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteNotificationResult:
    | ( Omit<DeleteNotificationSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'DeleteNotificationSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteOrderStatusResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DeleteOrderStatusSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'DeleteOrderStatusSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeletePatternResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DeletePatternSuccess, 'garment'> & { garment: _RefType['Garment'] } & { __typename: 'DeletePatternSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteProductPointsResult:
    | ( Omit<DeleteProductPointsSuccess, 'product'> & { product: _RefType['Product'] } & { __typename: 'DeleteProductPointsSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteStageResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DeleteStageSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'DeleteStageSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteTaskResult:
    | ( DeleteTaskSuccess & { __typename: 'DeleteTaskSuccess' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteVariantResult:
    | ( Omit<DeleteVariantSuccess, 'product'> & { product: _RefType['Product'] } & { __typename: 'DeleteVariantSuccess' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DeleteWorkoutResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DeleteWorkoutSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'DeleteWorkoutSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DesignationResult:
    | ( Omit<DesignationSuccess, 'designation' | 'tenant'> & { designation: _RefType['Designation'], tenant: _RefType['Tenant'] } & { __typename: 'DesignationSuccess' } )
    | ( Omit<HierarchyChanged, 'code' | 'tenant'> & { code: _RefType['RefusalCode'], tenant: _RefType['Tenant'] } & { __typename: 'HierarchyChanged' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  DietPlanResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DietPlanSuccess, 'dietPlan' | 'tenant'> & { dietPlan: _RefType['DietPlan'], tenant: _RefType['Tenant'] } & { __typename: 'DietPlanSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  EmployeeResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<EmployeeSuccess, 'employee' | 'tenant'> & { employee: _RefType['Employee'], tenant: _RefType['Tenant'] } & { __typename: 'EmployeeSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  EndOtherSessionsResult:
    | ( EndSessionsSuccess & { __typename: 'EndSessionsSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  EndSessionResult:
    | ( EndSessionsSuccess & { __typename: 'EndSessionsSuccess' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  EraseCustomerResult:
    | ( EraseCustomerSuccess & { __typename: 'EraseCustomerSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  ExchangeHandoverResult:
    | ( Omit<LoginSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'LoginSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  ExportCustomerDataResult:
    | ( Omit<ExportCustomerDataSuccess, 'customer'> & { customer: _RefType['Customer'] } & { __typename: 'ExportCustomerDataSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  FinishPieceResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<PieceSuccess, 'card'> & { card: _RefType['JobCard'] } & { __typename: 'PieceSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  GarmentResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<GarmentSuccess, 'garment' | 'tenant'> & { garment: _RefType['Garment'], tenant: _RefType['Tenant'] } & { __typename: 'GarmentSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  GymMemberResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<GymMemberSuccess, 'member'> & { member: _RefType['GymMember'] } & { __typename: 'GymMemberSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  GymPlanResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<GymPlanSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'GymPlanSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  GymResourceResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<GymResourceSuccess, 'gymResource' | 'tenant'> & { gymResource: _RefType['GymResource'], tenant: _RefType['Tenant'] } & { __typename: 'GymResourceSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  HandOverPiecesResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<OrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'OrderSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  InvoiceOrderResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<OrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'OrderSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  LensPrescriptionResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<LensPrescriptionSuccess, 'variant'> & { variant: _RefType['Variant'] } & { __typename: 'LensPrescriptionSuccess' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  LoginResult:
    | ( Omit<LoginRefused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'LoginRefused' } )
    | ( Omit<LoginSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'LoginSuccess' } )
  ;
  MergeCustomersResult:
    | ( Omit<AlreadyMerged, 'code' | 'into'> & { code: _RefType['RefusalCode'], into?: Maybe<_RefType['Customer']> } & { __typename: 'AlreadyMerged' } )
    | ( Omit<CustomerChanged, 'code' | 'customer'> & { code: _RefType['RefusalCode'], customer: _RefType['Customer'] } & { __typename: 'CustomerChanged' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<MergeCustomersSuccess, 'customer'> & { customer: _RefType['Customer'] } & { __typename: 'MergeCustomersSuccess' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  MovePiecesResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<OrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'OrderSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  NotificationsResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<NotificationsSuccess, 'notifications' | 'viewer'> & { notifications: Array<_RefType['Notification']>, viewer: _RefType['Viewer'] } & { __typename: 'NotificationsSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  OpenCustomerResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<OpenCustomerSuccess, 'customer'> & { customer: _RefType['Customer'] } & { __typename: 'OpenCustomerSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  OrderStatusResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<OrderStatusSuccess, 'status' | 'tenant'> & { status: _RefType['OrderStatus'], tenant: _RefType['Tenant'] } & { __typename: 'OrderStatusSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  PatternResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PatternSuccess, 'garment' | 'pattern'> & { garment: _RefType['Garment'], pattern: _RefType['Pattern'] } & { __typename: 'PatternSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  PaySubscriptionResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( PaySubscriptionSuccess & { __typename: 'PaySubscriptionSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  PermissionsResult:
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<PermissionsChanged, 'code' | 'designation'> & { code: _RefType['RefusalCode'], designation: _RefType['Designation'] } & { __typename: 'PermissionsChanged' } )
    | ( Omit<PermissionsSuccess, 'designation'> & { designation: _RefType['Designation'] } & { __typename: 'PermissionsSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  ProductPointsResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<ProductPointsSuccess, 'product'> & { product: _RefType['Product'] } & { __typename: 'ProductPointsSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  RebuildDesignationsResult:
    | ( Omit<HierarchyChanged, 'code' | 'tenant'> & { code: _RefType['RefusalCode'], tenant: _RefType['Tenant'] } & { __typename: 'HierarchyChanged' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<RebuildDesignationsSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'RebuildDesignationsSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  RecordLocationsResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( RecordLocationsSuccess & { __typename: 'RecordLocationsSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  RecordPaymentResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PaymentExceedsPending, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PaymentExceedsPending' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<RecordPaymentSuccess, 'payable' | 'payment' | 'payments'> & { payable: _RefType['Payable'], payment: _RefType['Payment'], payments: Array<_RefType['Payment']> } & { __typename: 'RecordPaymentSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  RefundDocumentResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<RefundDocumentSuccess, 'document' | 'payment'> & { document: _RefType['Document'], payment: _RefType['Payment'] } & { __typename: 'RefundDocumentSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  RefundOrderResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<OrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'OrderSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  RegisterMessagingResult:
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( RegisterMessagingSuccess & { __typename: 'RegisterMessagingSuccess' } )
  ;
  ReopenDayResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<ReopenDaySuccess, 'dayBook' | 'dayClose'> & { dayBook: _RefType['DayBook'], dayClose: _RefType['DayClose'] } & { __typename: 'ReopenDaySuccess' } )
  ;
  ReorderDesignOptionsResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<ReorderDesignOptionsSuccess, 'area'> & { area: _RefType['DesignArea'] } & { __typename: 'ReorderDesignOptionsSuccess' } )
  ;
  ReorderStagesResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<ReorderStagesSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'ReorderStagesSuccess' } )
  ;
  RestoreDocumentResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<RestoreDocumentSuccess, 'document'> & { document: _RefType['Document'] } & { __typename: 'RestoreDocumentSuccess' } )
    | ( Omit<StockShort, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'StockShort' } )
  ;
  RevokeApiKeyResult:
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( RevokeApiKeySuccess & { __typename: 'RevokeApiKeySuccess' } )
  ;
  RevokeOrderLinkResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<OrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'OrderSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  RevokeShareResult:
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<RevokeShareSuccess, 'document'> & { document?: Maybe<_RefType['Document']> } & { __typename: 'RevokeShareSuccess' } )
  ;
  RunCatalogueImportResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<RunCatalogueImportSuccess, 'import'> & { import: _RefType['CatalogueImport'] } & { __typename: 'RunCatalogueImportSuccess' } )
  ;
  SetCreditLimitResult:
    | ( Omit<CustomerSuccess, 'customer'> & { customer: _RefType['Customer'] } & { __typename: 'CustomerSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  SetDailyPiecesResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( SetDailyPiecesSuccess & { __typename: 'SetDailyPiecesSuccess' } )
  ;
  SetOpeningDueResult:
    | ( Omit<CustomerSuccess, 'customer'> & { customer: _RefType['Customer'] } & { __typename: 'CustomerSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  SetOrderStageResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<OrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'OrderSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  SetOrderStatusResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<OrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'OrderSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  ShareDocumentResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<ShareDocumentSuccess, 'document' | 'share'> & { document: _RefType['Document'], share: _RefType['DocumentShare'] } & { __typename: 'ShareDocumentSuccess' } )
  ;
  ShareOrderResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<ShareOrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'ShareOrderSuccess' } )
  ;
  StageResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<StageSuccess, 'stage' | 'tenant'> & { stage: _RefType['Stage'], tenant: _RefType['Tenant'] } & { __typename: 'StageSuccess' } )
  ;
  StopCatalogueImportResult:
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( StopCatalogueImportSuccess & { __typename: 'StopCatalogueImportSuccess' } )
  ;
  TaskResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<TaskSuccess, 'task'> & { task: _RefType['Task'] } & { __typename: 'TaskSuccess' } )
  ;
  TenantSettingsResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<TenantSettingsSuccess, 'tenant'> & { tenant: _RefType['Tenant'] } & { __typename: 'TenantSettingsSuccess' } )
  ;
  TimelineRecord:
    | ( AppointmentMapper & { __typename: 'Appointment' } )
    | ( CustomerNote & { __typename: 'CustomerNote' } )
    | ( DocumentMapper & { __typename: 'Document' } )
    | ( PaymentMapper & { __typename: 'Payment' } )
    | ( StatusChange & { __typename: 'StatusChange' } )
  ;
  TrashDocumentResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<TrashDocumentSuccess, 'document'> & { document: _RefType['Document'] } & { __typename: 'TrashDocumentSuccess' } )
  ;
  UndoHandOverResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<OrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'OrderSuccess' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  UndoPieceResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<PieceSuccess, 'card'> & { card: _RefType['JobCard'] } & { __typename: 'PieceSuccess' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  UpdateCatalogueItemResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<UpdateCatalogueItemSuccess, 'item'> & { item: _RefType['CatalogueItem'] } & { __typename: 'UpdateCatalogueItemSuccess' } )
  ;
  UpdateCatalogueStatusResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<UpdateCatalogueStatusSuccess, 'items'> & { items: Array<_RefType['CatalogueItem']> } & { __typename: 'UpdateCatalogueStatusSuccess' } )
  ;
  UpdateCustomerResult:
    | ( Omit<CustomerChanged, 'code' | 'customer'> & { code: _RefType['RefusalCode'], customer: _RefType['Customer'] } & { __typename: 'CustomerChanged' } )
    | ( Omit<CustomerSuccess, 'customer'> & { customer: _RefType['Customer'] } & { __typename: 'CustomerSuccess' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<MobileTaken, 'code' | 'takenBy'> & { code: _RefType['RefusalCode'], takenBy?: Maybe<_RefType['Customer']> } & { __typename: 'MobileTaken' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
  ;
  UpdateDesignsResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<UpdateDesignsSuccess, 'areas' | 'resets'> & { areas: Array<_RefType['DesignArea']>, resets: Array<_RefType['StagePriceReset']> } & { __typename: 'UpdateDesignsSuccess' } )
  ;
  UpdateDocumentResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<DocumentChanged, 'code' | 'document'> & { code: _RefType['RefusalCode'], document: _RefType['Document'] } & { __typename: 'DocumentChanged' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<StockShort, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'StockShort' } )
    | ( Omit<UpdateDocumentSuccess, 'document'> & { document: _RefType['Document'] } & { __typename: 'UpdateDocumentSuccess' } )
  ;
  UpdateMarketplaceResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<UpdateMarketplaceSuccess, 'items'> & { items: Array<_RefType['CatalogueItem']> } & { __typename: 'UpdateMarketplaceSuccess' } )
  ;
  UpdateOrderResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<UpdateOrderSuccess, 'order'> & { order: _RefType['Order'] } & { __typename: 'UpdateOrderSuccess' } )
  ;
  UpdatePriceResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<UpdatePriceSuccess, 'item'> & { item: _RefType['CatalogueItem'] } & { __typename: 'UpdatePriceSuccess' } )
  ;
  UpdateProfileResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<UpdateProfileSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'UpdateProfileSuccess' } )
  ;
  UpdateVariantResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<VariantSuccess, 'product' | 'variant'> & { product: _RefType['Product'], variant: _RefType['Variant'] } & { __typename: 'VariantSuccess' } )
  ;
  UpiAccountResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<UpiAccountSuccess, 'account' | 'tenant'> & { account: _RefType['UpiAccount'], tenant: _RefType['Tenant'] } & { __typename: 'UpiAccountSuccess' } )
  ;
  VerifySubscriptionPaymentResult:
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<VerifySubscriptionPaymentSuccess, 'payment' | 'viewer'> & { payment: _RefType['SubscriptionPayment'], viewer: _RefType['Viewer'] } & { __typename: 'VerifySubscriptionPaymentSuccess' } )
  ;
  WorkoutResult:
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<WorkoutSuccess, 'tenant' | 'workout'> & { tenant: _RefType['Tenant'], workout: _RefType['Workout'] } & { __typename: 'WorkoutSuccess' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CatalogueItem:
    | ( ProductMapper & { __typename: 'Product' } )
    | ( ServiceMapper & { __typename: 'Service' } )
  ;
  Node:
    | ( Omit<AccountReceipt, 'mode'> & { mode: _RefType['PaymentMode'] } & { __typename: 'AccountReceipt' } )
    | ( ApiKeyMapper & { __typename: 'ApiKey' } )
    | ( AppointmentMapper & { __typename: 'Appointment' } )
    | ( Omit<Branch, 'status'> & { status: _RefType['BranchStatus'] } & { __typename: 'Branch' } )
    | ( Campaign & { __typename: 'Campaign' } )
    | ( Omit<CatalogueImport, 'kind' | 'rows'> & { kind: _RefType['CatalogueKind'], rows: Array<_RefType['ImportRow']> } & { __typename: 'CatalogueImport' } )
    | ( ContactCategoryMapper & { __typename: 'ContactCategory' } )
    | ( CreditNoteMapper & { __typename: 'CreditNote' } )
    | ( CustomerMapper & { __typename: 'Customer' } )
    | ( CustomerNote & { __typename: 'CustomerNote' } )
    | ( Omit<DayClose, 'modes'> & { modes: Array<_RefType['ReceiptsOfMode']> } & { __typename: 'DayClose' } )
    | ( Omit<DesignArea, 'kind' | 'options'> & { kind: _RefType['DesignAreaKind'], options: Array<_RefType['DesignOption']> } & { __typename: 'DesignArea' } )
    | ( Omit<DesignOption, 'stagePrices'> & { stagePrices: Array<_RefType['StagePrice']> } & { __typename: 'DesignOption' } )
    | ( DesignationMapper & { __typename: 'Designation' } )
    | ( Omit<DietPlan, 'category' | 'duration'> & { category: _RefType['DietCategory'], duration: _RefType['DietDuration'] } & { __typename: 'DietPlan' } )
    | ( DocumentMapper & { __typename: 'Document' } )
    | ( DocumentAttachment & { __typename: 'DocumentAttachment' } )
    | ( DocumentLineMapper & { __typename: 'DocumentLine' } )
    | ( DocumentShareMapper & { __typename: 'DocumentShare' } )
    | ( EmployeeMapper & { __typename: 'Employee' } )
    | ( Expense & { __typename: 'Expense' } )
    | ( FamilyMember & { __typename: 'FamilyMember' } )
    | ( GarmentMapper & { __typename: 'Garment' } )
    | ( GymDuration & { __typename: 'GymDuration' } )
    | ( Omit<GymMember, 'status'> & { status: _RefType['GymMemberStatus'] } & { __typename: 'GymMember' } )
    | ( GymPlan & { __typename: 'GymPlan' } )
    | ( Omit<GymResource, 'kind' | 'meal'> & { kind: _RefType['GymResourceKind'], meal?: Maybe<_RefType['GymMeal']> } & { __typename: 'GymResource' } )
    | ( LensPrescriptionMapper & { __typename: 'LensPrescription' } )
    | ( MeasurementPoint & { __typename: 'MeasurementPoint' } )
    | ( NotificationMapper & { __typename: 'Notification' } )
    | ( OrderMapper & { __typename: 'Order' } )
    | ( Omit<OrderEvent, 'kind' | 'mode'> & { kind: _RefType['OrderEventKind'], mode?: Maybe<_RefType['PaymentMode']> } & { __typename: 'OrderEvent' } )
    | ( OrderItemMapper & { __typename: 'OrderItem' } )
    | ( OrderStatusMapper & { __typename: 'OrderStatus' } )
    | ( PatternMapper & { __typename: 'Pattern' } )
    | ( PaymentMapper & { __typename: 'Payment' } )
    | ( PieceMapper & { __typename: 'Piece' } )
    | ( Omit<PointsAssignment, 'designation'> & { designation: _RefType['Designation'] } & { __typename: 'PointsAssignment' } )
    | ( ProductMapper & { __typename: 'Product' } )
    | ( QuickBillMapper & { __typename: 'QuickBill' } )
    | ( ServiceMapper & { __typename: 'Service' } )
    | ( StageMapper & { __typename: 'Stage' } )
    | ( StatusChange & { __typename: 'StatusChange' } )
    | ( SubscriptionPaymentMapper & { __typename: 'SubscriptionPayment' } )
    | ( TaskMapper & { __typename: 'Task' } )
    | ( TenantMapper & { __typename: 'Tenant' } )
    | ( UpiAccountMapper & { __typename: 'UpiAccount' } )
    | ( VariantMapper & { __typename: 'Variant' } )
    | ( Omit<Workout, 'week'> & { week: _RefType['WorkoutWeek'] } & { __typename: 'Workout' } )
  ;
  Payable:
    | ( DocumentMapper & { __typename: 'Document' } )
    | ( OrderMapper & { __typename: 'Order' } )
  ;
  Refusal:
    | ( Omit<AlreadyMerged, 'code' | 'into'> & { code: _RefType['RefusalCode'], into?: Maybe<_RefType['Customer']> } & { __typename: 'AlreadyMerged' } )
    | ( Omit<ChangedMeanwhile, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ChangedMeanwhile' } )
    | ( Omit<ConfirmPinRefused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'ConfirmPinRefused' } )
    | ( Omit<CustomerChanged, 'code' | 'customer'> & { code: _RefType['RefusalCode'], customer: _RefType['Customer'] } & { __typename: 'CustomerChanged' } )
    | ( Omit<DocumentChanged, 'code' | 'document'> & { code: _RefType['RefusalCode'], document: _RefType['Document'] } & { __typename: 'DocumentChanged' } )
    | ( Omit<HierarchyChanged, 'code' | 'tenant'> & { code: _RefType['RefusalCode'], tenant: _RefType['Tenant'] } & { __typename: 'HierarchyChanged' } )
    | ( Omit<InvalidInput, 'code' | 'problems'> & { code: _RefType['RefusalCode'], problems: Array<_RefType['Problem']> } & { __typename: 'InvalidInput' } )
    | ( Omit<LoginRefused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'LoginRefused' } )
    | ( Omit<MobileTaken, 'code' | 'takenBy'> & { code: _RefType['RefusalCode'], takenBy?: Maybe<_RefType['Customer']> } & { __typename: 'MobileTaken' } )
    | ( Omit<NotFound, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'NotFound' } )
    | ( Omit<PaymentExceedsPending, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PaymentExceedsPending' } )
    | ( Omit<PermissionDenied, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'PermissionDenied' } )
    | ( Omit<PermissionsChanged, 'code' | 'designation'> & { code: _RefType['RefusalCode'], designation: _RefType['Designation'] } & { __typename: 'PermissionsChanged' } )
    | ( Omit<Refused, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'Refused' } )
    | ( Omit<StockShort, 'code'> & { code: _RefType['RefusalCode'] } & { __typename: 'StockShort' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountReceipt: ResolverTypeWrapper<Omit<AccountReceipt, 'mode'> & { mode: ResolversTypes['PaymentMode'] }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AccountReceiptPart: ResolverTypeWrapper<AccountReceiptPart>;
  AlreadyMerged: ResolverTypeWrapper<Omit<AlreadyMerged, 'code' | 'into'> & { code: ResolversTypes['RefusalCode'], into?: Maybe<ResolversTypes['Customer']> }>;
  ApiKey: ResolverTypeWrapper<ApiKeyMapper>;
  ApiKeyLife: ResolverTypeWrapper<'DAYS_30' | 'YEAR_1' | 'NO_END'>;
  Appointment: ResolverTypeWrapper<AppointmentMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AppointmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AppointmentResult']>;
  AppointmentSubject: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AppointmentSubject']>;
  AppointmentSuccess: ResolverTypeWrapper<Omit<AppointmentSuccess, 'appointment'> & { appointment: ResolversTypes['Appointment'] }>;
  AssignContactsInput: AssignContactsInput;
  AssignContactsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AssignContactsResult']>;
  AssignContactsSuccess: ResolverTypeWrapper<AssignContactsSuccess>;
  AssignPiecesInput: AssignPiecesInput;
  AssignPiecesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AssignPiecesResult']>;
  AssignedItemInput: AssignedItemInput;
  AssignedPoints: ResolverTypeWrapper<Omit<AssignedPoints, 'assignments' | 'choices'> & { assignments: Array<ResolversTypes['PointsAssignment']>, choices: Array<ResolversTypes['Designation']> }>;
  BillPaper: ResolverTypeWrapper<'PAGE' | 'THERMAL_80' | 'THERMAL_58'>;
  Branch: ResolverTypeWrapper<Omit<Branch, 'status'> & { status: ResolversTypes['BranchStatus'] }>;
  BranchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BranchResult']>;
  BranchStatus: ResolverTypeWrapper<'ACTIVE' | 'INACTIVE' | 'MAINTENANCE'>;
  BranchSuccess: ResolverTypeWrapper<Omit<BranchSuccess, 'branch' | 'tenant'> & { branch: ResolversTypes['Branch'], tenant: ResolversTypes['Tenant'] }>;
  Business: ResolverTypeWrapper<Omit<Business, 'capabilities' | 'trades'> & { capabilities: Array<ResolversTypes['BusinessCapability']>, trades?: Maybe<Array<ResolversTypes['Trade']>> }>;
  BusinessCapability: ResolverTypeWrapper<'PRESCRIPTIONS' | 'LENS_VARIANTS' | 'POINTS_COMMISSION' | 'BOUTIQUE_COMMISSION' | 'HIDES_PRODUCTS' | 'HIDES_TRANSACTIONS' | 'SHOWS_REPORTS_PAGE' | 'MEMBERSHIPS'>;
  BuyerInput: BuyerInput;
  Campaign: ResolverTypeWrapper<Campaign>;
  CampaignResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CampaignResult']>;
  CampaignSuccess: ResolverTypeWrapper<Omit<CampaignSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  CatalogueImport: ResolverTypeWrapper<Omit<CatalogueImport, 'kind' | 'rows'> & { kind: ResolversTypes['CatalogueKind'], rows: Array<ResolversTypes['ImportRow']> }>;
  CatalogueItem: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CatalogueItem']>;
  CatalogueKind: ResolverTypeWrapper<'PRODUCT' | 'SERVICE'>;
  CatalogueOrder: CatalogueOrder;
  CatalogueOrderField: ResolverTypeWrapper<'TITLE' | 'UPDATED'>;
  CataloguePlace: ResolverTypeWrapper<CataloguePlace>;
  CatalogueStatus: ResolverTypeWrapper<'AVAILABLE' | 'OUT_OF_STOCK' | 'HIDDEN' | 'DISCONTINUED'>;
  Category: ResolverTypeWrapper<Omit<Category, 'kind'> & { kind: ResolversTypes['CatalogueKind'] }>;
  ChangePinInput: ChangePinInput;
  ChangePinResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePinResult']>;
  ChangePinSuccess: ResolverTypeWrapper<ChangePinSuccess>;
  ChangedMeanwhile: ResolverTypeWrapper<Omit<ChangedMeanwhile, 'code'> & { code: ResolversTypes['RefusalCode'] }>;
  CloseDayInput: CloseDayInput;
  CloseDayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseDayResult']>;
  CloseDaySuccess: ResolverTypeWrapper<Omit<CloseDaySuccess, 'dayBook' | 'dayClose'> & { dayBook: ResolversTypes['DayBook'], dayClose: ResolversTypes['DayClose'] }>;
  CommissionConnection: ResolverTypeWrapper<Omit<CommissionConnection, 'edges'> & { edges: Array<ResolversTypes['CommissionEdge']> }>;
  CommissionDetail: ResolverTypeWrapper<CommissionDetail>;
  CommissionEdge: ResolverTypeWrapper<Omit<CommissionEdge, 'node'> & { node: ResolversTypes['CommissionRow'] }>;
  CommissionFilter: CommissionFilter;
  CommissionLine: ResolverTypeWrapper<CommissionLine>;
  CommissionPlace: ResolverTypeWrapper<CommissionPlace>;
  CommissionRow: ResolverTypeWrapper<Omit<CommissionRow, 'status'> & { status: ResolversTypes['CommissionStatus'] }>;
  CommissionStatus: ResolverTypeWrapper<'PAID' | 'PARTIAL' | 'UNPAID' | 'CANCELED' | 'PENDING' | 'IN_PROCESS' | 'PARTIALLY_DONE' | 'COMPLETED' | 'HELD' | 'OTHER'>;
  CommissionSum: ResolverTypeWrapper<CommissionSum>;
  CommissionSummary: ResolverTypeWrapper<CommissionSummary>;
  CompanyInput: CompanyInput;
  ConfirmLoginNumberInput: ConfirmLoginNumberInput;
  ConfirmLoginNumberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmLoginNumberResult']>;
  ConfirmLoginNumberSuccess: ResolverTypeWrapper<Omit<ConfirmLoginNumberSuccess, 'employee'> & { employee: ResolversTypes['Employee'] }>;
  ConfirmPermissionsInput: ConfirmPermissionsInput;
  ConfirmPinInput: ConfirmPinInput;
  ConfirmPinRefused: ResolverTypeWrapper<Omit<ConfirmPinRefused, 'code'> & { code: ResolversTypes['RefusalCode'] }>;
  ConfirmPinResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmPinResult']>;
  ConfirmPinSuccess: ResolverTypeWrapper<ConfirmPinSuccess>;
  ConfirmQuickBillInput: ConfirmQuickBillInput;
  ConfirmQuickBillResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmQuickBillResult']>;
  ConfirmQuickBillSuccess: ResolverTypeWrapper<Omit<ConfirmQuickBillSuccess, 'quickBill'> & { quickBill: ResolversTypes['QuickBill'] }>;
  Consent: ResolverTypeWrapper<Omit<Consent, 'source'> & { source?: Maybe<ResolversTypes['ConsentSource']> }>;
  ConsentInput: ConsentInput;
  ConsentSource: ResolverTypeWrapper<'COUNTER' | 'PHONE' | 'PAPER' | 'ONLINE'>;
  ContactAssignment: ResolverTypeWrapper<Omit<ContactAssignment, 'employee'> & { employee?: Maybe<ResolversTypes['Employee']> }>;
  ContactCategory: ResolverTypeWrapper<ContactCategoryMapper>;
  ContactFilter: ContactFilter;
  ContactGroup: ResolverTypeWrapper<ContactGroup>;
  ConvertDocumentInput: ConvertDocumentInput;
  ConvertDocumentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConvertDocumentResult']>;
  ConvertDocumentSuccess: ResolverTypeWrapper<Omit<ConvertDocumentSuccess, 'document' | 'source'> & { document: ResolversTypes['Document'], source: ResolversTypes['Document'] }>;
  CorrectStockInput: CorrectStockInput;
  CorrectStockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CorrectStockResult']>;
  CorrectStockSuccess: ResolverTypeWrapper<Omit<CorrectStockSuccess, 'product'> & { product: ResolversTypes['Product'] }>;
  CorrectionReason: ResolverTypeWrapper<'COUNTED' | 'RECEIVED' | 'DAMAGED' | 'LOST' | 'OWN_USE' | 'GIVEN_BACK' | 'OTHER'>;
  CountedStockInput: CountedStockInput;
  CreateAccountReceiptInput: CreateAccountReceiptInput;
  CreateAccountReceiptResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAccountReceiptResult']>;
  CreateAccountReceiptSuccess: ResolverTypeWrapper<Omit<CreateAccountReceiptSuccess, 'customer' | 'receipt'> & { customer: ResolversTypes['Customer'], receipt: ResolversTypes['AccountReceipt'] }>;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateApiKeyResult']>;
  CreateApiKeySuccess: ResolverTypeWrapper<Omit<CreateApiKeySuccess, 'apiKey'> & { apiKey: ResolversTypes['ApiKey'] }>;
  CreateAppointmentInput: CreateAppointmentInput;
  CreateBranchInput: CreateBranchInput;
  CreateCampaignInput: CreateCampaignInput;
  CreateCatalogueItemInput: CreateCatalogueItemInput;
  CreateCatalogueItemResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCatalogueItemResult']>;
  CreateCatalogueItemSuccess: ResolverTypeWrapper<Omit<CreateCatalogueItemSuccess, 'item'> & { item: ResolversTypes['CatalogueItem'] }>;
  CreateCreditNoteInput: CreateCreditNoteInput;
  CreateCreditNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCreditNoteResult']>;
  CreateCreditNoteSuccess: ResolverTypeWrapper<Omit<CreateCreditNoteSuccess, 'creditNote' | 'document'> & { creditNote: ResolversTypes['CreditNote'], document: ResolversTypes['Document'] }>;
  CreateCustomerInput: CreateCustomerInput;
  CreateCustomerNoteInput: CreateCustomerNoteInput;
  CreateCustomerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCustomerResult']>;
  CreateCustomerSuccess: ResolverTypeWrapper<Omit<CreateCustomerSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  CreateDesignOptionsInput: CreateDesignOptionsInput;
  CreateDesignOptionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateDesignOptionsResult']>;
  CreateDesignOptionsSuccess: ResolverTypeWrapper<Omit<CreateDesignOptionsSuccess, 'areas' | 'options' | 'resets'> & { areas: Array<ResolversTypes['DesignArea']>, options: Array<ResolversTypes['DesignOption']>, resets: Array<ResolversTypes['StagePriceReset']> }>;
  CreateDesignationInput: CreateDesignationInput;
  CreateDietPlanInput: CreateDietPlanInput;
  CreateDocumentAttachmentInput: CreateDocumentAttachmentInput;
  CreateDocumentAttachmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateDocumentAttachmentResult']>;
  CreateDocumentAttachmentSuccess: ResolverTypeWrapper<Omit<CreateDocumentAttachmentSuccess, 'document'> & { document: ResolversTypes['Document'] }>;
  CreateDocumentInput: CreateDocumentInput;
  CreateDocumentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateDocumentResult']>;
  CreateDocumentSuccess: ResolverTypeWrapper<Omit<CreateDocumentSuccess, 'document'> & { document: ResolversTypes['Document'] }>;
  CreateEmployeeInput: CreateEmployeeInput;
  CreateExpenseInput: CreateExpenseInput;
  CreateExpenseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateExpenseResult']>;
  CreateExpenseSuccess: ResolverTypeWrapper<Omit<CreateExpenseSuccess, 'dayBook'> & { dayBook: ResolversTypes['DayBook'] }>;
  CreateFamilyMemberInput: CreateFamilyMemberInput;
  CreateGarmentInput: CreateGarmentInput;
  CreateGymMemberInput: CreateGymMemberInput;
  CreateGymPlanInput: CreateGymPlanInput;
  CreateGymResourceInput: CreateGymResourceInput;
  CreateHandoverInput: CreateHandoverInput;
  CreateHandoverResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateHandoverResult']>;
  CreateHandoverSuccess: ResolverTypeWrapper<CreateHandoverSuccess>;
  CreateLensPrescriptionInput: CreateLensPrescriptionInput;
  CreateOneTimePinInput: CreateOneTimePinInput;
  CreateOneTimePinResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateOneTimePinResult']>;
  CreateOneTimePinSuccess: ResolverTypeWrapper<CreateOneTimePinSuccess>;
  CreateOpticalProductInput: CreateOpticalProductInput;
  CreateOpticalProductResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateOpticalProductResult']>;
  CreateOpticalProductSuccess: ResolverTypeWrapper<Omit<CreateOpticalProductSuccess, 'product'> & { product: ResolversTypes['Product'] }>;
  CreateOrderInput: CreateOrderInput;
  CreateOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateOrderResult']>;
  CreateOrderStatusInput: CreateOrderStatusInput;
  CreateOrderSuccess: ResolverTypeWrapper<Omit<CreateOrderSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  CreatePatternInput: CreatePatternInput;
  CreateProductPointsInput: CreateProductPointsInput;
  CreateQuickBillInput: CreateQuickBillInput;
  CreateQuickBillResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateQuickBillResult']>;
  CreateQuickBillSuccess: ResolverTypeWrapper<Omit<CreateQuickBillSuccess, 'quickBill'> & { quickBill: ResolversTypes['QuickBill'] }>;
  CreateStageInput: CreateStageInput;
  CreateTaskInput: CreateTaskInput;
  CreateUpiAccountInput: CreateUpiAccountInput;
  CreateVariantInput: CreateVariantInput;
  CreateVariantResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateVariantResult']>;
  CreateWorkoutInput: CreateWorkoutInput;
  CreditNote: ResolverTypeWrapper<CreditNoteMapper>;
  CreditNoteLine: ResolverTypeWrapper<CreditNoteLineMapper>;
  CustomPatternInput: CustomPatternInput;
  Customer: ResolverTypeWrapper<CustomerMapper>;
  CustomerChanged: ResolverTypeWrapper<Omit<CustomerChanged, 'code' | 'customer'> & { code: ResolversTypes['RefusalCode'], customer: ResolversTypes['Customer'] }>;
  CustomerConnection: ResolverTypeWrapper<Omit<CustomerConnection, 'edges'> & { edges: Array<ResolversTypes['CustomerEdge']> }>;
  CustomerDataEvent: ResolverTypeWrapper<Omit<CustomerDataEvent, 'kind' | 'source'> & { kind: ResolversTypes['CustomerDataEventKind'], source?: Maybe<ResolversTypes['ConsentSource']> }>;
  CustomerDataEventKind: ResolverTypeWrapper<'CONSENT_GIVEN' | 'CONSENT_WITHDRAWN' | 'EXPORTED' | 'ERASED' | 'MERGED'>;
  CustomerDue: ResolverTypeWrapper<CustomerDue>;
  CustomerEdge: ResolverTypeWrapper<Omit<CustomerEdge, 'node'> & { node: ResolversTypes['Customer'] }>;
  CustomerField: ResolverTypeWrapper<'NAME' | 'MOBILE' | 'GROUP' | 'EMAIL' | 'COMPANY' | 'BIRTHDAY' | 'ANNIVERSARY' | 'GSTIN' | 'AADHAAR' | 'ADDRESS'>;
  CustomerFilter: CustomerFilter;
  CustomerNote: ResolverTypeWrapper<CustomerNote>;
  CustomerOrder: CustomerOrder;
  CustomerOrderField: ResolverTypeWrapper<'LAST_VISIT' | 'NAME' | 'UPDATED'>;
  CustomerRecordCounts: ResolverTypeWrapper<CustomerRecordCounts>;
  CustomerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CustomerResult']>;
  CustomerSource: ResolverTypeWrapper<'COUNTER' | 'IMPORT' | 'MOBILE_APP' | 'GOOGLE_CONTACT' | 'WEB'>;
  CustomerStatement: ResolverTypeWrapper<Omit<CustomerStatement, 'lines'> & { lines: Array<ResolversTypes['StatementLine']> }>;
  CustomerStatus: ResolverTypeWrapper<CustomerStatus>;
  CustomerSuccess: ResolverTypeWrapper<Omit<CustomerSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  Dashboard: ResolverTypeWrapper<DashboardMapper>;
  DashboardDues: ResolverTypeWrapper<DashboardDues>;
  DashboardFigures: ResolverTypeWrapper<DashboardFigures>;
  DashboardSales: ResolverTypeWrapper<Omit<DashboardSales, 'modes'> & { modes: Array<ResolversTypes['SalesOfMode']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateFormat: ResolverTypeWrapper<'SLASHES' | 'DASHES' | 'WORDS' | 'ISO'>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayBook: ResolverTypeWrapper<Omit<DayBook, 'close' | 'modes'> & { close?: Maybe<ResolversTypes['DayClose']>, modes: Array<ResolversTypes['ReceiptsOfMode']> }>;
  DayClose: ResolverTypeWrapper<Omit<DayClose, 'modes'> & { modes: Array<ResolversTypes['ReceiptsOfMode']> }>;
  DayCloseConnection: ResolverTypeWrapper<Omit<DayCloseConnection, 'edges'> & { edges: Array<ResolversTypes['DayCloseEdge']> }>;
  DayCloseEdge: ResolverTypeWrapper<Omit<DayCloseEdge, 'node'> & { node: ResolversTypes['DayClose'] }>;
  DayLoad: ResolverTypeWrapper<DayLoad>;
  DeleteAppointmentInput: DeleteAppointmentInput;
  DeleteAppointmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAppointmentResult']>;
  DeleteAppointmentSuccess: ResolverTypeWrapper<DeleteAppointmentSuccess>;
  DeleteBranchInput: DeleteBranchInput;
  DeleteBranchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteBranchResult']>;
  DeleteBranchSuccess: ResolverTypeWrapper<Omit<DeleteBranchSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  DeleteCampaignInput: DeleteCampaignInput;
  DeleteCampaignResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCampaignResult']>;
  DeleteCampaignSuccess: ResolverTypeWrapper<Omit<DeleteCampaignSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  DeleteCatalogueItemsInput: DeleteCatalogueItemsInput;
  DeleteCatalogueItemsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCatalogueItemsResult']>;
  DeleteCatalogueItemsSuccess: ResolverTypeWrapper<DeleteCatalogueItemsSuccess>;
  DeleteCustomerNoteInput: DeleteCustomerNoteInput;
  DeleteCustomerNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCustomerNoteResult']>;
  DeleteCustomerNoteSuccess: ResolverTypeWrapper<Omit<DeleteCustomerNoteSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  DeleteDesignOptionInput: DeleteDesignOptionInput;
  DeleteDesignOptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteDesignOptionResult']>;
  DeleteDesignOptionSuccess: ResolverTypeWrapper<Omit<DeleteDesignOptionSuccess, 'area'> & { area: ResolversTypes['DesignArea'] }>;
  DeleteDesignationInput: DeleteDesignationInput;
  DeleteDesignationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteDesignationResult']>;
  DeleteDesignationSuccess: ResolverTypeWrapper<Omit<DeleteDesignationSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  DeleteDietPlanInput: DeleteDietPlanInput;
  DeleteDietPlanResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteDietPlanResult']>;
  DeleteDietPlanSuccess: ResolverTypeWrapper<Omit<DeleteDietPlanSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  DeleteDocumentAttachmentInput: DeleteDocumentAttachmentInput;
  DeleteDocumentAttachmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteDocumentAttachmentResult']>;
  DeleteDocumentAttachmentSuccess: ResolverTypeWrapper<Omit<DeleteDocumentAttachmentSuccess, 'document'> & { document: ResolversTypes['Document'] }>;
  DeleteDocumentInput: DeleteDocumentInput;
  DeleteDocumentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteDocumentResult']>;
  DeleteDocumentSuccess: ResolverTypeWrapper<DeleteDocumentSuccess>;
  DeleteExpenseInput: DeleteExpenseInput;
  DeleteExpenseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteExpenseResult']>;
  DeleteExpenseSuccess: ResolverTypeWrapper<Omit<DeleteExpenseSuccess, 'dayBook'> & { dayBook: ResolversTypes['DayBook'] }>;
  DeleteFamilyMemberInput: DeleteFamilyMemberInput;
  DeleteFamilyMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteFamilyMemberResult']>;
  DeleteFamilyMemberSuccess: ResolverTypeWrapper<Omit<DeleteFamilyMemberSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  DeleteGarmentInput: DeleteGarmentInput;
  DeleteGarmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteGarmentResult']>;
  DeleteGarmentSuccess: ResolverTypeWrapper<Omit<DeleteGarmentSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  DeleteGymMemberInput: DeleteGymMemberInput;
  DeleteGymMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteGymMemberResult']>;
  DeleteGymMemberSuccess: ResolverTypeWrapper<DeleteGymMemberSuccess>;
  DeleteGymResourceInput: DeleteGymResourceInput;
  DeleteGymResourceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteGymResourceResult']>;
  DeleteGymResourceSuccess: ResolverTypeWrapper<Omit<DeleteGymResourceSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  DeleteLensPrescriptionInput: DeleteLensPrescriptionInput;
  DeleteLensPrescriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteLensPrescriptionResult']>;
  DeleteLensPrescriptionSuccess: ResolverTypeWrapper<Omit<DeleteLensPrescriptionSuccess, 'variant'> & { variant: ResolversTypes['Variant'] }>;
  DeleteNotificationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteNotificationResult']>;
  DeleteNotificationSuccess: ResolverTypeWrapper<Omit<DeleteNotificationSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  DeleteOrderStatusInput: DeleteOrderStatusInput;
  DeleteOrderStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteOrderStatusResult']>;
  DeleteOrderStatusSuccess: ResolverTypeWrapper<Omit<DeleteOrderStatusSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  DeletePatternInput: DeletePatternInput;
  DeletePatternResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeletePatternResult']>;
  DeletePatternSuccess: ResolverTypeWrapper<Omit<DeletePatternSuccess, 'garment'> & { garment: ResolversTypes['Garment'] }>;
  DeleteProductPointsInput: DeleteProductPointsInput;
  DeleteProductPointsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteProductPointsResult']>;
  DeleteProductPointsSuccess: ResolverTypeWrapper<Omit<DeleteProductPointsSuccess, 'product'> & { product: ResolversTypes['Product'] }>;
  DeleteStageInput: DeleteStageInput;
  DeleteStageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteStageResult']>;
  DeleteStageSuccess: ResolverTypeWrapper<Omit<DeleteStageSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  DeleteTaskInput: DeleteTaskInput;
  DeleteTaskResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteTaskResult']>;
  DeleteTaskSuccess: ResolverTypeWrapper<DeleteTaskSuccess>;
  DeleteVariantInput: DeleteVariantInput;
  DeleteVariantResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteVariantResult']>;
  DeleteVariantSuccess: ResolverTypeWrapper<Omit<DeleteVariantSuccess, 'product'> & { product: ResolversTypes['Product'] }>;
  DeleteWorkoutInput: DeleteWorkoutInput;
  DeleteWorkoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteWorkoutResult']>;
  DeleteWorkoutSuccess: ResolverTypeWrapper<Omit<DeleteWorkoutSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  DesignArea: ResolverTypeWrapper<Omit<DesignArea, 'kind' | 'options'> & { kind: ResolversTypes['DesignAreaKind'], options: Array<ResolversTypes['DesignOption']> }>;
  DesignAreaChangeInput: DesignAreaChangeInput;
  DesignAreaKind: ResolverTypeWrapper<'CATEGORY' | 'ADD_ONS' | 'OTHER'>;
  DesignOption: ResolverTypeWrapper<Omit<DesignOption, 'stagePrices'> & { stagePrices: Array<ResolversTypes['StagePrice']> }>;
  DesignOptionChangeInput: DesignOptionChangeInput;
  Designation: ResolverTypeWrapper<DesignationMapper>;
  DesignationPosition: ResolverTypeWrapper<'BEFORE' | 'AFTER' | 'INSIDE'>;
  DesignationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DesignationResult']>;
  DesignationSuccess: ResolverTypeWrapper<Omit<DesignationSuccess, 'designation' | 'tenant'> & { designation: ResolversTypes['Designation'], tenant: ResolversTypes['Tenant'] }>;
  DietCategory: ResolverTypeWrapper<'WEIGHT_LOSS' | 'MUSCLE_GAIN' | 'MAINTENANCE'>;
  DietDuration: ResolverTypeWrapper<'FOUR_WEEKS' | 'EIGHT_WEEKS' | 'TWELVE_WEEKS' | 'ONGOING'>;
  DietItem: ResolverTypeWrapper<DietItem>;
  DietItemInput: DietItemInput;
  DietMeals: ResolverTypeWrapper<DietMeals>;
  DietMealsInput: DietMealsInput;
  DietPlan: ResolverTypeWrapper<Omit<DietPlan, 'category' | 'duration'> & { category: ResolversTypes['DietCategory'], duration: ResolversTypes['DietDuration'] }>;
  DietPlanResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DietPlanResult']>;
  DietPlanSuccess: ResolverTypeWrapper<Omit<DietPlanSuccess, 'dietPlan' | 'tenant'> & { dietPlan: ResolversTypes['DietPlan'], tenant: ResolversTypes['Tenant'] }>;
  Discount: ResolverTypeWrapper<Discount>;
  DiscountInput: DiscountInput;
  Document: ResolverTypeWrapper<DocumentMapper>;
  DocumentAttachment: ResolverTypeWrapper<DocumentAttachment>;
  DocumentChange: ResolverTypeWrapper<DocumentChange>;
  DocumentChanged: ResolverTypeWrapper<Omit<DocumentChanged, 'code' | 'document'> & { code: ResolversTypes['RefusalCode'], document: ResolversTypes['Document'] }>;
  DocumentConnection: ResolverTypeWrapper<Omit<DocumentConnection, 'edges'> & { edges: Array<ResolversTypes['DocumentEdge']> }>;
  DocumentEdge: ResolverTypeWrapper<Omit<DocumentEdge, 'node'> & { node: ResolversTypes['Document'] }>;
  DocumentEditing: ResolverTypeWrapper<Omit<DocumentEditing, 'registration'> & { registration: ResolversTypes['GstRegistration'] }>;
  DocumentFieldChange: ResolverTypeWrapper<DocumentFieldChange>;
  DocumentFilter: DocumentFilter;
  DocumentLine: ResolverTypeWrapper<DocumentLineMapper>;
  DocumentLineChange: ResolverTypeWrapper<DocumentLineChange>;
  DocumentLineInput: DocumentLineInput;
  DocumentLineState: ResolverTypeWrapper<DocumentLineState>;
  DocumentLineVariantInput: DocumentLineVariantInput;
  DocumentOrder: DocumentOrder;
  DocumentOrderField: ResolverTypeWrapper<'DATE' | 'NUMBER' | 'TOTAL' | 'DUE' | 'UPDATED'>;
  DocumentShare: ResolverTypeWrapper<DocumentShareMapper>;
  DocumentStatus: ResolverTypeWrapper<'PAID' | 'PARTIAL' | 'UNPAID' | 'CANCELED' | 'OPEN' | 'ACCEPTED' | 'ENDED'>;
  DocumentSummary: ResolverTypeWrapper<DocumentSummary>;
  DocumentType: ResolverTypeWrapper<'INVOICE' | 'ORDER' | 'PROPOSAL'>;
  DueAge: ResolverTypeWrapper<'UP_TO_30' | 'UP_TO_60' | 'UP_TO_90' | 'OVER_90'>;
  DueBoard: ResolverTypeWrapper<Omit<DueBoard, 'groups'> & { groups: Array<ResolversTypes['DueGroup']> }>;
  DueBy: ResolverTypeWrapper<'DELIVERY' | 'TRIAL'>;
  DueConnection: ResolverTypeWrapper<DueConnection>;
  DueEdge: ResolverTypeWrapper<DueEdge>;
  DueGroup: ResolverTypeWrapper<Omit<DueGroup, 'entries' | 'kind'> & { entries: Array<ResolversTypes['DueOrder']>, kind: ResolversTypes['DueGroupKind'] }>;
  DueGroupKind: ResolverTypeWrapper<'LATE' | 'TODAY' | 'TOMORROW' | 'THIS_WEEK'>;
  DueOrder: ResolverTypeWrapper<Omit<DueOrder, 'order'> & { order: ResolversTypes['Order'] }>;
  DueSums: ResolverTypeWrapper<DueSums>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  Employee: ResolverTypeWrapper<EmployeeMapper>;
  EmployeeAct: ResolverTypeWrapper<'ADD_CONTACTS' | 'SEE_CUSTOMER_DETAILS' | 'SEE_ALL_CUSTOMERS' | 'BILL_BY_MOBILE' | 'EDIT_ORDERS' | 'DELETE_ORDERS' | 'EDIT_INVOICES' | 'DELETE_INVOICES'>;
  EmployeeCommission: ResolverTypeWrapper<EmployeeCommissionMapper>;
  EmployeeDetails: ResolverTypeWrapper<EmployeeDetailsMapper>;
  EmployeeFilter: EmployeeFilter;
  EmployeeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EmployeeResult']>;
  EmployeeRoute: ResolverTypeWrapper<EmployeeRoute>;
  EmployeeSuccess: ResolverTypeWrapper<Omit<EmployeeSuccess, 'employee' | 'tenant'> & { employee: ResolversTypes['Employee'], tenant: ResolversTypes['Tenant'] }>;
  EndOtherSessionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndOtherSessionsResult']>;
  EndSessionInput: EndSessionInput;
  EndSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndSessionResult']>;
  EndSessionsSuccess: ResolverTypeWrapper<EndSessionsSuccess>;
  EraseCustomerInput: EraseCustomerInput;
  EraseCustomerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EraseCustomerResult']>;
  EraseCustomerSuccess: ResolverTypeWrapper<EraseCustomerSuccess>;
  ExchangeHandoverInput: ExchangeHandoverInput;
  ExchangeHandoverResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExchangeHandoverResult']>;
  Expense: ResolverTypeWrapper<Expense>;
  ExportCustomerDataInput: ExportCustomerDataInput;
  ExportCustomerDataResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExportCustomerDataResult']>;
  ExportCustomerDataSuccess: ResolverTypeWrapper<Omit<ExportCustomerDataSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  EyePrescription: ResolverTypeWrapper<EyePrescription>;
  EyePrescriptionInput: EyePrescriptionInput;
  FamilyMember: ResolverTypeWrapper<FamilyMember>;
  FieldValue: ResolverTypeWrapper<FieldValue>;
  FieldValueInput: FieldValueInput;
  Figure: ResolverTypeWrapper<Figure>;
  FinishPieceInput: FinishPieceInput;
  FinishPieceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinishPieceResult']>;
  FixedStatus: ResolverTypeWrapper<'PENDING' | 'HELD' | 'IN_PROCESS' | 'PARTIALLY_DONE' | 'COMPLETED' | 'CANCELLED'>;
  FollowUpDay: ResolverTypeWrapper<FollowUpDay>;
  Form: ResolverTypeWrapper<Omit<Form, 'fields'> & { fields: Array<ResolversTypes['FormField']> }>;
  FormField: ResolverTypeWrapper<Omit<FormField, 'type'> & { type: ResolversTypes['FormFieldType'] }>;
  FormFieldType: ResolverTypeWrapper<'TEXT' | 'NUMBER' | 'SELECT' | 'AUTOCOMPLETE' | 'RADIO_GROUP' | 'CHECKBOX_GROUP' | 'FILE' | 'TEXTAREA' | 'DATE'>;
  FormOption: ResolverTypeWrapper<FormOption>;
  FreezeGymMemberInput: FreezeGymMemberInput;
  Garment: ResolverTypeWrapper<GarmentMapper>;
  GarmentAreaInput: GarmentAreaInput;
  GarmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GarmentResult']>;
  GarmentSuccess: ResolverTypeWrapper<Omit<GarmentSuccess, 'garment' | 'tenant'> & { garment: ResolversTypes['Garment'], tenant: ResolversTypes['Tenant'] }>;
  Gender: ResolverTypeWrapper<'FEMALE' | 'MALE' | 'OTHER'>;
  GstGrouping: ResolverTypeWrapper<'RATE' | 'HSN' | 'PARTY'>;
  GstRegistration: ResolverTypeWrapper<'REGULAR' | 'COMPOSITION' | 'NONE'>;
  GstRow: ResolverTypeWrapper<Omit<GstRow, 'kind' | 'supply'> & { kind?: Maybe<ResolversTypes['CatalogueKind']>, supply: ResolversTypes['GstSupply'] }>;
  GstRowConnection: ResolverTypeWrapper<Omit<GstRowConnection, 'edges' | 'summary'> & { edges: Array<ResolversTypes['GstRowEdge']>, summary: ResolversTypes['GstTotals'] }>;
  GstRowEdge: ResolverTypeWrapper<Omit<GstRowEdge, 'node'> & { node: ResolversTypes['GstRow'] }>;
  GstSupply: ResolverTypeWrapper<'B2B' | 'B2C' | 'COMPOSITION' | 'NONE'>;
  GstSupplyTotals: ResolverTypeWrapper<Omit<GstSupplyTotals, 'supply'> & { supply: ResolversTypes['GstSupply'] }>;
  GstTotals: ResolverTypeWrapper<Omit<GstTotals, 'supplies'> & { supplies: Array<ResolversTypes['GstSupplyTotals']> }>;
  Gstin: ResolverTypeWrapper<Scalars['Gstin']['output']>;
  GymDuration: ResolverTypeWrapper<GymDuration>;
  GymDurationInput: GymDurationInput;
  GymMeal: ResolverTypeWrapper<Omit<GymMeal, 'time'> & { time: ResolversTypes['GymMealTime'] }>;
  GymMealInput: GymMealInput;
  GymMealTime: ResolverTypeWrapper<'BREAKFAST' | 'LUNCH' | 'DINNER' | 'SNACK'>;
  GymMember: ResolverTypeWrapper<Omit<GymMember, 'status'> & { status: ResolversTypes['GymMemberStatus'] }>;
  GymMemberConnection: ResolverTypeWrapper<Omit<GymMemberConnection, 'edges'> & { edges: Array<ResolversTypes['GymMemberEdge']> }>;
  GymMemberEdge: ResolverTypeWrapper<Omit<GymMemberEdge, 'node'> & { node: ResolversTypes['GymMember'] }>;
  GymMemberFilter: GymMemberFilter;
  GymMemberList: ResolverTypeWrapper<'ENDS_7' | 'ENDS_15' | 'ENDS_30' | 'EXPIRED' | 'BIRTHDAYS'>;
  GymMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GymMemberResult']>;
  GymMemberStatus: ResolverTypeWrapper<'ACTIVE' | 'EXPIRED' | 'SUSPENDED'>;
  GymMemberSuccess: ResolverTypeWrapper<Omit<GymMemberSuccess, 'member'> & { member: ResolversTypes['GymMember'] }>;
  GymMemberSummary: ResolverTypeWrapper<GymMemberSummary>;
  GymPeriod: ResolverTypeWrapper<GymPeriod>;
  GymPlan: ResolverTypeWrapper<GymPlan>;
  GymPlanResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GymPlanResult']>;
  GymPlanSuccess: ResolverTypeWrapper<Omit<GymPlanSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  GymResource: ResolverTypeWrapper<Omit<GymResource, 'kind' | 'meal'> & { kind: ResolversTypes['GymResourceKind'], meal?: Maybe<ResolversTypes['GymMeal']> }>;
  GymResourceKind: ResolverTypeWrapper<'EXERCISE' | 'MEAL' | 'FACILITY'>;
  GymResourceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GymResourceResult']>;
  GymResourceSuccess: ResolverTypeWrapper<Omit<GymResourceSuccess, 'gymResource' | 'tenant'> & { gymResource: ResolversTypes['GymResource'], tenant: ResolversTypes['Tenant'] }>;
  HandOverPiecesInput: HandOverPiecesInput;
  HandOverPiecesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HandOverPiecesResult']>;
  HexColorCode: ResolverTypeWrapper<Scalars['HexColorCode']['output']>;
  HierarchyChanged: ResolverTypeWrapper<Omit<HierarchyChanged, 'code' | 'tenant'> & { code: ResolversTypes['RefusalCode'], tenant: ResolversTypes['Tenant'] }>;
  IdempotencyKey: ResolverTypeWrapper<Scalars['IdempotencyKey']['output']>;
  ImportAction: ResolverTypeWrapper<'ADD' | 'CHANGE' | 'UNCHANGED' | 'REFUSED'>;
  ImportChange: ResolverTypeWrapper<ImportChange>;
  ImportProgress: ResolverTypeWrapper<ImportProgress>;
  ImportRow: ResolverTypeWrapper<Omit<ImportRow, 'action'> & { action: ResolversTypes['ImportAction'] }>;
  InvalidInput: ResolverTypeWrapper<Omit<InvalidInput, 'code' | 'problems'> & { code: ResolversTypes['RefusalCode'], problems: Array<ResolversTypes['Problem']> }>;
  InvoiceOrderInput: InvoiceOrderInput;
  InvoiceOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InvoiceOrderResult']>;
  JobCard: ResolverTypeWrapper<Omit<JobCard, 'measurements' | 'next' | 'stages' | 'state'> & { measurements?: Maybe<ResolversTypes['Measurements']>, next?: Maybe<ResolversTypes['JobStage']>, stages: Array<ResolversTypes['JobStage']>, state: ResolversTypes['PieceState'] }>;
  JobStage: ResolverTypeWrapper<Omit<JobStage, 'state'> & { state: ResolversTypes['PieceState'] }>;
  LengthUnit: ResolverTypeWrapper<'INCH' | 'CM'>;
  LensPowersInput: LensPowersInput;
  LensPrescription: ResolverTypeWrapper<LensPrescriptionMapper>;
  LensPrescriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LensPrescriptionResult']>;
  LensPrescriptionSuccess: ResolverTypeWrapper<Omit<LensPrescriptionSuccess, 'variant'> & { variant: ResolversTypes['Variant'] }>;
  LocationPoint: ResolverTypeWrapper<LocationPoint>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  LocationPointInput: LocationPointInput;
  LoginInput: LoginInput;
  LoginRefused: ResolverTypeWrapper<Omit<LoginRefused, 'code'> & { code: ResolversTypes['RefusalCode'] }>;
  LoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginResult']>;
  LoginSuccess: ResolverTypeWrapper<Omit<LoginSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  LogoutResult: ResolverTypeWrapper<LogoutResult>;
  MarkGymMemberToldInput: MarkGymMemberToldInput;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  MeasuredValue: ResolverTypeWrapper<MeasuredValue>;
  MeasuredValueInput: MeasuredValueInput;
  MeasurementMethod: ResolverTypeWrapper<'FORM' | 'TEXT' | 'UPLOAD'>;
  MeasurementPoint: ResolverTypeWrapper<MeasurementPoint>;
  MeasurementPointInput: MeasurementPointInput;
  MeasurementVersion: ResolverTypeWrapper<Omit<MeasurementVersion, 'measurements'> & { measurements: ResolversTypes['Measurements'] }>;
  Measurements: ResolverTypeWrapper<Omit<Measurements, 'method' | 'unit'> & { method: ResolversTypes['MeasurementMethod'], unit: ResolversTypes['LengthUnit'] }>;
  MeasurementsInput: MeasurementsInput;
  Menu: ResolverTypeWrapper<'DASHBOARD' | 'PROFILE' | 'BILLING' | 'BILLING_HISTORY' | 'TRANSACTIONS_HISTORY' | 'CALENDAR' | 'CUSTOMERS' | 'CREATE_ORDER' | 'ORDER_LIST' | 'DEFAULT_ITEMS' | 'PATTERNS' | 'PATTERN_SETTINGS' | 'PRODUCTS' | 'SERVICES' | 'OPTICAL_PRODUCTS' | 'MARKETING' | 'EMPLOYEES' | 'MAP' | 'MEMBERS' | 'BRANCHES' | 'WORKOUTS' | 'DIET_PLANS' | 'GYM_RESOURCES' | 'PERMISSIONS' | 'HIERARCHY' | 'REPORTS_PAGE' | 'REPORTS' | 'SETTINGS' | 'BILLS_AND_TAX' | 'UPI_ACCOUNTS' | 'SUBSCRIPTION'>;
  MenuGroup: ResolverTypeWrapper<Omit<MenuGroup, 'items'> & { items: Array<ResolversTypes['MenuItem']> }>;
  MenuItem: ResolverTypeWrapper<Omit<MenuItem, 'menu'> & { menu: ResolversTypes['Menu'] }>;
  MenuRule: ResolverTypeWrapper<Omit<MenuRule, 'menu'> & { menu: ResolversTypes['Menu'] }>;
  MenuRuleInput: MenuRuleInput;
  MergeCustomersInput: MergeCustomersInput;
  MergeCustomersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MergeCustomersResult']>;
  MergeCustomersSuccess: ResolverTypeWrapper<Omit<MergeCustomersSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  MergeField: ResolverTypeWrapper<'NAME' | 'MOBILE' | 'EMAIL' | 'GROUP' | 'COMPANY' | 'GSTIN' | 'BIRTHDAY' | 'ANNIVERSARY' | 'AADHAAR' | 'ADDRESS' | 'STATE' | 'EMPLOYEE'>;
  Mobile: ResolverTypeWrapper<Scalars['Mobile']['output']>;
  MobileTaken: ResolverTypeWrapper<Omit<MobileTaken, 'code' | 'takenBy'> & { code: ResolversTypes['RefusalCode'], takenBy?: Maybe<ResolversTypes['Customer']> }>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  MoveDesignationInput: MoveDesignationInput;
  MovePiecesInput: MovePiecesInput;
  MovePiecesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MovePiecesResult']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NeededRight: NeededRight;
  NewDesignOptionInput: NewDesignOptionInput;
  NewVariantInput: NewVariantInput;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NonNegativeInt: ResolverTypeWrapper<Scalars['NonNegativeInt']['output']>;
  NotFound: ResolverTypeWrapper<Omit<NotFound, 'code'> & { code: ResolversTypes['RefusalCode'] }>;
  Notification: ResolverTypeWrapper<NotificationMapper>;
  NotificationArrived: ResolverTypeWrapper<Omit<NotificationArrived, 'notification' | 'viewer'> & { notification: ResolversTypes['Notification'], viewer: ResolversTypes['Viewer'] }>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversTypes['NotificationEdge']> }>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationFilter: NotificationFilter;
  NotificationInput: NotificationInput;
  NotificationOrder: NotificationOrder;
  NotificationOrderField: ResolverTypeWrapper<'DATE'>;
  NotificationType: ResolverTypeWrapper<'INFO' | 'SUCCESS' | 'WARNING' | 'ORDER'>;
  NotificationsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NotificationsResult']>;
  NotificationsSuccess: ResolverTypeWrapper<Omit<NotificationsSuccess, 'notifications' | 'viewer'> & { notifications: Array<ResolversTypes['Notification']>, viewer: ResolversTypes['Viewer'] }>;
  OpenCustomerInput: OpenCustomerInput;
  OpenCustomerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenCustomerResult']>;
  OpenCustomerSuccess: ResolverTypeWrapper<Omit<OpenCustomerSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  OpeningDue: ResolverTypeWrapper<OpeningDue>;
  OpticalCategory: ResolverTypeWrapper<OpticalCategory>;
  Order: ResolverTypeWrapper<OrderMapper>;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges'> & { edges: Array<ResolversTypes['OrderEdge']> }>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderEvent: ResolverTypeWrapper<Omit<OrderEvent, 'kind' | 'mode'> & { kind: ResolversTypes['OrderEventKind'], mode?: Maybe<ResolversTypes['PaymentMode']> }>;
  OrderEventKind: ResolverTypeWrapper<'CREATED' | 'EDITED' | 'STATUS' | 'STAGE' | 'ASSIGNED' | 'STARTED' | 'DONE' | 'PAID' | 'REFUNDED' | 'KEPT' | 'INVOICED' | 'HANDED_OVER' | 'TAKEN_BACK'>;
  OrderFilter: OrderFilter;
  OrderImage: ResolverTypeWrapper<OrderImage>;
  OrderItem: ResolverTypeWrapper<OrderItemMapper>;
  OrderItemInput: OrderItemInput;
  OrderLink: ResolverTypeWrapper<OrderLink>;
  OrderOrder: OrderOrder;
  OrderOrderField: ResolverTypeWrapper<'CREATED' | 'NUMBER' | 'DELIVERY' | 'UPDATED'>;
  OrderPaymentStatus: ResolverTypeWrapper<'PAID' | 'PARTIALLY_PAID' | 'UNPAID'>;
  OrderQrCode: ResolverTypeWrapper<OrderQrCode>;
  OrderStatus: ResolverTypeWrapper<OrderStatusMapper>;
  OrderStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderStatusResult']>;
  OrderStatusSuccess: ResolverTypeWrapper<Omit<OrderStatusSuccess, 'status' | 'tenant'> & { status: ResolversTypes['OrderStatus'], tenant: ResolversTypes['Tenant'] }>;
  OrderSuccess: ResolverTypeWrapper<Omit<OrderSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  OrderSummary: ResolverTypeWrapper<OrderSummary>;
  OrderType: ResolverTypeWrapper<'NEW' | 'ALTERATION'>;
  OrderedAddOnInput: OrderedAddOnInput;
  OrderedDesign: ResolverTypeWrapper<OrderedDesignMapper>;
  OrderedPattern: ResolverTypeWrapper<OrderedPatternMapper>;
  OrderedStagePrice: ResolverTypeWrapper<OrderedStagePrice>;
  OrderedStagePriceInput: OrderedStagePriceInput;
  PackageDuration: ResolverTypeWrapper<Omit<PackageDuration, 'starts'> & { starts: Array<ResolversTypes['PlanStart']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageOrientation: ResolverTypeWrapper<'PORTRAIT' | 'LANDSCAPE'>;
  PageSize: ResolverTypeWrapper<'A4' | 'A5' | 'LETTER'>;
  PaidTime: ResolverTypeWrapper<PaidTime>;
  Pattern: ResolverTypeWrapper<PatternMapper>;
  PatternImageInput: PatternImageInput;
  PatternResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PatternResult']>;
  PatternSuccess: ResolverTypeWrapper<Omit<PatternSuccess, 'garment' | 'pattern'> & { garment: ResolversTypes['Garment'], pattern: ResolversTypes['Pattern'] }>;
  PaySubscriptionInput: PaySubscriptionInput;
  PaySubscriptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaySubscriptionResult']>;
  PaySubscriptionSuccess: ResolverTypeWrapper<PaySubscriptionSuccess>;
  Payable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Payable']>;
  Payment: ResolverTypeWrapper<PaymentMapper>;
  PaymentExceedsPending: ResolverTypeWrapper<Omit<PaymentExceedsPending, 'code'> & { code: ResolversTypes['RefusalCode'] }>;
  PaymentMode: ResolverTypeWrapper<'CASH' | 'UPI' | 'CARD' | 'BANK' | 'CREDIT'>;
  PaymentPartInput: PaymentPartInput;
  PaymentStatus: ResolverTypeWrapper<'COMPLETED' | 'PENDING' | 'FAILED'>;
  Percentage: ResolverTypeWrapper<Scalars['Percentage']['output']>;
  PermissionDenied: ResolverTypeWrapper<Omit<PermissionDenied, 'code'> & { code: ResolversTypes['RefusalCode'] }>;
  Permissions: ResolverTypeWrapper<Omit<Permissions, 'rules'> & { rules: Array<ResolversTypes['MenuRule']> }>;
  PermissionsChanged: ResolverTypeWrapper<Omit<PermissionsChanged, 'code' | 'designation'> & { code: ResolversTypes['RefusalCode'], designation: ResolversTypes['Designation'] }>;
  PermissionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PermissionsResult']>;
  PermissionsSuccess: ResolverTypeWrapper<Omit<PermissionsSuccess, 'designation'> & { designation: ResolversTypes['Designation'] }>;
  PhoneDigits: ResolverTypeWrapper<Scalars['PhoneDigits']['output']>;
  Piece: ResolverTypeWrapper<PieceMapper>;
  PieceHandOver: ResolverTypeWrapper<PieceHandOver>;
  PieceState: ResolverTypeWrapper<'PENDING' | 'IN_PROCESS' | 'DONE'>;
  PieceSuccess: ResolverTypeWrapper<Omit<PieceSuccess, 'card'> & { card: ResolversTypes['JobCard'] }>;
  PlanStart: ResolverTypeWrapper<Omit<PlanStart, 'starts'> & { starts: ResolversTypes['PlanStartKind'] }>;
  PlanStartKind: ResolverTypeWrapper<'NOW' | 'AT_END'>;
  PointsAssignment: ResolverTypeWrapper<Omit<PointsAssignment, 'designation'> & { designation: ResolversTypes['Designation'] }>;
  PositiveInt: ResolverTypeWrapper<Scalars['PositiveInt']['output']>;
  Prescription: ResolverTypeWrapper<Prescription>;
  PrescriptionConnection: ResolverTypeWrapper<PrescriptionConnection>;
  PrescriptionEdge: ResolverTypeWrapper<PrescriptionEdge>;
  PrescriptionInput: PrescriptionInput;
  PrescriptionVersion: ResolverTypeWrapper<PrescriptionVersion>;
  PrintSettings: ResolverTypeWrapper<Omit<PrintSettings, 'dateFormat' | 'orientation' | 'pageSize' | 'template'> & { dateFormat: ResolversTypes['DateFormat'], orientation: ResolversTypes['PageOrientation'], pageSize: ResolversTypes['PageSize'], template: ResolversTypes['PrintTemplate'] }>;
  PrintTemplate: ResolverTypeWrapper<'PROFESSIONAL' | 'PLAIN'>;
  Problem: ResolverTypeWrapper<Omit<Problem, 'code'> & { code: ResolversTypes['ProblemCode'] }>;
  ProblemCode: ResolverTypeWrapper<'ADVANCE_TOO_HIGH' | 'AMOUNT_TOO_LARGE' | 'APPOINTMENT_TAKEN' | 'ATTACHMENTS_TOO_MANY' | 'BILLING_ADVANCE_INVALID' | 'BILLING_BUYER_ADDRESS_MISSING' | 'BILLING_BUYER_NAME_MISSING' | 'BILLING_BUYER_STATE_MISSING' | 'BILLING_DELIVERY_DATE_PAST' | 'BILLING_DISCOUNT_INVALID' | 'BILLING_EDIT_REASON_MISSING' | 'BILLING_PAYMENTS_STAY' | 'BILLING_PAY_ON_PAST' | 'BILLING_PRICE_INVALID' | 'BILLING_PROPOSAL_UNPAID' | 'BILLING_QUANTITY_MISSING' | 'BILLING_QUANTITY_NOT_WHOLE' | 'BILLING_WALK_IN_INVOICE_ONLY' | 'BILLING_WALK_IN_PAYS_IN_FULL' | 'BILLING_ZERO_UNCONFIRMED' | 'BOUTIQUE_NAME_EMPTY' | 'BOUTIQUE_NAME_TOO_LONG' | 'BOUTIQUE_TOO_MANY_MASTERS' | 'BRANCHES_ADDRESS_MISSING' | 'BRANCHES_EMAIL_MISSING' | 'BRANCHES_FACILITY_TOO_LONG' | 'BRANCHES_HOURS_MISSING' | 'BRANCHES_MANAGER_MISSING' | 'BRANCHES_NAME_MISSING' | 'BRANCHES_PHONE_INVALID' | 'BRANCHES_PHONE_MISSING' | 'BRANCHES_STATUS_INVALID' | 'BRANCHES_TOO_LONG' | 'BRANCHES_TOO_MANY' | 'BRANCHES_TOO_MANY_FACILITIES' | 'BRANCH_IN_USE' | 'BRANCH_TAKEN' | 'CALENDAR_ACROSS_MIDNIGHT' | 'CALENDAR_DAY_PASSED' | 'CALENDAR_MOBILE_MISSING' | 'CALENDAR_TIME_PASSED' | 'CATALOGUE_GST_OUTSIDE' | 'CATALOGUE_HSN_INVALID' | 'CATALOGUE_OFFER_ABOVE_PRICE' | 'CATALOGUE_PRICE_BELOW_OFFER' | 'CATALOGUE_PRICE_MISSING' | 'CATALOGUE_VARIANTS_LEFT' | 'CHANGED_MEANWHILE' | 'CLOSED_TO_KEYS' | 'CODE_TAKEN' | 'COMMISSION_POINT_VALUE_INVALID' | 'CONTACTS_ASSIGN_MISSING' | 'CONTACTS_EMPLOYEE_GONE' | 'CONTACTS_GROUP_GONE' | 'CONTACTS_NONE_CHOSEN' | 'CONTACTS_TOO_LARGE' | 'CONTACTS_TOO_MANY_ROWS' | 'CONTACTS_UPLOAD_FAILED' | 'CREDIT_BILLS_ONLY' | 'CREDIT_SHORT' | 'CREDIT_WALK_IN' | 'CURSOR' | 'CUSTOMERS_AADHAR_INVALID' | 'CUSTOMERS_ANNIVERSARY_NOT_PAST' | 'CUSTOMERS_DOB_NOT_PAST' | 'CUSTOMERS_EMAIL_INVALID' | 'CUSTOMERS_GST_INVALID' | 'CUSTOMERS_MEMBER_ID_MISSING' | 'CUSTOMERS_MEMBER_NAME_MISSING' | 'CUSTOMERS_MOBILE_INVALID' | 'CUSTOMERS_MOBILE_MISSING' | 'CUSTOMERS_NAME_MISSING' | 'CUSTOMERS_NOTE_CHARACTERS' | 'CUSTOMERS_NOTE_MISSING' | 'CUSTOMERS_NOTE_TAGS' | 'CUSTOMERS_NOTE_WORDS' | 'CUSTOMERS_STATUS_MISSING' | 'CUSTOMER_MISSING' | 'DATES_NONE' | 'DATES_NOT_AFTER' | 'DATES_NOT_BEFORE' | 'DATES_RANGE_REVERSED' | 'DAY_CLOSED' | 'DAY_CLOSE_AMOUNT_MISSING' | 'DAY_CLOSE_COUNTED_MISSING' | 'DAY_CLOSE_NOT_BEGUN' | 'DAY_CLOSE_OPENING_MISSING' | 'DAY_CLOSE_PURPOSE_MISSING' | 'DESIGNATION_HAS_CHILDREN' | 'DESIGNATION_IN_USE' | 'DESIGNATION_TAKEN' | 'DESIGNS_ADD_ONS_SHARED' | 'DESIGNS_AREA_TAKEN' | 'DESIGNS_CUSTOM_STAGES_ABOVE' | 'DESIGNS_IMAGE_UNKNOWN' | 'DESIGNS_ONE_DEFAULT' | 'DESIGNS_PATTERN_INCOMPLETE' | 'DESIGNS_PATTERN_STAGES_ABOVE' | 'DESIGNS_POINT_TAKEN' | 'DESIGNS_PRICE_INVALID' | 'DESIGNS_STAGE_PRICES_ABOVE' | 'DESIGNS_STAGE_TWICE' | 'DESIGNS_STAGE_UNKNOWN' | 'DESIGNS_TOO_MANY' | 'DESIGNS_TOO_MANY_IMAGES' | 'DIETS_CALORIES_INVALID' | 'DIETS_CHOICE_INVALID' | 'DIETS_DESCRIPTION_MISSING' | 'DIETS_ITEM_MISSING' | 'DIETS_MEALS_INVALID' | 'DIETS_NAME_MISSING' | 'DIETS_TOO_LONG' | 'DIETS_TOO_MANY' | 'DIETS_TOO_MANY_ITEMS' | 'DIET_TAKEN' | 'DISCOUNT_TOO_HIGH' | 'DOCUMENT_CANCELED' | 'DOCUMENT_FIXED' | 'DUE_DAILY_OUTSIDE' | 'EMPLOYEES_CIRCLE' | 'EMPLOYEES_DESIGNATION_ABOVE' | 'EMPLOYEES_FORM_UNKNOWN' | 'EMPLOYEES_NAME_TOO_LONG' | 'EMPLOYEES_NOT_YOURSELF' | 'EMPLOYEES_OWN_IN_PROFILE' | 'EMPLOYEES_TAKE_OVER_UNKNOWN' | 'EMPTY_CART' | 'FILES_NOT_PROCESSED' | 'FILES_PRODUCT_WRONG_TYPE' | 'FILES_UPLOAD_FAILED' | 'FILES_UPLOAD_GONE' | 'FILES_WRONG_TYPE' | 'FORMS_BEFORE1900' | 'FORMS_INPUT_REQUIRED' | 'FORMS_NOT_IN_LIST' | 'FORMS_NOT_NUMBER' | 'FORMS_NOT_YES_OR_NO' | 'FORMS_ONE_FILE' | 'FORMS_REQUIRED' | 'FORMS_TOO_LONG' | 'GARMENT_TAKEN' | 'HAND_OVER_DUE_FIRST' | 'HAND_OVER_NOBODY' | 'HAND_OVER_NOTHING_CHOSEN' | 'HAND_OVER_NOT_GONE' | 'HAND_OVER_NOT_READY' | 'HAND_OVER_PIECE_GONE' | 'HAND_OVER_TAKE_BACK_FIRST' | 'HIERARCHY_COMMISSION_INVALID' | 'HIERARCHY_NAME_MISSING' | 'HIERARCHY_NAME_TOO_LONG' | 'HIERARCHY_POINTS_INVALID' | 'HIERARCHY_TOO_DEEP' | 'HIERARCHY_TOO_MANY' | 'INVALID_CREDENTIALS' | 'INVALID_INPUT' | 'KEYS_NAME_MISSING' | 'KEYS_NAME_TOO_LONG' | 'KEYS_SCOPES_MISSING' | 'KEY_NAME_TAKEN' | 'LABELS_NONE' | 'LABELS_NO_FIELD' | 'LABELS_NO_PAPER' | 'LABELS_QUANTITY_INVALID' | 'LABELS_TOO_MANY' | 'LIST_NO_PRODUCT_TO_DELETE' | 'LIST_NO_PRODUCT_TO_UPDATE' | 'LIST_NO_SERVICE_TO_DELETE' | 'LIST_NO_SERVICE_TO_UPDATE' | 'MAP_FUTURE' | 'MAP_HOURS_INVALID' | 'MAP_OFF_GLOBE' | 'MAP_POINTS_MISSING' | 'MAP_TOO_MANY_POINTS' | 'MARKETING_IMAGE_MISSING' | 'MARKETING_IMAGE_UNKNOWN' | 'MARKETING_TEXT_TOO_LONG' | 'MARKETING_TITLE_MISSING' | 'MARKETING_TOO_MANY' | 'MARKETING_TOO_MANY_OFFERS' | 'MEMBERS_BRANCH_GONE' | 'MEMBERS_BRANCH_MISSING' | 'MEMBERS_DURATION_GONE' | 'MEMBERS_DURATION_MISSING' | 'MEMBERS_DURATION_NEEDED' | 'MEMBERS_DURATION_TWICE' | 'MEMBERS_EMAIL_MISSING' | 'MEMBERS_FREEZE_BACKWARD' | 'MEMBERS_FREEZE_DAYS_INVALID' | 'MEMBERS_FREEZE_FROM_MISSING' | 'MEMBERS_FREEZE_OUTSIDE' | 'MEMBERS_FREEZE_OVERLAPS' | 'MEMBERS_FREEZE_PAST' | 'MEMBERS_FREEZE_TOO_LONG' | 'MEMBERS_FREEZE_TO_MISSING' | 'MEMBERS_LENGTH_INVALID' | 'MEMBERS_MOBILE_INVALID' | 'MEMBERS_MOBILE_MISSING' | 'MEMBERS_NAME_MISSING' | 'MEMBERS_PLAN_GONE' | 'MEMBERS_PLAN_NAME_MISSING' | 'MEMBERS_RENEWED_ALREADY' | 'MEMBERS_STATUS_INVALID' | 'MEMBERS_TOO_LONG' | 'MEMBERS_TOO_MANY_DURATIONS' | 'MEMBERS_TOO_MANY_PLANS' | 'MEMBERS_WORKOUT_GONE' | 'MEMBER_ID_TAKEN' | 'MEMBER_OWES' | 'MEMBER_TAKEN' | 'MERGE_HIMSELF' | 'MOBILE_TAKEN' | 'NOT_FOUND' | 'OFFSET' | 'OFFSET_AND_CURSOR' | 'OPENING_DUE_BELOW_PAID' | 'OPENING_DUE_FUTURE' | 'OPTICAL_AXIS_ALONE' | 'OPTICAL_DESIGNATION_MISSING' | 'OPTICAL_NOT_VALUE' | 'OPTICAL_POINTS_INVALID' | 'OPTICAL_POINTS_MISSING' | 'OPTICAL_PRICE_ABOVE_MRP' | 'OPTICAL_PRICE_MISSING' | 'OPTICAL_SKU_MISSING' | 'OPTICAL_TOO_MANY_PRESCRIPTIONS' | 'OPTICAL_TOO_MANY_VARIANTS' | 'OPTICAL_VALUE_MISSING' | 'OPTICAL_VALUE_RANGE' | 'OPTICAL_VALUE_STEP' | 'ORDER_PENDING' | 'ORDER_RULE_ADD_ON_NAME' | 'ORDER_RULE_ASSIGNED_ALREADY' | 'ORDER_RULE_ASSIGNMENT_MISSING' | 'ORDER_RULE_CUSTOMER_MISSING' | 'ORDER_RULE_DATE_PAST' | 'ORDER_RULE_DELIVERY_MISSING' | 'ORDER_RULE_DISCOUNT_NEGATIVE' | 'ORDER_RULE_EDIT_CLOSED' | 'ORDER_RULE_GONE' | 'ORDER_RULE_INVOICED' | 'ORDER_RULE_INVOICE_EARLY' | 'ORDER_RULE_ITEM_MISSING' | 'ORDER_RULE_MEASUREMENT_IMAGES' | 'ORDER_RULE_MOVES_CLOSED' | 'ORDER_RULE_NOT_FREE' | 'ORDER_RULE_ONE_DESIGN' | 'ORDER_RULE_PATTERN_IMAGE' | 'ORDER_RULE_PATTERN_IMAGES' | 'ORDER_RULE_PATTERN_NAME' | 'ORDER_RULE_PAYMENT_CANCELED' | 'ORDER_RULE_PIECE_BEGUN' | 'ORDER_RULE_QUANTITY_MAX' | 'ORDER_RULE_QUANTITY_MIN' | 'ORDER_RULE_REASON_MISSING' | 'ORDER_RULE_RECEIVED_ASKED' | 'ORDER_RULE_REFUND_FIRST' | 'ORDER_RULE_REFUND_NOTHING' | 'ORDER_RULE_STAGE_PRICES' | 'ORDER_RULE_STATUS_CLOSED' | 'ORDER_RULE_STATUS_NOT_ALLOWED' | 'ORDER_RULE_TEXT_TOO_LONG' | 'ORDER_RULE_TOO_MANY_ITEMS' | 'ORDER_RULE_TOO_MANY_PIECES' | 'ORDER_RULE_TO_WHOM_MISSING' | 'OWN_DATA_NAME_DIFFERS' | 'PAGE_SIZE' | 'PAYLOAD_TOO_LARGE' | 'PAYMENT_BANK_REFERENCE' | 'PAYMENT_CARD_DIGITS' | 'PAYMENT_DOCUMENT_MISSING' | 'PAYMENT_EXCEEDS_PENDING' | 'PAYMENT_INVALID' | 'PAYMENT_MISSING' | 'PAYMENT_MODE_MISSING' | 'PAYMENT_REFERENCE_LONG' | 'PAYMENT_REFUND_INVALID' | 'PAYMENT_REFUND_PROPOSAL' | 'PAYMENT_REFUND_REASON_MISSING' | 'PAYMENT_REFUND_WALK_IN' | 'PAYMENT_SPLIT_DISAGREES' | 'PAYMENT_TENDERED_TOO_LOW' | 'PERIOD_BILLED' | 'PERMISSIONS_VIEW_FIRST' | 'PIN_TOO_EASY' | 'PLAN_TAKEN' | 'POINTS_TAKEN' | 'PRESCRIPTION_NOT_HERE' | 'PRESCRIPTION_TAKEN' | 'PRESCRIPTION_TESTED_LATER' | 'PRICE_CHANGED' | 'PRINTING_NO_CHOICE' | 'PRINTING_OUTSIDE' | 'PRINTING_TOO_LONG' | 'PROFILE_BIRTH_DATE_IN_FUTURE' | 'PROFILE_BIRTH_DATE_MISSING' | 'PROFILE_OWNER_ONLY' | 'PROFILE_PAN_DIFFERS' | 'PROFILE_PAN_INVALID' | 'PROFILE_PINCODE_INVALID' | 'PROFILE_STATE_DIFFERS' | 'PROFILE_STATE_UNKNOWN' | 'PROFILE_TIME_ZONE_UNKNOWN' | 'QUICK_BILL_AMOUNT_MISSING' | 'QUICK_BILL_MODE_INVALID' | 'RECEIVED_EXCEEDS_TOTAL' | 'REFUND_EXCEEDS_RECEIVED' | 'RESOURCES_CHOICE_INVALID' | 'RESOURCES_NAME_MISSING' | 'RESOURCES_NAME_TYPE_MISSING' | 'RESOURCES_NUMBER_INVALID' | 'RESOURCES_TOO_LONG' | 'RESOURCES_TOO_MANY' | 'RESOURCE_TAKEN' | 'RETURNS_LINE_TWICE' | 'RETURNS_LINE_UNKNOWN' | 'RETURNS_MODE_MISSING' | 'RETURNS_NOTE_MISSING' | 'RETURNS_NOTHING_CHOSEN' | 'RETURNS_QUANTITY_MISSING' | 'RETURNS_REASON_MISSING' | 'RETURNS_SETTLEMENT_MISSING' | 'RETURNS_WORTH_NOTHING' | 'RETURN_EXCEEDS_SOLD' | 'RIGHT_NOT_HELD' | 'SESSION_CONFIRMATION_DIFFERS' | 'SESSION_CONFIRMATION_MISSING' | 'SESSION_CURRENT_PIN_MISSING' | 'SESSION_MOBILE_INVALID' | 'SESSION_MOBILE_NOT_INDIAN' | 'SESSION_NEW_PIN_INVALID' | 'SESSION_NEW_PIN_MISSING' | 'SESSION_NEW_PIN_SAME' | 'SESSION_OWN_PIN_ELSEWHERE' | 'SESSION_PIN_INVALID' | 'SETTINGS_DISCLAIMER_TOO_LONG' | 'SETTINGS_GST_OUTSIDE' | 'SETTINGS_QR_COLOUR_INVALID' | 'SETTINGS_QR_OUTSIDE' | 'SETTINGS_QR_UNREADABLE' | 'SHARE_UNTIL_FAR' | 'SHARE_UNTIL_PAST' | 'SHEETS_REFUSED_DAMAGED' | 'SHEETS_REFUSED_EMPTY' | 'SHEETS_REFUSED_LINKS' | 'SHEETS_REFUSED_LOCKED' | 'SHEETS_REFUSED_MACROS' | 'SHEETS_REFUSED_NOT_SHEET' | 'SHEETS_REFUSED_TOO_LARGE' | 'SHEETS_REFUSED_TOO_MANY_PARTS' | 'SHEETS_REFUSED_TOO_MANY_ROWS' | 'SHEETS_REFUSED_TOO_SLOW' | 'SHEETS_REFUSED_UNSAFE' | 'SHEETS_TYPE_MISSING' | 'SHEETS_UPLOAD_FAILED' | 'SHEETS_WRONG_NAME' | 'SHEET_FAULTS' | 'STAGE_IN_USE' | 'STAGE_TAKEN' | 'STATEMENT_RANGE_TOO_LONG' | 'STATUS_FIXED' | 'STATUS_IN_USE' | 'STATUS_TAKEN' | 'STOCK_BARCODE_INVALID' | 'STOCK_CHECK_DIGIT' | 'STOCK_NOTE_MISSING' | 'STOCK_NOTE_TOO_LONG' | 'STOCK_NOT_BY_FORM' | 'STOCK_SHORT' | 'TASKS_TEXT_MISSING' | 'TASKS_TEXT_TOO_LONG' | 'TENANT_UPI_ID_INVALID' | 'TOTALS_DISAGREE' | 'UPDATED_SINCE' | 'VARIANT_QUANTITY_MISSING' | 'WORKOUTS_CATEGORY_MISSING' | 'WORKOUTS_DESCRIPTION_MISSING' | 'WORKOUTS_EXERCISE_MISSING' | 'WORKOUTS_NAME_MISSING' | 'WORKOUTS_TOO_LONG' | 'WORKOUTS_TOO_MANY' | 'WORKOUTS_TOO_MANY_EXERCISES' | 'WORKOUTS_TOO_MANY_PARTS' | 'WORKOUTS_WEEK_INVALID' | 'WORKOUT_TAKEN'>;
  Product: ResolverTypeWrapper<ProductMapper>;
  ProductConnection: ResolverTypeWrapper<Omit<ProductConnection, 'edges'> & { edges: Array<ResolversTypes['ProductEdge']> }>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilter: ProductFilter;
  ProductPointsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProductPointsResult']>;
  ProductPointsSuccess: ResolverTypeWrapper<Omit<ProductPointsSuccess, 'product'> & { product: ResolversTypes['Product'] }>;
  Profile: ResolverTypeWrapper<Omit<Profile, 'designation' | 'gender'> & { designation?: Maybe<ResolversTypes['Designation']>, gender?: Maybe<ResolversTypes['Gender']> }>;
  PublicOrder: ResolverTypeWrapper<Omit<PublicOrder, 'fixedStatus' | 'items' | 'payment' | 'timeline' | 'type'> & { fixedStatus?: Maybe<ResolversTypes['FixedStatus']>, items: Array<ResolversTypes['PublicOrderItem']>, payment: ResolversTypes['OrderPaymentStatus'], timeline: Array<ResolversTypes['PublicOrderEvent']>, type: ResolversTypes['OrderType'] }>;
  PublicOrderEvent: ResolverTypeWrapper<Omit<PublicOrderEvent, 'kind'> & { kind: ResolversTypes['OrderEventKind'] }>;
  PublicOrderItem: ResolverTypeWrapper<Omit<PublicOrderItem, 'addOns' | 'designs' | 'patterns' | 'state'> & { addOns: Array<ResolversTypes['OrderedDesign']>, designs: Array<ResolversTypes['OrderedDesign']>, patterns: Array<ResolversTypes['OrderedPattern']>, state: ResolversTypes['PieceState'] }>;
  PublicShop: ResolverTypeWrapper<PublicShop>;
  QrErrorLevel: ResolverTypeWrapper<'L' | 'M' | 'Q' | 'H'>;
  QrSettings: ResolverTypeWrapper<Omit<QrSettings, 'errorLevel'> & { errorLevel: ResolversTypes['QrErrorLevel'] }>;
  Quantity: ResolverTypeWrapper<Scalars['Quantity']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuickBill: ResolverTypeWrapper<QuickBillMapper>;
  QuickBillConnection: ResolverTypeWrapper<Omit<QuickBillConnection, 'edges'> & { edges: Array<ResolversTypes['QuickBillEdge']> }>;
  QuickBillEdge: ResolverTypeWrapper<Omit<QuickBillEdge, 'node'> & { node: ResolversTypes['QuickBill'] }>;
  QuickBillFilter: QuickBillFilter;
  QuickBillOrder: QuickBillOrder;
  QuickBillOrderField: ResolverTypeWrapper<'DATE' | 'UPDATED'>;
  QuickBillStatus: ResolverTypeWrapper<'PENDING' | 'PAID'>;
  QuickBillSummary: ResolverTypeWrapper<QuickBillSummary>;
  RebuildDesignationsInput: RebuildDesignationsInput;
  RebuildDesignationsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RebuildDesignationsResult']>;
  RebuildDesignationsSuccess: ResolverTypeWrapper<Omit<RebuildDesignationsSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  Receipt: ResolverTypeWrapper<Omit<Receipt, 'mode'> & { mode: ResolversTypes['PaymentMode'] }>;
  ReceiptCollector: ResolverTypeWrapper<ReceiptCollector>;
  ReceiptConnection: ResolverTypeWrapper<Omit<ReceiptConnection, 'edges' | 'summary'> & { edges: Array<ResolversTypes['ReceiptEdge']>, summary: ResolversTypes['ReceiptSummary'] }>;
  ReceiptEdge: ResolverTypeWrapper<Omit<ReceiptEdge, 'node'> & { node: ResolversTypes['Receipt'] }>;
  ReceiptFilter: ReceiptFilter;
  ReceiptOrder: ReceiptOrder;
  ReceiptOrderField: ResolverTypeWrapper<'DATE' | 'PERSON' | 'ACCOUNT' | 'BANK' | 'AMOUNT' | 'COLLECTOR'>;
  ReceiptSummary: ResolverTypeWrapper<Omit<ReceiptSummary, 'modes'> & { modes: Array<ResolversTypes['ReceiptsOfMode']> }>;
  ReceiptsOfCollector: ResolverTypeWrapper<ReceiptsOfCollector>;
  ReceiptsOfDay: ResolverTypeWrapper<ReceiptsOfDay>;
  ReceiptsOfMode: ResolverTypeWrapper<Omit<ReceiptsOfMode, 'mode'> & { mode: ResolversTypes['PaymentMode'] }>;
  ReceivedMoneyInput: ReceivedMoneyInput;
  RecordLocationsInput: RecordLocationsInput;
  RecordLocationsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordLocationsResult']>;
  RecordLocationsSuccess: ResolverTypeWrapper<RecordLocationsSuccess>;
  RecordPaymentInput: RecordPaymentInput;
  RecordPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordPaymentResult']>;
  RecordPaymentSuccess: ResolverTypeWrapper<Omit<RecordPaymentSuccess, 'payable' | 'payment' | 'payments'> & { payable: ResolversTypes['Payable'], payment: ResolversTypes['Payment'], payments: Array<ResolversTypes['Payment']> }>;
  RefundDocumentInput: RefundDocumentInput;
  RefundDocumentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefundDocumentResult']>;
  RefundDocumentSuccess: ResolverTypeWrapper<Omit<RefundDocumentSuccess, 'document' | 'payment'> & { document: ResolversTypes['Document'], payment: ResolversTypes['Payment'] }>;
  RefundOrderInput: RefundOrderInput;
  RefundOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefundOrderResult']>;
  RefundWayInput: RefundWayInput;
  Refusal: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Refusal']>;
  RefusalCode: ResolverTypeWrapper<'UNAUTHENTICATED' | 'INVALID_CREDENTIALS' | 'ACCOUNT_LOCKED' | 'TRY_LATER' | 'PIN_TOO_EASY' | 'PIN_REQUIRED' | 'PIN_CHANGE_REQUIRED' | 'ACCOUNT_INACTIVE' | 'HANDOVER_INVALID' | 'PERSON_HAS_MORE_RIGHTS' | 'PAYMENT_REQUIRED' | 'PERMISSION_DENIED' | 'TENANT_MISSING' | 'BUSINESS_MISSING' | 'TENANT_MISMATCH' | 'CLOSED_TO_KEYS' | 'TOO_MANY_REQUESTS' | 'INVALID_INPUT' | 'NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'AMOUNT_TOO_LARGE' | 'EMPTY_CART' | 'CUSTOMER_MISSING' | 'STOCK_SHORT' | 'VARIANT_QUANTITY_MISSING' | 'DISCOUNT_TOO_HIGH' | 'ADVANCE_TOO_HIGH' | 'PAYMENT_MODE_MISSING' | 'PAYMENT_EXCEEDS_PENDING' | 'TOTALS_DISAGREE' | 'NUMBER_TAKEN' | 'DOCUMENT_CANCELED' | 'MONEY_RECEIVED' | 'DOCUMENT_CORRECTED' | 'MONEY_KEPT' | 'DAY_CLOSED' | 'INVOICE_OF_ORDER' | 'DOCUMENT_FIXED' | 'ORDER_PENDING' | 'REFUND_EXCEEDS_RECEIVED' | 'RETURN_EXCEEDS_SOLD' | 'CREDIT_SHORT' | 'RECEIVED_EXCEEDS_TOTAL' | 'LINK_ENDED' | 'TOO_MANY_LINKS' | 'PRICE_CHANGED' | 'PAYMENT_PROVIDER_AWAY' | 'CODE_TAKEN' | 'PRESCRIPTION_TAKEN' | 'POINTS_TAKEN' | 'MOBILE_TAKEN' | 'OPENED_TOO_MANY' | 'MEMBER_ID_TAKEN' | 'APPOINTMENT_TAKEN' | 'DESIGNATION_TAKEN' | 'DESIGNATION_IN_USE' | 'DESIGNATION_HAS_CHILDREN' | 'HIERARCHY_CYCLE' | 'OWN_DESIGNATION' | 'RIGHT_NOT_HELD' | 'GARMENT_TAKEN' | 'STAGE_IN_USE' | 'STAGE_TAKEN' | 'STATUS_FIXED' | 'STATUS_IN_USE' | 'STATUS_TAKEN' | 'BRANCH_IN_USE' | 'BRANCH_TAKEN' | 'DIET_TAKEN' | 'RESOURCE_TAKEN' | 'WORKOUT_TAKEN' | 'MEMBER_TAKEN' | 'PLAN_TAKEN' | 'MEMBER_OWES' | 'PERIOD_BILLED' | 'KEY_NAME_TAKEN' | 'TOO_MANY_KEYS' | 'CUSTOMER_HAS_CREDIT' | 'CUSTOMER_OWES' | 'CUSTOMER_ORDER_OPEN' | 'ALREADY_MERGED' | 'SHEET_FAULTS' | 'IMPORT_STOPPED' | 'CHANGED_MEANWHILE' | 'KEY_REUSED' | 'SHOWN_ONCE' | 'STILL_RUNNING' | 'INTERNAL' | 'UPSTREAM_UNAVAILABLE' | 'UPSTREAM_INVALID'>;
  Refused: ResolverTypeWrapper<Omit<Refused, 'code'> & { code: ResolversTypes['RefusalCode'] }>;
  RegisterMessagingInput: RegisterMessagingInput;
  RegisterMessagingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterMessagingResult']>;
  RegisterMessagingSuccess: ResolverTypeWrapper<RegisterMessagingSuccess>;
  RenewGymMemberInput: RenewGymMemberInput;
  ReopenDayInput: ReopenDayInput;
  ReopenDayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReopenDayResult']>;
  ReopenDaySuccess: ResolverTypeWrapper<Omit<ReopenDaySuccess, 'dayBook' | 'dayClose'> & { dayBook: ResolversTypes['DayBook'], dayClose: ResolversTypes['DayClose'] }>;
  ReorderDesignOptionsInput: ReorderDesignOptionsInput;
  ReorderDesignOptionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReorderDesignOptionsResult']>;
  ReorderDesignOptionsSuccess: ResolverTypeWrapper<Omit<ReorderDesignOptionsSuccess, 'area'> & { area: ResolversTypes['DesignArea'] }>;
  ReorderStagesInput: ReorderStagesInput;
  ReorderStagesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReorderStagesResult']>;
  ReorderStagesSuccess: ResolverTypeWrapper<Omit<ReorderStagesSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  ResetPrintSettingsInput: ResetPrintSettingsInput;
  ResetQrSettingsInput: ResetQrSettingsInput;
  RestoreDocumentInput: RestoreDocumentInput;
  RestoreDocumentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestoreDocumentResult']>;
  RestoreDocumentSuccess: ResolverTypeWrapper<Omit<RestoreDocumentSuccess, 'document'> & { document: ResolversTypes['Document'] }>;
  ReturnCondition: ResolverTypeWrapper<'STOCK' | 'DAMAGED'>;
  ReturnReason: ResolverTypeWrapper<'WRONG_SIZE' | 'DAMAGED' | 'WRONG_ITEM' | 'NOT_LIKED' | 'BILLED_WRONG' | 'OTHER'>;
  ReturnSettlement: ResolverTypeWrapper<'REFUND' | 'CREDIT'>;
  ReturnedLineInput: ReturnedLineInput;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeApiKeyResult']>;
  RevokeApiKeySuccess: ResolverTypeWrapper<RevokeApiKeySuccess>;
  RevokeOrderLinkInput: RevokeOrderLinkInput;
  RevokeOrderLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeOrderLinkResult']>;
  RevokePermissionsInput: RevokePermissionsInput;
  RevokeShareInput: RevokeShareInput;
  RevokeShareResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeShareResult']>;
  RevokeShareSuccess: ResolverTypeWrapper<Omit<RevokeShareSuccess, 'document'> & { document?: Maybe<ResolversTypes['Document']> }>;
  RightFlag: ResolverTypeWrapper<'VIEW' | 'CREATE' | 'EDIT' | 'DELETE'>;
  RightMenu: ResolverTypeWrapper<Omit<RightMenu, 'menu' | 'viewerHolds'> & { menu: ResolversTypes['Menu'], viewerHolds: Array<ResolversTypes['RightFlag']> }>;
  RunCatalogueImportInput: RunCatalogueImportInput;
  RunCatalogueImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RunCatalogueImportResult']>;
  RunCatalogueImportSuccess: ResolverTypeWrapper<Omit<RunCatalogueImportSuccess, 'import'> & { import: ResolversTypes['CatalogueImport'] }>;
  SalesOfDay: ResolverTypeWrapper<SalesOfDay>;
  SalesOfEmployee: ResolverTypeWrapper<SalesOfEmployee>;
  SalesOfMode: ResolverTypeWrapper<Omit<SalesOfMode, 'mode'> & { mode: ResolversTypes['PaymentMode'] }>;
  ScannedItem: ResolverTypeWrapper<Omit<ScannedItem, 'product' | 'variant'> & { product: ResolversTypes['Product'], variant?: Maybe<ResolversTypes['Variant']> }>;
  Seller: ResolverTypeWrapper<Omit<Seller, 'kind'> & { kind: ResolversTypes['CatalogueKind'] }>;
  SellerConnection: ResolverTypeWrapper<Omit<SellerConnection, 'edges'> & { edges: Array<ResolversTypes['SellerEdge']> }>;
  SellerEdge: ResolverTypeWrapper<Omit<SellerEdge, 'node'> & { node: ResolversTypes['Seller'] }>;
  SellerSums: ResolverTypeWrapper<SellerSums>;
  SellerView: ResolverTypeWrapper<'AMOUNT' | 'QUANTITY' | 'SLOW'>;
  Service: ResolverTypeWrapper<ServiceMapper>;
  ServiceConnection: ResolverTypeWrapper<Omit<ServiceConnection, 'edges'> & { edges: Array<ResolversTypes['ServiceEdge']> }>;
  ServiceEdge: ResolverTypeWrapper<Omit<ServiceEdge, 'node'> & { node: ResolversTypes['Service'] }>;
  ServiceFilter: ServiceFilter;
  Session: ResolverTypeWrapper<Session>;
  SetCreditLimitInput: SetCreditLimitInput;
  SetCreditLimitResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetCreditLimitResult']>;
  SetDailyPiecesInput: SetDailyPiecesInput;
  SetDailyPiecesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetDailyPiecesResult']>;
  SetDailyPiecesSuccess: ResolverTypeWrapper<SetDailyPiecesSuccess>;
  SetOpeningDueInput: SetOpeningDueInput;
  SetOpeningDueResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetOpeningDueResult']>;
  SetOrderStageInput: SetOrderStageInput;
  SetOrderStageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetOrderStageResult']>;
  SetOrderStatusInput: SetOrderStatusInput;
  SetOrderStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetOrderStatusResult']>;
  ShareDocumentInput: ShareDocumentInput;
  ShareDocumentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShareDocumentResult']>;
  ShareDocumentSuccess: ResolverTypeWrapper<Omit<ShareDocumentSuccess, 'document' | 'share'> & { document: ResolversTypes['Document'], share: ResolversTypes['DocumentShare'] }>;
  ShareOrderInput: ShareOrderInput;
  ShareOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShareOrderResult']>;
  ShareOrderSuccess: ResolverTypeWrapper<Omit<ShareOrderSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  SharedDocument: ResolverTypeWrapper<SharedDocumentMapper>;
  SheetColumn: ResolverTypeWrapper<SheetColumn>;
  SheetFault: ResolverTypeWrapper<SheetFault>;
  ShopSubscription: ResolverTypeWrapper<ShopSubscriptionMapper>;
  SortDirection: ResolverTypeWrapper<'ASC' | 'DESC'>;
  Stage: ResolverTypeWrapper<StageMapper>;
  StageAssignment: ResolverTypeWrapper<StageAssignmentMapper>;
  StageAssignmentInput: StageAssignmentInput;
  StagePrice: ResolverTypeWrapper<StagePriceMapper>;
  StagePriceInput: StagePriceInput;
  StagePriceReset: ResolverTypeWrapper<Omit<StagePriceReset, 'option' | 'reason'> & { option: ResolversTypes['DesignOption'], reason: ResolversTypes['StagePriceResetReason'] }>;
  StagePriceResetReason: ResolverTypeWrapper<'EQUALS_PRICE' | 'PRICE_LOWERED'>;
  StageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StageResult']>;
  StageSuccess: ResolverTypeWrapper<Omit<StageSuccess, 'stage' | 'tenant'> & { stage: ResolversTypes['Stage'], tenant: ResolversTypes['Tenant'] }>;
  StageType: ResolverTypeWrapper<'DESIGN' | 'PATTERN'>;
  StatementLine: ResolverTypeWrapper<Omit<StatementLine, 'mode'> & { mode?: Maybe<ResolversTypes['PaymentMode']> }>;
  StatusChange: ResolverTypeWrapper<StatusChange>;
  StatusDetail: ResolverTypeWrapper<StatusDetail>;
  StockFilter: ResolverTypeWrapper<'IN_STOCK' | 'OUT_OF_STOCK' | 'LOW'>;
  StockMove: ResolverTypeWrapper<StockMoveMapper>;
  StockMoveConnection: ResolverTypeWrapper<Omit<StockMoveConnection, 'edges'> & { edges: Array<ResolversTypes['StockMoveEdge']> }>;
  StockMoveEdge: ResolverTypeWrapper<Omit<StockMoveEdge, 'node'> & { node: ResolversTypes['StockMove'] }>;
  StockMoveFilter: StockMoveFilter;
  StockMoveKind: ResolverTypeWrapper<'OPENING' | 'SALE' | 'RETURN' | 'CORRECTION'>;
  StockMoveOrder: StockMoveOrder;
  StockMoveOrderField: ResolverTypeWrapper<'DATE'>;
  StockShort: ResolverTypeWrapper<Omit<StockShort, 'code'> & { code: ResolversTypes['RefusalCode'] }>;
  StopCatalogueImportInput: StopCatalogueImportInput;
  StopCatalogueImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StopCatalogueImportResult']>;
  StopCatalogueImportSuccess: ResolverTypeWrapper<StopCatalogueImportSuccess>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionPackage: ResolverTypeWrapper<Omit<SubscriptionPackage, 'durations'> & { durations: Array<ResolversTypes['PackageDuration']> }>;
  SubscriptionPayment: ResolverTypeWrapper<SubscriptionPaymentMapper>;
  Task: ResolverTypeWrapper<TaskMapper>;
  TaskConnection: ResolverTypeWrapper<Omit<TaskConnection, 'edges'> & { edges: Array<ResolversTypes['TaskEdge']> }>;
  TaskEdge: ResolverTypeWrapper<Omit<TaskEdge, 'node'> & { node: ResolversTypes['Task'] }>;
  TaskFilter: TaskFilter;
  TaskOrder: TaskOrder;
  TaskOrderField: ResolverTypeWrapper<'DUE' | 'UPDATED'>;
  TaskResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TaskResult']>;
  TaskSuccess: ResolverTypeWrapper<Omit<TaskSuccess, 'task'> & { task: ResolversTypes['Task'] }>;
  Tenant: ResolverTypeWrapper<TenantMapper>;
  TenantSettings: ResolverTypeWrapper<Omit<TenantSettings, 'billPaper' | 'pageSize' | 'qr'> & { billPaper: ResolversTypes['BillPaper'], pageSize: ResolversTypes['PageSize'], qr: ResolversTypes['QrSettings'] }>;
  TenantSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TenantSettingsResult']>;
  TenantSettingsSuccess: ResolverTypeWrapper<Omit<TenantSettingsSuccess, 'tenant'> & { tenant: ResolversTypes['Tenant'] }>;
  TimelineConnection: ResolverTypeWrapper<Omit<TimelineConnection, 'edges'> & { edges: Array<ResolversTypes['TimelineEdge']> }>;
  TimelineEdge: ResolverTypeWrapper<Omit<TimelineEdge, 'node'> & { node: ResolversTypes['TimelineEntry'] }>;
  TimelineEntry: ResolverTypeWrapper<Omit<TimelineEntry, 'record'> & { record: ResolversTypes['TimelineRecord'] }>;
  TimelineFilter: TimelineFilter;
  TimelineKind: ResolverTypeWrapper<'DOCUMENT' | 'PAYMENT' | 'APPOINTMENT' | 'NOTE' | 'STATUS'>;
  TimelineOrder: TimelineOrder;
  TimelineOrderField: ResolverTypeWrapper<'DATE'>;
  TimelineRecord: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TimelineRecord']>;
  Trade: ResolverTypeWrapper<'CLOTHES' | 'GROCERY' | 'HARDWARE' | 'HEALTH' | 'SERVICES'>;
  TrashDocumentInput: TrashDocumentInput;
  TrashDocumentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TrashDocumentResult']>;
  TrashDocumentSuccess: ResolverTypeWrapper<Omit<TrashDocumentSuccess, 'document'> & { document: ResolversTypes['Document'] }>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UndoHandOverInput: UndoHandOverInput;
  UndoHandOverResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoHandOverResult']>;
  UndoPieceInput: UndoPieceInput;
  UndoPieceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoPieceResult']>;
  UpdateAppointmentInput: UpdateAppointmentInput;
  UpdateBranchInput: UpdateBranchInput;
  UpdateCampaignInput: UpdateCampaignInput;
  UpdateCatalogueItemInput: UpdateCatalogueItemInput;
  UpdateCatalogueItemResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCatalogueItemResult']>;
  UpdateCatalogueItemSuccess: ResolverTypeWrapper<Omit<UpdateCatalogueItemSuccess, 'item'> & { item: ResolversTypes['CatalogueItem'] }>;
  UpdateCatalogueStatusInput: UpdateCatalogueStatusInput;
  UpdateCatalogueStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCatalogueStatusResult']>;
  UpdateCatalogueStatusSuccess: ResolverTypeWrapper<Omit<UpdateCatalogueStatusSuccess, 'items'> & { items: Array<ResolversTypes['CatalogueItem']> }>;
  UpdateCustomerConsentInput: UpdateCustomerConsentInput;
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateCustomerNoteInput: UpdateCustomerNoteInput;
  UpdateCustomerPictureInput: UpdateCustomerPictureInput;
  UpdateCustomerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCustomerResult']>;
  UpdateCustomerStatusInput: UpdateCustomerStatusInput;
  UpdateDesignationInput: UpdateDesignationInput;
  UpdateDesignsInput: UpdateDesignsInput;
  UpdateDesignsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateDesignsResult']>;
  UpdateDesignsSuccess: ResolverTypeWrapper<Omit<UpdateDesignsSuccess, 'areas' | 'resets'> & { areas: Array<ResolversTypes['DesignArea']>, resets: Array<ResolversTypes['StagePriceReset']> }>;
  UpdateDietPlanInput: UpdateDietPlanInput;
  UpdateDocumentInput: UpdateDocumentInput;
  UpdateDocumentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateDocumentResult']>;
  UpdateDocumentSuccess: ResolverTypeWrapper<Omit<UpdateDocumentSuccess, 'document'> & { document: ResolversTypes['Document'] }>;
  UpdateEmployeeInput: UpdateEmployeeInput;
  UpdateEmployeeStatusInput: UpdateEmployeeStatusInput;
  UpdateFamilyMemberInput: UpdateFamilyMemberInput;
  UpdateGarmentInput: UpdateGarmentInput;
  UpdateGymMemberInput: UpdateGymMemberInput;
  UpdateGymPlanInput: UpdateGymPlanInput;
  UpdateGymResourceInput: UpdateGymResourceInput;
  UpdateLensPrescriptionInput: UpdateLensPrescriptionInput;
  UpdateMarketplaceInput: UpdateMarketplaceInput;
  UpdateMarketplaceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateMarketplaceResult']>;
  UpdateMarketplaceSuccess: ResolverTypeWrapper<Omit<UpdateMarketplaceSuccess, 'items'> & { items: Array<ResolversTypes['CatalogueItem']> }>;
  UpdateOrderInput: UpdateOrderInput;
  UpdateOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateOrderResult']>;
  UpdateOrderStatusInput: UpdateOrderStatusInput;
  UpdateOrderSuccess: ResolverTypeWrapper<Omit<UpdateOrderSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  UpdatePatternInput: UpdatePatternInput;
  UpdatePermissionsInput: UpdatePermissionsInput;
  UpdatePriceInput: UpdatePriceInput;
  UpdatePriceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdatePriceResult']>;
  UpdatePriceSuccess: ResolverTypeWrapper<Omit<UpdatePriceSuccess, 'item'> & { item: ResolversTypes['CatalogueItem'] }>;
  UpdatePrintSettingsInput: UpdatePrintSettingsInput;
  UpdateProductPointsInput: UpdateProductPointsInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  UpdateProfileSuccess: ResolverTypeWrapper<Omit<UpdateProfileSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  UpdateQrSettingsInput: UpdateQrSettingsInput;
  UpdateStageInput: UpdateStageInput;
  UpdateTaskInput: UpdateTaskInput;
  UpdateTenantSettingsInput: UpdateTenantSettingsInput;
  UpdateUpiAccountInput: UpdateUpiAccountInput;
  UpdateVariantInput: UpdateVariantInput;
  UpdateVariantResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateVariantResult']>;
  UpdateWorkoutInput: UpdateWorkoutInput;
  UpdatedLineInput: UpdatedLineInput;
  UpiAccount: ResolverTypeWrapper<UpiAccountMapper>;
  UpiAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpiAccountResult']>;
  UpiAccountSuccess: ResolverTypeWrapper<Omit<UpiAccountSuccess, 'account' | 'tenant'> & { account: ResolversTypes['UpiAccount'], tenant: ResolversTypes['Tenant'] }>;
  Variant: ResolverTypeWrapper<VariantMapper>;
  VariantSuccess: ResolverTypeWrapper<Omit<VariantSuccess, 'product' | 'variant'> & { product: ResolversTypes['Product'], variant: ResolversTypes['Variant'] }>;
  VerifySubscriptionPaymentInput: VerifySubscriptionPaymentInput;
  VerifySubscriptionPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifySubscriptionPaymentResult']>;
  VerifySubscriptionPaymentSuccess: ResolverTypeWrapper<Omit<VerifySubscriptionPaymentSuccess, 'payment' | 'viewer'> & { payment: ResolversTypes['SubscriptionPayment'], viewer: ResolversTypes['Viewer'] }>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  WorkedOrder: ResolverTypeWrapper<Omit<WorkedOrder, 'state' | 'type'> & { state: ResolversTypes['PieceState'], type: ResolversTypes['OrderType'] }>;
  Workout: ResolverTypeWrapper<Omit<Workout, 'week'> & { week: ResolversTypes['WorkoutWeek'] }>;
  WorkoutCategory: ResolverTypeWrapper<'UPPER_BODY' | 'LOWER_BODY' | 'CARDIO' | 'CORE' | 'REST_DAY' | 'FLEXIBILITY' | 'FULL_BODY'>;
  WorkoutDifficulty: ResolverTypeWrapper<'EASY' | 'MODERATE' | 'HARD'>;
  WorkoutExercise: ResolverTypeWrapper<Omit<WorkoutExercise, 'difficulty'> & { difficulty: ResolversTypes['WorkoutDifficulty'] }>;
  WorkoutExerciseInput: WorkoutExerciseInput;
  WorkoutPart: ResolverTypeWrapper<Omit<WorkoutPart, 'category' | 'exercises'> & { category: ResolversTypes['WorkoutCategory'], exercises: Array<ResolversTypes['WorkoutExercise']> }>;
  WorkoutPartInput: WorkoutPartInput;
  WorkoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WorkoutResult']>;
  WorkoutSuccess: ResolverTypeWrapper<Omit<WorkoutSuccess, 'tenant' | 'workout'> & { tenant: ResolversTypes['Tenant'], workout: ResolversTypes['Workout'] }>;
  WorkoutWeek: ResolverTypeWrapper<Omit<WorkoutWeek, 'friday' | 'monday' | 'saturday' | 'sunday' | 'thursday' | 'tuesday' | 'wednesday'> & { friday: Array<ResolversTypes['WorkoutPart']>, monday: Array<ResolversTypes['WorkoutPart']>, saturday: Array<ResolversTypes['WorkoutPart']>, sunday: Array<ResolversTypes['WorkoutPart']>, thursday: Array<ResolversTypes['WorkoutPart']>, tuesday: Array<ResolversTypes['WorkoutPart']>, wednesday: Array<ResolversTypes['WorkoutPart']> }>;
  WorkoutWeekInput: WorkoutWeekInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountReceipt: AccountReceipt;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  AccountReceiptPart: AccountReceiptPart;
  AlreadyMerged: Omit<AlreadyMerged, 'into'> & { into?: Maybe<ResolversParentTypes['Customer']> };
  ApiKey: ApiKeyMapper;
  Appointment: AppointmentMapper;
  Boolean: Scalars['Boolean']['output'];
  AppointmentResult: ResolversUnionTypes<ResolversParentTypes>['AppointmentResult'];
  AppointmentSubject: ResolversUnionTypes<ResolversParentTypes>['AppointmentSubject'];
  AppointmentSuccess: Omit<AppointmentSuccess, 'appointment'> & { appointment: ResolversParentTypes['Appointment'] };
  AssignContactsInput: AssignContactsInput;
  AssignContactsResult: ResolversUnionTypes<ResolversParentTypes>['AssignContactsResult'];
  AssignContactsSuccess: AssignContactsSuccess;
  AssignPiecesInput: AssignPiecesInput;
  AssignPiecesResult: ResolversUnionTypes<ResolversParentTypes>['AssignPiecesResult'];
  AssignedItemInput: AssignedItemInput;
  AssignedPoints: Omit<AssignedPoints, 'assignments' | 'choices'> & { assignments: Array<ResolversParentTypes['PointsAssignment']>, choices: Array<ResolversParentTypes['Designation']> };
  Branch: Branch;
  BranchResult: ResolversUnionTypes<ResolversParentTypes>['BranchResult'];
  BranchSuccess: Omit<BranchSuccess, 'branch' | 'tenant'> & { branch: ResolversParentTypes['Branch'], tenant: ResolversParentTypes['Tenant'] };
  Business: Business;
  BuyerInput: BuyerInput;
  Campaign: Campaign;
  CampaignResult: ResolversUnionTypes<ResolversParentTypes>['CampaignResult'];
  CampaignSuccess: Omit<CampaignSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  CatalogueImport: Omit<CatalogueImport, 'rows'> & { rows: Array<ResolversParentTypes['ImportRow']> };
  CatalogueItem: ResolversInterfaceTypes<ResolversParentTypes>['CatalogueItem'];
  CatalogueOrder: CatalogueOrder;
  CataloguePlace: CataloguePlace;
  Category: Category;
  ChangePinInput: ChangePinInput;
  ChangePinResult: ResolversUnionTypes<ResolversParentTypes>['ChangePinResult'];
  ChangePinSuccess: ChangePinSuccess;
  ChangedMeanwhile: ChangedMeanwhile;
  CloseDayInput: CloseDayInput;
  CloseDayResult: ResolversUnionTypes<ResolversParentTypes>['CloseDayResult'];
  CloseDaySuccess: Omit<CloseDaySuccess, 'dayBook' | 'dayClose'> & { dayBook: ResolversParentTypes['DayBook'], dayClose: ResolversParentTypes['DayClose'] };
  CommissionConnection: Omit<CommissionConnection, 'edges'> & { edges: Array<ResolversParentTypes['CommissionEdge']> };
  CommissionDetail: CommissionDetail;
  CommissionEdge: Omit<CommissionEdge, 'node'> & { node: ResolversParentTypes['CommissionRow'] };
  CommissionFilter: CommissionFilter;
  CommissionLine: CommissionLine;
  CommissionPlace: CommissionPlace;
  CommissionRow: CommissionRow;
  CommissionSum: CommissionSum;
  CommissionSummary: CommissionSummary;
  CompanyInput: CompanyInput;
  ConfirmLoginNumberInput: ConfirmLoginNumberInput;
  ConfirmLoginNumberResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmLoginNumberResult'];
  ConfirmLoginNumberSuccess: Omit<ConfirmLoginNumberSuccess, 'employee'> & { employee: ResolversParentTypes['Employee'] };
  ConfirmPermissionsInput: ConfirmPermissionsInput;
  ConfirmPinInput: ConfirmPinInput;
  ConfirmPinRefused: ConfirmPinRefused;
  ConfirmPinResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmPinResult'];
  ConfirmPinSuccess: ConfirmPinSuccess;
  ConfirmQuickBillInput: ConfirmQuickBillInput;
  ConfirmQuickBillResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmQuickBillResult'];
  ConfirmQuickBillSuccess: Omit<ConfirmQuickBillSuccess, 'quickBill'> & { quickBill: ResolversParentTypes['QuickBill'] };
  Consent: Consent;
  ConsentInput: ConsentInput;
  ContactAssignment: Omit<ContactAssignment, 'employee'> & { employee?: Maybe<ResolversParentTypes['Employee']> };
  ContactCategory: ContactCategoryMapper;
  ContactFilter: ContactFilter;
  ContactGroup: ContactGroup;
  ConvertDocumentInput: ConvertDocumentInput;
  ConvertDocumentResult: ResolversUnionTypes<ResolversParentTypes>['ConvertDocumentResult'];
  ConvertDocumentSuccess: Omit<ConvertDocumentSuccess, 'document' | 'source'> & { document: ResolversParentTypes['Document'], source: ResolversParentTypes['Document'] };
  CorrectStockInput: CorrectStockInput;
  CorrectStockResult: ResolversUnionTypes<ResolversParentTypes>['CorrectStockResult'];
  CorrectStockSuccess: Omit<CorrectStockSuccess, 'product'> & { product: ResolversParentTypes['Product'] };
  CountedStockInput: CountedStockInput;
  CreateAccountReceiptInput: CreateAccountReceiptInput;
  CreateAccountReceiptResult: ResolversUnionTypes<ResolversParentTypes>['CreateAccountReceiptResult'];
  CreateAccountReceiptSuccess: Omit<CreateAccountReceiptSuccess, 'customer' | 'receipt'> & { customer: ResolversParentTypes['Customer'], receipt: ResolversParentTypes['AccountReceipt'] };
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyResult: ResolversUnionTypes<ResolversParentTypes>['CreateApiKeyResult'];
  CreateApiKeySuccess: Omit<CreateApiKeySuccess, 'apiKey'> & { apiKey: ResolversParentTypes['ApiKey'] };
  CreateAppointmentInput: CreateAppointmentInput;
  CreateBranchInput: CreateBranchInput;
  CreateCampaignInput: CreateCampaignInput;
  CreateCatalogueItemInput: CreateCatalogueItemInput;
  CreateCatalogueItemResult: ResolversUnionTypes<ResolversParentTypes>['CreateCatalogueItemResult'];
  CreateCatalogueItemSuccess: Omit<CreateCatalogueItemSuccess, 'item'> & { item: ResolversParentTypes['CatalogueItem'] };
  CreateCreditNoteInput: CreateCreditNoteInput;
  CreateCreditNoteResult: ResolversUnionTypes<ResolversParentTypes>['CreateCreditNoteResult'];
  CreateCreditNoteSuccess: Omit<CreateCreditNoteSuccess, 'creditNote' | 'document'> & { creditNote: ResolversParentTypes['CreditNote'], document: ResolversParentTypes['Document'] };
  CreateCustomerInput: CreateCustomerInput;
  CreateCustomerNoteInput: CreateCustomerNoteInput;
  CreateCustomerResult: ResolversUnionTypes<ResolversParentTypes>['CreateCustomerResult'];
  CreateCustomerSuccess: Omit<CreateCustomerSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  CreateDesignOptionsInput: CreateDesignOptionsInput;
  CreateDesignOptionsResult: ResolversUnionTypes<ResolversParentTypes>['CreateDesignOptionsResult'];
  CreateDesignOptionsSuccess: Omit<CreateDesignOptionsSuccess, 'areas' | 'options' | 'resets'> & { areas: Array<ResolversParentTypes['DesignArea']>, options: Array<ResolversParentTypes['DesignOption']>, resets: Array<ResolversParentTypes['StagePriceReset']> };
  CreateDesignationInput: CreateDesignationInput;
  CreateDietPlanInput: CreateDietPlanInput;
  CreateDocumentAttachmentInput: CreateDocumentAttachmentInput;
  CreateDocumentAttachmentResult: ResolversUnionTypes<ResolversParentTypes>['CreateDocumentAttachmentResult'];
  CreateDocumentAttachmentSuccess: Omit<CreateDocumentAttachmentSuccess, 'document'> & { document: ResolversParentTypes['Document'] };
  CreateDocumentInput: CreateDocumentInput;
  CreateDocumentResult: ResolversUnionTypes<ResolversParentTypes>['CreateDocumentResult'];
  CreateDocumentSuccess: Omit<CreateDocumentSuccess, 'document'> & { document: ResolversParentTypes['Document'] };
  CreateEmployeeInput: CreateEmployeeInput;
  CreateExpenseInput: CreateExpenseInput;
  CreateExpenseResult: ResolversUnionTypes<ResolversParentTypes>['CreateExpenseResult'];
  CreateExpenseSuccess: Omit<CreateExpenseSuccess, 'dayBook'> & { dayBook: ResolversParentTypes['DayBook'] };
  CreateFamilyMemberInput: CreateFamilyMemberInput;
  CreateGarmentInput: CreateGarmentInput;
  CreateGymMemberInput: CreateGymMemberInput;
  CreateGymPlanInput: CreateGymPlanInput;
  CreateGymResourceInput: CreateGymResourceInput;
  CreateHandoverInput: CreateHandoverInput;
  CreateHandoverResult: ResolversUnionTypes<ResolversParentTypes>['CreateHandoverResult'];
  CreateHandoverSuccess: CreateHandoverSuccess;
  CreateLensPrescriptionInput: CreateLensPrescriptionInput;
  CreateOneTimePinInput: CreateOneTimePinInput;
  CreateOneTimePinResult: ResolversUnionTypes<ResolversParentTypes>['CreateOneTimePinResult'];
  CreateOneTimePinSuccess: CreateOneTimePinSuccess;
  CreateOpticalProductInput: CreateOpticalProductInput;
  CreateOpticalProductResult: ResolversUnionTypes<ResolversParentTypes>['CreateOpticalProductResult'];
  CreateOpticalProductSuccess: Omit<CreateOpticalProductSuccess, 'product'> & { product: ResolversParentTypes['Product'] };
  CreateOrderInput: CreateOrderInput;
  CreateOrderResult: ResolversUnionTypes<ResolversParentTypes>['CreateOrderResult'];
  CreateOrderStatusInput: CreateOrderStatusInput;
  CreateOrderSuccess: Omit<CreateOrderSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  CreatePatternInput: CreatePatternInput;
  CreateProductPointsInput: CreateProductPointsInput;
  CreateQuickBillInput: CreateQuickBillInput;
  CreateQuickBillResult: ResolversUnionTypes<ResolversParentTypes>['CreateQuickBillResult'];
  CreateQuickBillSuccess: Omit<CreateQuickBillSuccess, 'quickBill'> & { quickBill: ResolversParentTypes['QuickBill'] };
  CreateStageInput: CreateStageInput;
  CreateTaskInput: CreateTaskInput;
  CreateUpiAccountInput: CreateUpiAccountInput;
  CreateVariantInput: CreateVariantInput;
  CreateVariantResult: ResolversUnionTypes<ResolversParentTypes>['CreateVariantResult'];
  CreateWorkoutInput: CreateWorkoutInput;
  CreditNote: CreditNoteMapper;
  CreditNoteLine: CreditNoteLineMapper;
  CustomPatternInput: CustomPatternInput;
  Customer: CustomerMapper;
  CustomerChanged: Omit<CustomerChanged, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  CustomerConnection: Omit<CustomerConnection, 'edges'> & { edges: Array<ResolversParentTypes['CustomerEdge']> };
  CustomerDataEvent: CustomerDataEvent;
  CustomerDue: CustomerDue;
  CustomerEdge: Omit<CustomerEdge, 'node'> & { node: ResolversParentTypes['Customer'] };
  CustomerFilter: CustomerFilter;
  CustomerNote: CustomerNote;
  CustomerOrder: CustomerOrder;
  CustomerRecordCounts: CustomerRecordCounts;
  CustomerResult: ResolversUnionTypes<ResolversParentTypes>['CustomerResult'];
  CustomerStatement: Omit<CustomerStatement, 'lines'> & { lines: Array<ResolversParentTypes['StatementLine']> };
  CustomerStatus: CustomerStatus;
  CustomerSuccess: Omit<CustomerSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  Dashboard: DashboardMapper;
  DashboardDues: DashboardDues;
  DashboardFigures: DashboardFigures;
  DashboardSales: Omit<DashboardSales, 'modes'> & { modes: Array<ResolversParentTypes['SalesOfMode']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayBook: Omit<DayBook, 'close' | 'modes'> & { close?: Maybe<ResolversParentTypes['DayClose']>, modes: Array<ResolversParentTypes['ReceiptsOfMode']> };
  DayClose: Omit<DayClose, 'modes'> & { modes: Array<ResolversParentTypes['ReceiptsOfMode']> };
  DayCloseConnection: Omit<DayCloseConnection, 'edges'> & { edges: Array<ResolversParentTypes['DayCloseEdge']> };
  DayCloseEdge: Omit<DayCloseEdge, 'node'> & { node: ResolversParentTypes['DayClose'] };
  DayLoad: DayLoad;
  DeleteAppointmentInput: DeleteAppointmentInput;
  DeleteAppointmentResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAppointmentResult'];
  DeleteAppointmentSuccess: DeleteAppointmentSuccess;
  DeleteBranchInput: DeleteBranchInput;
  DeleteBranchResult: ResolversUnionTypes<ResolversParentTypes>['DeleteBranchResult'];
  DeleteBranchSuccess: Omit<DeleteBranchSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  DeleteCampaignInput: DeleteCampaignInput;
  DeleteCampaignResult: ResolversUnionTypes<ResolversParentTypes>['DeleteCampaignResult'];
  DeleteCampaignSuccess: Omit<DeleteCampaignSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  DeleteCatalogueItemsInput: DeleteCatalogueItemsInput;
  DeleteCatalogueItemsResult: ResolversUnionTypes<ResolversParentTypes>['DeleteCatalogueItemsResult'];
  DeleteCatalogueItemsSuccess: DeleteCatalogueItemsSuccess;
  DeleteCustomerNoteInput: DeleteCustomerNoteInput;
  DeleteCustomerNoteResult: ResolversUnionTypes<ResolversParentTypes>['DeleteCustomerNoteResult'];
  DeleteCustomerNoteSuccess: Omit<DeleteCustomerNoteSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  DeleteDesignOptionInput: DeleteDesignOptionInput;
  DeleteDesignOptionResult: ResolversUnionTypes<ResolversParentTypes>['DeleteDesignOptionResult'];
  DeleteDesignOptionSuccess: Omit<DeleteDesignOptionSuccess, 'area'> & { area: ResolversParentTypes['DesignArea'] };
  DeleteDesignationInput: DeleteDesignationInput;
  DeleteDesignationResult: ResolversUnionTypes<ResolversParentTypes>['DeleteDesignationResult'];
  DeleteDesignationSuccess: Omit<DeleteDesignationSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  DeleteDietPlanInput: DeleteDietPlanInput;
  DeleteDietPlanResult: ResolversUnionTypes<ResolversParentTypes>['DeleteDietPlanResult'];
  DeleteDietPlanSuccess: Omit<DeleteDietPlanSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  DeleteDocumentAttachmentInput: DeleteDocumentAttachmentInput;
  DeleteDocumentAttachmentResult: ResolversUnionTypes<ResolversParentTypes>['DeleteDocumentAttachmentResult'];
  DeleteDocumentAttachmentSuccess: Omit<DeleteDocumentAttachmentSuccess, 'document'> & { document: ResolversParentTypes['Document'] };
  DeleteDocumentInput: DeleteDocumentInput;
  DeleteDocumentResult: ResolversUnionTypes<ResolversParentTypes>['DeleteDocumentResult'];
  DeleteDocumentSuccess: DeleteDocumentSuccess;
  DeleteExpenseInput: DeleteExpenseInput;
  DeleteExpenseResult: ResolversUnionTypes<ResolversParentTypes>['DeleteExpenseResult'];
  DeleteExpenseSuccess: Omit<DeleteExpenseSuccess, 'dayBook'> & { dayBook: ResolversParentTypes['DayBook'] };
  DeleteFamilyMemberInput: DeleteFamilyMemberInput;
  DeleteFamilyMemberResult: ResolversUnionTypes<ResolversParentTypes>['DeleteFamilyMemberResult'];
  DeleteFamilyMemberSuccess: Omit<DeleteFamilyMemberSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  DeleteGarmentInput: DeleteGarmentInput;
  DeleteGarmentResult: ResolversUnionTypes<ResolversParentTypes>['DeleteGarmentResult'];
  DeleteGarmentSuccess: Omit<DeleteGarmentSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  DeleteGymMemberInput: DeleteGymMemberInput;
  DeleteGymMemberResult: ResolversUnionTypes<ResolversParentTypes>['DeleteGymMemberResult'];
  DeleteGymMemberSuccess: DeleteGymMemberSuccess;
  DeleteGymResourceInput: DeleteGymResourceInput;
  DeleteGymResourceResult: ResolversUnionTypes<ResolversParentTypes>['DeleteGymResourceResult'];
  DeleteGymResourceSuccess: Omit<DeleteGymResourceSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  DeleteLensPrescriptionInput: DeleteLensPrescriptionInput;
  DeleteLensPrescriptionResult: ResolversUnionTypes<ResolversParentTypes>['DeleteLensPrescriptionResult'];
  DeleteLensPrescriptionSuccess: Omit<DeleteLensPrescriptionSuccess, 'variant'> & { variant: ResolversParentTypes['Variant'] };
  DeleteNotificationResult: ResolversUnionTypes<ResolversParentTypes>['DeleteNotificationResult'];
  DeleteNotificationSuccess: Omit<DeleteNotificationSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  DeleteOrderStatusInput: DeleteOrderStatusInput;
  DeleteOrderStatusResult: ResolversUnionTypes<ResolversParentTypes>['DeleteOrderStatusResult'];
  DeleteOrderStatusSuccess: Omit<DeleteOrderStatusSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  DeletePatternInput: DeletePatternInput;
  DeletePatternResult: ResolversUnionTypes<ResolversParentTypes>['DeletePatternResult'];
  DeletePatternSuccess: Omit<DeletePatternSuccess, 'garment'> & { garment: ResolversParentTypes['Garment'] };
  DeleteProductPointsInput: DeleteProductPointsInput;
  DeleteProductPointsResult: ResolversUnionTypes<ResolversParentTypes>['DeleteProductPointsResult'];
  DeleteProductPointsSuccess: Omit<DeleteProductPointsSuccess, 'product'> & { product: ResolversParentTypes['Product'] };
  DeleteStageInput: DeleteStageInput;
  DeleteStageResult: ResolversUnionTypes<ResolversParentTypes>['DeleteStageResult'];
  DeleteStageSuccess: Omit<DeleteStageSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  DeleteTaskInput: DeleteTaskInput;
  DeleteTaskResult: ResolversUnionTypes<ResolversParentTypes>['DeleteTaskResult'];
  DeleteTaskSuccess: DeleteTaskSuccess;
  DeleteVariantInput: DeleteVariantInput;
  DeleteVariantResult: ResolversUnionTypes<ResolversParentTypes>['DeleteVariantResult'];
  DeleteVariantSuccess: Omit<DeleteVariantSuccess, 'product'> & { product: ResolversParentTypes['Product'] };
  DeleteWorkoutInput: DeleteWorkoutInput;
  DeleteWorkoutResult: ResolversUnionTypes<ResolversParentTypes>['DeleteWorkoutResult'];
  DeleteWorkoutSuccess: Omit<DeleteWorkoutSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  DesignArea: Omit<DesignArea, 'options'> & { options: Array<ResolversParentTypes['DesignOption']> };
  DesignAreaChangeInput: DesignAreaChangeInput;
  DesignOption: Omit<DesignOption, 'stagePrices'> & { stagePrices: Array<ResolversParentTypes['StagePrice']> };
  DesignOptionChangeInput: DesignOptionChangeInput;
  Designation: DesignationMapper;
  DesignationResult: ResolversUnionTypes<ResolversParentTypes>['DesignationResult'];
  DesignationSuccess: Omit<DesignationSuccess, 'designation' | 'tenant'> & { designation: ResolversParentTypes['Designation'], tenant: ResolversParentTypes['Tenant'] };
  DietItem: DietItem;
  DietItemInput: DietItemInput;
  DietMeals: DietMeals;
  DietMealsInput: DietMealsInput;
  DietPlan: DietPlan;
  DietPlanResult: ResolversUnionTypes<ResolversParentTypes>['DietPlanResult'];
  DietPlanSuccess: Omit<DietPlanSuccess, 'dietPlan' | 'tenant'> & { dietPlan: ResolversParentTypes['DietPlan'], tenant: ResolversParentTypes['Tenant'] };
  Discount: Discount;
  DiscountInput: DiscountInput;
  Document: DocumentMapper;
  DocumentAttachment: DocumentAttachment;
  DocumentChange: DocumentChange;
  DocumentChanged: Omit<DocumentChanged, 'document'> & { document: ResolversParentTypes['Document'] };
  DocumentConnection: Omit<DocumentConnection, 'edges'> & { edges: Array<ResolversParentTypes['DocumentEdge']> };
  DocumentEdge: Omit<DocumentEdge, 'node'> & { node: ResolversParentTypes['Document'] };
  DocumentEditing: DocumentEditing;
  DocumentFieldChange: DocumentFieldChange;
  DocumentFilter: DocumentFilter;
  DocumentLine: DocumentLineMapper;
  DocumentLineChange: DocumentLineChange;
  DocumentLineInput: DocumentLineInput;
  DocumentLineState: DocumentLineState;
  DocumentLineVariantInput: DocumentLineVariantInput;
  DocumentOrder: DocumentOrder;
  DocumentShare: DocumentShareMapper;
  DocumentSummary: DocumentSummary;
  DueBoard: Omit<DueBoard, 'groups'> & { groups: Array<ResolversParentTypes['DueGroup']> };
  DueConnection: DueConnection;
  DueEdge: DueEdge;
  DueGroup: Omit<DueGroup, 'entries'> & { entries: Array<ResolversParentTypes['DueOrder']> };
  DueOrder: Omit<DueOrder, 'order'> & { order: ResolversParentTypes['Order'] };
  DueSums: DueSums;
  EmailAddress: Scalars['EmailAddress']['output'];
  Employee: EmployeeMapper;
  EmployeeCommission: EmployeeCommissionMapper;
  EmployeeDetails: EmployeeDetailsMapper;
  EmployeeFilter: EmployeeFilter;
  EmployeeResult: ResolversUnionTypes<ResolversParentTypes>['EmployeeResult'];
  EmployeeRoute: EmployeeRoute;
  EmployeeSuccess: Omit<EmployeeSuccess, 'employee' | 'tenant'> & { employee: ResolversParentTypes['Employee'], tenant: ResolversParentTypes['Tenant'] };
  EndOtherSessionsResult: ResolversUnionTypes<ResolversParentTypes>['EndOtherSessionsResult'];
  EndSessionInput: EndSessionInput;
  EndSessionResult: ResolversUnionTypes<ResolversParentTypes>['EndSessionResult'];
  EndSessionsSuccess: EndSessionsSuccess;
  EraseCustomerInput: EraseCustomerInput;
  EraseCustomerResult: ResolversUnionTypes<ResolversParentTypes>['EraseCustomerResult'];
  EraseCustomerSuccess: EraseCustomerSuccess;
  ExchangeHandoverInput: ExchangeHandoverInput;
  ExchangeHandoverResult: ResolversUnionTypes<ResolversParentTypes>['ExchangeHandoverResult'];
  Expense: Expense;
  ExportCustomerDataInput: ExportCustomerDataInput;
  ExportCustomerDataResult: ResolversUnionTypes<ResolversParentTypes>['ExportCustomerDataResult'];
  ExportCustomerDataSuccess: Omit<ExportCustomerDataSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  EyePrescription: EyePrescription;
  EyePrescriptionInput: EyePrescriptionInput;
  FamilyMember: FamilyMember;
  FieldValue: FieldValue;
  FieldValueInput: FieldValueInput;
  Figure: Figure;
  FinishPieceInput: FinishPieceInput;
  FinishPieceResult: ResolversUnionTypes<ResolversParentTypes>['FinishPieceResult'];
  FollowUpDay: FollowUpDay;
  Form: Omit<Form, 'fields'> & { fields: Array<ResolversParentTypes['FormField']> };
  FormField: FormField;
  FormOption: FormOption;
  FreezeGymMemberInput: FreezeGymMemberInput;
  Garment: GarmentMapper;
  GarmentAreaInput: GarmentAreaInput;
  GarmentResult: ResolversUnionTypes<ResolversParentTypes>['GarmentResult'];
  GarmentSuccess: Omit<GarmentSuccess, 'garment' | 'tenant'> & { garment: ResolversParentTypes['Garment'], tenant: ResolversParentTypes['Tenant'] };
  GstRow: GstRow;
  GstRowConnection: Omit<GstRowConnection, 'edges' | 'summary'> & { edges: Array<ResolversParentTypes['GstRowEdge']>, summary: ResolversParentTypes['GstTotals'] };
  GstRowEdge: Omit<GstRowEdge, 'node'> & { node: ResolversParentTypes['GstRow'] };
  GstSupplyTotals: GstSupplyTotals;
  GstTotals: Omit<GstTotals, 'supplies'> & { supplies: Array<ResolversParentTypes['GstSupplyTotals']> };
  Gstin: Scalars['Gstin']['output'];
  GymDuration: GymDuration;
  GymDurationInput: GymDurationInput;
  GymMeal: GymMeal;
  GymMealInput: GymMealInput;
  GymMember: GymMember;
  GymMemberConnection: Omit<GymMemberConnection, 'edges'> & { edges: Array<ResolversParentTypes['GymMemberEdge']> };
  GymMemberEdge: Omit<GymMemberEdge, 'node'> & { node: ResolversParentTypes['GymMember'] };
  GymMemberFilter: GymMemberFilter;
  GymMemberResult: ResolversUnionTypes<ResolversParentTypes>['GymMemberResult'];
  GymMemberSuccess: Omit<GymMemberSuccess, 'member'> & { member: ResolversParentTypes['GymMember'] };
  GymMemberSummary: GymMemberSummary;
  GymPeriod: GymPeriod;
  GymPlan: GymPlan;
  GymPlanResult: ResolversUnionTypes<ResolversParentTypes>['GymPlanResult'];
  GymPlanSuccess: Omit<GymPlanSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  GymResource: Omit<GymResource, 'meal'> & { meal?: Maybe<ResolversParentTypes['GymMeal']> };
  GymResourceResult: ResolversUnionTypes<ResolversParentTypes>['GymResourceResult'];
  GymResourceSuccess: Omit<GymResourceSuccess, 'gymResource' | 'tenant'> & { gymResource: ResolversParentTypes['GymResource'], tenant: ResolversParentTypes['Tenant'] };
  HandOverPiecesInput: HandOverPiecesInput;
  HandOverPiecesResult: ResolversUnionTypes<ResolversParentTypes>['HandOverPiecesResult'];
  HexColorCode: Scalars['HexColorCode']['output'];
  HierarchyChanged: Omit<HierarchyChanged, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  IdempotencyKey: Scalars['IdempotencyKey']['output'];
  ImportChange: ImportChange;
  ImportProgress: ImportProgress;
  ImportRow: ImportRow;
  InvalidInput: Omit<InvalidInput, 'problems'> & { problems: Array<ResolversParentTypes['Problem']> };
  InvoiceOrderInput: InvoiceOrderInput;
  InvoiceOrderResult: ResolversUnionTypes<ResolversParentTypes>['InvoiceOrderResult'];
  JobCard: Omit<JobCard, 'measurements' | 'next' | 'stages'> & { measurements?: Maybe<ResolversParentTypes['Measurements']>, next?: Maybe<ResolversParentTypes['JobStage']>, stages: Array<ResolversParentTypes['JobStage']> };
  JobStage: JobStage;
  LensPowersInput: LensPowersInput;
  LensPrescription: LensPrescriptionMapper;
  LensPrescriptionResult: ResolversUnionTypes<ResolversParentTypes>['LensPrescriptionResult'];
  LensPrescriptionSuccess: Omit<LensPrescriptionSuccess, 'variant'> & { variant: ResolversParentTypes['Variant'] };
  LocationPoint: LocationPoint;
  Float: Scalars['Float']['output'];
  LocationPointInput: LocationPointInput;
  LoginInput: LoginInput;
  LoginRefused: LoginRefused;
  LoginResult: ResolversUnionTypes<ResolversParentTypes>['LoginResult'];
  LoginSuccess: Omit<LoginSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  LogoutResult: LogoutResult;
  MarkGymMemberToldInput: MarkGymMemberToldInput;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  MeasuredValue: MeasuredValue;
  MeasuredValueInput: MeasuredValueInput;
  MeasurementPoint: MeasurementPoint;
  MeasurementPointInput: MeasurementPointInput;
  MeasurementVersion: Omit<MeasurementVersion, 'measurements'> & { measurements: ResolversParentTypes['Measurements'] };
  Measurements: Measurements;
  MeasurementsInput: MeasurementsInput;
  MenuGroup: Omit<MenuGroup, 'items'> & { items: Array<ResolversParentTypes['MenuItem']> };
  MenuItem: MenuItem;
  MenuRule: MenuRule;
  MenuRuleInput: MenuRuleInput;
  MergeCustomersInput: MergeCustomersInput;
  MergeCustomersResult: ResolversUnionTypes<ResolversParentTypes>['MergeCustomersResult'];
  MergeCustomersSuccess: Omit<MergeCustomersSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  Mobile: Scalars['Mobile']['output'];
  MobileTaken: Omit<MobileTaken, 'takenBy'> & { takenBy?: Maybe<ResolversParentTypes['Customer']> };
  Money: Scalars['Money']['output'];
  MoveDesignationInput: MoveDesignationInput;
  MovePiecesInput: MovePiecesInput;
  MovePiecesResult: ResolversUnionTypes<ResolversParentTypes>['MovePiecesResult'];
  Mutation: Record<PropertyKey, never>;
  NeededRight: NeededRight;
  NewDesignOptionInput: NewDesignOptionInput;
  NewVariantInput: NewVariantInput;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NonNegativeInt: Scalars['NonNegativeInt']['output'];
  NotFound: NotFound;
  Notification: NotificationMapper;
  NotificationArrived: Omit<NotificationArrived, 'notification' | 'viewer'> & { notification: ResolversParentTypes['Notification'], viewer: ResolversParentTypes['Viewer'] };
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversParentTypes['NotificationEdge']> };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationFilter: NotificationFilter;
  NotificationInput: NotificationInput;
  NotificationOrder: NotificationOrder;
  NotificationsResult: ResolversUnionTypes<ResolversParentTypes>['NotificationsResult'];
  NotificationsSuccess: Omit<NotificationsSuccess, 'notifications' | 'viewer'> & { notifications: Array<ResolversParentTypes['Notification']>, viewer: ResolversParentTypes['Viewer'] };
  OpenCustomerInput: OpenCustomerInput;
  OpenCustomerResult: ResolversUnionTypes<ResolversParentTypes>['OpenCustomerResult'];
  OpenCustomerSuccess: Omit<OpenCustomerSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  OpeningDue: OpeningDue;
  OpticalCategory: OpticalCategory;
  Order: OrderMapper;
  OrderConnection: Omit<OrderConnection, 'edges'> & { edges: Array<ResolversParentTypes['OrderEdge']> };
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderEvent: OrderEvent;
  OrderFilter: OrderFilter;
  OrderImage: OrderImage;
  OrderItem: OrderItemMapper;
  OrderItemInput: OrderItemInput;
  OrderLink: OrderLink;
  OrderOrder: OrderOrder;
  OrderQrCode: OrderQrCode;
  OrderStatus: OrderStatusMapper;
  OrderStatusResult: ResolversUnionTypes<ResolversParentTypes>['OrderStatusResult'];
  OrderStatusSuccess: Omit<OrderStatusSuccess, 'status' | 'tenant'> & { status: ResolversParentTypes['OrderStatus'], tenant: ResolversParentTypes['Tenant'] };
  OrderSuccess: Omit<OrderSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  OrderSummary: OrderSummary;
  OrderedAddOnInput: OrderedAddOnInput;
  OrderedDesign: OrderedDesignMapper;
  OrderedPattern: OrderedPatternMapper;
  OrderedStagePrice: OrderedStagePrice;
  OrderedStagePriceInput: OrderedStagePriceInput;
  PackageDuration: Omit<PackageDuration, 'starts'> & { starts: Array<ResolversParentTypes['PlanStart']> };
  PageInfo: PageInfo;
  PaidTime: PaidTime;
  Pattern: PatternMapper;
  PatternImageInput: PatternImageInput;
  PatternResult: ResolversUnionTypes<ResolversParentTypes>['PatternResult'];
  PatternSuccess: Omit<PatternSuccess, 'garment' | 'pattern'> & { garment: ResolversParentTypes['Garment'], pattern: ResolversParentTypes['Pattern'] };
  PaySubscriptionInput: PaySubscriptionInput;
  PaySubscriptionResult: ResolversUnionTypes<ResolversParentTypes>['PaySubscriptionResult'];
  PaySubscriptionSuccess: PaySubscriptionSuccess;
  Payable: ResolversInterfaceTypes<ResolversParentTypes>['Payable'];
  Payment: PaymentMapper;
  PaymentExceedsPending: PaymentExceedsPending;
  PaymentPartInput: PaymentPartInput;
  Percentage: Scalars['Percentage']['output'];
  PermissionDenied: PermissionDenied;
  Permissions: Omit<Permissions, 'rules'> & { rules: Array<ResolversParentTypes['MenuRule']> };
  PermissionsChanged: Omit<PermissionsChanged, 'designation'> & { designation: ResolversParentTypes['Designation'] };
  PermissionsResult: ResolversUnionTypes<ResolversParentTypes>['PermissionsResult'];
  PermissionsSuccess: Omit<PermissionsSuccess, 'designation'> & { designation: ResolversParentTypes['Designation'] };
  PhoneDigits: Scalars['PhoneDigits']['output'];
  Piece: PieceMapper;
  PieceHandOver: PieceHandOver;
  PieceSuccess: Omit<PieceSuccess, 'card'> & { card: ResolversParentTypes['JobCard'] };
  PlanStart: PlanStart;
  PointsAssignment: Omit<PointsAssignment, 'designation'> & { designation: ResolversParentTypes['Designation'] };
  PositiveInt: Scalars['PositiveInt']['output'];
  Prescription: Prescription;
  PrescriptionConnection: PrescriptionConnection;
  PrescriptionEdge: PrescriptionEdge;
  PrescriptionInput: PrescriptionInput;
  PrescriptionVersion: PrescriptionVersion;
  PrintSettings: PrintSettings;
  Problem: Problem;
  Product: ProductMapper;
  ProductConnection: Omit<ProductConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProductEdge']> };
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: ProductFilter;
  ProductPointsResult: ResolversUnionTypes<ResolversParentTypes>['ProductPointsResult'];
  ProductPointsSuccess: Omit<ProductPointsSuccess, 'product'> & { product: ResolversParentTypes['Product'] };
  Profile: Omit<Profile, 'designation'> & { designation?: Maybe<ResolversParentTypes['Designation']> };
  PublicOrder: Omit<PublicOrder, 'items' | 'timeline'> & { items: Array<ResolversParentTypes['PublicOrderItem']>, timeline: Array<ResolversParentTypes['PublicOrderEvent']> };
  PublicOrderEvent: PublicOrderEvent;
  PublicOrderItem: Omit<PublicOrderItem, 'addOns' | 'designs' | 'patterns'> & { addOns: Array<ResolversParentTypes['OrderedDesign']>, designs: Array<ResolversParentTypes['OrderedDesign']>, patterns: Array<ResolversParentTypes['OrderedPattern']> };
  PublicShop: PublicShop;
  QrSettings: QrSettings;
  Quantity: Scalars['Quantity']['output'];
  Query: Record<PropertyKey, never>;
  QuickBill: QuickBillMapper;
  QuickBillConnection: Omit<QuickBillConnection, 'edges'> & { edges: Array<ResolversParentTypes['QuickBillEdge']> };
  QuickBillEdge: Omit<QuickBillEdge, 'node'> & { node: ResolversParentTypes['QuickBill'] };
  QuickBillFilter: QuickBillFilter;
  QuickBillOrder: QuickBillOrder;
  QuickBillSummary: QuickBillSummary;
  RebuildDesignationsInput: RebuildDesignationsInput;
  RebuildDesignationsResult: ResolversUnionTypes<ResolversParentTypes>['RebuildDesignationsResult'];
  RebuildDesignationsSuccess: Omit<RebuildDesignationsSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  Receipt: Receipt;
  ReceiptCollector: ReceiptCollector;
  ReceiptConnection: Omit<ReceiptConnection, 'edges' | 'summary'> & { edges: Array<ResolversParentTypes['ReceiptEdge']>, summary: ResolversParentTypes['ReceiptSummary'] };
  ReceiptEdge: Omit<ReceiptEdge, 'node'> & { node: ResolversParentTypes['Receipt'] };
  ReceiptFilter: ReceiptFilter;
  ReceiptOrder: ReceiptOrder;
  ReceiptSummary: Omit<ReceiptSummary, 'modes'> & { modes: Array<ResolversParentTypes['ReceiptsOfMode']> };
  ReceiptsOfCollector: ReceiptsOfCollector;
  ReceiptsOfDay: ReceiptsOfDay;
  ReceiptsOfMode: ReceiptsOfMode;
  ReceivedMoneyInput: ReceivedMoneyInput;
  RecordLocationsInput: RecordLocationsInput;
  RecordLocationsResult: ResolversUnionTypes<ResolversParentTypes>['RecordLocationsResult'];
  RecordLocationsSuccess: RecordLocationsSuccess;
  RecordPaymentInput: RecordPaymentInput;
  RecordPaymentResult: ResolversUnionTypes<ResolversParentTypes>['RecordPaymentResult'];
  RecordPaymentSuccess: Omit<RecordPaymentSuccess, 'payable' | 'payment' | 'payments'> & { payable: ResolversParentTypes['Payable'], payment: ResolversParentTypes['Payment'], payments: Array<ResolversParentTypes['Payment']> };
  RefundDocumentInput: RefundDocumentInput;
  RefundDocumentResult: ResolversUnionTypes<ResolversParentTypes>['RefundDocumentResult'];
  RefundDocumentSuccess: Omit<RefundDocumentSuccess, 'document' | 'payment'> & { document: ResolversParentTypes['Document'], payment: ResolversParentTypes['Payment'] };
  RefundOrderInput: RefundOrderInput;
  RefundOrderResult: ResolversUnionTypes<ResolversParentTypes>['RefundOrderResult'];
  RefundWayInput: RefundWayInput;
  Refusal: ResolversInterfaceTypes<ResolversParentTypes>['Refusal'];
  Refused: Refused;
  RegisterMessagingInput: RegisterMessagingInput;
  RegisterMessagingResult: ResolversUnionTypes<ResolversParentTypes>['RegisterMessagingResult'];
  RegisterMessagingSuccess: RegisterMessagingSuccess;
  RenewGymMemberInput: RenewGymMemberInput;
  ReopenDayInput: ReopenDayInput;
  ReopenDayResult: ResolversUnionTypes<ResolversParentTypes>['ReopenDayResult'];
  ReopenDaySuccess: Omit<ReopenDaySuccess, 'dayBook' | 'dayClose'> & { dayBook: ResolversParentTypes['DayBook'], dayClose: ResolversParentTypes['DayClose'] };
  ReorderDesignOptionsInput: ReorderDesignOptionsInput;
  ReorderDesignOptionsResult: ResolversUnionTypes<ResolversParentTypes>['ReorderDesignOptionsResult'];
  ReorderDesignOptionsSuccess: Omit<ReorderDesignOptionsSuccess, 'area'> & { area: ResolversParentTypes['DesignArea'] };
  ReorderStagesInput: ReorderStagesInput;
  ReorderStagesResult: ResolversUnionTypes<ResolversParentTypes>['ReorderStagesResult'];
  ReorderStagesSuccess: Omit<ReorderStagesSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  ResetPrintSettingsInput: ResetPrintSettingsInput;
  ResetQrSettingsInput: ResetQrSettingsInput;
  RestoreDocumentInput: RestoreDocumentInput;
  RestoreDocumentResult: ResolversUnionTypes<ResolversParentTypes>['RestoreDocumentResult'];
  RestoreDocumentSuccess: Omit<RestoreDocumentSuccess, 'document'> & { document: ResolversParentTypes['Document'] };
  ReturnedLineInput: ReturnedLineInput;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyResult: ResolversUnionTypes<ResolversParentTypes>['RevokeApiKeyResult'];
  RevokeApiKeySuccess: RevokeApiKeySuccess;
  RevokeOrderLinkInput: RevokeOrderLinkInput;
  RevokeOrderLinkResult: ResolversUnionTypes<ResolversParentTypes>['RevokeOrderLinkResult'];
  RevokePermissionsInput: RevokePermissionsInput;
  RevokeShareInput: RevokeShareInput;
  RevokeShareResult: ResolversUnionTypes<ResolversParentTypes>['RevokeShareResult'];
  RevokeShareSuccess: Omit<RevokeShareSuccess, 'document'> & { document?: Maybe<ResolversParentTypes['Document']> };
  RightMenu: RightMenu;
  RunCatalogueImportInput: RunCatalogueImportInput;
  RunCatalogueImportResult: ResolversUnionTypes<ResolversParentTypes>['RunCatalogueImportResult'];
  RunCatalogueImportSuccess: Omit<RunCatalogueImportSuccess, 'import'> & { import: ResolversParentTypes['CatalogueImport'] };
  SalesOfDay: SalesOfDay;
  SalesOfEmployee: SalesOfEmployee;
  SalesOfMode: SalesOfMode;
  ScannedItem: Omit<ScannedItem, 'product' | 'variant'> & { product: ResolversParentTypes['Product'], variant?: Maybe<ResolversParentTypes['Variant']> };
  Seller: Seller;
  SellerConnection: Omit<SellerConnection, 'edges'> & { edges: Array<ResolversParentTypes['SellerEdge']> };
  SellerEdge: Omit<SellerEdge, 'node'> & { node: ResolversParentTypes['Seller'] };
  SellerSums: SellerSums;
  Service: ServiceMapper;
  ServiceConnection: Omit<ServiceConnection, 'edges'> & { edges: Array<ResolversParentTypes['ServiceEdge']> };
  ServiceEdge: Omit<ServiceEdge, 'node'> & { node: ResolversParentTypes['Service'] };
  ServiceFilter: ServiceFilter;
  Session: Session;
  SetCreditLimitInput: SetCreditLimitInput;
  SetCreditLimitResult: ResolversUnionTypes<ResolversParentTypes>['SetCreditLimitResult'];
  SetDailyPiecesInput: SetDailyPiecesInput;
  SetDailyPiecesResult: ResolversUnionTypes<ResolversParentTypes>['SetDailyPiecesResult'];
  SetDailyPiecesSuccess: SetDailyPiecesSuccess;
  SetOpeningDueInput: SetOpeningDueInput;
  SetOpeningDueResult: ResolversUnionTypes<ResolversParentTypes>['SetOpeningDueResult'];
  SetOrderStageInput: SetOrderStageInput;
  SetOrderStageResult: ResolversUnionTypes<ResolversParentTypes>['SetOrderStageResult'];
  SetOrderStatusInput: SetOrderStatusInput;
  SetOrderStatusResult: ResolversUnionTypes<ResolversParentTypes>['SetOrderStatusResult'];
  ShareDocumentInput: ShareDocumentInput;
  ShareDocumentResult: ResolversUnionTypes<ResolversParentTypes>['ShareDocumentResult'];
  ShareDocumentSuccess: Omit<ShareDocumentSuccess, 'document' | 'share'> & { document: ResolversParentTypes['Document'], share: ResolversParentTypes['DocumentShare'] };
  ShareOrderInput: ShareOrderInput;
  ShareOrderResult: ResolversUnionTypes<ResolversParentTypes>['ShareOrderResult'];
  ShareOrderSuccess: Omit<ShareOrderSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  SharedDocument: SharedDocumentMapper;
  SheetColumn: SheetColumn;
  SheetFault: SheetFault;
  ShopSubscription: ShopSubscriptionMapper;
  Stage: StageMapper;
  StageAssignment: StageAssignmentMapper;
  StageAssignmentInput: StageAssignmentInput;
  StagePrice: StagePriceMapper;
  StagePriceInput: StagePriceInput;
  StagePriceReset: Omit<StagePriceReset, 'option'> & { option: ResolversParentTypes['DesignOption'] };
  StageResult: ResolversUnionTypes<ResolversParentTypes>['StageResult'];
  StageSuccess: Omit<StageSuccess, 'stage' | 'tenant'> & { stage: ResolversParentTypes['Stage'], tenant: ResolversParentTypes['Tenant'] };
  StatementLine: StatementLine;
  StatusChange: StatusChange;
  StatusDetail: StatusDetail;
  StockMove: StockMoveMapper;
  StockMoveConnection: Omit<StockMoveConnection, 'edges'> & { edges: Array<ResolversParentTypes['StockMoveEdge']> };
  StockMoveEdge: Omit<StockMoveEdge, 'node'> & { node: ResolversParentTypes['StockMove'] };
  StockMoveFilter: StockMoveFilter;
  StockMoveOrder: StockMoveOrder;
  StockShort: StockShort;
  StopCatalogueImportInput: StopCatalogueImportInput;
  StopCatalogueImportResult: ResolversUnionTypes<ResolversParentTypes>['StopCatalogueImportResult'];
  StopCatalogueImportSuccess: StopCatalogueImportSuccess;
  Subscription: Record<PropertyKey, never>;
  SubscriptionPackage: Omit<SubscriptionPackage, 'durations'> & { durations: Array<ResolversParentTypes['PackageDuration']> };
  SubscriptionPayment: SubscriptionPaymentMapper;
  Task: TaskMapper;
  TaskConnection: Omit<TaskConnection, 'edges'> & { edges: Array<ResolversParentTypes['TaskEdge']> };
  TaskEdge: Omit<TaskEdge, 'node'> & { node: ResolversParentTypes['Task'] };
  TaskFilter: TaskFilter;
  TaskOrder: TaskOrder;
  TaskResult: ResolversUnionTypes<ResolversParentTypes>['TaskResult'];
  TaskSuccess: Omit<TaskSuccess, 'task'> & { task: ResolversParentTypes['Task'] };
  Tenant: TenantMapper;
  TenantSettings: Omit<TenantSettings, 'qr'> & { qr: ResolversParentTypes['QrSettings'] };
  TenantSettingsResult: ResolversUnionTypes<ResolversParentTypes>['TenantSettingsResult'];
  TenantSettingsSuccess: Omit<TenantSettingsSuccess, 'tenant'> & { tenant: ResolversParentTypes['Tenant'] };
  TimelineConnection: Omit<TimelineConnection, 'edges'> & { edges: Array<ResolversParentTypes['TimelineEdge']> };
  TimelineEdge: Omit<TimelineEdge, 'node'> & { node: ResolversParentTypes['TimelineEntry'] };
  TimelineEntry: Omit<TimelineEntry, 'record'> & { record: ResolversParentTypes['TimelineRecord'] };
  TimelineFilter: TimelineFilter;
  TimelineOrder: TimelineOrder;
  TimelineRecord: ResolversUnionTypes<ResolversParentTypes>['TimelineRecord'];
  TrashDocumentInput: TrashDocumentInput;
  TrashDocumentResult: ResolversUnionTypes<ResolversParentTypes>['TrashDocumentResult'];
  TrashDocumentSuccess: Omit<TrashDocumentSuccess, 'document'> & { document: ResolversParentTypes['Document'] };
  URL: Scalars['URL']['output'];
  UndoHandOverInput: UndoHandOverInput;
  UndoHandOverResult: ResolversUnionTypes<ResolversParentTypes>['UndoHandOverResult'];
  UndoPieceInput: UndoPieceInput;
  UndoPieceResult: ResolversUnionTypes<ResolversParentTypes>['UndoPieceResult'];
  UpdateAppointmentInput: UpdateAppointmentInput;
  UpdateBranchInput: UpdateBranchInput;
  UpdateCampaignInput: UpdateCampaignInput;
  UpdateCatalogueItemInput: UpdateCatalogueItemInput;
  UpdateCatalogueItemResult: ResolversUnionTypes<ResolversParentTypes>['UpdateCatalogueItemResult'];
  UpdateCatalogueItemSuccess: Omit<UpdateCatalogueItemSuccess, 'item'> & { item: ResolversParentTypes['CatalogueItem'] };
  UpdateCatalogueStatusInput: UpdateCatalogueStatusInput;
  UpdateCatalogueStatusResult: ResolversUnionTypes<ResolversParentTypes>['UpdateCatalogueStatusResult'];
  UpdateCatalogueStatusSuccess: Omit<UpdateCatalogueStatusSuccess, 'items'> & { items: Array<ResolversParentTypes['CatalogueItem']> };
  UpdateCustomerConsentInput: UpdateCustomerConsentInput;
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateCustomerNoteInput: UpdateCustomerNoteInput;
  UpdateCustomerPictureInput: UpdateCustomerPictureInput;
  UpdateCustomerResult: ResolversUnionTypes<ResolversParentTypes>['UpdateCustomerResult'];
  UpdateCustomerStatusInput: UpdateCustomerStatusInput;
  UpdateDesignationInput: UpdateDesignationInput;
  UpdateDesignsInput: UpdateDesignsInput;
  UpdateDesignsResult: ResolversUnionTypes<ResolversParentTypes>['UpdateDesignsResult'];
  UpdateDesignsSuccess: Omit<UpdateDesignsSuccess, 'areas' | 'resets'> & { areas: Array<ResolversParentTypes['DesignArea']>, resets: Array<ResolversParentTypes['StagePriceReset']> };
  UpdateDietPlanInput: UpdateDietPlanInput;
  UpdateDocumentInput: UpdateDocumentInput;
  UpdateDocumentResult: ResolversUnionTypes<ResolversParentTypes>['UpdateDocumentResult'];
  UpdateDocumentSuccess: Omit<UpdateDocumentSuccess, 'document'> & { document: ResolversParentTypes['Document'] };
  UpdateEmployeeInput: UpdateEmployeeInput;
  UpdateEmployeeStatusInput: UpdateEmployeeStatusInput;
  UpdateFamilyMemberInput: UpdateFamilyMemberInput;
  UpdateGarmentInput: UpdateGarmentInput;
  UpdateGymMemberInput: UpdateGymMemberInput;
  UpdateGymPlanInput: UpdateGymPlanInput;
  UpdateGymResourceInput: UpdateGymResourceInput;
  UpdateLensPrescriptionInput: UpdateLensPrescriptionInput;
  UpdateMarketplaceInput: UpdateMarketplaceInput;
  UpdateMarketplaceResult: ResolversUnionTypes<ResolversParentTypes>['UpdateMarketplaceResult'];
  UpdateMarketplaceSuccess: Omit<UpdateMarketplaceSuccess, 'items'> & { items: Array<ResolversParentTypes['CatalogueItem']> };
  UpdateOrderInput: UpdateOrderInput;
  UpdateOrderResult: ResolversUnionTypes<ResolversParentTypes>['UpdateOrderResult'];
  UpdateOrderStatusInput: UpdateOrderStatusInput;
  UpdateOrderSuccess: Omit<UpdateOrderSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  UpdatePatternInput: UpdatePatternInput;
  UpdatePermissionsInput: UpdatePermissionsInput;
  UpdatePriceInput: UpdatePriceInput;
  UpdatePriceResult: ResolversUnionTypes<ResolversParentTypes>['UpdatePriceResult'];
  UpdatePriceSuccess: Omit<UpdatePriceSuccess, 'item'> & { item: ResolversParentTypes['CatalogueItem'] };
  UpdatePrintSettingsInput: UpdatePrintSettingsInput;
  UpdateProductPointsInput: UpdateProductPointsInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  UpdateProfileSuccess: Omit<UpdateProfileSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  UpdateQrSettingsInput: UpdateQrSettingsInput;
  UpdateStageInput: UpdateStageInput;
  UpdateTaskInput: UpdateTaskInput;
  UpdateTenantSettingsInput: UpdateTenantSettingsInput;
  UpdateUpiAccountInput: UpdateUpiAccountInput;
  UpdateVariantInput: UpdateVariantInput;
  UpdateVariantResult: ResolversUnionTypes<ResolversParentTypes>['UpdateVariantResult'];
  UpdateWorkoutInput: UpdateWorkoutInput;
  UpdatedLineInput: UpdatedLineInput;
  UpiAccount: UpiAccountMapper;
  UpiAccountResult: ResolversUnionTypes<ResolversParentTypes>['UpiAccountResult'];
  UpiAccountSuccess: Omit<UpiAccountSuccess, 'account' | 'tenant'> & { account: ResolversParentTypes['UpiAccount'], tenant: ResolversParentTypes['Tenant'] };
  Variant: VariantMapper;
  VariantSuccess: Omit<VariantSuccess, 'product' | 'variant'> & { product: ResolversParentTypes['Product'], variant: ResolversParentTypes['Variant'] };
  VerifySubscriptionPaymentInput: VerifySubscriptionPaymentInput;
  VerifySubscriptionPaymentResult: ResolversUnionTypes<ResolversParentTypes>['VerifySubscriptionPaymentResult'];
  VerifySubscriptionPaymentSuccess: Omit<VerifySubscriptionPaymentSuccess, 'payment' | 'viewer'> & { payment: ResolversParentTypes['SubscriptionPayment'], viewer: ResolversParentTypes['Viewer'] };
  Viewer: ViewerMapper;
  WorkedOrder: WorkedOrder;
  Workout: Omit<Workout, 'week'> & { week: ResolversParentTypes['WorkoutWeek'] };
  WorkoutExercise: WorkoutExercise;
  WorkoutExerciseInput: WorkoutExerciseInput;
  WorkoutPart: Omit<WorkoutPart, 'exercises'> & { exercises: Array<ResolversParentTypes['WorkoutExercise']> };
  WorkoutPartInput: WorkoutPartInput;
  WorkoutResult: ResolversUnionTypes<ResolversParentTypes>['WorkoutResult'];
  WorkoutSuccess: Omit<WorkoutSuccess, 'tenant' | 'workout'> & { tenant: ResolversParentTypes['Tenant'], workout: ResolversParentTypes['Workout'] };
  WorkoutWeek: Omit<WorkoutWeek, 'friday' | 'monday' | 'saturday' | 'sunday' | 'thursday' | 'tuesday' | 'wednesday'> & { friday: Array<ResolversParentTypes['WorkoutPart']>, monday: Array<ResolversParentTypes['WorkoutPart']>, saturday: Array<ResolversParentTypes['WorkoutPart']>, sunday: Array<ResolversParentTypes['WorkoutPart']>, thursday: Array<ResolversParentTypes['WorkoutPart']>, tuesday: Array<ResolversParentTypes['WorkoutPart']>, wednesday: Array<ResolversParentTypes['WorkoutPart']> };
  WorkoutWeekInput: WorkoutWeekInput;
  Int: Scalars['Int']['output'];
};

export type ownerDirectiveArgs = { };

export type ownerDirectiveResolver<Result, Parent, ContextType = Context, Args = ownerDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type rightDirectiveArgs = {
  all?: Maybe<Array<NeededRight>>;
  any?: Maybe<Array<NeededRight>>;
};

export type rightDirectiveResolver<Result, Parent, ContextType = Context, Args = rightDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type semanticNonNullDirectiveArgs = {
  levels?: Maybe<Array<Scalars['Int']['input']>>;
};

export type semanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = semanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountReceipt'] = ResolversParentTypes['AccountReceipt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AccountReceiptPart']>, ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  receivedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountReceiptPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountReceiptPart'] = ResolversParentTypes['AccountReceiptPart']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AlreadyMergedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlreadyMerged'] = ResolversParentTypes['AlreadyMerged']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  into?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['MenuRule']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiKeyLifeResolvers = EnumResolverSignature<{ DAYS_30?: any, NO_END?: any, YEAR_1?: any }, ResolversTypes['ApiKeyLife']>;

export type AppointmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment']> = {
  customerStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isImportant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lookingFor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['PhoneDigits']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['AppointmentSubject']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppointmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentResult'] = ResolversParentTypes['AppointmentResult']> = {
  __resolveType?: TypeResolveFn<'AppointmentSuccess' | 'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type AppointmentSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentSubject'] = ResolversParentTypes['AppointmentSubject']> = {
  __resolveType?: TypeResolveFn<'Customer', ParentType, ContextType>;
};

export type AppointmentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentSuccess'] = ResolversParentTypes['AppointmentSuccess']> = {
  appointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignContactsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignContactsResult'] = ResolversParentTypes['AssignContactsResult']> = {
  __resolveType?: TypeResolveFn<'AssignContactsSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type AssignContactsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignContactsSuccess'] = ResolversParentTypes['AssignContactsSuccess']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignPiecesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignPiecesResult'] = ResolversParentTypes['AssignPiecesResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'OrderSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type AssignedPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignedPoints'] = ResolversParentTypes['AssignedPoints']> = {
  assignments?: Resolver<Array<ResolversTypes['PointsAssignment']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['Designation']>, ParentType, ContextType>;
};

export type BillPaperResolvers = EnumResolverSignature<{ PAGE?: any, THERMAL_58?: any, THERMAL_80?: any }, ResolversTypes['BillPaper']>;

export type BranchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Branch'] = ResolversParentTypes['Branch']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manager?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BranchStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BranchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BranchResult'] = ResolversParentTypes['BranchResult']> = {
  __resolveType?: TypeResolveFn<'BranchSuccess' | 'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type BranchStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, INACTIVE?: any, MAINTENANCE?: any }, ResolversTypes['BranchStatus']>;

export type BranchSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BranchSuccess'] = ResolversParentTypes['BranchSuccess']> = {
  branch?: Resolver<ResolversTypes['Branch'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Business'] = ResolversParentTypes['Business']> = {
  capabilities?: Resolver<Array<ResolversTypes['BusinessCapability']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trades?: Resolver<Maybe<Array<ResolversTypes['Trade']>>, ParentType, ContextType>;
};

export type BusinessCapabilityResolvers = EnumResolverSignature<{ BOUTIQUE_COMMISSION?: any, HIDES_PRODUCTS?: any, HIDES_TRANSACTIONS?: any, LENS_VARIANTS?: any, MEMBERSHIPS?: any, POINTS_COMMISSION?: any, PRESCRIPTIONS?: any, SHOWS_REPORTS_PAGE?: any }, ResolversTypes['BusinessCapability']>;

export type CampaignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Campaign'] = ResolversParentTypes['Campaign']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CampaignResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignResult'] = ResolversParentTypes['CampaignResult']> = {
  __resolveType?: TypeResolveFn<'CampaignSuccess' | 'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CampaignSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignSuccess'] = ResolversParentTypes['CampaignSuccess']> = {
  campaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogueImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueImport'] = ResolversParentTypes['CatalogueImport']> = {
  addCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  annotatedUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  changeCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  faultCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['SheetFault']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CatalogueKind'], ParentType, ContextType>;
  refusedCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ImportRow']>, ParentType, ContextType>;
  unchangedCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogueItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueItem'] = ResolversParentTypes['CatalogueItem']> = {
  __resolveType?: TypeResolveFn<'Product' | 'Service', ParentType, ContextType>;
};

export type CatalogueKindResolvers = EnumResolverSignature<{ PRODUCT?: any, SERVICE?: any }, ResolversTypes['CatalogueKind']>;

export type CatalogueOrderFieldResolvers = EnumResolverSignature<{ TITLE?: any, UPDATED?: any }, ResolversTypes['CatalogueOrderField']>;

export type CataloguePlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CataloguePlace'] = ResolversParentTypes['CataloguePlace']> = {
  page?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
};

export type CatalogueStatusResolvers = EnumResolverSignature<{ AVAILABLE?: any, DISCONTINUED?: any, HIDDEN?: any, OUT_OF_STOCK?: any }, ResolversTypes['CatalogueStatus']>;

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  itemCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CatalogueKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePinResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePinResult'] = ResolversParentTypes['ChangePinResult']> = {
  __resolveType?: TypeResolveFn<'ChangePinSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type ChangePinSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePinSuccess'] = ResolversParentTypes['ChangePinSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangedMeanwhileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedMeanwhile'] = ResolversParentTypes['ChangedMeanwhile']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currentStock?: Resolver<Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseDayResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseDayResult'] = ResolversParentTypes['CloseDayResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'CloseDaySuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CloseDaySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseDaySuccess'] = ResolversParentTypes['CloseDaySuccess']> = {
  dayBook?: Resolver<ResolversTypes['DayBook'], ParentType, ContextType>;
  dayClose?: Resolver<ResolversTypes['DayClose'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommissionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommissionConnection'] = ResolversParentTypes['CommissionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CommissionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['CommissionSum'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type CommissionDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommissionDetail'] = ResolversParentTypes['CommissionDetail']> = {
  products?: Resolver<Array<ResolversTypes['CommissionLine']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['CommissionLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CommissionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommissionEdge'] = ResolversParentTypes['CommissionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CommissionRow'], ParentType, ContextType>;
};

export type CommissionLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommissionLine'] = ResolversParentTypes['CommissionLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  pointValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
};

export type CommissionPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommissionPlace'] = ResolversParentTypes['CommissionPlace']> = {
  point?: Resolver<ResolversTypes['LocationPoint'], ParentType, ContextType>;
  saleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CommissionRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommissionRow'] = ResolversParentTypes['CommissionRow']> = {
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  documentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expected?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommissionStatus'], ParentType, ContextType>;
  statusName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CommissionStatusResolvers = EnumResolverSignature<{ CANCELED?: any, COMPLETED?: any, HELD?: any, IN_PROCESS?: any, OTHER?: any, PAID?: any, PARTIAL?: any, PARTIALLY_DONE?: any, PENDING?: any, UNPAID?: any }, ResolversTypes['CommissionStatus']>;

export type CommissionSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommissionSum'] = ResolversParentTypes['CommissionSum']> = {
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
};

export type CommissionSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommissionSummary'] = ResolversParentTypes['CommissionSummary']> = {
  completed?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  contacts?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  customers?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earnedThisMonth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  inProcess?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  sales?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
};

export type ConfirmLoginNumberResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmLoginNumberResult'] = ResolversParentTypes['ConfirmLoginNumberResult']> = {
  __resolveType?: TypeResolveFn<'ConfirmLoginNumberSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type ConfirmLoginNumberSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmLoginNumberSuccess'] = ResolversParentTypes['ConfirmLoginNumberSuccess']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmPinRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPinRefused'] = ResolversParentTypes['ConfirmPinRefused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmPinResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPinResult'] = ResolversParentTypes['ConfirmPinResult']> = {
  __resolveType?: TypeResolveFn<'ConfirmPinRefused' | 'ConfirmPinSuccess' | 'Refused', ParentType, ContextType>;
};

export type ConfirmPinSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPinSuccess'] = ResolversParentTypes['ConfirmPinSuccess']> = {
  confirmedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmQuickBillResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmQuickBillResult'] = ResolversParentTypes['ConfirmQuickBillResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'ConfirmQuickBillSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type ConfirmQuickBillSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmQuickBillSuccess'] = ResolversParentTypes['ConfirmQuickBillSuccess']> = {
  quickBill?: Resolver<ResolversTypes['QuickBill'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ConsentSource']>, ParentType, ContextType>;
};

export type ConsentSourceResolvers = EnumResolverSignature<{ COUNTER?: any, ONLINE?: any, PAPER?: any, PHONE?: any }, ResolversTypes['ConsentSource']>;

export type ContactAssignmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactAssignment'] = ResolversParentTypes['ContactAssignment']> = {
  contactIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
};

export type ContactCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactCategory'] = ResolversParentTypes['ContactCategory']> = {
  assignments?: Resolver<Maybe<Array<ResolversTypes['ContactAssignment']>>, ParentType, ContextType, Partial<ContactCategoryassignmentsArgs>>;
  contacts?: Resolver<Maybe<ResolversTypes['CustomerConnection']>, ParentType, ContextType, RequireFields<ContactCategorycontactsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactGroup'] = ResolversParentTypes['ContactGroup']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConvertDocumentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConvertDocumentResult'] = ResolversParentTypes['ConvertDocumentResult']> = {
  __resolveType?: TypeResolveFn<'ConvertDocumentSuccess' | 'DocumentChanged' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'StockShort', ParentType, ContextType>;
};

export type ConvertDocumentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConvertDocumentSuccess'] = ResolversParentTypes['ConvertDocumentSuccess']> = {
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrectStockResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectStockResult'] = ResolversParentTypes['CorrectStockResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'CorrectStockSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CorrectStockSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectStockSuccess'] = ResolversParentTypes['CorrectStockSuccess']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrectionReasonResolvers = EnumResolverSignature<{ COUNTED?: any, DAMAGED?: any, GIVEN_BACK?: any, LOST?: any, OTHER?: any, OWN_USE?: any, RECEIVED?: any }, ResolversTypes['CorrectionReason']>;

export type CreateAccountReceiptResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccountReceiptResult'] = ResolversParentTypes['CreateAccountReceiptResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'CreateAccountReceiptSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateAccountReceiptSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccountReceiptSuccess'] = ResolversParentTypes['CreateAccountReceiptSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['AccountReceipt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateApiKeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiKeyResult'] = ResolversParentTypes['CreateApiKeyResult']> = {
  __resolveType?: TypeResolveFn<'CreateApiKeySuccess' | 'InvalidInput' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateApiKeySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiKeySuccess'] = ResolversParentTypes['CreateApiKeySuccess']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCatalogueItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCatalogueItemResult'] = ResolversParentTypes['CreateCatalogueItemResult']> = {
  __resolveType?: TypeResolveFn<'CreateCatalogueItemSuccess' | 'InvalidInput' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateCatalogueItemSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCatalogueItemSuccess'] = ResolversParentTypes['CreateCatalogueItemSuccess']> = {
  item?: Resolver<ResolversTypes['CatalogueItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCreditNoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCreditNoteResult'] = ResolversParentTypes['CreateCreditNoteResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'CreateCreditNoteSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateCreditNoteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCreditNoteSuccess'] = ResolversParentTypes['CreateCreditNoteSuccess']> = {
  creditNote?: Resolver<ResolversTypes['CreditNote'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCustomerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCustomerResult'] = ResolversParentTypes['CreateCustomerResult']> = {
  __resolveType?: TypeResolveFn<'CreateCustomerSuccess' | 'InvalidInput' | 'MobileTaken' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateCustomerSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCustomerSuccess'] = ResolversParentTypes['CreateCustomerSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateDesignOptionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDesignOptionsResult'] = ResolversParentTypes['CreateDesignOptionsResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'CreateDesignOptionsSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateDesignOptionsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDesignOptionsSuccess'] = ResolversParentTypes['CreateDesignOptionsSuccess']> = {
  areas?: Resolver<Array<ResolversTypes['DesignArea']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['DesignOption']>, ParentType, ContextType>;
  resets?: Resolver<Array<ResolversTypes['StagePriceReset']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateDocumentAttachmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDocumentAttachmentResult'] = ResolversParentTypes['CreateDocumentAttachmentResult']> = {
  __resolveType?: TypeResolveFn<'CreateDocumentAttachmentSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateDocumentAttachmentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDocumentAttachmentSuccess'] = ResolversParentTypes['CreateDocumentAttachmentSuccess']> = {
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateDocumentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDocumentResult'] = ResolversParentTypes['CreateDocumentResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'CreateDocumentSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'StockShort', ParentType, ContextType>;
};

export type CreateDocumentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDocumentSuccess'] = ResolversParentTypes['CreateDocumentSuccess']> = {
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateExpenseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateExpenseResult'] = ResolversParentTypes['CreateExpenseResult']> = {
  __resolveType?: TypeResolveFn<'CreateExpenseSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateExpenseSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateExpenseSuccess'] = ResolversParentTypes['CreateExpenseSuccess']> = {
  dayBook?: Resolver<ResolversTypes['DayBook'], ParentType, ContextType>;
  expense?: Resolver<ResolversTypes['Expense'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateHandoverResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateHandoverResult'] = ResolversParentTypes['CreateHandoverResult']> = {
  __resolveType?: TypeResolveFn<'CreateHandoverSuccess' | 'Refused', ParentType, ContextType>;
};

export type CreateHandoverSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateHandoverSuccess'] = ResolversParentTypes['CreateHandoverSuccess']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateOneTimePinResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOneTimePinResult'] = ResolversParentTypes['CreateOneTimePinResult']> = {
  __resolveType?: TypeResolveFn<'CreateOneTimePinSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateOneTimePinSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOneTimePinSuccess'] = ResolversParentTypes['CreateOneTimePinSuccess']> = {
  pin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateOpticalProductResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOpticalProductResult'] = ResolversParentTypes['CreateOpticalProductResult']> = {
  __resolveType?: TypeResolveFn<'CreateOpticalProductSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateOpticalProductSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOpticalProductSuccess'] = ResolversParentTypes['CreateOpticalProductSuccess']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrderResult'] = ResolversParentTypes['CreateOrderResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'CreateOrderSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateOrderSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrderSuccess'] = ResolversParentTypes['CreateOrderSuccess']> = {
  appointmentProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateQuickBillResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateQuickBillResult'] = ResolversParentTypes['CreateQuickBillResult']> = {
  __resolveType?: TypeResolveFn<'CreateQuickBillSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CreateQuickBillSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateQuickBillSuccess'] = ResolversParentTypes['CreateQuickBillSuccess']> = {
  quickBill?: Resolver<ResolversTypes['QuickBill'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateVariantResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateVariantResult'] = ResolversParentTypes['CreateVariantResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'VariantSuccess', ParentType, ContextType>;
};

export type CreditNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditNote'] = ResolversParentTypes['CreditNote']> = {
  againstDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CreditNoteLine']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReturnReason'], ParentType, ContextType>;
  refundMode?: Resolver<Maybe<ResolversTypes['PaymentMode']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  roundOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditNoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditNoteLine'] = ResolversParentTypes['CreditNoteLine']> = {
  condition?: Resolver<ResolversTypes['ReturnCondition'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['DocumentLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  aadhaar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  anniversary?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  billCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  cashToday?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consent?: Resolver<Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  creditLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dataEvents?: Resolver<Maybe<Array<ResolversTypes['CustomerDataEvent']>>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentConnection']>, ParentType, ContextType, RequireFields<CustomerdocumentsArgs, 'first'>>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  family?: Resolver<Maybe<Array<ResolversTypes['FamilyMember']>>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['Gstin']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isWalkIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastVisit?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['PhoneDigits']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<ResolversTypes['CustomerNote']>>, ParentType, ContextType>;
  openingDue?: Resolver<Maybe<ResolversTypes['OpeningDue']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prescriptions?: Resolver<Maybe<ResolversTypes['PrescriptionConnection']>, ParentType, ContextType, RequireFields<CustomerprescriptionsArgs, 'first'>>;
  profileCompleted?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  profileMissing?: Resolver<Maybe<Array<ResolversTypes['CustomerField']>>, ParentType, ContextType>;
  recordCounts?: Resolver<Maybe<ResolversTypes['CustomerRecordCounts']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CustomerSource'], ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['CustomerStatement']>, ParentType, ContextType, RequireFields<CustomerstatementArgs, 'from' | 'to'>>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  statusHistory?: Resolver<Maybe<Array<ResolversTypes['StatusChange']>>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  timeline?: Resolver<Maybe<ResolversTypes['TimelineConnection']>, ParentType, ContextType, RequireFields<CustomertimelineArgs, 'first'>>;
  version?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanMerge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReceive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSetOpeningDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerOwnsData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerChanged'] = ResolversParentTypes['CustomerChanged']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerConnection'] = ResolversParentTypes['CustomerConnection']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['CustomerEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustomerDataEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerDataEvent'] = ResolversParentTypes['CustomerDataEvent']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CustomerDataEventKind'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ConsentSource']>, ParentType, ContextType>;
};

export type CustomerDataEventKindResolvers = EnumResolverSignature<{ CONSENT_GIVEN?: any, CONSENT_WITHDRAWN?: any, ERASED?: any, EXPORTED?: any, MERGED?: any }, ResolversTypes['CustomerDataEventKind']>;

export type CustomerDueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerDue'] = ResolversParentTypes['CustomerDue']> = {
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['PhoneDigits']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['DueSums'], ParentType, ContextType>;
};

export type CustomerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerEdge'] = ResolversParentTypes['CustomerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type CustomerFieldResolvers = EnumResolverSignature<{ AADHAAR?: any, ADDRESS?: any, ANNIVERSARY?: any, BIRTHDAY?: any, COMPANY?: any, EMAIL?: any, GROUP?: any, GSTIN?: any, MOBILE?: any, NAME?: any }, ResolversTypes['CustomerField']>;

export type CustomerNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerNote'] = ResolversParentTypes['CustomerNote']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerOrderFieldResolvers = EnumResolverSignature<{ LAST_VISIT?: any, NAME?: any, UPDATED?: any }, ResolversTypes['CustomerOrderField']>;

export type CustomerRecordCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerRecordCounts'] = ResolversParentTypes['CustomerRecordCounts']> = {
  appointments?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  prescriptions?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  quickBills?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  statuses?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type CustomerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerResult'] = ResolversParentTypes['CustomerResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'CustomerSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type CustomerSourceResolvers = EnumResolverSignature<{ COUNTER?: any, GOOGLE_CONTACT?: any, IMPORT?: any, MOBILE_APP?: any, WEB?: any }, ResolversTypes['CustomerSource']>;

export type CustomerStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerStatement'] = ResolversParentTypes['CustomerStatement']> = {
  billed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StatementLine']>, ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sheetUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type CustomerStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerStatus'] = ResolversParentTypes['CustomerStatus']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  formName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerSuccess'] = ResolversParentTypes['CustomerSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  dues?: Resolver<Maybe<ResolversTypes['DashboardDues']>, ParentType, ContextType>;
  figures?: Resolver<Maybe<ResolversTypes['DashboardFigures']>, ParentType, ContextType>;
  followUps?: Resolver<Maybe<Array<ResolversTypes['FollowUpDay']>>, ParentType, ContextType, RequireFields<DashboardfollowUpsArgs, 'days'>>;
  sales?: Resolver<Maybe<ResolversTypes['DashboardSales']>, ParentType, ContextType, RequireFields<DashboardsalesArgs, 'days'>>;
  tasks?: Resolver<Maybe<ResolversTypes['TaskConnection']>, ParentType, ContextType, RequireFields<DashboardtasksArgs, 'first'>>;
};

export type DashboardDuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardDues'] = ResolversParentTypes['DashboardDues']> = {
  month?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  older?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DashboardFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardFigures'] = ResolversParentTypes['DashboardFigures']> = {
  contactsThisWeek?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  followUpsDone?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  followUpsDue?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  myEarnings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profileCompleted?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  scheduledToday?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalContacts?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalCustomers?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalScheduled?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type DashboardSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardSales'] = ResolversParentTypes['DashboardSales']> = {
  days?: Resolver<Array<ResolversTypes['SalesOfDay']>, ParentType, ContextType>;
  employees?: Resolver<Array<ResolversTypes['SalesOfEmployee']>, ParentType, ContextType>;
  modes?: Resolver<Array<ResolversTypes['SalesOfMode']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DateFormatResolvers = EnumResolverSignature<{ DASHES?: any, ISO?: any, SLASHES?: any, WORDS?: any }, ResolversTypes['DateFormat']>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayBookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayBook'] = ResolversParentTypes['DayBook']> = {
  cashReceived?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  close?: Resolver<Maybe<ResolversTypes['DayClose']>, ParentType, ContextType>;
  collected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  collectors?: Resolver<Array<ResolversTypes['ReceiptsOfCollector']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expenses?: Resolver<Array<ResolversTypes['Expense']>, ParentType, ContextType>;
  modes?: Resolver<Array<ResolversTypes['ReceiptsOfMode']>, ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  overdueDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paidOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  receipts?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DayCloseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayClose'] = ResolversParentTypes['DayClose']> = {
  cashReceived?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  collectors?: Resolver<Array<ResolversTypes['ReceiptsOfCollector']>, ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expenses?: Resolver<Array<ResolversTypes['Expense']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modes?: Resolver<Array<ResolversTypes['ReceiptsOfMode']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  receipts?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reopenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reopenedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shouldBe?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DayCloseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayCloseConnection'] = ResolversParentTypes['DayCloseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DayCloseEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type DayCloseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayCloseEdge'] = ResolversParentTypes['DayCloseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DayClose'], ParentType, ContextType>;
};

export type DayLoadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayLoad'] = ResolversParentTypes['DayLoad']> = {
  dailyPieces?: Resolver<Maybe<ResolversTypes['PositiveInt']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type DeleteAppointmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAppointmentResult'] = ResolversParentTypes['DeleteAppointmentResult']> = {
  __resolveType?: TypeResolveFn<'DeleteAppointmentSuccess' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteAppointmentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAppointmentSuccess'] = ResolversParentTypes['DeleteAppointmentSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteBranchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBranchResult'] = ResolversParentTypes['DeleteBranchResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DeleteBranchSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteBranchSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBranchSuccess'] = ResolversParentTypes['DeleteBranchSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteCampaignResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCampaignResult'] = ResolversParentTypes['DeleteCampaignResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DeleteCampaignSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteCampaignSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCampaignSuccess'] = ResolversParentTypes['DeleteCampaignSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteCatalogueItemsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCatalogueItemsResult'] = ResolversParentTypes['DeleteCatalogueItemsResult']> = {
  __resolveType?: TypeResolveFn<'DeleteCatalogueItemsSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteCatalogueItemsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCatalogueItemsSuccess'] = ResolversParentTypes['DeleteCatalogueItemsSuccess']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteCustomerNoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCustomerNoteResult'] = ResolversParentTypes['DeleteCustomerNoteResult']> = {
  __resolveType?: TypeResolveFn<'DeleteCustomerNoteSuccess' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteCustomerNoteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCustomerNoteSuccess'] = ResolversParentTypes['DeleteCustomerNoteSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteDesignOptionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDesignOptionResult'] = ResolversParentTypes['DeleteDesignOptionResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DeleteDesignOptionSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteDesignOptionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDesignOptionSuccess'] = ResolversParentTypes['DeleteDesignOptionSuccess']> = {
  area?: Resolver<ResolversTypes['DesignArea'], ParentType, ContextType>;
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteDesignationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDesignationResult'] = ResolversParentTypes['DeleteDesignationResult']> = {
  __resolveType?: TypeResolveFn<'DeleteDesignationSuccess' | 'HierarchyChanged' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteDesignationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDesignationSuccess'] = ResolversParentTypes['DeleteDesignationSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteDietPlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDietPlanResult'] = ResolversParentTypes['DeleteDietPlanResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DeleteDietPlanSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteDietPlanSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDietPlanSuccess'] = ResolversParentTypes['DeleteDietPlanSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteDocumentAttachmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDocumentAttachmentResult'] = ResolversParentTypes['DeleteDocumentAttachmentResult']> = {
  __resolveType?: TypeResolveFn<'DeleteDocumentAttachmentSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteDocumentAttachmentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDocumentAttachmentSuccess'] = ResolversParentTypes['DeleteDocumentAttachmentSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteDocumentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDocumentResult'] = ResolversParentTypes['DeleteDocumentResult']> = {
  __resolveType?: TypeResolveFn<'DeleteDocumentSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteDocumentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDocumentSuccess'] = ResolversParentTypes['DeleteDocumentSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteExpenseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteExpenseResult'] = ResolversParentTypes['DeleteExpenseResult']> = {
  __resolveType?: TypeResolveFn<'DeleteExpenseSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteExpenseSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteExpenseSuccess'] = ResolversParentTypes['DeleteExpenseSuccess']> = {
  dayBook?: Resolver<ResolversTypes['DayBook'], ParentType, ContextType>;
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteFamilyMemberResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteFamilyMemberResult'] = ResolversParentTypes['DeleteFamilyMemberResult']> = {
  __resolveType?: TypeResolveFn<'DeleteFamilyMemberSuccess' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteFamilyMemberSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteFamilyMemberSuccess'] = ResolversParentTypes['DeleteFamilyMemberSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteGarmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGarmentResult'] = ResolversParentTypes['DeleteGarmentResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DeleteGarmentSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteGarmentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGarmentSuccess'] = ResolversParentTypes['DeleteGarmentSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteGymMemberResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGymMemberResult'] = ResolversParentTypes['DeleteGymMemberResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DeleteGymMemberSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteGymMemberSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGymMemberSuccess'] = ResolversParentTypes['DeleteGymMemberSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteGymResourceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGymResourceResult'] = ResolversParentTypes['DeleteGymResourceResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DeleteGymResourceSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteGymResourceSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGymResourceSuccess'] = ResolversParentTypes['DeleteGymResourceSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteLensPrescriptionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteLensPrescriptionResult'] = ResolversParentTypes['DeleteLensPrescriptionResult']> = {
  __resolveType?: TypeResolveFn<'DeleteLensPrescriptionSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteLensPrescriptionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteLensPrescriptionSuccess'] = ResolversParentTypes['DeleteLensPrescriptionSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteNotificationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteNotificationResult'] = ResolversParentTypes['DeleteNotificationResult']> = {
  __resolveType?: TypeResolveFn<'DeleteNotificationSuccess' | 'InvalidInput' | 'NotFound' | 'Refused', ParentType, ContextType>;
};

export type DeleteNotificationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteNotificationSuccess'] = ResolversParentTypes['DeleteNotificationSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteOrderStatusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOrderStatusResult'] = ResolversParentTypes['DeleteOrderStatusResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DeleteOrderStatusSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteOrderStatusSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOrderStatusSuccess'] = ResolversParentTypes['DeleteOrderStatusSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePatternResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePatternResult'] = ResolversParentTypes['DeletePatternResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DeletePatternSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeletePatternSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePatternSuccess'] = ResolversParentTypes['DeletePatternSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  garment?: Resolver<ResolversTypes['Garment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteProductPointsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductPointsResult'] = ResolversParentTypes['DeleteProductPointsResult']> = {
  __resolveType?: TypeResolveFn<'DeleteProductPointsSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteProductPointsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductPointsSuccess'] = ResolversParentTypes['DeleteProductPointsSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteStageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteStageResult'] = ResolversParentTypes['DeleteStageResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DeleteStageSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteStageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteStageSuccess'] = ResolversParentTypes['DeleteStageSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteTaskResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTaskResult'] = ResolversParentTypes['DeleteTaskResult']> = {
  __resolveType?: TypeResolveFn<'DeleteTaskSuccess' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteTaskSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTaskSuccess'] = ResolversParentTypes['DeleteTaskSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteVariantResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteVariantResult'] = ResolversParentTypes['DeleteVariantResult']> = {
  __resolveType?: TypeResolveFn<'DeleteVariantSuccess' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteVariantSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteVariantSuccess'] = ResolversParentTypes['DeleteVariantSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWorkoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWorkoutResult'] = ResolversParentTypes['DeleteWorkoutResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DeleteWorkoutSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DeleteWorkoutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWorkoutSuccess'] = ResolversParentTypes['DeleteWorkoutSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DesignAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignArea'] = ResolversParentTypes['DesignArea']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DesignAreaKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['DesignOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DesignAreaKindResolvers = EnumResolverSignature<{ ADD_ONS?: any, CATEGORY?: any, OTHER?: any }, ResolversTypes['DesignAreaKind']>;

export type DesignOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignOption'] = ResolversParentTypes['DesignOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stagePrices?: Resolver<Array<ResolversTypes['StagePrice']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DesignationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Designation'] = ResolversParentTypes['Designation']> = {
  children?: Resolver<Maybe<Array<ResolversTypes['Designation']>>, ParentType, ContextType>;
  commissionPercent?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['PositiveInt']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Designation']>, ParentType, ContextType>;
  people?: Resolver<Maybe<Array<ResolversTypes['Employee']>>, ParentType, ContextType>;
  peopleCount?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<ResolversTypes['Permissions']>, ParentType, ContextType>;
  rightsCount?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['PositiveInt']>, ParentType, ContextType>;
  viewerCanChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanPermit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibilityPoints?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DesignationPositionResolvers = EnumResolverSignature<{ AFTER?: any, BEFORE?: any, INSIDE?: any }, ResolversTypes['DesignationPosition']>;

export type DesignationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignationResult'] = ResolversParentTypes['DesignationResult']> = {
  __resolveType?: TypeResolveFn<'DesignationSuccess' | 'HierarchyChanged' | 'InvalidInput' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DesignationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignationSuccess'] = ResolversParentTypes['DesignationSuccess']> = {
  designation?: Resolver<ResolversTypes['Designation'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DietCategoryResolvers = EnumResolverSignature<{ MAINTENANCE?: any, MUSCLE_GAIN?: any, WEIGHT_LOSS?: any }, ResolversTypes['DietCategory']>;

export type DietDurationResolvers = EnumResolverSignature<{ EIGHT_WEEKS?: any, FOUR_WEEKS?: any, ONGOING?: any, TWELVE_WEEKS?: any }, ResolversTypes['DietDuration']>;

export type DietItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietItem'] = ResolversParentTypes['DietItem']> = {
  calories?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DietMealsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietMeals'] = ResolversParentTypes['DietMeals']> = {
  breakfast?: Resolver<Array<ResolversTypes['DietItem']>, ParentType, ContextType>;
  dinner?: Resolver<Array<ResolversTypes['DietItem']>, ParentType, ContextType>;
  lunch?: Resolver<Array<ResolversTypes['DietItem']>, ParentType, ContextType>;
  snacks?: Resolver<Array<ResolversTypes['DietItem']>, ParentType, ContextType>;
};

export type DietPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietPlan'] = ResolversParentTypes['DietPlan']> = {
  calories?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['DietCategory'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['DietDuration'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meals?: Resolver<ResolversTypes['DietMeals'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DietPlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietPlanResult'] = ResolversParentTypes['DietPlanResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DietPlanSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type DietPlanSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietPlanSuccess'] = ResolversParentTypes['DietPlanSuccess']> = {
  dietPlan?: Resolver<ResolversTypes['DietPlan'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  advance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  attachments?: Resolver<Maybe<Array<ResolversTypes['DocumentAttachment']>>, ParentType, ContextType>;
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['DocumentChange']>>, ParentType, ContextType>;
  convertedFrom?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  convertedTo?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  correctedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  creditNotes?: Resolver<Maybe<Array<ResolversTypes['CreditNote']>>, ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerMobile?: Resolver<Maybe<ResolversTypes['PhoneDigits']>, ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Discount']>, ParentType, ContextType>;
  editing?: Resolver<ResolversTypes['DocumentEditing'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isDayClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DocumentLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  payOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paymentHistory?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType, Partial<DocumentpaymentHistoryArgs>>;
  paymentMode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prescription?: Resolver<Maybe<ResolversTypes['Prescription']>, ParentType, ContextType>;
  prescriptionCardUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  roundOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shares?: Resolver<Maybe<Array<ResolversTypes['DocumentShare']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trashRefund?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  trashedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  viewerCanAttach?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanConvert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReceivePayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRefund?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanTrash?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentAttachment'] = ResolversParentTypes['DocumentAttachment']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentChange'] = ResolversParentTypes['DocumentChange']> = {
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['DocumentFieldChange']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DocumentLineChange']>, ParentType, ContextType>;
  newPending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  newTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  previousPending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  previousTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
};

export type DocumentChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentChanged'] = ResolversParentTypes['DocumentChanged']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentConnection'] = ResolversParentTypes['DocumentConnection']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['DocumentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['DocumentSummary'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DocumentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentEdge'] = ResolversParentTypes['DocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
};

export type DocumentEditingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentEditing'] = ResolversParentTypes['DocumentEditing']> = {
  customerGstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerStateCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountBeforeTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  extra?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['GstRegistration'], ParentType, ContextType>;
  roundOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  supplierGstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supplierStateCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentFieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentFieldChange'] = ResolversParentTypes['DocumentFieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentLine'] = ResolversParentTypes['DocumentLine']> = {
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gstPercentage?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  hsn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['CatalogueItem']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  returnedQuantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxInclusive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentLineChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentLineChange'] = ResolversParentTypes['DocumentLineChange']> = {
  after?: Resolver<Maybe<ResolversTypes['DocumentLineState']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['DocumentLineState']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentLineStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentLineState'] = ResolversParentTypes['DocumentLineState']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DocumentOrderFieldResolvers = EnumResolverSignature<{ DATE?: any, DUE?: any, NUMBER?: any, TOTAL?: any, UPDATED?: any }, ResolversTypes['DocumentOrderField']>;

export type DocumentShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentShare'] = ResolversParentTypes['DocumentShare']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerCanRevoke?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentStatusResolvers = EnumResolverSignature<{ ACCEPTED?: any, CANCELED?: any, ENDED?: any, OPEN?: any, PAID?: any, PARTIAL?: any, UNPAID?: any }, ResolversTypes['DocumentStatus']>;

export type DocumentSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSummary'] = ResolversParentTypes['DocumentSummary']> = {
  billCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  billed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  canceled?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  canceledCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pendingCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trashed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trashedCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type DocumentTypeResolvers = EnumResolverSignature<{ INVOICE?: any, ORDER?: any, PROPOSAL?: any }, ResolversTypes['DocumentType']>;

export type DueAgeResolvers = EnumResolverSignature<{ OVER_90?: any, UP_TO_30?: any, UP_TO_60?: any, UP_TO_90?: any }, ResolversTypes['DueAge']>;

export type DueBoardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueBoard'] = ResolversParentTypes['DueBoard']> = {
  groups?: Resolver<Array<ResolversTypes['DueGroup']>, ParentType, ContextType>;
  load?: Resolver<ResolversTypes['DayLoad'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DueByResolvers = EnumResolverSignature<{ DELIVERY?: any, TRIAL?: any }, ResolversTypes['DueBy']>;

export type DueConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueConnection'] = ResolversParentTypes['DueConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DueEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['DueSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type DueEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueEdge'] = ResolversParentTypes['DueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CustomerDue'], ParentType, ContextType>;
};

export type DueGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueGroup'] = ResolversParentTypes['DueGroup']> = {
  entries?: Resolver<Array<ResolversTypes['DueOrder']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DueGroupKind'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  piecesLeft?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type DueGroupKindResolvers = EnumResolverSignature<{ LATE?: any, THIS_WEEK?: any, TODAY?: any, TOMORROW?: any }, ResolversTypes['DueGroupKind']>;

export type DueOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueOrder'] = ResolversParentTypes['DueOrder']> = {
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  piecesLeft?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DueSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueSums'] = ResolversParentTypes['DueSums']> = {
  bills?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  over90?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  upTo30?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  upTo60?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  upTo90?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commission?: Resolver<Maybe<ResolversTypes['EmployeeCommission']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['Designation']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['EmployeeDetails']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingMobile?: Resolver<Maybe<ResolversTypes['Mobile']>, ParentType, ContextType>;
  route?: Resolver<Maybe<ResolversTypes['EmployeeRoute']>, ParentType, ContextType, RequireFields<EmployeerouteArgs, 'day'>>;
  workedOrders?: Resolver<Maybe<Array<ResolversTypes['WorkedOrder']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmployeeActResolvers = EnumResolverSignature<{ ADD_CONTACTS?: any, BILL_BY_MOBILE?: any, DELETE_INVOICES?: any, DELETE_ORDERS?: any, EDIT_INVOICES?: any, EDIT_ORDERS?: any, SEE_ALL_CUSTOMERS?: any, SEE_CUSTOMER_DETAILS?: any }, ResolversTypes['EmployeeAct']>;

export type EmployeeCommissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeCommission'] = ResolversParentTypes['EmployeeCommission']> = {
  detail?: Resolver<Maybe<ResolversTypes['CommissionDetail']>, ParentType, ContextType, RequireFields<EmployeeCommissiondetailArgs, 'document'>>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['CommissionPlace']>, ParentType, ContextType, RequireFields<EmployeeCommissionplacesArgs, 'sales'>>;
  rows?: Resolver<ResolversTypes['CommissionConnection'], ParentType, ContextType, RequireFields<EmployeeCommissionrowsArgs, 'first'>>;
  summary?: Resolver<ResolversTypes['CommissionSummary'], ParentType, ContextType>;
};

export type EmployeeDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeDetails'] = ResolversParentTypes['EmployeeDetails']> = {
  employeeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  joinedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['Mobile']>, ParentType, ContextType>;
  pendingOrders?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  reportingTo?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  specialization?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EmployeeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeResult'] = ResolversParentTypes['EmployeeResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'EmployeeSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type EmployeeRouteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeRoute'] = ResolversParentTypes['EmployeeRoute']> = {
  distance?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  keptUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['LocationPoint']>, ParentType, ContextType>;
};

export type EmployeeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSuccess'] = ResolversParentTypes['EmployeeSuccess']> = {
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndOtherSessionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsResult'] = ResolversParentTypes['EndOtherSessionsResult']> = {
  __resolveType?: TypeResolveFn<'EndSessionsSuccess' | 'Refused', ParentType, ContextType>;
};

export type EndSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionResult'] = ResolversParentTypes['EndSessionResult']> = {
  __resolveType?: TypeResolveFn<'EndSessionsSuccess' | 'NotFound' | 'Refused', ParentType, ContextType>;
};

export type EndSessionsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionsSuccess'] = ResolversParentTypes['EndSessionsSuccess']> = {
  ended?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EraseCustomerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EraseCustomerResult'] = ResolversParentTypes['EraseCustomerResult']> = {
  __resolveType?: TypeResolveFn<'EraseCustomerSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type EraseCustomerSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EraseCustomerSuccess'] = ResolversParentTypes['EraseCustomerSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExchangeHandoverResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeHandoverResult'] = ResolversParentTypes['ExchangeHandoverResult']> = {
  __resolveType?: TypeResolveFn<'LoginSuccess' | 'Refused', ParentType, ContextType>;
};

export type ExpenseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Expense'] = ResolversParentTypes['Expense']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExportCustomerDataResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportCustomerDataResult'] = ResolversParentTypes['ExportCustomerDataResult']> = {
  __resolveType?: TypeResolveFn<'ExportCustomerDataSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type ExportCustomerDataSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportCustomerDataSuccess'] = ResolversParentTypes['ExportCustomerDataSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EyePrescriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EyePrescription'] = ResolversParentTypes['EyePrescription']> = {
  add?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  axis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cyl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prism?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sph?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FamilyMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyMember'] = ResolversParentTypes['FamilyMember']> = {
  aadhaar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taluk?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  village?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldValue'] = ResolversParentTypes['FieldValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Figure'] = ResolversParentTypes['Figure']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinishPieceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishPieceResult'] = ResolversParentTypes['FinishPieceResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'PieceSuccess' | 'Refused', ParentType, ContextType>;
};

export type FixedStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, COMPLETED?: any, HELD?: any, IN_PROCESS?: any, PARTIALLY_DONE?: any, PENDING?: any }, ResolversTypes['FixedStatus']>;

export type FollowUpDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowUpDay'] = ResolversParentTypes['FollowUpDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type FormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form']> = {
  fields?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  accept?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FormOption']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subtype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
};

export type FormFieldTypeResolvers = EnumResolverSignature<{ AUTOCOMPLETE?: any, CHECKBOX_GROUP?: any, DATE?: any, FILE?: any, NUMBER?: any, RADIO_GROUP?: any, SELECT?: any, TEXT?: any, TEXTAREA?: any }, ResolversTypes['FormFieldType']>;

export type FormOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormOption'] = ResolversParentTypes['FormOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GarmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Garment'] = ResolversParentTypes['Garment']> = {
  areas?: Resolver<Maybe<Array<ResolversTypes['DesignArea']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measurementPoints?: Resolver<Maybe<Array<ResolversTypes['MeasurementPoint']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patterns?: Resolver<Maybe<Array<ResolversTypes['Pattern']>>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GarmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GarmentResult'] = ResolversParentTypes['GarmentResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'GarmentSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type GarmentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GarmentSuccess'] = ResolversParentTypes['GarmentSuccess']> = {
  garment?: Resolver<ResolversTypes['Garment'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GenderResolvers = EnumResolverSignature<{ FEMALE?: any, MALE?: any, OTHER?: any }, ResolversTypes['Gender']>;

export type GstGroupingResolvers = EnumResolverSignature<{ HSN?: any, PARTY?: any, RATE?: any }, ResolversTypes['GstGrouping']>;

export type GstRegistrationResolvers = EnumResolverSignature<{ COMPOSITION?: any, NONE?: any, REGULAR?: any }, ResolversTypes['GstRegistration']>;

export type GstRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstRow'] = ResolversParentTypes['GstRow']> = {
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['Gstin']>, ParentType, ContextType>;
  hsn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['CatalogueKind']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeOfSupply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  supply?: Resolver<ResolversTypes['GstSupply'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GstRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstRowConnection'] = ResolversParentTypes['GstRowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GstRowEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['GstTotals'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type GstRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstRowEdge'] = ResolversParentTypes['GstRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GstRow'], ParentType, ContextType>;
};

export type GstSupplyResolvers = EnumResolverSignature<{ B2B?: any, B2C?: any, COMPOSITION?: any, NONE?: any }, ResolversTypes['GstSupply']>;

export type GstSupplyTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstSupplyTotals'] = ResolversParentTypes['GstSupplyTotals']> = {
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  supply?: Resolver<ResolversTypes['GstSupply'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type GstTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstTotals'] = ResolversParentTypes['GstTotals']> = {
  billed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  creditNotes?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  roundOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  supplies?: Resolver<Array<ResolversTypes['GstSupplyTotals']>, ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export interface GstinScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Gstin'], any> {
  name: 'Gstin';
}

export type GymDurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymDuration'] = ResolversParentTypes['GymDuration']> = {
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GymMealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymMeal'] = ResolversParentTypes['GymMeal']> = {
  calories?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  carbs?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['GymMealTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GymMealTimeResolvers = EnumResolverSignature<{ BREAKFAST?: any, DINNER?: any, LUNCH?: any, SNACK?: any }, ResolversTypes['GymMealTime']>;

export type GymMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymMember'] = ResolversParentTypes['GymMember']> = {
  branchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  branchName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  durationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frozenTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['GymPeriod'], ParentType, ContextType>;
  planId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GymMemberStatus'], ParentType, ContextType>;
  suspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toldOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  workoutId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GymMemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymMemberConnection'] = ResolversParentTypes['GymMemberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GymMemberEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type GymMemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymMemberEdge'] = ResolversParentTypes['GymMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GymMember'], ParentType, ContextType>;
};

export type GymMemberListResolvers = EnumResolverSignature<{ BIRTHDAYS?: any, ENDS_7?: any, ENDS_15?: any, ENDS_30?: any, EXPIRED?: any }, ResolversTypes['GymMemberList']>;

export type GymMemberResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymMemberResult'] = ResolversParentTypes['GymMemberResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'GymMemberSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type GymMemberStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, EXPIRED?: any, SUSPENDED?: any }, ResolversTypes['GymMemberStatus']>;

export type GymMemberSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymMemberSuccess'] = ResolversParentTypes['GymMemberSuccess']> = {
  member?: Resolver<ResolversTypes['GymMember'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GymMemberSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymMemberSummary'] = ResolversParentTypes['GymMemberSummary']> = {
  active?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  birthdays?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  branches?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueMembers?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  ends7?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  ends15?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  ends30?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  toldEnds7?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type GymPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymPeriod'] = ResolversParentTypes['GymPeriod']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  freezeDays?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  frozenDays?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  joiningFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type GymPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymPlan'] = ResolversParentTypes['GymPlan']> = {
  durations?: Resolver<Array<ResolversTypes['GymDuration']>, ParentType, ContextType>;
  freezeDays?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joiningFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GymPlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymPlanResult'] = ResolversParentTypes['GymPlanResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'GymPlanSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type GymPlanSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymPlanSuccess'] = ResolversParentTypes['GymPlanSuccess']> = {
  plan?: Resolver<ResolversTypes['GymPlan'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GymResourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymResource'] = ResolversParentTypes['GymResource']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GymResourceKind'], ParentType, ContextType>;
  meal?: Resolver<Maybe<ResolversTypes['GymMeal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GymResourceKindResolvers = EnumResolverSignature<{ EXERCISE?: any, FACILITY?: any, MEAL?: any }, ResolversTypes['GymResourceKind']>;

export type GymResourceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymResourceResult'] = ResolversParentTypes['GymResourceResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'GymResourceSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type GymResourceSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GymResourceSuccess'] = ResolversParentTypes['GymResourceSuccess']> = {
  gymResource?: Resolver<ResolversTypes['GymResource'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandOverPiecesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandOverPiecesResult'] = ResolversParentTypes['HandOverPiecesResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'OrderSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export interface HexColorCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HexColorCode'], any> {
  name: 'HexColorCode';
}

export type HierarchyChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HierarchyChanged'] = ResolversParentTypes['HierarchyChanged']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface IdempotencyKeyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['IdempotencyKey'], any> {
  name: 'IdempotencyKey';
}

export type ImportActionResolvers = EnumResolverSignature<{ ADD?: any, CHANGE?: any, REFUSED?: any, UNCHANGED?: any }, ResolversTypes['ImportAction']>;

export type ImportChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportChange'] = ResolversParentTypes['ImportChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProgress'] = ResolversParentTypes['ImportProgress']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rowsDone?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  action?: Resolver<ResolversTypes['ImportAction'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ImportChange']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceOrderResult'] = ResolversParentTypes['InvoiceOrderResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'OrderSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type JobCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobCard'] = ResolversParentTypes['JobCard']> = {
  addOns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  currentStage?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deliveryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  designs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  itemName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayMove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  measurements?: Resolver<Maybe<ResolversTypes['Measurements']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['JobStage']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patterns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['JobStage']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PieceState'], ParentType, ContextType>;
  toWhom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trialDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type JobStageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobStage'] = ResolversParentTypes['JobStage']> = {
  employee?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  employeeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PieceState'], ParentType, ContextType>;
};

export type LengthUnitResolvers = EnumResolverSignature<{ CM?: any, INCH?: any }, ResolversTypes['LengthUnit']>;

export type LensPrescriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LensPrescription'] = ResolversParentTypes['LensPrescription']> = {
  add?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  axis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cyl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dia?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sph?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LensPrescriptionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LensPrescriptionResult'] = ResolversParentTypes['LensPrescriptionResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'LensPrescriptionSuccess' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type LensPrescriptionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LensPrescriptionSuccess'] = ResolversParentTypes['LensPrescriptionSuccess']> = {
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocationPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationPoint'] = ResolversParentTypes['LocationPoint']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['IdempotencyKey'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LoginRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginRefused'] = ResolversParentTypes['LoginRefused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  __resolveType?: TypeResolveFn<'LoginRefused' | 'LoginSuccess', ParentType, ContextType>;
};

export type LoginSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginSuccess'] = ResolversParentTypes['LoginSuccess']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutResult'] = ResolversParentTypes['LogoutResult']> = {
  loggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MeasuredValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasuredValue'] = ResolversParentTypes['MeasuredValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeasurementMethodResolvers = EnumResolverSignature<{ FORM?: any, TEXT?: any, UPLOAD?: any }, ResolversTypes['MeasurementMethod']>;

export type MeasurementPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasurementPoint'] = ResolversParentTypes['MeasurementPoint']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeasurementVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasurementVersion'] = ResolversParentTypes['MeasurementVersion']> = {
  item?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measuredOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  measurements?: Resolver<ResolversTypes['Measurements'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeasurementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Measurements'] = ResolversParentTypes['Measurements']> = {
  custom?: Resolver<Array<ResolversTypes['MeasuredValue']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['OrderImage']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['MeasurementMethod'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['LengthUnit'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['MeasuredValue']>, ParentType, ContextType>;
};

export type MenuResolvers = EnumResolverSignature<{ BILLING?: any, BILLING_HISTORY?: any, BILLS_AND_TAX?: any, BRANCHES?: any, CALENDAR?: any, CREATE_ORDER?: any, CUSTOMERS?: any, DASHBOARD?: any, DEFAULT_ITEMS?: any, DIET_PLANS?: any, EMPLOYEES?: any, GYM_RESOURCES?: any, HIERARCHY?: any, MAP?: any, MARKETING?: any, MEMBERS?: any, OPTICAL_PRODUCTS?: any, ORDER_LIST?: any, PATTERNS?: any, PATTERN_SETTINGS?: any, PERMISSIONS?: any, PRODUCTS?: any, PROFILE?: any, REPORTS?: any, REPORTS_PAGE?: any, SERVICES?: any, SETTINGS?: any, SUBSCRIPTION?: any, TRANSACTIONS_HISTORY?: any, UPI_ACCOUNTS?: any, WORKOUTS?: any }, ResolversTypes['Menu']>;

export type MenuGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuGroup'] = ResolversParentTypes['MenuGroup']> = {
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  menu?: Resolver<ResolversTypes['Menu'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuRule'] = ResolversParentTypes['MenuRule']> = {
  create?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menu?: Resolver<ResolversTypes['Menu'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MergeCustomersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeCustomersResult'] = ResolversParentTypes['MergeCustomersResult']> = {
  __resolveType?: TypeResolveFn<'AlreadyMerged' | 'CustomerChanged' | 'InvalidInput' | 'MergeCustomersSuccess' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type MergeCustomersSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeCustomersSuccess'] = ResolversParentTypes['MergeCustomersSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MergeFieldResolvers = EnumResolverSignature<{ AADHAAR?: any, ADDRESS?: any, ANNIVERSARY?: any, BIRTHDAY?: any, COMPANY?: any, EMAIL?: any, EMPLOYEE?: any, GROUP?: any, GSTIN?: any, MOBILE?: any, NAME?: any, STATE?: any }, ResolversTypes['MergeField']>;

export interface MobileScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Mobile'], any> {
  name: 'Mobile';
}

export type MobileTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MobileTaken'] = ResolversParentTypes['MobileTaken']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  mayOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenBy?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MovePiecesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovePiecesResult'] = ResolversParentTypes['MovePiecesResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'OrderSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  assignContacts?: Resolver<ResolversTypes['AssignContactsResult'], ParentType, ContextType, RequireFields<MutationassignContactsArgs, 'input'>>;
  assignPieces?: Resolver<ResolversTypes['AssignPiecesResult'], ParentType, ContextType, RequireFields<MutationassignPiecesArgs, 'input'>>;
  changePin?: Resolver<ResolversTypes['ChangePinResult'], ParentType, ContextType, RequireFields<MutationchangePinArgs, 'input'>>;
  closeDay?: Resolver<ResolversTypes['CloseDayResult'], ParentType, ContextType, RequireFields<MutationcloseDayArgs, 'input'>>;
  confirmLoginNumber?: Resolver<ResolversTypes['ConfirmLoginNumberResult'], ParentType, ContextType, RequireFields<MutationconfirmLoginNumberArgs, 'input'>>;
  confirmPermissions?: Resolver<ResolversTypes['PermissionsResult'], ParentType, ContextType, RequireFields<MutationconfirmPermissionsArgs, 'input'>>;
  confirmPin?: Resolver<ResolversTypes['ConfirmPinResult'], ParentType, ContextType, RequireFields<MutationconfirmPinArgs, 'input'>>;
  confirmQuickBill?: Resolver<ResolversTypes['ConfirmQuickBillResult'], ParentType, ContextType, RequireFields<MutationconfirmQuickBillArgs, 'input'>>;
  convertDocument?: Resolver<ResolversTypes['ConvertDocumentResult'], ParentType, ContextType, RequireFields<MutationconvertDocumentArgs, 'input'>>;
  correctStock?: Resolver<ResolversTypes['CorrectStockResult'], ParentType, ContextType, RequireFields<MutationcorrectStockArgs, 'input'>>;
  createAccountReceipt?: Resolver<ResolversTypes['CreateAccountReceiptResult'], ParentType, ContextType, RequireFields<MutationcreateAccountReceiptArgs, 'input'>>;
  createApiKey?: Resolver<ResolversTypes['CreateApiKeyResult'], ParentType, ContextType, RequireFields<MutationcreateApiKeyArgs, 'input'>>;
  createAppointment?: Resolver<ResolversTypes['AppointmentResult'], ParentType, ContextType, RequireFields<MutationcreateAppointmentArgs, 'input'>>;
  createBranch?: Resolver<ResolversTypes['BranchResult'], ParentType, ContextType, RequireFields<MutationcreateBranchArgs, 'input'>>;
  createCampaign?: Resolver<ResolversTypes['CampaignResult'], ParentType, ContextType, RequireFields<MutationcreateCampaignArgs, 'input'>>;
  createCatalogueItem?: Resolver<ResolversTypes['CreateCatalogueItemResult'], ParentType, ContextType, RequireFields<MutationcreateCatalogueItemArgs, 'input'>>;
  createCreditNote?: Resolver<ResolversTypes['CreateCreditNoteResult'], ParentType, ContextType, RequireFields<MutationcreateCreditNoteArgs, 'input'>>;
  createCustomer?: Resolver<ResolversTypes['CreateCustomerResult'], ParentType, ContextType, RequireFields<MutationcreateCustomerArgs, 'input'>>;
  createCustomerNote?: Resolver<ResolversTypes['CustomerResult'], ParentType, ContextType, RequireFields<MutationcreateCustomerNoteArgs, 'input'>>;
  createDesignOptions?: Resolver<ResolversTypes['CreateDesignOptionsResult'], ParentType, ContextType, RequireFields<MutationcreateDesignOptionsArgs, 'input'>>;
  createDesignation?: Resolver<ResolversTypes['DesignationResult'], ParentType, ContextType, RequireFields<MutationcreateDesignationArgs, 'input'>>;
  createDietPlan?: Resolver<ResolversTypes['DietPlanResult'], ParentType, ContextType, RequireFields<MutationcreateDietPlanArgs, 'input'>>;
  createDocument?: Resolver<ResolversTypes['CreateDocumentResult'], ParentType, ContextType, RequireFields<MutationcreateDocumentArgs, 'input'>>;
  createDocumentAttachment?: Resolver<ResolversTypes['CreateDocumentAttachmentResult'], ParentType, ContextType, RequireFields<MutationcreateDocumentAttachmentArgs, 'input'>>;
  createEmployee?: Resolver<ResolversTypes['EmployeeResult'], ParentType, ContextType, RequireFields<MutationcreateEmployeeArgs, 'input'>>;
  createExpense?: Resolver<ResolversTypes['CreateExpenseResult'], ParentType, ContextType, RequireFields<MutationcreateExpenseArgs, 'input'>>;
  createFamilyMember?: Resolver<ResolversTypes['CustomerResult'], ParentType, ContextType, RequireFields<MutationcreateFamilyMemberArgs, 'input'>>;
  createGarment?: Resolver<ResolversTypes['GarmentResult'], ParentType, ContextType, RequireFields<MutationcreateGarmentArgs, 'input'>>;
  createGymMember?: Resolver<ResolversTypes['GymMemberResult'], ParentType, ContextType, RequireFields<MutationcreateGymMemberArgs, 'input'>>;
  createGymPlan?: Resolver<ResolversTypes['GymPlanResult'], ParentType, ContextType, RequireFields<MutationcreateGymPlanArgs, 'input'>>;
  createGymResource?: Resolver<ResolversTypes['GymResourceResult'], ParentType, ContextType, RequireFields<MutationcreateGymResourceArgs, 'input'>>;
  createHandover?: Resolver<ResolversTypes['CreateHandoverResult'], ParentType, ContextType, RequireFields<MutationcreateHandoverArgs, 'input'>>;
  createLensPrescription?: Resolver<ResolversTypes['LensPrescriptionResult'], ParentType, ContextType, RequireFields<MutationcreateLensPrescriptionArgs, 'input'>>;
  createOneTimePin?: Resolver<ResolversTypes['CreateOneTimePinResult'], ParentType, ContextType, RequireFields<MutationcreateOneTimePinArgs, 'input'>>;
  createOpticalProduct?: Resolver<ResolversTypes['CreateOpticalProductResult'], ParentType, ContextType, RequireFields<MutationcreateOpticalProductArgs, 'input'>>;
  createOrder?: Resolver<ResolversTypes['CreateOrderResult'], ParentType, ContextType, RequireFields<MutationcreateOrderArgs, 'input'>>;
  createOrderStatus?: Resolver<ResolversTypes['OrderStatusResult'], ParentType, ContextType, RequireFields<MutationcreateOrderStatusArgs, 'input'>>;
  createPattern?: Resolver<ResolversTypes['PatternResult'], ParentType, ContextType, RequireFields<MutationcreatePatternArgs, 'input'>>;
  createProductPoints?: Resolver<ResolversTypes['ProductPointsResult'], ParentType, ContextType, RequireFields<MutationcreateProductPointsArgs, 'input'>>;
  createQuickBill?: Resolver<ResolversTypes['CreateQuickBillResult'], ParentType, ContextType, RequireFields<MutationcreateQuickBillArgs, 'input'>>;
  createStage?: Resolver<ResolversTypes['StageResult'], ParentType, ContextType, RequireFields<MutationcreateStageArgs, 'input'>>;
  createTask?: Resolver<ResolversTypes['TaskResult'], ParentType, ContextType, RequireFields<MutationcreateTaskArgs, 'input'>>;
  createUpiAccount?: Resolver<ResolversTypes['UpiAccountResult'], ParentType, ContextType, RequireFields<MutationcreateUpiAccountArgs, 'input'>>;
  createVariant?: Resolver<ResolversTypes['CreateVariantResult'], ParentType, ContextType, RequireFields<MutationcreateVariantArgs, 'input'>>;
  createWorkout?: Resolver<ResolversTypes['WorkoutResult'], ParentType, ContextType, RequireFields<MutationcreateWorkoutArgs, 'input'>>;
  deleteAppointment?: Resolver<ResolversTypes['DeleteAppointmentResult'], ParentType, ContextType, RequireFields<MutationdeleteAppointmentArgs, 'input'>>;
  deleteBranch?: Resolver<ResolversTypes['DeleteBranchResult'], ParentType, ContextType, RequireFields<MutationdeleteBranchArgs, 'input'>>;
  deleteCampaign?: Resolver<ResolversTypes['DeleteCampaignResult'], ParentType, ContextType, RequireFields<MutationdeleteCampaignArgs, 'input'>>;
  deleteCatalogueItems?: Resolver<ResolversTypes['DeleteCatalogueItemsResult'], ParentType, ContextType, RequireFields<MutationdeleteCatalogueItemsArgs, 'input'>>;
  deleteCustomerNote?: Resolver<ResolversTypes['DeleteCustomerNoteResult'], ParentType, ContextType, RequireFields<MutationdeleteCustomerNoteArgs, 'input'>>;
  deleteDesignOption?: Resolver<ResolversTypes['DeleteDesignOptionResult'], ParentType, ContextType, RequireFields<MutationdeleteDesignOptionArgs, 'input'>>;
  deleteDesignation?: Resolver<ResolversTypes['DeleteDesignationResult'], ParentType, ContextType, RequireFields<MutationdeleteDesignationArgs, 'input'>>;
  deleteDietPlan?: Resolver<ResolversTypes['DeleteDietPlanResult'], ParentType, ContextType, RequireFields<MutationdeleteDietPlanArgs, 'input'>>;
  deleteDocument?: Resolver<ResolversTypes['DeleteDocumentResult'], ParentType, ContextType, RequireFields<MutationdeleteDocumentArgs, 'input'>>;
  deleteDocumentAttachment?: Resolver<ResolversTypes['DeleteDocumentAttachmentResult'], ParentType, ContextType, RequireFields<MutationdeleteDocumentAttachmentArgs, 'input'>>;
  deleteExpense?: Resolver<ResolversTypes['DeleteExpenseResult'], ParentType, ContextType, RequireFields<MutationdeleteExpenseArgs, 'input'>>;
  deleteFamilyMember?: Resolver<ResolversTypes['DeleteFamilyMemberResult'], ParentType, ContextType, RequireFields<MutationdeleteFamilyMemberArgs, 'input'>>;
  deleteGarment?: Resolver<ResolversTypes['DeleteGarmentResult'], ParentType, ContextType, RequireFields<MutationdeleteGarmentArgs, 'input'>>;
  deleteGymMember?: Resolver<ResolversTypes['DeleteGymMemberResult'], ParentType, ContextType, RequireFields<MutationdeleteGymMemberArgs, 'input'>>;
  deleteGymResource?: Resolver<ResolversTypes['DeleteGymResourceResult'], ParentType, ContextType, RequireFields<MutationdeleteGymResourceArgs, 'input'>>;
  deleteLensPrescription?: Resolver<ResolversTypes['DeleteLensPrescriptionResult'], ParentType, ContextType, RequireFields<MutationdeleteLensPrescriptionArgs, 'input'>>;
  deleteNotification?: Resolver<ResolversTypes['DeleteNotificationResult'], ParentType, ContextType, RequireFields<MutationdeleteNotificationArgs, 'input'>>;
  deleteOrderStatus?: Resolver<ResolversTypes['DeleteOrderStatusResult'], ParentType, ContextType, RequireFields<MutationdeleteOrderStatusArgs, 'input'>>;
  deletePattern?: Resolver<ResolversTypes['DeletePatternResult'], ParentType, ContextType, RequireFields<MutationdeletePatternArgs, 'input'>>;
  deleteProductPoints?: Resolver<ResolversTypes['DeleteProductPointsResult'], ParentType, ContextType, RequireFields<MutationdeleteProductPointsArgs, 'input'>>;
  deleteStage?: Resolver<ResolversTypes['DeleteStageResult'], ParentType, ContextType, RequireFields<MutationdeleteStageArgs, 'input'>>;
  deleteTask?: Resolver<ResolversTypes['DeleteTaskResult'], ParentType, ContextType, RequireFields<MutationdeleteTaskArgs, 'input'>>;
  deleteVariant?: Resolver<ResolversTypes['DeleteVariantResult'], ParentType, ContextType, RequireFields<MutationdeleteVariantArgs, 'input'>>;
  deleteWorkout?: Resolver<ResolversTypes['DeleteWorkoutResult'], ParentType, ContextType, RequireFields<MutationdeleteWorkoutArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsResult'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionResult'], ParentType, ContextType, RequireFields<MutationendSessionArgs, 'input'>>;
  eraseCustomer?: Resolver<ResolversTypes['EraseCustomerResult'], ParentType, ContextType, RequireFields<MutationeraseCustomerArgs, 'input'>>;
  exchangeHandover?: Resolver<ResolversTypes['ExchangeHandoverResult'], ParentType, ContextType, RequireFields<MutationexchangeHandoverArgs, 'input'>>;
  exportCustomerData?: Resolver<ResolversTypes['ExportCustomerDataResult'], ParentType, ContextType, RequireFields<MutationexportCustomerDataArgs, 'input'>>;
  finishPiece?: Resolver<ResolversTypes['FinishPieceResult'], ParentType, ContextType, RequireFields<MutationfinishPieceArgs, 'input'>>;
  freezeGymMember?: Resolver<ResolversTypes['GymMemberResult'], ParentType, ContextType, RequireFields<MutationfreezeGymMemberArgs, 'input'>>;
  handOverPieces?: Resolver<ResolversTypes['HandOverPiecesResult'], ParentType, ContextType, RequireFields<MutationhandOverPiecesArgs, 'input'>>;
  invoiceOrder?: Resolver<ResolversTypes['InvoiceOrderResult'], ParentType, ContextType, RequireFields<MutationinvoiceOrderArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationloginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutResult'], ParentType, ContextType>;
  markGymMemberTold?: Resolver<ResolversTypes['GymMemberResult'], ParentType, ContextType, RequireFields<MutationmarkGymMemberToldArgs, 'input'>>;
  markNotificationsRead?: Resolver<ResolversTypes['NotificationsResult'], ParentType, ContextType, RequireFields<MutationmarkNotificationsReadArgs, 'input'>>;
  mergeCustomers?: Resolver<ResolversTypes['MergeCustomersResult'], ParentType, ContextType, RequireFields<MutationmergeCustomersArgs, 'input'>>;
  moveDesignation?: Resolver<ResolversTypes['DesignationResult'], ParentType, ContextType, RequireFields<MutationmoveDesignationArgs, 'input'>>;
  movePieces?: Resolver<ResolversTypes['MovePiecesResult'], ParentType, ContextType, RequireFields<MutationmovePiecesArgs, 'input'>>;
  openCustomer?: Resolver<ResolversTypes['OpenCustomerResult'], ParentType, ContextType, RequireFields<MutationopenCustomerArgs, 'input'>>;
  paySubscription?: Resolver<ResolversTypes['PaySubscriptionResult'], ParentType, ContextType, RequireFields<MutationpaySubscriptionArgs, 'input'>>;
  rebuildDesignations?: Resolver<ResolversTypes['RebuildDesignationsResult'], ParentType, ContextType, RequireFields<MutationrebuildDesignationsArgs, 'input'>>;
  recordLocations?: Resolver<ResolversTypes['RecordLocationsResult'], ParentType, ContextType, RequireFields<MutationrecordLocationsArgs, 'input'>>;
  recordPayment?: Resolver<ResolversTypes['RecordPaymentResult'], ParentType, ContextType, RequireFields<MutationrecordPaymentArgs, 'input'>>;
  refundDocument?: Resolver<ResolversTypes['RefundDocumentResult'], ParentType, ContextType, RequireFields<MutationrefundDocumentArgs, 'input'>>;
  refundOrder?: Resolver<ResolversTypes['RefundOrderResult'], ParentType, ContextType, RequireFields<MutationrefundOrderArgs, 'input'>>;
  registerMessaging?: Resolver<ResolversTypes['RegisterMessagingResult'], ParentType, ContextType, RequireFields<MutationregisterMessagingArgs, 'input'>>;
  renewGymMember?: Resolver<ResolversTypes['GymMemberResult'], ParentType, ContextType, RequireFields<MutationrenewGymMemberArgs, 'input'>>;
  renewOrderLink?: Resolver<ResolversTypes['ShareOrderResult'], ParentType, ContextType, RequireFields<MutationrenewOrderLinkArgs, 'input'>>;
  reopenDay?: Resolver<ResolversTypes['ReopenDayResult'], ParentType, ContextType, RequireFields<MutationreopenDayArgs, 'input'>>;
  reorderDesignOptions?: Resolver<ResolversTypes['ReorderDesignOptionsResult'], ParentType, ContextType, RequireFields<MutationreorderDesignOptionsArgs, 'input'>>;
  reorderStages?: Resolver<ResolversTypes['ReorderStagesResult'], ParentType, ContextType, RequireFields<MutationreorderStagesArgs, 'input'>>;
  resetPrintSettings?: Resolver<ResolversTypes['TenantSettingsResult'], ParentType, ContextType, RequireFields<MutationresetPrintSettingsArgs, 'input'>>;
  resetQrSettings?: Resolver<ResolversTypes['TenantSettingsResult'], ParentType, ContextType, RequireFields<MutationresetQrSettingsArgs, 'input'>>;
  restoreDocument?: Resolver<ResolversTypes['RestoreDocumentResult'], ParentType, ContextType, RequireFields<MutationrestoreDocumentArgs, 'input'>>;
  restoreNotification?: Resolver<ResolversTypes['NotificationsResult'], ParentType, ContextType, RequireFields<MutationrestoreNotificationArgs, 'input'>>;
  revokeApiKey?: Resolver<ResolversTypes['RevokeApiKeyResult'], ParentType, ContextType, RequireFields<MutationrevokeApiKeyArgs, 'input'>>;
  revokeOrderLink?: Resolver<ResolversTypes['RevokeOrderLinkResult'], ParentType, ContextType, RequireFields<MutationrevokeOrderLinkArgs, 'input'>>;
  revokePermissions?: Resolver<ResolversTypes['PermissionsResult'], ParentType, ContextType, RequireFields<MutationrevokePermissionsArgs, 'input'>>;
  revokeShare?: Resolver<ResolversTypes['RevokeShareResult'], ParentType, ContextType, RequireFields<MutationrevokeShareArgs, 'input'>>;
  runCatalogueImport?: Resolver<ResolversTypes['RunCatalogueImportResult'], ParentType, ContextType, RequireFields<MutationrunCatalogueImportArgs, 'input'>>;
  setCreditLimit?: Resolver<ResolversTypes['SetCreditLimitResult'], ParentType, ContextType, RequireFields<MutationsetCreditLimitArgs, 'input'>>;
  setDailyPieces?: Resolver<ResolversTypes['SetDailyPiecesResult'], ParentType, ContextType, RequireFields<MutationsetDailyPiecesArgs, 'input'>>;
  setOpeningDue?: Resolver<ResolversTypes['SetOpeningDueResult'], ParentType, ContextType, RequireFields<MutationsetOpeningDueArgs, 'input'>>;
  setOrderStage?: Resolver<ResolversTypes['SetOrderStageResult'], ParentType, ContextType, RequireFields<MutationsetOrderStageArgs, 'input'>>;
  setOrderStatus?: Resolver<ResolversTypes['SetOrderStatusResult'], ParentType, ContextType, RequireFields<MutationsetOrderStatusArgs, 'input'>>;
  shareDocument?: Resolver<ResolversTypes['ShareDocumentResult'], ParentType, ContextType, RequireFields<MutationshareDocumentArgs, 'input'>>;
  shareOrder?: Resolver<ResolversTypes['ShareOrderResult'], ParentType, ContextType, RequireFields<MutationshareOrderArgs, 'input'>>;
  stopCatalogueImport?: Resolver<ResolversTypes['StopCatalogueImportResult'], ParentType, ContextType, RequireFields<MutationstopCatalogueImportArgs, 'input'>>;
  trashDocument?: Resolver<ResolversTypes['TrashDocumentResult'], ParentType, ContextType, RequireFields<MutationtrashDocumentArgs, 'input'>>;
  undoHandOver?: Resolver<ResolversTypes['UndoHandOverResult'], ParentType, ContextType, RequireFields<MutationundoHandOverArgs, 'input'>>;
  undoPiece?: Resolver<ResolversTypes['UndoPieceResult'], ParentType, ContextType, RequireFields<MutationundoPieceArgs, 'input'>>;
  updateAppointment?: Resolver<ResolversTypes['AppointmentResult'], ParentType, ContextType, RequireFields<MutationupdateAppointmentArgs, 'input'>>;
  updateBranch?: Resolver<ResolversTypes['BranchResult'], ParentType, ContextType, RequireFields<MutationupdateBranchArgs, 'input'>>;
  updateCampaign?: Resolver<ResolversTypes['CampaignResult'], ParentType, ContextType, RequireFields<MutationupdateCampaignArgs, 'input'>>;
  updateCatalogueItem?: Resolver<ResolversTypes['UpdateCatalogueItemResult'], ParentType, ContextType, RequireFields<MutationupdateCatalogueItemArgs, 'input'>>;
  updateCatalogueStatus?: Resolver<ResolversTypes['UpdateCatalogueStatusResult'], ParentType, ContextType, RequireFields<MutationupdateCatalogueStatusArgs, 'input'>>;
  updateCustomer?: Resolver<ResolversTypes['UpdateCustomerResult'], ParentType, ContextType, RequireFields<MutationupdateCustomerArgs, 'input'>>;
  updateCustomerConsent?: Resolver<ResolversTypes['CustomerResult'], ParentType, ContextType, RequireFields<MutationupdateCustomerConsentArgs, 'input'>>;
  updateCustomerNote?: Resolver<ResolversTypes['CustomerResult'], ParentType, ContextType, RequireFields<MutationupdateCustomerNoteArgs, 'input'>>;
  updateCustomerPicture?: Resolver<ResolversTypes['CustomerResult'], ParentType, ContextType, RequireFields<MutationupdateCustomerPictureArgs, 'input'>>;
  updateCustomerStatus?: Resolver<ResolversTypes['CustomerResult'], ParentType, ContextType, RequireFields<MutationupdateCustomerStatusArgs, 'input'>>;
  updateDesignation?: Resolver<ResolversTypes['DesignationResult'], ParentType, ContextType, RequireFields<MutationupdateDesignationArgs, 'input'>>;
  updateDesigns?: Resolver<ResolversTypes['UpdateDesignsResult'], ParentType, ContextType, RequireFields<MutationupdateDesignsArgs, 'input'>>;
  updateDietPlan?: Resolver<ResolversTypes['DietPlanResult'], ParentType, ContextType, RequireFields<MutationupdateDietPlanArgs, 'input'>>;
  updateDocument?: Resolver<ResolversTypes['UpdateDocumentResult'], ParentType, ContextType, RequireFields<MutationupdateDocumentArgs, 'input'>>;
  updateEmployee?: Resolver<ResolversTypes['EmployeeResult'], ParentType, ContextType, RequireFields<MutationupdateEmployeeArgs, 'input'>>;
  updateEmployeeStatus?: Resolver<ResolversTypes['EmployeeResult'], ParentType, ContextType, RequireFields<MutationupdateEmployeeStatusArgs, 'input'>>;
  updateFamilyMember?: Resolver<ResolversTypes['CustomerResult'], ParentType, ContextType, RequireFields<MutationupdateFamilyMemberArgs, 'input'>>;
  updateGarment?: Resolver<ResolversTypes['GarmentResult'], ParentType, ContextType, RequireFields<MutationupdateGarmentArgs, 'input'>>;
  updateGymMember?: Resolver<ResolversTypes['GymMemberResult'], ParentType, ContextType, RequireFields<MutationupdateGymMemberArgs, 'input'>>;
  updateGymPlan?: Resolver<ResolversTypes['GymPlanResult'], ParentType, ContextType, RequireFields<MutationupdateGymPlanArgs, 'input'>>;
  updateGymResource?: Resolver<ResolversTypes['GymResourceResult'], ParentType, ContextType, RequireFields<MutationupdateGymResourceArgs, 'input'>>;
  updateLensPrescription?: Resolver<ResolversTypes['LensPrescriptionResult'], ParentType, ContextType, RequireFields<MutationupdateLensPrescriptionArgs, 'input'>>;
  updateMarketplace?: Resolver<ResolversTypes['UpdateMarketplaceResult'], ParentType, ContextType, RequireFields<MutationupdateMarketplaceArgs, 'input'>>;
  updateOrder?: Resolver<ResolversTypes['UpdateOrderResult'], ParentType, ContextType, RequireFields<MutationupdateOrderArgs, 'input'>>;
  updateOrderStatus?: Resolver<ResolversTypes['OrderStatusResult'], ParentType, ContextType, RequireFields<MutationupdateOrderStatusArgs, 'input'>>;
  updatePattern?: Resolver<ResolversTypes['PatternResult'], ParentType, ContextType, RequireFields<MutationupdatePatternArgs, 'input'>>;
  updatePermissions?: Resolver<ResolversTypes['PermissionsResult'], ParentType, ContextType, RequireFields<MutationupdatePermissionsArgs, 'input'>>;
  updatePrice?: Resolver<ResolversTypes['UpdatePriceResult'], ParentType, ContextType, RequireFields<MutationupdatePriceArgs, 'input'>>;
  updatePrintSettings?: Resolver<ResolversTypes['TenantSettingsResult'], ParentType, ContextType, RequireFields<MutationupdatePrintSettingsArgs, 'input'>>;
  updateProductPoints?: Resolver<ResolversTypes['ProductPointsResult'], ParentType, ContextType, RequireFields<MutationupdateProductPointsArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationupdateProfileArgs, 'input'>>;
  updateQrSettings?: Resolver<ResolversTypes['TenantSettingsResult'], ParentType, ContextType, RequireFields<MutationupdateQrSettingsArgs, 'input'>>;
  updateStage?: Resolver<ResolversTypes['StageResult'], ParentType, ContextType, RequireFields<MutationupdateStageArgs, 'input'>>;
  updateTask?: Resolver<ResolversTypes['TaskResult'], ParentType, ContextType, RequireFields<MutationupdateTaskArgs, 'input'>>;
  updateTenantSettings?: Resolver<ResolversTypes['TenantSettingsResult'], ParentType, ContextType, RequireFields<MutationupdateTenantSettingsArgs, 'input'>>;
  updateUpiAccount?: Resolver<ResolversTypes['UpiAccountResult'], ParentType, ContextType, RequireFields<MutationupdateUpiAccountArgs, 'input'>>;
  updateVariant?: Resolver<ResolversTypes['UpdateVariantResult'], ParentType, ContextType, RequireFields<MutationupdateVariantArgs, 'input'>>;
  updateWorkout?: Resolver<ResolversTypes['WorkoutResult'], ParentType, ContextType, RequireFields<MutationupdateWorkoutArgs, 'input'>>;
  verifySubscriptionPayment?: Resolver<ResolversTypes['VerifySubscriptionPaymentResult'], ParentType, ContextType, RequireFields<MutationverifySubscriptionPaymentArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'AccountReceipt' | 'ApiKey' | 'Appointment' | 'Branch' | 'Campaign' | 'CatalogueImport' | 'ContactCategory' | 'CreditNote' | 'Customer' | 'CustomerNote' | 'DayClose' | 'DesignArea' | 'DesignOption' | 'Designation' | 'DietPlan' | 'Document' | 'DocumentAttachment' | 'DocumentLine' | 'DocumentShare' | 'Employee' | 'Expense' | 'FamilyMember' | 'Garment' | 'GymDuration' | 'GymMember' | 'GymPlan' | 'GymResource' | 'LensPrescription' | 'MeasurementPoint' | 'Notification' | 'Order' | 'OrderEvent' | 'OrderItem' | 'OrderStatus' | 'Pattern' | 'Payment' | 'Piece' | 'PointsAssignment' | 'Product' | 'QuickBill' | 'Service' | 'Stage' | 'StatusChange' | 'SubscriptionPayment' | 'Task' | 'Tenant' | 'UpiAccount' | 'Variant' | 'Workout', ParentType, ContextType>;
};

export interface NonNegativeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['NonNegativeInt'], any> {
  name: 'NonNegativeInt';
}

export type NotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationArrivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationArrived'] = ResolversParentTypes['NotificationArrived']> = {
  notification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationOrderFieldResolvers = EnumResolverSignature<{ DATE?: any }, ResolversTypes['NotificationOrderField']>;

export type NotificationTypeResolvers = EnumResolverSignature<{ INFO?: any, ORDER?: any, SUCCESS?: any, WARNING?: any }, ResolversTypes['NotificationType']>;

export type NotificationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationsResult'] = ResolversParentTypes['NotificationsResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'NotificationsSuccess' | 'Refused', ParentType, ContextType>;
};

export type NotificationsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationsSuccess'] = ResolversParentTypes['NotificationsSuccess']> = {
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenCustomerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenCustomerResult'] = ResolversParentTypes['OpenCustomerResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'OpenCustomerSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type OpenCustomerSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenCustomerSuccess'] = ResolversParentTypes['OpenCustomerSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpeningDueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningDue'] = ResolversParentTypes['OpeningDue']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OpticalCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpticalCategory'] = ResolversParentTypes['OpticalCategory']> = {
  itemCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  advance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  allowedStatuses?: Resolver<Array<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerMobile?: Resolver<Maybe<ResolversTypes['PhoneDigits']>, ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Discount']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  functionDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gstPercent?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoicePdfUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  jobCards?: Resolver<Maybe<Array<ResolversTypes['JobCard']>>, ParentType, ContextType>;
  keptReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Maybe<Array<ResolversTypes['OrderLink']>>, ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayInvoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  qrAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  qrCodes?: Resolver<Array<ResolversTypes['OrderQrCode']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['Stage']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  timeline?: Resolver<Maybe<Array<ResolversTypes['OrderEvent']>>, ParentType, ContextType>;
  toRefund?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trialDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['OrderSummary'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEventKind'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['PaymentMode']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pieces?: Resolver<Maybe<ResolversTypes['PositiveInt']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderEventKindResolvers = EnumResolverSignature<{ ASSIGNED?: any, CREATED?: any, DONE?: any, EDITED?: any, HANDED_OVER?: any, INVOICED?: any, KEPT?: any, PAID?: any, REFUNDED?: any, STAGE?: any, STARTED?: any, STATUS?: any, TAKEN_BACK?: any }, ResolversTypes['OrderEventKind']>;

export type OrderImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderImage'] = ResolversParentTypes['OrderImage']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  addOns?: Resolver<Array<ResolversTypes['OrderedDesign']>, ParentType, ContextType>;
  assignments?: Resolver<Array<ResolversTypes['StageAssignment']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  designs?: Resolver<Array<ResolversTypes['OrderedDesign']>, ParentType, ContextType>;
  garment?: Resolver<Maybe<ResolversTypes['Garment']>, ParentType, ContextType>;
  garmentChoice?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measurements?: Resolver<Maybe<ResolversTypes['Measurements']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  patterns?: Resolver<Array<ResolversTypes['OrderedPattern']>, ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['Piece']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PieceState'], ParentType, ContextType>;
  toWhom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLink'] = ResolversParentTypes['OrderLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderOrderFieldResolvers = EnumResolverSignature<{ CREATED?: any, DELIVERY?: any, NUMBER?: any, UPDATED?: any }, ResolversTypes['OrderOrderField']>;

export type OrderPaymentStatusResolvers = EnumResolverSignature<{ PAID?: any, PARTIALLY_PAID?: any, UNPAID?: any }, ResolversTypes['OrderPaymentStatus']>;

export type OrderQrCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderQrCode'] = ResolversParentTypes['OrderQrCode']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  empKey?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  empName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatus'] = ResolversParentTypes['OrderStatus']> = {
  fixed?: Resolver<Maybe<ResolversTypes['FixedStatus']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderStatusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatusResult'] = ResolversParentTypes['OrderStatusResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'OrderStatusSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type OrderStatusSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatusSuccess'] = ResolversParentTypes['OrderStatusSuccess']> = {
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSuccess'] = ResolversParentTypes['OrderSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSummary'] = ResolversParentTypes['OrderSummary']> = {
  completed?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  inProcess?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type OrderTypeResolvers = EnumResolverSignature<{ ALTERATION?: any, NEW?: any }, ResolversTypes['OrderType']>;

export type OrderedDesignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderedDesign'] = ResolversParentTypes['OrderedDesign']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choice?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['DesignOption']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderedPatternResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderedPattern'] = ResolversParentTypes['OrderedPattern']> = {
  choice?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['OrderImage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['Pattern']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stagePrices?: Resolver<Array<ResolversTypes['OrderedStagePrice']>, ParentType, ContextType>;
};

export type OrderedStagePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderedStagePrice'] = ResolversParentTypes['OrderedStagePrice']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  choice?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageDurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageDuration'] = ResolversParentTypes['PackageDuration']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  months?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  starts?: Resolver<Array<ResolversTypes['PlanStart']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageOrientationResolvers = EnumResolverSignature<{ LANDSCAPE?: any, PORTRAIT?: any }, ResolversTypes['PageOrientation']>;

export type PageSizeResolvers = EnumResolverSignature<{ A4?: any, A5?: any, LETTER?: any }, ResolversTypes['PageSize']>;

export type PaidTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaidTime'] = ResolversParentTypes['PaidTime']> = {
  duration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PatternResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pattern'] = ResolversParentTypes['Pattern']> = {
  garment?: Resolver<Maybe<ResolversTypes['Garment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stagePrices?: Resolver<Array<ResolversTypes['StagePrice']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatternResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatternResult'] = ResolversParentTypes['PatternResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PatternSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type PatternSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatternSuccess'] = ResolversParentTypes['PatternSuccess']> = {
  garment?: Resolver<ResolversTypes['Garment'], ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['Pattern'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaySubscriptionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaySubscriptionResult'] = ResolversParentTypes['PaySubscriptionResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PaySubscriptionSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type PaySubscriptionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaySubscriptionSuccess'] = ResolversParentTypes['PaySubscriptionSuccess']> = {
  merchantOrderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payable'] = ResolversParentTypes['Payable']> = {
  __resolveType?: TypeResolveFn<'Document' | 'Order', ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  creditNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdvance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCreditNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRefund?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  newPending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  previousPending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tendered?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  voucher?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentExceedsPendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentExceedsPending'] = ResolversParentTypes['PaymentExceedsPending']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentModeResolvers = EnumResolverSignature<{ BANK?: any, CARD?: any, CASH?: any, CREDIT?: any, UPI?: any }, ResolversTypes['PaymentMode']>;

export type PaymentStatusResolvers = EnumResolverSignature<{ COMPLETED?: any, FAILED?: any, PENDING?: any }, ResolversTypes['PaymentStatus']>;

export interface PercentageScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Percentage'], any> {
  name: 'Percentage';
}

export type PermissionDeniedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermissionDenied'] = ResolversParentTypes['PermissionDenied']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permissions'] = ResolversParentTypes['Permissions']> = {
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasRules?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['MenuRule']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
};

export type PermissionsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermissionsChanged'] = ResolversParentTypes['PermissionsChanged']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  designation?: Resolver<ResolversTypes['Designation'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PermissionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermissionsResult'] = ResolversParentTypes['PermissionsResult']> = {
  __resolveType?: TypeResolveFn<'NotFound' | 'PermissionDenied' | 'PermissionsChanged' | 'PermissionsSuccess' | 'Refused', ParentType, ContextType>;
};

export type PermissionsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermissionsSuccess'] = ResolversParentTypes['PermissionsSuccess']> = {
  designation?: Resolver<ResolversTypes['Designation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface PhoneDigitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PhoneDigits'], any> {
  name: 'PhoneDigits';
}

export type PieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Piece'] = ResolversParentTypes['Piece']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  handOver?: Resolver<Maybe<ResolversTypes['PieceHandOver']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['Stage']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PieceState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PieceHandOverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PieceHandOver'] = ResolversParentTypes['PieceHandOver']> = {
  collectedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PieceStateResolvers = EnumResolverSignature<{ DONE?: any, IN_PROCESS?: any, PENDING?: any }, ResolversTypes['PieceState']>;

export type PieceSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PieceSuccess'] = ResolversParentTypes['PieceSuccess']> = {
  card?: Resolver<ResolversTypes['JobCard'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanStartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanStart'] = ResolversParentTypes['PlanStart']> = {
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  creditLeft?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  starts?: Resolver<ResolversTypes['PlanStartKind'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PlanStartKindResolvers = EnumResolverSignature<{ AT_END?: any, NOW?: any }, ResolversTypes['PlanStartKind']>;

export type PointsAssignmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsAssignment'] = ResolversParentTypes['PointsAssignment']> = {
  designation?: Resolver<ResolversTypes['Designation'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface PositiveIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PositiveInt'], any> {
  name: 'PositiveInt';
}

export type PrescriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Prescription'] = ResolversParentTypes['Prescription']> = {
  age?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  extra?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  fittingHeight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['EyePrescription'], ParentType, ContextType>;
  lensDesigns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  materialsAndCoats?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  right?: Resolver<ResolversTypes['EyePrescription'], ParentType, ContextType>;
  testDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  testedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wearTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PrescriptionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrescriptionConnection'] = ResolversParentTypes['PrescriptionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PrescriptionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type PrescriptionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrescriptionEdge'] = ResolversParentTypes['PrescriptionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PrescriptionVersion'], ParentType, ContextType>;
};

export type PrescriptionVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrescriptionVersion'] = ResolversParentTypes['PrescriptionVersion']> = {
  cardUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prescription?: Resolver<ResolversTypes['Prescription'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Prescription']>, ParentType, ContextType>;
};

export type PrintSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintSettings'] = ResolversParentTypes['PrintSettings']> = {
  colour?: Resolver<ResolversTypes['HexColorCode'], ParentType, ContextType>;
  dateFormat?: Resolver<ResolversTypes['DateFormat'], ParentType, ContextType>;
  fontSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsPerPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logoSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  margin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orientation?: Resolver<ResolversTypes['PageOrientation'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['PageSize'], ParentType, ContextType>;
  qr?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['PrintTemplate'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  watermark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrintTemplateResolvers = EnumResolverSignature<{ PLAIN?: any, PROFESSIONAL?: any }, ResolversTypes['PrintTemplate']>;

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProblemCodeResolvers = EnumResolverSignature<{ ADVANCE_TOO_HIGH?: any, AMOUNT_TOO_LARGE?: any, APPOINTMENT_TAKEN?: any, ATTACHMENTS_TOO_MANY?: any, BILLING_ADVANCE_INVALID?: any, BILLING_BUYER_ADDRESS_MISSING?: any, BILLING_BUYER_NAME_MISSING?: any, BILLING_BUYER_STATE_MISSING?: any, BILLING_DELIVERY_DATE_PAST?: any, BILLING_DISCOUNT_INVALID?: any, BILLING_EDIT_REASON_MISSING?: any, BILLING_PAYMENTS_STAY?: any, BILLING_PAY_ON_PAST?: any, BILLING_PRICE_INVALID?: any, BILLING_PROPOSAL_UNPAID?: any, BILLING_QUANTITY_MISSING?: any, BILLING_QUANTITY_NOT_WHOLE?: any, BILLING_WALK_IN_INVOICE_ONLY?: any, BILLING_WALK_IN_PAYS_IN_FULL?: any, BILLING_ZERO_UNCONFIRMED?: any, BOUTIQUE_NAME_EMPTY?: any, BOUTIQUE_NAME_TOO_LONG?: any, BOUTIQUE_TOO_MANY_MASTERS?: any, BRANCHES_ADDRESS_MISSING?: any, BRANCHES_EMAIL_MISSING?: any, BRANCHES_FACILITY_TOO_LONG?: any, BRANCHES_HOURS_MISSING?: any, BRANCHES_MANAGER_MISSING?: any, BRANCHES_NAME_MISSING?: any, BRANCHES_PHONE_INVALID?: any, BRANCHES_PHONE_MISSING?: any, BRANCHES_STATUS_INVALID?: any, BRANCHES_TOO_LONG?: any, BRANCHES_TOO_MANY?: any, BRANCHES_TOO_MANY_FACILITIES?: any, BRANCH_IN_USE?: any, BRANCH_TAKEN?: any, CALENDAR_ACROSS_MIDNIGHT?: any, CALENDAR_DAY_PASSED?: any, CALENDAR_MOBILE_MISSING?: any, CALENDAR_TIME_PASSED?: any, CATALOGUE_GST_OUTSIDE?: any, CATALOGUE_HSN_INVALID?: any, CATALOGUE_OFFER_ABOVE_PRICE?: any, CATALOGUE_PRICE_BELOW_OFFER?: any, CATALOGUE_PRICE_MISSING?: any, CATALOGUE_VARIANTS_LEFT?: any, CHANGED_MEANWHILE?: any, CLOSED_TO_KEYS?: any, CODE_TAKEN?: any, COMMISSION_POINT_VALUE_INVALID?: any, CONTACTS_ASSIGN_MISSING?: any, CONTACTS_EMPLOYEE_GONE?: any, CONTACTS_GROUP_GONE?: any, CONTACTS_NONE_CHOSEN?: any, CONTACTS_TOO_LARGE?: any, CONTACTS_TOO_MANY_ROWS?: any, CONTACTS_UPLOAD_FAILED?: any, CREDIT_BILLS_ONLY?: any, CREDIT_SHORT?: any, CREDIT_WALK_IN?: any, CURSOR?: any, CUSTOMERS_AADHAR_INVALID?: any, CUSTOMERS_ANNIVERSARY_NOT_PAST?: any, CUSTOMERS_DOB_NOT_PAST?: any, CUSTOMERS_EMAIL_INVALID?: any, CUSTOMERS_GST_INVALID?: any, CUSTOMERS_MEMBER_ID_MISSING?: any, CUSTOMERS_MEMBER_NAME_MISSING?: any, CUSTOMERS_MOBILE_INVALID?: any, CUSTOMERS_MOBILE_MISSING?: any, CUSTOMERS_NAME_MISSING?: any, CUSTOMERS_NOTE_CHARACTERS?: any, CUSTOMERS_NOTE_MISSING?: any, CUSTOMERS_NOTE_TAGS?: any, CUSTOMERS_NOTE_WORDS?: any, CUSTOMERS_STATUS_MISSING?: any, CUSTOMER_MISSING?: any, DATES_NONE?: any, DATES_NOT_AFTER?: any, DATES_NOT_BEFORE?: any, DATES_RANGE_REVERSED?: any, DAY_CLOSED?: any, DAY_CLOSE_AMOUNT_MISSING?: any, DAY_CLOSE_COUNTED_MISSING?: any, DAY_CLOSE_NOT_BEGUN?: any, DAY_CLOSE_OPENING_MISSING?: any, DAY_CLOSE_PURPOSE_MISSING?: any, DESIGNATION_HAS_CHILDREN?: any, DESIGNATION_IN_USE?: any, DESIGNATION_TAKEN?: any, DESIGNS_ADD_ONS_SHARED?: any, DESIGNS_AREA_TAKEN?: any, DESIGNS_CUSTOM_STAGES_ABOVE?: any, DESIGNS_IMAGE_UNKNOWN?: any, DESIGNS_ONE_DEFAULT?: any, DESIGNS_PATTERN_INCOMPLETE?: any, DESIGNS_PATTERN_STAGES_ABOVE?: any, DESIGNS_POINT_TAKEN?: any, DESIGNS_PRICE_INVALID?: any, DESIGNS_STAGE_PRICES_ABOVE?: any, DESIGNS_STAGE_TWICE?: any, DESIGNS_STAGE_UNKNOWN?: any, DESIGNS_TOO_MANY?: any, DESIGNS_TOO_MANY_IMAGES?: any, DIETS_CALORIES_INVALID?: any, DIETS_CHOICE_INVALID?: any, DIETS_DESCRIPTION_MISSING?: any, DIETS_ITEM_MISSING?: any, DIETS_MEALS_INVALID?: any, DIETS_NAME_MISSING?: any, DIETS_TOO_LONG?: any, DIETS_TOO_MANY?: any, DIETS_TOO_MANY_ITEMS?: any, DIET_TAKEN?: any, DISCOUNT_TOO_HIGH?: any, DOCUMENT_CANCELED?: any, DOCUMENT_FIXED?: any, DUE_DAILY_OUTSIDE?: any, EMPLOYEES_CIRCLE?: any, EMPLOYEES_DESIGNATION_ABOVE?: any, EMPLOYEES_FORM_UNKNOWN?: any, EMPLOYEES_NAME_TOO_LONG?: any, EMPLOYEES_NOT_YOURSELF?: any, EMPLOYEES_OWN_IN_PROFILE?: any, EMPLOYEES_TAKE_OVER_UNKNOWN?: any, EMPTY_CART?: any, FILES_NOT_PROCESSED?: any, FILES_PRODUCT_WRONG_TYPE?: any, FILES_UPLOAD_FAILED?: any, FILES_UPLOAD_GONE?: any, FILES_WRONG_TYPE?: any, FORMS_BEFORE1900?: any, FORMS_INPUT_REQUIRED?: any, FORMS_NOT_IN_LIST?: any, FORMS_NOT_NUMBER?: any, FORMS_NOT_YES_OR_NO?: any, FORMS_ONE_FILE?: any, FORMS_REQUIRED?: any, FORMS_TOO_LONG?: any, GARMENT_TAKEN?: any, HAND_OVER_DUE_FIRST?: any, HAND_OVER_NOBODY?: any, HAND_OVER_NOTHING_CHOSEN?: any, HAND_OVER_NOT_GONE?: any, HAND_OVER_NOT_READY?: any, HAND_OVER_PIECE_GONE?: any, HAND_OVER_TAKE_BACK_FIRST?: any, HIERARCHY_COMMISSION_INVALID?: any, HIERARCHY_NAME_MISSING?: any, HIERARCHY_NAME_TOO_LONG?: any, HIERARCHY_POINTS_INVALID?: any, HIERARCHY_TOO_DEEP?: any, HIERARCHY_TOO_MANY?: any, INVALID_CREDENTIALS?: any, INVALID_INPUT?: any, KEYS_NAME_MISSING?: any, KEYS_NAME_TOO_LONG?: any, KEYS_SCOPES_MISSING?: any, KEY_NAME_TAKEN?: any, LABELS_NONE?: any, LABELS_NO_FIELD?: any, LABELS_NO_PAPER?: any, LABELS_QUANTITY_INVALID?: any, LABELS_TOO_MANY?: any, LIST_NO_PRODUCT_TO_DELETE?: any, LIST_NO_PRODUCT_TO_UPDATE?: any, LIST_NO_SERVICE_TO_DELETE?: any, LIST_NO_SERVICE_TO_UPDATE?: any, MAP_FUTURE?: any, MAP_HOURS_INVALID?: any, MAP_OFF_GLOBE?: any, MAP_POINTS_MISSING?: any, MAP_TOO_MANY_POINTS?: any, MARKETING_IMAGE_MISSING?: any, MARKETING_IMAGE_UNKNOWN?: any, MARKETING_TEXT_TOO_LONG?: any, MARKETING_TITLE_MISSING?: any, MARKETING_TOO_MANY?: any, MARKETING_TOO_MANY_OFFERS?: any, MEMBERS_BRANCH_GONE?: any, MEMBERS_BRANCH_MISSING?: any, MEMBERS_DURATION_GONE?: any, MEMBERS_DURATION_MISSING?: any, MEMBERS_DURATION_NEEDED?: any, MEMBERS_DURATION_TWICE?: any, MEMBERS_EMAIL_MISSING?: any, MEMBERS_FREEZE_BACKWARD?: any, MEMBERS_FREEZE_DAYS_INVALID?: any, MEMBERS_FREEZE_FROM_MISSING?: any, MEMBERS_FREEZE_OUTSIDE?: any, MEMBERS_FREEZE_OVERLAPS?: any, MEMBERS_FREEZE_PAST?: any, MEMBERS_FREEZE_TOO_LONG?: any, MEMBERS_FREEZE_TO_MISSING?: any, MEMBERS_LENGTH_INVALID?: any, MEMBERS_MOBILE_INVALID?: any, MEMBERS_MOBILE_MISSING?: any, MEMBERS_NAME_MISSING?: any, MEMBERS_PLAN_GONE?: any, MEMBERS_PLAN_NAME_MISSING?: any, MEMBERS_RENEWED_ALREADY?: any, MEMBERS_STATUS_INVALID?: any, MEMBERS_TOO_LONG?: any, MEMBERS_TOO_MANY_DURATIONS?: any, MEMBERS_TOO_MANY_PLANS?: any, MEMBERS_WORKOUT_GONE?: any, MEMBER_ID_TAKEN?: any, MEMBER_OWES?: any, MEMBER_TAKEN?: any, MERGE_HIMSELF?: any, MOBILE_TAKEN?: any, NOT_FOUND?: any, OFFSET?: any, OFFSET_AND_CURSOR?: any, OPENING_DUE_BELOW_PAID?: any, OPENING_DUE_FUTURE?: any, OPTICAL_AXIS_ALONE?: any, OPTICAL_DESIGNATION_MISSING?: any, OPTICAL_NOT_VALUE?: any, OPTICAL_POINTS_INVALID?: any, OPTICAL_POINTS_MISSING?: any, OPTICAL_PRICE_ABOVE_MRP?: any, OPTICAL_PRICE_MISSING?: any, OPTICAL_SKU_MISSING?: any, OPTICAL_TOO_MANY_PRESCRIPTIONS?: any, OPTICAL_TOO_MANY_VARIANTS?: any, OPTICAL_VALUE_MISSING?: any, OPTICAL_VALUE_RANGE?: any, OPTICAL_VALUE_STEP?: any, ORDER_PENDING?: any, ORDER_RULE_ADD_ON_NAME?: any, ORDER_RULE_ASSIGNED_ALREADY?: any, ORDER_RULE_ASSIGNMENT_MISSING?: any, ORDER_RULE_CUSTOMER_MISSING?: any, ORDER_RULE_DATE_PAST?: any, ORDER_RULE_DELIVERY_MISSING?: any, ORDER_RULE_DISCOUNT_NEGATIVE?: any, ORDER_RULE_EDIT_CLOSED?: any, ORDER_RULE_GONE?: any, ORDER_RULE_INVOICED?: any, ORDER_RULE_INVOICE_EARLY?: any, ORDER_RULE_ITEM_MISSING?: any, ORDER_RULE_MEASUREMENT_IMAGES?: any, ORDER_RULE_MOVES_CLOSED?: any, ORDER_RULE_NOT_FREE?: any, ORDER_RULE_ONE_DESIGN?: any, ORDER_RULE_PATTERN_IMAGE?: any, ORDER_RULE_PATTERN_IMAGES?: any, ORDER_RULE_PATTERN_NAME?: any, ORDER_RULE_PAYMENT_CANCELED?: any, ORDER_RULE_PIECE_BEGUN?: any, ORDER_RULE_QUANTITY_MAX?: any, ORDER_RULE_QUANTITY_MIN?: any, ORDER_RULE_REASON_MISSING?: any, ORDER_RULE_RECEIVED_ASKED?: any, ORDER_RULE_REFUND_FIRST?: any, ORDER_RULE_REFUND_NOTHING?: any, ORDER_RULE_STAGE_PRICES?: any, ORDER_RULE_STATUS_CLOSED?: any, ORDER_RULE_STATUS_NOT_ALLOWED?: any, ORDER_RULE_TEXT_TOO_LONG?: any, ORDER_RULE_TOO_MANY_ITEMS?: any, ORDER_RULE_TOO_MANY_PIECES?: any, ORDER_RULE_TO_WHOM_MISSING?: any, OWN_DATA_NAME_DIFFERS?: any, PAGE_SIZE?: any, PAYLOAD_TOO_LARGE?: any, PAYMENT_BANK_REFERENCE?: any, PAYMENT_CARD_DIGITS?: any, PAYMENT_DOCUMENT_MISSING?: any, PAYMENT_EXCEEDS_PENDING?: any, PAYMENT_INVALID?: any, PAYMENT_MISSING?: any, PAYMENT_MODE_MISSING?: any, PAYMENT_REFERENCE_LONG?: any, PAYMENT_REFUND_INVALID?: any, PAYMENT_REFUND_PROPOSAL?: any, PAYMENT_REFUND_REASON_MISSING?: any, PAYMENT_REFUND_WALK_IN?: any, PAYMENT_SPLIT_DISAGREES?: any, PAYMENT_TENDERED_TOO_LOW?: any, PERIOD_BILLED?: any, PERMISSIONS_VIEW_FIRST?: any, PIN_TOO_EASY?: any, PLAN_TAKEN?: any, POINTS_TAKEN?: any, PRESCRIPTION_NOT_HERE?: any, PRESCRIPTION_TAKEN?: any, PRESCRIPTION_TESTED_LATER?: any, PRICE_CHANGED?: any, PRINTING_NO_CHOICE?: any, PRINTING_OUTSIDE?: any, PRINTING_TOO_LONG?: any, PROFILE_BIRTH_DATE_IN_FUTURE?: any, PROFILE_BIRTH_DATE_MISSING?: any, PROFILE_OWNER_ONLY?: any, PROFILE_PAN_DIFFERS?: any, PROFILE_PAN_INVALID?: any, PROFILE_PINCODE_INVALID?: any, PROFILE_STATE_DIFFERS?: any, PROFILE_STATE_UNKNOWN?: any, PROFILE_TIME_ZONE_UNKNOWN?: any, QUICK_BILL_AMOUNT_MISSING?: any, QUICK_BILL_MODE_INVALID?: any, RECEIVED_EXCEEDS_TOTAL?: any, REFUND_EXCEEDS_RECEIVED?: any, RESOURCES_CHOICE_INVALID?: any, RESOURCES_NAME_MISSING?: any, RESOURCES_NAME_TYPE_MISSING?: any, RESOURCES_NUMBER_INVALID?: any, RESOURCES_TOO_LONG?: any, RESOURCES_TOO_MANY?: any, RESOURCE_TAKEN?: any, RETURNS_LINE_TWICE?: any, RETURNS_LINE_UNKNOWN?: any, RETURNS_MODE_MISSING?: any, RETURNS_NOTE_MISSING?: any, RETURNS_NOTHING_CHOSEN?: any, RETURNS_QUANTITY_MISSING?: any, RETURNS_REASON_MISSING?: any, RETURNS_SETTLEMENT_MISSING?: any, RETURNS_WORTH_NOTHING?: any, RETURN_EXCEEDS_SOLD?: any, RIGHT_NOT_HELD?: any, SESSION_CONFIRMATION_DIFFERS?: any, SESSION_CONFIRMATION_MISSING?: any, SESSION_CURRENT_PIN_MISSING?: any, SESSION_MOBILE_INVALID?: any, SESSION_MOBILE_NOT_INDIAN?: any, SESSION_NEW_PIN_INVALID?: any, SESSION_NEW_PIN_MISSING?: any, SESSION_NEW_PIN_SAME?: any, SESSION_OWN_PIN_ELSEWHERE?: any, SESSION_PIN_INVALID?: any, SETTINGS_DISCLAIMER_TOO_LONG?: any, SETTINGS_GST_OUTSIDE?: any, SETTINGS_QR_COLOUR_INVALID?: any, SETTINGS_QR_OUTSIDE?: any, SETTINGS_QR_UNREADABLE?: any, SHARE_UNTIL_FAR?: any, SHARE_UNTIL_PAST?: any, SHEETS_REFUSED_DAMAGED?: any, SHEETS_REFUSED_EMPTY?: any, SHEETS_REFUSED_LINKS?: any, SHEETS_REFUSED_LOCKED?: any, SHEETS_REFUSED_MACROS?: any, SHEETS_REFUSED_NOT_SHEET?: any, SHEETS_REFUSED_TOO_LARGE?: any, SHEETS_REFUSED_TOO_MANY_PARTS?: any, SHEETS_REFUSED_TOO_MANY_ROWS?: any, SHEETS_REFUSED_TOO_SLOW?: any, SHEETS_REFUSED_UNSAFE?: any, SHEETS_TYPE_MISSING?: any, SHEETS_UPLOAD_FAILED?: any, SHEETS_WRONG_NAME?: any, SHEET_FAULTS?: any, STAGE_IN_USE?: any, STAGE_TAKEN?: any, STATEMENT_RANGE_TOO_LONG?: any, STATUS_FIXED?: any, STATUS_IN_USE?: any, STATUS_TAKEN?: any, STOCK_BARCODE_INVALID?: any, STOCK_CHECK_DIGIT?: any, STOCK_NOTE_MISSING?: any, STOCK_NOTE_TOO_LONG?: any, STOCK_NOT_BY_FORM?: any, STOCK_SHORT?: any, TASKS_TEXT_MISSING?: any, TASKS_TEXT_TOO_LONG?: any, TENANT_UPI_ID_INVALID?: any, TOTALS_DISAGREE?: any, UPDATED_SINCE?: any, VARIANT_QUANTITY_MISSING?: any, WORKOUTS_CATEGORY_MISSING?: any, WORKOUTS_DESCRIPTION_MISSING?: any, WORKOUTS_EXERCISE_MISSING?: any, WORKOUTS_NAME_MISSING?: any, WORKOUTS_TOO_LONG?: any, WORKOUTS_TOO_MANY?: any, WORKOUTS_TOO_MANY_EXERCISES?: any, WORKOUTS_TOO_MANY_PARTS?: any, WORKOUTS_WEEK_INVALID?: any, WORKOUT_TAKEN?: any }, ResolversTypes['ProblemCode']>;

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  alsoCalled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignedPoints?: Resolver<Maybe<ResolversTypes['AssignedPoints']>, ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeePercentage?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  gstFromSetting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gstPercentage?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  hasVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hsn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  inMarketplace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  labelPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lowStock?: Resolver<Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  mrp?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percentagePoints?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceAtTill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  soldLately?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CatalogueStatus'], ParentType, ContextType>;
  stockMoves?: Resolver<Maybe<ResolversTypes['StockMoveConnection']>, ParentType, ContextType, RequireFields<ProductstockMovesArgs, 'first'>>;
  taxInclusive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracksStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantForm?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<ResolversTypes['Variant']>>, ParentType, ContextType>;
  viewerCanAssignPoints?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanDeleteVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEditVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductPointsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPointsResult'] = ResolversParentTypes['ProductPointsResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'ProductPointsSuccess' | 'Refused', ParentType, ContextType>;
};

export type ProductPointsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPointsSuccess'] = ResolversParentTypes['ProductPointsSuccess']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  aadhaar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  designation?: Resolver<Maybe<ResolversTypes['Designation']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['Mobile']>, ParentType, ContextType>;
  mustChangePin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingMobile?: Resolver<Maybe<ResolversTypes['Mobile']>, ParentType, ContextType>;
  staffId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PublicOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicOrder'] = ResolversParentTypes['PublicOrder']> = {
  advance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fixedStatus?: Resolver<Maybe<ResolversTypes['FixedStatus']>, ParentType, ContextType>;
  functionDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gstPercent?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PublicOrderItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['PublicShop'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['PublicOrderEvent']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trialDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PublicOrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicOrderEvent'] = ResolversParentTypes['PublicOrderEvent']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEventKind'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublicOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicOrderItem'] = ResolversParentTypes['PublicOrderItem']> = {
  addOns?: Resolver<Array<ResolversTypes['OrderedDesign']>, ParentType, ContextType>;
  designs?: Resolver<Array<ResolversTypes['OrderedDesign']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patterns?: Resolver<Array<ResolversTypes['OrderedPattern']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PieceState'], ParentType, ContextType>;
  toWhom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PublicShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicShop'] = ResolversParentTypes['PublicShop']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QrErrorLevelResolvers = EnumResolverSignature<{ H?: any, L?: any, M?: any, Q?: any }, ResolversTypes['QrErrorLevel']>;

export type QrSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QrSettings'] = ResolversParentTypes['QrSettings']> = {
  background?: Resolver<ResolversTypes['HexColorCode'], ParentType, ContextType>;
  borderColour?: Resolver<ResolversTypes['HexColorCode'], ParentType, ContextType>;
  borderRadius?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  borderWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['HexColorCode'], ParentType, ContextType>;
  errorLevel?: Resolver<ResolversTypes['QrErrorLevel'], ParentType, ContextType>;
  iconSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface QuantityScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Quantity'], any> {
  name: 'Quantity';
}

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  mergedCustomer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QuerymergedCustomerArgs, 'id'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QuerynodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QuerynodesArgs, 'ids'>>;
  publicOrder?: Resolver<Maybe<ResolversTypes['PublicOrder']>, ParentType, ContextType, RequireFields<QuerypublicOrderArgs, 'id' | 'tenant'>>;
  sharedDocument?: Resolver<Maybe<ResolversTypes['SharedDocument']>, ParentType, ContextType, RequireFields<QuerysharedDocumentArgs, 'secret'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QuickBillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickBill'] = ResolversParentTypes['QuickBill']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['PaymentMode']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['PhoneDigits'], ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuickBillStatus'], ParentType, ContextType>;
  viewerCanConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuickBillConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickBillConnection'] = ResolversParentTypes['QuickBillConnection']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['QuickBillEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['QuickBillSummary'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type QuickBillEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickBillEdge'] = ResolversParentTypes['QuickBillEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QuickBill'], ParentType, ContextType>;
};

export type QuickBillOrderFieldResolvers = EnumResolverSignature<{ DATE?: any, UPDATED?: any }, ResolversTypes['QuickBillOrderField']>;

export type QuickBillStatusResolvers = EnumResolverSignature<{ PAID?: any, PENDING?: any }, ResolversTypes['QuickBillStatus']>;

export type QuickBillSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickBillSummary'] = ResolversParentTypes['QuickBillSummary']> = {
  billCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  billed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pendingCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RebuildDesignationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebuildDesignationsResult'] = ResolversParentTypes['RebuildDesignationsResult']> = {
  __resolveType?: TypeResolveFn<'HierarchyChanged' | 'PermissionDenied' | 'RebuildDesignationsSuccess' | 'Refused', ParentType, ContextType>;
};

export type RebuildDesignationsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebuildDesignationsSuccess'] = ResolversParentTypes['RebuildDesignationsSuccess']> = {
  changed?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  collectedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['PhoneDigits']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReceiptCollectorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptCollector'] = ResolversParentTypes['ReceiptCollector']> = {
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptConnection'] = ResolversParentTypes['ReceiptConnection']> = {
  collectors?: Resolver<Array<ResolversTypes['ReceiptCollector']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ReceiptEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['ReceiptSummary'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ReceiptEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptEdge'] = ResolversParentTypes['ReceiptEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
};

export type ReceiptOrderFieldResolvers = EnumResolverSignature<{ ACCOUNT?: any, AMOUNT?: any, BANK?: any, COLLECTOR?: any, DATE?: any, PERSON?: any }, ResolversTypes['ReceiptOrderField']>;

export type ReceiptSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptSummary'] = ResolversParentTypes['ReceiptSummary']> = {
  collectors?: Resolver<Array<ResolversTypes['ReceiptsOfCollector']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['ReceiptsOfDay']>, ParentType, ContextType>;
  modes?: Resolver<Array<ResolversTypes['ReceiptsOfMode']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReceiptsOfCollectorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptsOfCollector'] = ResolversParentTypes['ReceiptsOfCollector']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReceiptsOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptsOfDay'] = ResolversParentTypes['ReceiptsOfDay']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReceiptsOfModeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptsOfMode'] = ResolversParentTypes['ReceiptsOfMode']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RecordLocationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordLocationsResult'] = ResolversParentTypes['RecordLocationsResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'RecordLocationsSuccess' | 'Refused', ParentType, ContextType>;
};

export type RecordLocationsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordLocationsSuccess'] = ResolversParentTypes['RecordLocationsSuccess']> = {
  leftOut?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordPaymentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordPaymentResult'] = ResolversParentTypes['RecordPaymentResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PaymentExceedsPending' | 'PermissionDenied' | 'RecordPaymentSuccess' | 'Refused', ParentType, ContextType>;
};

export type RecordPaymentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordPaymentSuccess'] = ResolversParentTypes['RecordPaymentSuccess']> = {
  payable?: Resolver<ResolversTypes['Payable'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundDocumentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundDocumentResult'] = ResolversParentTypes['RefundDocumentResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'RefundDocumentSuccess' | 'Refused', ParentType, ContextType>;
};

export type RefundDocumentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundDocumentSuccess'] = ResolversParentTypes['RefundDocumentSuccess']> = {
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundOrderResult'] = ResolversParentTypes['RefundOrderResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'OrderSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  __resolveType?: TypeResolveFn<'AlreadyMerged' | 'ChangedMeanwhile' | 'ConfirmPinRefused' | 'CustomerChanged' | 'DocumentChanged' | 'HierarchyChanged' | 'InvalidInput' | 'LoginRefused' | 'MobileTaken' | 'NotFound' | 'PaymentExceedsPending' | 'PermissionDenied' | 'PermissionsChanged' | 'Refused' | 'StockShort', ParentType, ContextType>;
};

export type RefusalCodeResolvers = EnumResolverSignature<{ ACCOUNT_INACTIVE?: any, ACCOUNT_LOCKED?: any, ADVANCE_TOO_HIGH?: any, ALREADY_MERGED?: any, AMOUNT_TOO_LARGE?: any, APPOINTMENT_TAKEN?: any, BRANCH_IN_USE?: any, BRANCH_TAKEN?: any, BUSINESS_MISSING?: any, CHANGED_MEANWHILE?: any, CLOSED_TO_KEYS?: any, CODE_TAKEN?: any, CREDIT_SHORT?: any, CUSTOMER_HAS_CREDIT?: any, CUSTOMER_MISSING?: any, CUSTOMER_ORDER_OPEN?: any, CUSTOMER_OWES?: any, DAY_CLOSED?: any, DESIGNATION_HAS_CHILDREN?: any, DESIGNATION_IN_USE?: any, DESIGNATION_TAKEN?: any, DIET_TAKEN?: any, DISCOUNT_TOO_HIGH?: any, DOCUMENT_CANCELED?: any, DOCUMENT_CORRECTED?: any, DOCUMENT_FIXED?: any, EMPTY_CART?: any, GARMENT_TAKEN?: any, HANDOVER_INVALID?: any, HIERARCHY_CYCLE?: any, IMPORT_STOPPED?: any, INTERNAL?: any, INVALID_CREDENTIALS?: any, INVALID_INPUT?: any, INVOICE_OF_ORDER?: any, KEY_NAME_TAKEN?: any, KEY_REUSED?: any, LINK_ENDED?: any, MEMBER_ID_TAKEN?: any, MEMBER_OWES?: any, MEMBER_TAKEN?: any, MOBILE_TAKEN?: any, MONEY_KEPT?: any, MONEY_RECEIVED?: any, NOT_FOUND?: any, NUMBER_TAKEN?: any, OPENED_TOO_MANY?: any, ORDER_PENDING?: any, OWN_DESIGNATION?: any, PAYLOAD_TOO_LARGE?: any, PAYMENT_EXCEEDS_PENDING?: any, PAYMENT_MODE_MISSING?: any, PAYMENT_PROVIDER_AWAY?: any, PAYMENT_REQUIRED?: any, PERIOD_BILLED?: any, PERMISSION_DENIED?: any, PERSON_HAS_MORE_RIGHTS?: any, PIN_CHANGE_REQUIRED?: any, PIN_REQUIRED?: any, PIN_TOO_EASY?: any, PLAN_TAKEN?: any, POINTS_TAKEN?: any, PRESCRIPTION_TAKEN?: any, PRICE_CHANGED?: any, RECEIVED_EXCEEDS_TOTAL?: any, REFUND_EXCEEDS_RECEIVED?: any, RESOURCE_TAKEN?: any, RETURN_EXCEEDS_SOLD?: any, RIGHT_NOT_HELD?: any, SHEET_FAULTS?: any, SHOWN_ONCE?: any, STAGE_IN_USE?: any, STAGE_TAKEN?: any, STATUS_FIXED?: any, STATUS_IN_USE?: any, STATUS_TAKEN?: any, STILL_RUNNING?: any, STOCK_SHORT?: any, TENANT_MISMATCH?: any, TENANT_MISSING?: any, TOO_MANY_KEYS?: any, TOO_MANY_LINKS?: any, TOO_MANY_REQUESTS?: any, TOTALS_DISAGREE?: any, TRY_LATER?: any, UNAUTHENTICATED?: any, UPSTREAM_INVALID?: any, UPSTREAM_UNAVAILABLE?: any, VARIANT_QUANTITY_MISSING?: any, WORKOUT_TAKEN?: any }, ResolversTypes['RefusalCode']>;

export type RefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refused'] = ResolversParentTypes['Refused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterMessagingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterMessagingResult'] = ResolversParentTypes['RegisterMessagingResult']> = {
  __resolveType?: TypeResolveFn<'Refused' | 'RegisterMessagingSuccess', ParentType, ContextType>;
};

export type RegisterMessagingSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterMessagingSuccess'] = ResolversParentTypes['RegisterMessagingSuccess']> = {
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReopenDayResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReopenDayResult'] = ResolversParentTypes['ReopenDayResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'ReopenDaySuccess', ParentType, ContextType>;
};

export type ReopenDaySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReopenDaySuccess'] = ResolversParentTypes['ReopenDaySuccess']> = {
  dayBook?: Resolver<ResolversTypes['DayBook'], ParentType, ContextType>;
  dayClose?: Resolver<ResolversTypes['DayClose'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReorderDesignOptionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReorderDesignOptionsResult'] = ResolversParentTypes['ReorderDesignOptionsResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'ReorderDesignOptionsSuccess', ParentType, ContextType>;
};

export type ReorderDesignOptionsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReorderDesignOptionsSuccess'] = ResolversParentTypes['ReorderDesignOptionsSuccess']> = {
  area?: Resolver<ResolversTypes['DesignArea'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReorderStagesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReorderStagesResult'] = ResolversParentTypes['ReorderStagesResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'ReorderStagesSuccess', ParentType, ContextType>;
};

export type ReorderStagesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReorderStagesSuccess'] = ResolversParentTypes['ReorderStagesSuccess']> = {
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreDocumentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreDocumentResult'] = ResolversParentTypes['RestoreDocumentResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'RestoreDocumentSuccess' | 'StockShort', ParentType, ContextType>;
};

export type RestoreDocumentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreDocumentSuccess'] = ResolversParentTypes['RestoreDocumentSuccess']> = {
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnConditionResolvers = EnumResolverSignature<{ DAMAGED?: any, STOCK?: any }, ResolversTypes['ReturnCondition']>;

export type ReturnReasonResolvers = EnumResolverSignature<{ BILLED_WRONG?: any, DAMAGED?: any, NOT_LIKED?: any, OTHER?: any, WRONG_ITEM?: any, WRONG_SIZE?: any }, ResolversTypes['ReturnReason']>;

export type ReturnSettlementResolvers = EnumResolverSignature<{ CREDIT?: any, REFUND?: any }, ResolversTypes['ReturnSettlement']>;

export type RevokeApiKeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeApiKeyResult'] = ResolversParentTypes['RevokeApiKeyResult']> = {
  __resolveType?: TypeResolveFn<'NotFound' | 'PermissionDenied' | 'Refused' | 'RevokeApiKeySuccess', ParentType, ContextType>;
};

export type RevokeApiKeySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeApiKeySuccess'] = ResolversParentTypes['RevokeApiKeySuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeOrderLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeOrderLinkResult'] = ResolversParentTypes['RevokeOrderLinkResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'OrderSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type RevokeShareResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeShareResult'] = ResolversParentTypes['RevokeShareResult']> = {
  __resolveType?: TypeResolveFn<'NotFound' | 'PermissionDenied' | 'Refused' | 'RevokeShareSuccess', ParentType, ContextType>;
};

export type RevokeShareSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeShareSuccess'] = ResolversParentTypes['RevokeShareSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RightFlagResolvers = EnumResolverSignature<{ CREATE?: any, DELETE?: any, EDIT?: any, VIEW?: any }, ResolversTypes['RightFlag']>;

export type RightMenuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RightMenu'] = ResolversParentTypes['RightMenu']> = {
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menu?: Resolver<ResolversTypes['Menu'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerHolds?: Resolver<Array<ResolversTypes['RightFlag']>, ParentType, ContextType>;
};

export type RunCatalogueImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunCatalogueImportResult'] = ResolversParentTypes['RunCatalogueImportResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'RunCatalogueImportSuccess', ParentType, ContextType>;
};

export type RunCatalogueImportSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunCatalogueImportSuccess'] = ResolversParentTypes['RunCatalogueImportSuccess']> = {
  import?: Resolver<ResolversTypes['CatalogueImport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalesOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOfDay'] = ResolversParentTypes['SalesOfDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SalesOfEmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOfEmployee'] = ResolversParentTypes['SalesOfEmployee']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SalesOfModeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesOfMode'] = ResolversParentTypes['SalesOfMode']> = {
  mode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ScannedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScannedItem'] = ResolversParentTypes['ScannedItem']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type SellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bills?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CatalogueKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  stockValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerConnection'] = ResolversParentTypes['SellerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SellerEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['SellerSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type SellerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerEdge'] = ResolversParentTypes['SellerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
};

export type SellerSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerSums'] = ResolversParentTypes['SellerSums']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stockValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SellerViewResolvers = EnumResolverSignature<{ AMOUNT?: any, QUANTITY?: any, SLOW?: any }, ResolversTypes['SellerView']>;

export type ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  alsoCalled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeePercentage?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  gstFromSetting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gstPercentage?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  hsn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percentagePoints?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceAtTill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  soldLately?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CatalogueStatus'], ParentType, ContextType>;
  taxInclusive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceConnection'] = ResolversParentTypes['ServiceConnection']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ServiceEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ServiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceEdge'] = ResolversParentTypes['ServiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handheld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knownDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetCreditLimitResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCreditLimitResult'] = ResolversParentTypes['SetCreditLimitResult']> = {
  __resolveType?: TypeResolveFn<'CustomerSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type SetDailyPiecesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDailyPiecesResult'] = ResolversParentTypes['SetDailyPiecesResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'PermissionDenied' | 'Refused' | 'SetDailyPiecesSuccess', ParentType, ContextType>;
};

export type SetDailyPiecesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDailyPiecesSuccess'] = ResolversParentTypes['SetDailyPiecesSuccess']> = {
  dailyPieces?: Resolver<Maybe<ResolversTypes['PositiveInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetOpeningDueResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOpeningDueResult'] = ResolversParentTypes['SetOpeningDueResult']> = {
  __resolveType?: TypeResolveFn<'CustomerSuccess' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type SetOrderStageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOrderStageResult'] = ResolversParentTypes['SetOrderStageResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'OrderSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type SetOrderStatusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOrderStatusResult'] = ResolversParentTypes['SetOrderStatusResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'OrderSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type ShareDocumentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareDocumentResult'] = ResolversParentTypes['ShareDocumentResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'ShareDocumentSuccess', ParentType, ContextType>;
};

export type ShareDocumentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareDocumentSuccess'] = ResolversParentTypes['ShareDocumentSuccess']> = {
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['DocumentShare'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareOrderResult'] = ResolversParentTypes['ShareOrderResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'ShareOrderSuccess', ParentType, ContextType>;
};

export type ShareOrderSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareOrderSuccess'] = ResolversParentTypes['ShareOrderSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedDocument'] = ResolversParentTypes['SharedDocument']> = {
  canceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  upiLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SheetColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetColumn'] = ResolversParentTypes['SheetColumn']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SheetFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetFault'] = ResolversParentTypes['SheetFault']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
};

export type ShopSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSubscription'] = ResolversParentTypes['ShopSubscription']> = {
  credit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  daysLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packages?: Resolver<Maybe<Array<ResolversTypes['SubscriptionPackage']>>, ParentType, ContextType>;
  paid?: Resolver<Maybe<Array<ResolversTypes['PaidTime']>>, ParentType, ContextType>;
  paidUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['SubscriptionPayment']>>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SortDirectionResolvers = EnumResolverSignature<{ ASC?: any, DESC?: any }, ResolversTypes['SortDirection']>;

export type StageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stage'] = ResolversParentTypes['Stage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['StageType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StageAssignmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageAssignment'] = ResolversParentTypes['StageAssignment']> = {
  employees?: Resolver<Array<ResolversTypes['Employee']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
};

export type StagePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StagePrice'] = ResolversParentTypes['StagePrice']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['Stage']>, ParentType, ContextType>;
};

export type StagePriceResetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StagePriceReset'] = ResolversParentTypes['StagePriceReset']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option?: Resolver<ResolversTypes['DesignOption'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['StagePriceResetReason'], ParentType, ContextType>;
};

export type StagePriceResetReasonResolvers = EnumResolverSignature<{ EQUALS_PRICE?: any, PRICE_LOWERED?: any }, ResolversTypes['StagePriceResetReason']>;

export type StageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageResult'] = ResolversParentTypes['StageResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'StageSuccess', ParentType, ContextType>;
};

export type StageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageSuccess'] = ResolversParentTypes['StageSuccess']> = {
  stage?: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StageTypeResolvers = EnumResolverSignature<{ DESIGN?: any, PATTERN?: any }, ResolversTypes['StageType']>;

export type StatementLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementLine'] = ResolversParentTypes['StatementLine']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  billed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['PaymentMode']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StatusChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusChange'] = ResolversParentTypes['StatusChange']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['StatusDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatusDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusDetail'] = ResolversParentTypes['StatusDetail']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockFilterResolvers = EnumResolverSignature<{ IN_STOCK?: any, LOW?: any, OUT_OF_STOCK?: any }, ResolversTypes['StockFilter']>;

export type StockMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMove'] = ResolversParentTypes['StockMove']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  documentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StockMoveKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CorrectionReason']>, ParentType, ContextType>;
  variantBalance?: Resolver<Maybe<ResolversTypes['Quantity']>, ParentType, ContextType>;
  variantSku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StockMoveConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMoveConnection'] = ResolversParentTypes['StockMoveConnection']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['StockMoveEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StockMoveEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMoveEdge'] = ResolversParentTypes['StockMoveEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StockMove'], ParentType, ContextType>;
};

export type StockMoveKindResolvers = EnumResolverSignature<{ CORRECTION?: any, OPENING?: any, RETURN?: any, SALE?: any }, ResolversTypes['StockMoveKind']>;

export type StockMoveOrderFieldResolvers = EnumResolverSignature<{ DATE?: any }, ResolversTypes['StockMoveOrderField']>;

export type StockShortResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockShort'] = ResolversParentTypes['StockShort']> = {
  available?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StopCatalogueImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StopCatalogueImportResult'] = ResolversParentTypes['StopCatalogueImportResult']> = {
  __resolveType?: TypeResolveFn<'NotFound' | 'PermissionDenied' | 'Refused' | 'StopCatalogueImportSuccess', ParentType, ContextType>;
};

export type StopCatalogueImportSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StopCatalogueImportSuccess'] = ResolversParentTypes['StopCatalogueImportSuccess']> = {
  importId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  documentChanged?: SubscriptionResolver<ResolversTypes['Document'], "documentChanged", ParentType, ContextType, RequireFields<SubscriptiondocumentChangedArgs, 'id'>>;
  notificationArrived?: SubscriptionResolver<ResolversTypes['NotificationArrived'], "notificationArrived", ParentType, ContextType>;
};

export type SubscriptionPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionPackage'] = ResolversParentTypes['SubscriptionPackage']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durations?: Resolver<Array<ResolversTypes['PackageDuration']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionPayment'] = ResolversParentTypes['SubscriptionPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  merchantOrderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paidFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paidUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiptUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskConnection'] = ResolversParentTypes['TaskConnection']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['TaskEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  updatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TaskEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskEdge'] = ResolversParentTypes['TaskEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Task'], ParentType, ContextType>;
};

export type TaskOrderFieldResolvers = EnumResolverSignature<{ DUE?: any, UPDATED?: any }, ResolversTypes['TaskOrderField']>;

export type TaskResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskResult'] = ResolversParentTypes['TaskResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'TaskSuccess', ParentType, ContextType>;
};

export type TaskSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskSuccess'] = ResolversParentTypes['TaskSuccess']> = {
  task?: Resolver<ResolversTypes['Task'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TenantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tenant'] = ResolversParentTypes['Tenant']> = {
  addOns?: Resolver<Maybe<ResolversTypes['DesignArea']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apiKeys?: Resolver<Maybe<Array<ResolversTypes['ApiKey']>>, ParentType, ContextType>;
  appointments?: Resolver<Maybe<Array<ResolversTypes['Appointment']>>, ParentType, ContextType, RequireFields<TenantappointmentsArgs, 'from' | 'to'>>;
  branches?: Resolver<Maybe<Array<ResolversTypes['Branch']>>, ParentType, ContextType>;
  business?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
  campaigns?: Resolver<Maybe<Array<ResolversTypes['Campaign']>>, ParentType, ContextType>;
  catalogueIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType, RequireFields<TenantcatalogueIdsArgs, 'kind'>>;
  catalogueImport?: Resolver<Maybe<ResolversTypes['CatalogueImport']>, ParentType, ContextType, RequireFields<TenantcatalogueImportArgs, 'id'>>;
  catalogueImportProgress?: Resolver<Maybe<ResolversTypes['ImportProgress']>, ParentType, ContextType, RequireFields<TenantcatalogueImportProgressArgs, 'id'>>;
  cataloguePlace?: Resolver<Maybe<ResolversTypes['CataloguePlace']>, ParentType, ContextType, RequireFields<TenantcataloguePlaceArgs, 'first' | 'item'>>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactCategories?: Resolver<Maybe<Array<ResolversTypes['ContactCategory']>>, ParentType, ContextType, Partial<TenantcontactCategoriesArgs>>;
  contactGroups?: Resolver<Maybe<Array<ResolversTypes['ContactGroup']>>, ParentType, ContextType>;
  customerStatuses?: Resolver<Maybe<Array<ResolversTypes['CustomerStatus']>>, ParentType, ContextType>;
  customers?: Resolver<Maybe<ResolversTypes['CustomerConnection']>, ParentType, ContextType, RequireFields<TenantcustomersArgs, 'first'>>;
  dayBook?: Resolver<Maybe<ResolversTypes['DayBook']>, ParentType, ContextType, Partial<TenantdayBookArgs>>;
  dayCloses?: Resolver<Maybe<ResolversTypes['DayCloseConnection']>, ParentType, ContextType, RequireFields<TenantdayClosesArgs, 'first'>>;
  dayLoad?: Resolver<Maybe<ResolversTypes['DayLoad']>, ParentType, ContextType, RequireFields<TenantdayLoadArgs, 'day'>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designations?: Resolver<Maybe<Array<ResolversTypes['Designation']>>, ParentType, ContextType>;
  dietPlans?: Resolver<Maybe<Array<ResolversTypes['DietPlan']>>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentConnection']>, ParentType, ContextType, RequireFields<TenantdocumentsArgs, 'first'>>;
  dueBoard?: Resolver<Maybe<ResolversTypes['DueBoard']>, ParentType, ContextType, RequireFields<TenantdueBoardArgs, 'by'>>;
  duesByAge?: Resolver<Maybe<ResolversTypes['DueConnection']>, ParentType, ContextType, RequireFields<TenantduesByAgeArgs, 'first'>>;
  employees?: Resolver<Maybe<Array<ResolversTypes['Employee']>>, ParentType, ContextType, Partial<TenantemployeesArgs>>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<TenantformArgs, 'name'>>;
  garments?: Resolver<Maybe<Array<ResolversTypes['Garment']>>, ParentType, ContextType>;
  gstSummary?: Resolver<Maybe<ResolversTypes['GstRowConnection']>, ParentType, ContextType, RequireFields<TenantgstSummaryArgs, 'by' | 'first'>>;
  gstin?: Resolver<Maybe<ResolversTypes['Gstin']>, ParentType, ContextType>;
  gymMemberSummary?: Resolver<Maybe<ResolversTypes['GymMemberSummary']>, ParentType, ContextType>;
  gymMembers?: Resolver<Maybe<ResolversTypes['GymMemberConnection']>, ParentType, ContextType, RequireFields<TenantgymMembersArgs, 'first'>>;
  gymPlans?: Resolver<Maybe<Array<ResolversTypes['GymPlan']>>, ParentType, ContextType>;
  gymResources?: Resolver<Maybe<Array<ResolversTypes['GymResource']>>, ParentType, ContextType, Partial<TenantgymResourcesArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemsAtShopRate?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  jobCard?: Resolver<Maybe<ResolversTypes['JobCard']>, ParentType, ContextType, RequireFields<TenantjobCardArgs, 'piece'>>;
  measurementVersions?: Resolver<Maybe<Array<ResolversTypes['MeasurementVersion']>>, ParentType, ContextType, RequireFields<TenantmeasurementVersionsArgs, 'customer' | 'garment'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opticalCategories?: Resolver<Maybe<Array<ResolversTypes['OpticalCategory']>>, ParentType, ContextType, Partial<TenantopticalCategoriesArgs>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<TenantordersArgs, 'first'>>;
  pan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pincode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  printSettings?: Resolver<Maybe<ResolversTypes['PrintSettings']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<TenantproductsArgs, 'first'>>;
  quickBills?: Resolver<Maybe<ResolversTypes['QuickBillConnection']>, ParentType, ContextType, RequireFields<TenantquickBillsArgs, 'first'>>;
  receipts?: Resolver<Maybe<ResolversTypes['ReceiptConnection']>, ParentType, ContextType, RequireFields<TenantreceiptsArgs, 'first'>>;
  registration?: Resolver<ResolversTypes['GstRegistration'], ParentType, ContextType>;
  reportingOptions?: Resolver<Maybe<Array<ResolversTypes['FormOption']>>, ParentType, ContextType, RequireFields<TenantreportingOptionsArgs, 'designation'>>;
  rightMenus?: Resolver<Maybe<Array<ResolversTypes['RightMenu']>>, ParentType, ContextType>;
  scan?: Resolver<Maybe<ResolversTypes['ScannedItem']>, ParentType, ContextType, RequireFields<TenantscanArgs, 'code'>>;
  schema?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellers?: Resolver<Maybe<ResolversTypes['SellerConnection']>, ParentType, ContextType, RequireFields<TenantsellersArgs, 'first' | 'view'>>;
  services?: Resolver<Maybe<ResolversTypes['ServiceConnection']>, ParentType, ContextType, RequireFields<TenantservicesArgs, 'first'>>;
  settings?: Resolver<ResolversTypes['TenantSettings'], ParentType, ContextType>;
  sheetColumns?: Resolver<Maybe<Array<ResolversTypes['SheetColumn']>>, ParentType, ContextType, RequireFields<TenantsheetColumnsArgs, 'kind'>>;
  staff?: Resolver<Maybe<Array<ResolversTypes['Employee']>>, ParentType, ContextType>;
  stages?: Resolver<Maybe<Array<ResolversTypes['Stage']>>, ParentType, ContextType, Partial<TenantstagesArgs>>;
  stateCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statuses?: Resolver<Maybe<Array<ResolversTypes['OrderStatus']>>, ParentType, ContextType>;
  upiAccounts?: Resolver<Maybe<Array<ResolversTypes['UpiAccount']>>, ParentType, ContextType>;
  walkIn?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  workouts?: Resolver<Maybe<Array<ResolversTypes['Workout']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TenantSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TenantSettings'] = ResolversParentTypes['TenantSettings']> = {
  billPaper?: Resolver<ResolversTypes['BillPaper'], ParentType, ContextType>;
  commissionBeforeTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commissionByDesignation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disclaimer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountBeforeTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employeesAddContacts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employeesBillByMobile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employeesDeleteInvoices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employeesDeleteOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employeesEditInvoices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employeesEditOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employeesSeeAllContacts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employeesSeeCustomerDetails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gstPercentage?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  hsnOnSlip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keepRoutesDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['PageSize'], ParentType, ContextType>;
  pointValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  printAtOnce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  qr?: Resolver<ResolversTypes['QrSettings'], ParentType, ContextType>;
  remindOfAppointmentsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remindOfTasksAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roundOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareRoutesFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shareRoutesUntil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TenantSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TenantSettingsResult'] = ResolversParentTypes['TenantSettingsResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'PermissionDenied' | 'Refused' | 'TenantSettingsSuccess', ParentType, ContextType>;
};

export type TenantSettingsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TenantSettingsSuccess'] = ResolversParentTypes['TenantSettingsSuccess']> = {
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TimelineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimelineConnection'] = ResolversParentTypes['TimelineConnection']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['TimelineEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  updatedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TimelineEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimelineEdge'] = ResolversParentTypes['TimelineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TimelineEntry'], ParentType, ContextType>;
};

export type TimelineEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimelineEntry'] = ResolversParentTypes['TimelineEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  record?: Resolver<ResolversTypes['TimelineRecord'], ParentType, ContextType>;
};

export type TimelineKindResolvers = EnumResolverSignature<{ APPOINTMENT?: any, DOCUMENT?: any, NOTE?: any, PAYMENT?: any, STATUS?: any }, ResolversTypes['TimelineKind']>;

export type TimelineOrderFieldResolvers = EnumResolverSignature<{ DATE?: any }, ResolversTypes['TimelineOrderField']>;

export type TimelineRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimelineRecord'] = ResolversParentTypes['TimelineRecord']> = {
  __resolveType?: TypeResolveFn<'Appointment' | 'CustomerNote' | 'Document' | 'Payment' | 'StatusChange', ParentType, ContextType>;
};

export type TradeResolvers = EnumResolverSignature<{ CLOTHES?: any, GROCERY?: any, HARDWARE?: any, HEALTH?: any, SERVICES?: any }, ResolversTypes['Trade']>;

export type TrashDocumentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrashDocumentResult'] = ResolversParentTypes['TrashDocumentResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'TrashDocumentSuccess', ParentType, ContextType>;
};

export type TrashDocumentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrashDocumentSuccess'] = ResolversParentTypes['TrashDocumentSuccess']> = {
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface URLScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UndoHandOverResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoHandOverResult'] = ResolversParentTypes['UndoHandOverResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'OrderSuccess' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type UndoPieceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoPieceResult'] = ResolversParentTypes['UndoPieceResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'PieceSuccess' | 'Refused', ParentType, ContextType>;
};

export type UpdateCatalogueItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCatalogueItemResult'] = ResolversParentTypes['UpdateCatalogueItemResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'UpdateCatalogueItemSuccess', ParentType, ContextType>;
};

export type UpdateCatalogueItemSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCatalogueItemSuccess'] = ResolversParentTypes['UpdateCatalogueItemSuccess']> = {
  item?: Resolver<ResolversTypes['CatalogueItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCatalogueStatusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCatalogueStatusResult'] = ResolversParentTypes['UpdateCatalogueStatusResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'UpdateCatalogueStatusSuccess', ParentType, ContextType>;
};

export type UpdateCatalogueStatusSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCatalogueStatusSuccess'] = ResolversParentTypes['UpdateCatalogueStatusSuccess']> = {
  items?: Resolver<Array<ResolversTypes['CatalogueItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCustomerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCustomerResult'] = ResolversParentTypes['UpdateCustomerResult']> = {
  __resolveType?: TypeResolveFn<'CustomerChanged' | 'CustomerSuccess' | 'InvalidInput' | 'MobileTaken' | 'NotFound' | 'PermissionDenied' | 'Refused', ParentType, ContextType>;
};

export type UpdateDesignsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDesignsResult'] = ResolversParentTypes['UpdateDesignsResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'UpdateDesignsSuccess', ParentType, ContextType>;
};

export type UpdateDesignsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDesignsSuccess'] = ResolversParentTypes['UpdateDesignsSuccess']> = {
  areas?: Resolver<Array<ResolversTypes['DesignArea']>, ParentType, ContextType>;
  resets?: Resolver<Array<ResolversTypes['StagePriceReset']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateDocumentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDocumentResult'] = ResolversParentTypes['UpdateDocumentResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'DocumentChanged' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'StockShort' | 'UpdateDocumentSuccess', ParentType, ContextType>;
};

export type UpdateDocumentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDocumentSuccess'] = ResolversParentTypes['UpdateDocumentSuccess']> = {
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateMarketplaceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMarketplaceResult'] = ResolversParentTypes['UpdateMarketplaceResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'UpdateMarketplaceSuccess', ParentType, ContextType>;
};

export type UpdateMarketplaceSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMarketplaceSuccess'] = ResolversParentTypes['UpdateMarketplaceSuccess']> = {
  items?: Resolver<Array<ResolversTypes['CatalogueItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrderResult'] = ResolversParentTypes['UpdateOrderResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'UpdateOrderSuccess', ParentType, ContextType>;
};

export type UpdateOrderSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrderSuccess'] = ResolversParentTypes['UpdateOrderSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdatePriceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePriceResult'] = ResolversParentTypes['UpdatePriceResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'UpdatePriceSuccess', ParentType, ContextType>;
};

export type UpdatePriceSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePriceSuccess'] = ResolversParentTypes['UpdatePriceSuccess']> = {
  item?: Resolver<ResolversTypes['CatalogueItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'PermissionDenied' | 'Refused' | 'UpdateProfileSuccess', ParentType, ContextType>;
};

export type UpdateProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfileSuccess'] = ResolversParentTypes['UpdateProfileSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateVariantResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateVariantResult'] = ResolversParentTypes['UpdateVariantResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'VariantSuccess', ParentType, ContextType>;
};

export type UpiAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiAccount'] = ResolversParentTypes['UpiAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upiId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upiName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpiAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiAccountResult'] = ResolversParentTypes['UpiAccountResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'UpiAccountSuccess', ParentType, ContextType>;
};

export type UpiAccountSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiAccountSuccess'] = ResolversParentTypes['UpiAccountSuccess']> = {
  account?: Resolver<ResolversTypes['UpiAccount'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  available?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coating?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstPercentage?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  index?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lensType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mrp?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prescriptions?: Resolver<Maybe<Array<ResolversTypes['LensPrescription']>>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shape?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockMoves?: Resolver<Maybe<ResolversTypes['StockMoveConnection']>, ParentType, ContextType, RequireFields<VariantstockMovesArgs, 'first'>>;
  style?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariantSuccess'] = ResolversParentTypes['VariantSuccess']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerifySubscriptionPaymentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifySubscriptionPaymentResult'] = ResolversParentTypes['VerifySubscriptionPaymentResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'VerifySubscriptionPaymentSuccess', ParentType, ContextType>;
};

export type VerifySubscriptionPaymentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifySubscriptionPaymentSuccess'] = ResolversParentTypes['VerifySubscriptionPaymentSuccess']> = {
  payment?: Resolver<ResolversTypes['SubscriptionPayment'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  apiKeyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commission?: Resolver<Maybe<ResolversTypes['EmployeeCommission']>, ParentType, ContextType>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['MenuGroup']>, ParentType, ContextType>;
  messagingKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<ViewernotificationsArgs, 'first'>>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  subscription?: Resolver<ResolversTypes['ShopSubscription'], ParentType, ContextType>;
  tenant?: Resolver<Maybe<ResolversTypes['Tenant']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreadNotifications?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<ViewerviewerCanArgs, 'flag' | 'menu'>>;
  viewerMay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<ViewerviewerMayArgs, 'act'>>;
};

export type WorkedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkedOrder'] = ResolversParentTypes['WorkedOrder']> = {
  delivery?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PieceState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
};

export type WorkoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workout'] = ResolversParentTypes['Workout']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['WorkoutWeek'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkoutCategoryResolvers = EnumResolverSignature<{ CARDIO?: any, CORE?: any, FLEXIBILITY?: any, FULL_BODY?: any, LOWER_BODY?: any, REST_DAY?: any, UPPER_BODY?: any }, ResolversTypes['WorkoutCategory']>;

export type WorkoutDifficultyResolvers = EnumResolverSignature<{ EASY?: any, HARD?: any, MODERATE?: any }, ResolversTypes['WorkoutDifficulty']>;

export type WorkoutExerciseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkoutExercise'] = ResolversParentTypes['WorkoutExercise']> = {
  difficulty?: Resolver<ResolversTypes['WorkoutDifficulty'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sets?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkoutPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkoutPart'] = ResolversParentTypes['WorkoutPart']> = {
  category?: Resolver<ResolversTypes['WorkoutCategory'], ParentType, ContextType>;
  exercises?: Resolver<Array<ResolversTypes['WorkoutExercise']>, ParentType, ContextType>;
};

export type WorkoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkoutResult'] = ResolversParentTypes['WorkoutResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'NotFound' | 'PermissionDenied' | 'Refused' | 'WorkoutSuccess', ParentType, ContextType>;
};

export type WorkoutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkoutSuccess'] = ResolversParentTypes['WorkoutSuccess']> = {
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  workout?: Resolver<ResolversTypes['Workout'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkoutWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkoutWeek'] = ResolversParentTypes['WorkoutWeek']> = {
  friday?: Resolver<Array<ResolversTypes['WorkoutPart']>, ParentType, ContextType>;
  monday?: Resolver<Array<ResolversTypes['WorkoutPart']>, ParentType, ContextType>;
  saturday?: Resolver<Array<ResolversTypes['WorkoutPart']>, ParentType, ContextType>;
  sunday?: Resolver<Array<ResolversTypes['WorkoutPart']>, ParentType, ContextType>;
  thursday?: Resolver<Array<ResolversTypes['WorkoutPart']>, ParentType, ContextType>;
  tuesday?: Resolver<Array<ResolversTypes['WorkoutPart']>, ParentType, ContextType>;
  wednesday?: Resolver<Array<ResolversTypes['WorkoutPart']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountReceipt?: AccountReceiptResolvers<ContextType>;
  AccountReceiptPart?: AccountReceiptPartResolvers<ContextType>;
  AlreadyMerged?: AlreadyMergedResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyLife?: ApiKeyLifeResolvers;
  Appointment?: AppointmentResolvers<ContextType>;
  AppointmentResult?: AppointmentResultResolvers<ContextType>;
  AppointmentSubject?: AppointmentSubjectResolvers<ContextType>;
  AppointmentSuccess?: AppointmentSuccessResolvers<ContextType>;
  AssignContactsResult?: AssignContactsResultResolvers<ContextType>;
  AssignContactsSuccess?: AssignContactsSuccessResolvers<ContextType>;
  AssignPiecesResult?: AssignPiecesResultResolvers<ContextType>;
  AssignedPoints?: AssignedPointsResolvers<ContextType>;
  BillPaper?: BillPaperResolvers;
  Branch?: BranchResolvers<ContextType>;
  BranchResult?: BranchResultResolvers<ContextType>;
  BranchStatus?: BranchStatusResolvers;
  BranchSuccess?: BranchSuccessResolvers<ContextType>;
  Business?: BusinessResolvers<ContextType>;
  BusinessCapability?: BusinessCapabilityResolvers;
  Campaign?: CampaignResolvers<ContextType>;
  CampaignResult?: CampaignResultResolvers<ContextType>;
  CampaignSuccess?: CampaignSuccessResolvers<ContextType>;
  CatalogueImport?: CatalogueImportResolvers<ContextType>;
  CatalogueItem?: CatalogueItemResolvers<ContextType>;
  CatalogueKind?: CatalogueKindResolvers;
  CatalogueOrderField?: CatalogueOrderFieldResolvers;
  CataloguePlace?: CataloguePlaceResolvers<ContextType>;
  CatalogueStatus?: CatalogueStatusResolvers;
  Category?: CategoryResolvers<ContextType>;
  ChangePinResult?: ChangePinResultResolvers<ContextType>;
  ChangePinSuccess?: ChangePinSuccessResolvers<ContextType>;
  ChangedMeanwhile?: ChangedMeanwhileResolvers<ContextType>;
  CloseDayResult?: CloseDayResultResolvers<ContextType>;
  CloseDaySuccess?: CloseDaySuccessResolvers<ContextType>;
  CommissionConnection?: CommissionConnectionResolvers<ContextType>;
  CommissionDetail?: CommissionDetailResolvers<ContextType>;
  CommissionEdge?: CommissionEdgeResolvers<ContextType>;
  CommissionLine?: CommissionLineResolvers<ContextType>;
  CommissionPlace?: CommissionPlaceResolvers<ContextType>;
  CommissionRow?: CommissionRowResolvers<ContextType>;
  CommissionStatus?: CommissionStatusResolvers;
  CommissionSum?: CommissionSumResolvers<ContextType>;
  CommissionSummary?: CommissionSummaryResolvers<ContextType>;
  ConfirmLoginNumberResult?: ConfirmLoginNumberResultResolvers<ContextType>;
  ConfirmLoginNumberSuccess?: ConfirmLoginNumberSuccessResolvers<ContextType>;
  ConfirmPinRefused?: ConfirmPinRefusedResolvers<ContextType>;
  ConfirmPinResult?: ConfirmPinResultResolvers<ContextType>;
  ConfirmPinSuccess?: ConfirmPinSuccessResolvers<ContextType>;
  ConfirmQuickBillResult?: ConfirmQuickBillResultResolvers<ContextType>;
  ConfirmQuickBillSuccess?: ConfirmQuickBillSuccessResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  ConsentSource?: ConsentSourceResolvers;
  ContactAssignment?: ContactAssignmentResolvers<ContextType>;
  ContactCategory?: ContactCategoryResolvers<ContextType>;
  ContactGroup?: ContactGroupResolvers<ContextType>;
  ConvertDocumentResult?: ConvertDocumentResultResolvers<ContextType>;
  ConvertDocumentSuccess?: ConvertDocumentSuccessResolvers<ContextType>;
  CorrectStockResult?: CorrectStockResultResolvers<ContextType>;
  CorrectStockSuccess?: CorrectStockSuccessResolvers<ContextType>;
  CorrectionReason?: CorrectionReasonResolvers;
  CreateAccountReceiptResult?: CreateAccountReceiptResultResolvers<ContextType>;
  CreateAccountReceiptSuccess?: CreateAccountReceiptSuccessResolvers<ContextType>;
  CreateApiKeyResult?: CreateApiKeyResultResolvers<ContextType>;
  CreateApiKeySuccess?: CreateApiKeySuccessResolvers<ContextType>;
  CreateCatalogueItemResult?: CreateCatalogueItemResultResolvers<ContextType>;
  CreateCatalogueItemSuccess?: CreateCatalogueItemSuccessResolvers<ContextType>;
  CreateCreditNoteResult?: CreateCreditNoteResultResolvers<ContextType>;
  CreateCreditNoteSuccess?: CreateCreditNoteSuccessResolvers<ContextType>;
  CreateCustomerResult?: CreateCustomerResultResolvers<ContextType>;
  CreateCustomerSuccess?: CreateCustomerSuccessResolvers<ContextType>;
  CreateDesignOptionsResult?: CreateDesignOptionsResultResolvers<ContextType>;
  CreateDesignOptionsSuccess?: CreateDesignOptionsSuccessResolvers<ContextType>;
  CreateDocumentAttachmentResult?: CreateDocumentAttachmentResultResolvers<ContextType>;
  CreateDocumentAttachmentSuccess?: CreateDocumentAttachmentSuccessResolvers<ContextType>;
  CreateDocumentResult?: CreateDocumentResultResolvers<ContextType>;
  CreateDocumentSuccess?: CreateDocumentSuccessResolvers<ContextType>;
  CreateExpenseResult?: CreateExpenseResultResolvers<ContextType>;
  CreateExpenseSuccess?: CreateExpenseSuccessResolvers<ContextType>;
  CreateHandoverResult?: CreateHandoverResultResolvers<ContextType>;
  CreateHandoverSuccess?: CreateHandoverSuccessResolvers<ContextType>;
  CreateOneTimePinResult?: CreateOneTimePinResultResolvers<ContextType>;
  CreateOneTimePinSuccess?: CreateOneTimePinSuccessResolvers<ContextType>;
  CreateOpticalProductResult?: CreateOpticalProductResultResolvers<ContextType>;
  CreateOpticalProductSuccess?: CreateOpticalProductSuccessResolvers<ContextType>;
  CreateOrderResult?: CreateOrderResultResolvers<ContextType>;
  CreateOrderSuccess?: CreateOrderSuccessResolvers<ContextType>;
  CreateQuickBillResult?: CreateQuickBillResultResolvers<ContextType>;
  CreateQuickBillSuccess?: CreateQuickBillSuccessResolvers<ContextType>;
  CreateVariantResult?: CreateVariantResultResolvers<ContextType>;
  CreditNote?: CreditNoteResolvers<ContextType>;
  CreditNoteLine?: CreditNoteLineResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerChanged?: CustomerChangedResolvers<ContextType>;
  CustomerConnection?: CustomerConnectionResolvers<ContextType>;
  CustomerDataEvent?: CustomerDataEventResolvers<ContextType>;
  CustomerDataEventKind?: CustomerDataEventKindResolvers;
  CustomerDue?: CustomerDueResolvers<ContextType>;
  CustomerEdge?: CustomerEdgeResolvers<ContextType>;
  CustomerField?: CustomerFieldResolvers;
  CustomerNote?: CustomerNoteResolvers<ContextType>;
  CustomerOrderField?: CustomerOrderFieldResolvers;
  CustomerRecordCounts?: CustomerRecordCountsResolvers<ContextType>;
  CustomerResult?: CustomerResultResolvers<ContextType>;
  CustomerSource?: CustomerSourceResolvers;
  CustomerStatement?: CustomerStatementResolvers<ContextType>;
  CustomerStatus?: CustomerStatusResolvers<ContextType>;
  CustomerSuccess?: CustomerSuccessResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardDues?: DashboardDuesResolvers<ContextType>;
  DashboardFigures?: DashboardFiguresResolvers<ContextType>;
  DashboardSales?: DashboardSalesResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateFormat?: DateFormatResolvers;
  DateTime?: GraphQLScalarType;
  DayBook?: DayBookResolvers<ContextType>;
  DayClose?: DayCloseResolvers<ContextType>;
  DayCloseConnection?: DayCloseConnectionResolvers<ContextType>;
  DayCloseEdge?: DayCloseEdgeResolvers<ContextType>;
  DayLoad?: DayLoadResolvers<ContextType>;
  DeleteAppointmentResult?: DeleteAppointmentResultResolvers<ContextType>;
  DeleteAppointmentSuccess?: DeleteAppointmentSuccessResolvers<ContextType>;
  DeleteBranchResult?: DeleteBranchResultResolvers<ContextType>;
  DeleteBranchSuccess?: DeleteBranchSuccessResolvers<ContextType>;
  DeleteCampaignResult?: DeleteCampaignResultResolvers<ContextType>;
  DeleteCampaignSuccess?: DeleteCampaignSuccessResolvers<ContextType>;
  DeleteCatalogueItemsResult?: DeleteCatalogueItemsResultResolvers<ContextType>;
  DeleteCatalogueItemsSuccess?: DeleteCatalogueItemsSuccessResolvers<ContextType>;
  DeleteCustomerNoteResult?: DeleteCustomerNoteResultResolvers<ContextType>;
  DeleteCustomerNoteSuccess?: DeleteCustomerNoteSuccessResolvers<ContextType>;
  DeleteDesignOptionResult?: DeleteDesignOptionResultResolvers<ContextType>;
  DeleteDesignOptionSuccess?: DeleteDesignOptionSuccessResolvers<ContextType>;
  DeleteDesignationResult?: DeleteDesignationResultResolvers<ContextType>;
  DeleteDesignationSuccess?: DeleteDesignationSuccessResolvers<ContextType>;
  DeleteDietPlanResult?: DeleteDietPlanResultResolvers<ContextType>;
  DeleteDietPlanSuccess?: DeleteDietPlanSuccessResolvers<ContextType>;
  DeleteDocumentAttachmentResult?: DeleteDocumentAttachmentResultResolvers<ContextType>;
  DeleteDocumentAttachmentSuccess?: DeleteDocumentAttachmentSuccessResolvers<ContextType>;
  DeleteDocumentResult?: DeleteDocumentResultResolvers<ContextType>;
  DeleteDocumentSuccess?: DeleteDocumentSuccessResolvers<ContextType>;
  DeleteExpenseResult?: DeleteExpenseResultResolvers<ContextType>;
  DeleteExpenseSuccess?: DeleteExpenseSuccessResolvers<ContextType>;
  DeleteFamilyMemberResult?: DeleteFamilyMemberResultResolvers<ContextType>;
  DeleteFamilyMemberSuccess?: DeleteFamilyMemberSuccessResolvers<ContextType>;
  DeleteGarmentResult?: DeleteGarmentResultResolvers<ContextType>;
  DeleteGarmentSuccess?: DeleteGarmentSuccessResolvers<ContextType>;
  DeleteGymMemberResult?: DeleteGymMemberResultResolvers<ContextType>;
  DeleteGymMemberSuccess?: DeleteGymMemberSuccessResolvers<ContextType>;
  DeleteGymResourceResult?: DeleteGymResourceResultResolvers<ContextType>;
  DeleteGymResourceSuccess?: DeleteGymResourceSuccessResolvers<ContextType>;
  DeleteLensPrescriptionResult?: DeleteLensPrescriptionResultResolvers<ContextType>;
  DeleteLensPrescriptionSuccess?: DeleteLensPrescriptionSuccessResolvers<ContextType>;
  DeleteNotificationResult?: DeleteNotificationResultResolvers<ContextType>;
  DeleteNotificationSuccess?: DeleteNotificationSuccessResolvers<ContextType>;
  DeleteOrderStatusResult?: DeleteOrderStatusResultResolvers<ContextType>;
  DeleteOrderStatusSuccess?: DeleteOrderStatusSuccessResolvers<ContextType>;
  DeletePatternResult?: DeletePatternResultResolvers<ContextType>;
  DeletePatternSuccess?: DeletePatternSuccessResolvers<ContextType>;
  DeleteProductPointsResult?: DeleteProductPointsResultResolvers<ContextType>;
  DeleteProductPointsSuccess?: DeleteProductPointsSuccessResolvers<ContextType>;
  DeleteStageResult?: DeleteStageResultResolvers<ContextType>;
  DeleteStageSuccess?: DeleteStageSuccessResolvers<ContextType>;
  DeleteTaskResult?: DeleteTaskResultResolvers<ContextType>;
  DeleteTaskSuccess?: DeleteTaskSuccessResolvers<ContextType>;
  DeleteVariantResult?: DeleteVariantResultResolvers<ContextType>;
  DeleteVariantSuccess?: DeleteVariantSuccessResolvers<ContextType>;
  DeleteWorkoutResult?: DeleteWorkoutResultResolvers<ContextType>;
  DeleteWorkoutSuccess?: DeleteWorkoutSuccessResolvers<ContextType>;
  DesignArea?: DesignAreaResolvers<ContextType>;
  DesignAreaKind?: DesignAreaKindResolvers;
  DesignOption?: DesignOptionResolvers<ContextType>;
  Designation?: DesignationResolvers<ContextType>;
  DesignationPosition?: DesignationPositionResolvers;
  DesignationResult?: DesignationResultResolvers<ContextType>;
  DesignationSuccess?: DesignationSuccessResolvers<ContextType>;
  DietCategory?: DietCategoryResolvers;
  DietDuration?: DietDurationResolvers;
  DietItem?: DietItemResolvers<ContextType>;
  DietMeals?: DietMealsResolvers<ContextType>;
  DietPlan?: DietPlanResolvers<ContextType>;
  DietPlanResult?: DietPlanResultResolvers<ContextType>;
  DietPlanSuccess?: DietPlanSuccessResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentAttachment?: DocumentAttachmentResolvers<ContextType>;
  DocumentChange?: DocumentChangeResolvers<ContextType>;
  DocumentChanged?: DocumentChangedResolvers<ContextType>;
  DocumentConnection?: DocumentConnectionResolvers<ContextType>;
  DocumentEdge?: DocumentEdgeResolvers<ContextType>;
  DocumentEditing?: DocumentEditingResolvers<ContextType>;
  DocumentFieldChange?: DocumentFieldChangeResolvers<ContextType>;
  DocumentLine?: DocumentLineResolvers<ContextType>;
  DocumentLineChange?: DocumentLineChangeResolvers<ContextType>;
  DocumentLineState?: DocumentLineStateResolvers<ContextType>;
  DocumentOrderField?: DocumentOrderFieldResolvers;
  DocumentShare?: DocumentShareResolvers<ContextType>;
  DocumentStatus?: DocumentStatusResolvers;
  DocumentSummary?: DocumentSummaryResolvers<ContextType>;
  DocumentType?: DocumentTypeResolvers;
  DueAge?: DueAgeResolvers;
  DueBoard?: DueBoardResolvers<ContextType>;
  DueBy?: DueByResolvers;
  DueConnection?: DueConnectionResolvers<ContextType>;
  DueEdge?: DueEdgeResolvers<ContextType>;
  DueGroup?: DueGroupResolvers<ContextType>;
  DueGroupKind?: DueGroupKindResolvers;
  DueOrder?: DueOrderResolvers<ContextType>;
  DueSums?: DueSumsResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeAct?: EmployeeActResolvers;
  EmployeeCommission?: EmployeeCommissionResolvers<ContextType>;
  EmployeeDetails?: EmployeeDetailsResolvers<ContextType>;
  EmployeeResult?: EmployeeResultResolvers<ContextType>;
  EmployeeRoute?: EmployeeRouteResolvers<ContextType>;
  EmployeeSuccess?: EmployeeSuccessResolvers<ContextType>;
  EndOtherSessionsResult?: EndOtherSessionsResultResolvers<ContextType>;
  EndSessionResult?: EndSessionResultResolvers<ContextType>;
  EndSessionsSuccess?: EndSessionsSuccessResolvers<ContextType>;
  EraseCustomerResult?: EraseCustomerResultResolvers<ContextType>;
  EraseCustomerSuccess?: EraseCustomerSuccessResolvers<ContextType>;
  ExchangeHandoverResult?: ExchangeHandoverResultResolvers<ContextType>;
  Expense?: ExpenseResolvers<ContextType>;
  ExportCustomerDataResult?: ExportCustomerDataResultResolvers<ContextType>;
  ExportCustomerDataSuccess?: ExportCustomerDataSuccessResolvers<ContextType>;
  EyePrescription?: EyePrescriptionResolvers<ContextType>;
  FamilyMember?: FamilyMemberResolvers<ContextType>;
  FieldValue?: FieldValueResolvers<ContextType>;
  Figure?: FigureResolvers<ContextType>;
  FinishPieceResult?: FinishPieceResultResolvers<ContextType>;
  FixedStatus?: FixedStatusResolvers;
  FollowUpDay?: FollowUpDayResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormFieldType?: FormFieldTypeResolvers;
  FormOption?: FormOptionResolvers<ContextType>;
  Garment?: GarmentResolvers<ContextType>;
  GarmentResult?: GarmentResultResolvers<ContextType>;
  GarmentSuccess?: GarmentSuccessResolvers<ContextType>;
  Gender?: GenderResolvers;
  GstGrouping?: GstGroupingResolvers;
  GstRegistration?: GstRegistrationResolvers;
  GstRow?: GstRowResolvers<ContextType>;
  GstRowConnection?: GstRowConnectionResolvers<ContextType>;
  GstRowEdge?: GstRowEdgeResolvers<ContextType>;
  GstSupply?: GstSupplyResolvers;
  GstSupplyTotals?: GstSupplyTotalsResolvers<ContextType>;
  GstTotals?: GstTotalsResolvers<ContextType>;
  Gstin?: GraphQLScalarType;
  GymDuration?: GymDurationResolvers<ContextType>;
  GymMeal?: GymMealResolvers<ContextType>;
  GymMealTime?: GymMealTimeResolvers;
  GymMember?: GymMemberResolvers<ContextType>;
  GymMemberConnection?: GymMemberConnectionResolvers<ContextType>;
  GymMemberEdge?: GymMemberEdgeResolvers<ContextType>;
  GymMemberList?: GymMemberListResolvers;
  GymMemberResult?: GymMemberResultResolvers<ContextType>;
  GymMemberStatus?: GymMemberStatusResolvers;
  GymMemberSuccess?: GymMemberSuccessResolvers<ContextType>;
  GymMemberSummary?: GymMemberSummaryResolvers<ContextType>;
  GymPeriod?: GymPeriodResolvers<ContextType>;
  GymPlan?: GymPlanResolvers<ContextType>;
  GymPlanResult?: GymPlanResultResolvers<ContextType>;
  GymPlanSuccess?: GymPlanSuccessResolvers<ContextType>;
  GymResource?: GymResourceResolvers<ContextType>;
  GymResourceKind?: GymResourceKindResolvers;
  GymResourceResult?: GymResourceResultResolvers<ContextType>;
  GymResourceSuccess?: GymResourceSuccessResolvers<ContextType>;
  HandOverPiecesResult?: HandOverPiecesResultResolvers<ContextType>;
  HexColorCode?: GraphQLScalarType;
  HierarchyChanged?: HierarchyChangedResolvers<ContextType>;
  IdempotencyKey?: GraphQLScalarType;
  ImportAction?: ImportActionResolvers;
  ImportChange?: ImportChangeResolvers<ContextType>;
  ImportProgress?: ImportProgressResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InvoiceOrderResult?: InvoiceOrderResultResolvers<ContextType>;
  JobCard?: JobCardResolvers<ContextType>;
  JobStage?: JobStageResolvers<ContextType>;
  LengthUnit?: LengthUnitResolvers;
  LensPrescription?: LensPrescriptionResolvers<ContextType>;
  LensPrescriptionResult?: LensPrescriptionResultResolvers<ContextType>;
  LensPrescriptionSuccess?: LensPrescriptionSuccessResolvers<ContextType>;
  LocationPoint?: LocationPointResolvers<ContextType>;
  LoginRefused?: LoginRefusedResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LoginSuccess?: LoginSuccessResolvers<ContextType>;
  LogoutResult?: LogoutResultResolvers<ContextType>;
  MeasuredValue?: MeasuredValueResolvers<ContextType>;
  MeasurementMethod?: MeasurementMethodResolvers;
  MeasurementPoint?: MeasurementPointResolvers<ContextType>;
  MeasurementVersion?: MeasurementVersionResolvers<ContextType>;
  Measurements?: MeasurementsResolvers<ContextType>;
  Menu?: MenuResolvers;
  MenuGroup?: MenuGroupResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  MenuRule?: MenuRuleResolvers<ContextType>;
  MergeCustomersResult?: MergeCustomersResultResolvers<ContextType>;
  MergeCustomersSuccess?: MergeCustomersSuccessResolvers<ContextType>;
  MergeField?: MergeFieldResolvers;
  Mobile?: GraphQLScalarType;
  MobileTaken?: MobileTakenResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MovePiecesResult?: MovePiecesResultResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NonNegativeInt?: GraphQLScalarType;
  NotFound?: NotFoundResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationArrived?: NotificationArrivedResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationOrderField?: NotificationOrderFieldResolvers;
  NotificationType?: NotificationTypeResolvers;
  NotificationsResult?: NotificationsResultResolvers<ContextType>;
  NotificationsSuccess?: NotificationsSuccessResolvers<ContextType>;
  OpenCustomerResult?: OpenCustomerResultResolvers<ContextType>;
  OpenCustomerSuccess?: OpenCustomerSuccessResolvers<ContextType>;
  OpeningDue?: OpeningDueResolvers<ContextType>;
  OpticalCategory?: OpticalCategoryResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderEventKind?: OrderEventKindResolvers;
  OrderImage?: OrderImageResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderLink?: OrderLinkResolvers<ContextType>;
  OrderOrderField?: OrderOrderFieldResolvers;
  OrderPaymentStatus?: OrderPaymentStatusResolvers;
  OrderQrCode?: OrderQrCodeResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers<ContextType>;
  OrderStatusResult?: OrderStatusResultResolvers<ContextType>;
  OrderStatusSuccess?: OrderStatusSuccessResolvers<ContextType>;
  OrderSuccess?: OrderSuccessResolvers<ContextType>;
  OrderSummary?: OrderSummaryResolvers<ContextType>;
  OrderType?: OrderTypeResolvers;
  OrderedDesign?: OrderedDesignResolvers<ContextType>;
  OrderedPattern?: OrderedPatternResolvers<ContextType>;
  OrderedStagePrice?: OrderedStagePriceResolvers<ContextType>;
  PackageDuration?: PackageDurationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageOrientation?: PageOrientationResolvers;
  PageSize?: PageSizeResolvers;
  PaidTime?: PaidTimeResolvers<ContextType>;
  Pattern?: PatternResolvers<ContextType>;
  PatternResult?: PatternResultResolvers<ContextType>;
  PatternSuccess?: PatternSuccessResolvers<ContextType>;
  PaySubscriptionResult?: PaySubscriptionResultResolvers<ContextType>;
  PaySubscriptionSuccess?: PaySubscriptionSuccessResolvers<ContextType>;
  Payable?: PayableResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentExceedsPending?: PaymentExceedsPendingResolvers<ContextType>;
  PaymentMode?: PaymentModeResolvers;
  PaymentStatus?: PaymentStatusResolvers;
  Percentage?: GraphQLScalarType;
  PermissionDenied?: PermissionDeniedResolvers<ContextType>;
  Permissions?: PermissionsResolvers<ContextType>;
  PermissionsChanged?: PermissionsChangedResolvers<ContextType>;
  PermissionsResult?: PermissionsResultResolvers<ContextType>;
  PermissionsSuccess?: PermissionsSuccessResolvers<ContextType>;
  PhoneDigits?: GraphQLScalarType;
  Piece?: PieceResolvers<ContextType>;
  PieceHandOver?: PieceHandOverResolvers<ContextType>;
  PieceState?: PieceStateResolvers;
  PieceSuccess?: PieceSuccessResolvers<ContextType>;
  PlanStart?: PlanStartResolvers<ContextType>;
  PlanStartKind?: PlanStartKindResolvers;
  PointsAssignment?: PointsAssignmentResolvers<ContextType>;
  PositiveInt?: GraphQLScalarType;
  Prescription?: PrescriptionResolvers<ContextType>;
  PrescriptionConnection?: PrescriptionConnectionResolvers<ContextType>;
  PrescriptionEdge?: PrescriptionEdgeResolvers<ContextType>;
  PrescriptionVersion?: PrescriptionVersionResolvers<ContextType>;
  PrintSettings?: PrintSettingsResolvers<ContextType>;
  PrintTemplate?: PrintTemplateResolvers;
  Problem?: ProblemResolvers<ContextType>;
  ProblemCode?: ProblemCodeResolvers;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductPointsResult?: ProductPointsResultResolvers<ContextType>;
  ProductPointsSuccess?: ProductPointsSuccessResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  PublicOrder?: PublicOrderResolvers<ContextType>;
  PublicOrderEvent?: PublicOrderEventResolvers<ContextType>;
  PublicOrderItem?: PublicOrderItemResolvers<ContextType>;
  PublicShop?: PublicShopResolvers<ContextType>;
  QrErrorLevel?: QrErrorLevelResolvers;
  QrSettings?: QrSettingsResolvers<ContextType>;
  Quantity?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  QuickBill?: QuickBillResolvers<ContextType>;
  QuickBillConnection?: QuickBillConnectionResolvers<ContextType>;
  QuickBillEdge?: QuickBillEdgeResolvers<ContextType>;
  QuickBillOrderField?: QuickBillOrderFieldResolvers;
  QuickBillStatus?: QuickBillStatusResolvers;
  QuickBillSummary?: QuickBillSummaryResolvers<ContextType>;
  RebuildDesignationsResult?: RebuildDesignationsResultResolvers<ContextType>;
  RebuildDesignationsSuccess?: RebuildDesignationsSuccessResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptCollector?: ReceiptCollectorResolvers<ContextType>;
  ReceiptConnection?: ReceiptConnectionResolvers<ContextType>;
  ReceiptEdge?: ReceiptEdgeResolvers<ContextType>;
  ReceiptOrderField?: ReceiptOrderFieldResolvers;
  ReceiptSummary?: ReceiptSummaryResolvers<ContextType>;
  ReceiptsOfCollector?: ReceiptsOfCollectorResolvers<ContextType>;
  ReceiptsOfDay?: ReceiptsOfDayResolvers<ContextType>;
  ReceiptsOfMode?: ReceiptsOfModeResolvers<ContextType>;
  RecordLocationsResult?: RecordLocationsResultResolvers<ContextType>;
  RecordLocationsSuccess?: RecordLocationsSuccessResolvers<ContextType>;
  RecordPaymentResult?: RecordPaymentResultResolvers<ContextType>;
  RecordPaymentSuccess?: RecordPaymentSuccessResolvers<ContextType>;
  RefundDocumentResult?: RefundDocumentResultResolvers<ContextType>;
  RefundDocumentSuccess?: RefundDocumentSuccessResolvers<ContextType>;
  RefundOrderResult?: RefundOrderResultResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  RefusalCode?: RefusalCodeResolvers;
  Refused?: RefusedResolvers<ContextType>;
  RegisterMessagingResult?: RegisterMessagingResultResolvers<ContextType>;
  RegisterMessagingSuccess?: RegisterMessagingSuccessResolvers<ContextType>;
  ReopenDayResult?: ReopenDayResultResolvers<ContextType>;
  ReopenDaySuccess?: ReopenDaySuccessResolvers<ContextType>;
  ReorderDesignOptionsResult?: ReorderDesignOptionsResultResolvers<ContextType>;
  ReorderDesignOptionsSuccess?: ReorderDesignOptionsSuccessResolvers<ContextType>;
  ReorderStagesResult?: ReorderStagesResultResolvers<ContextType>;
  ReorderStagesSuccess?: ReorderStagesSuccessResolvers<ContextType>;
  RestoreDocumentResult?: RestoreDocumentResultResolvers<ContextType>;
  RestoreDocumentSuccess?: RestoreDocumentSuccessResolvers<ContextType>;
  ReturnCondition?: ReturnConditionResolvers;
  ReturnReason?: ReturnReasonResolvers;
  ReturnSettlement?: ReturnSettlementResolvers;
  RevokeApiKeyResult?: RevokeApiKeyResultResolvers<ContextType>;
  RevokeApiKeySuccess?: RevokeApiKeySuccessResolvers<ContextType>;
  RevokeOrderLinkResult?: RevokeOrderLinkResultResolvers<ContextType>;
  RevokeShareResult?: RevokeShareResultResolvers<ContextType>;
  RevokeShareSuccess?: RevokeShareSuccessResolvers<ContextType>;
  RightFlag?: RightFlagResolvers;
  RightMenu?: RightMenuResolvers<ContextType>;
  RunCatalogueImportResult?: RunCatalogueImportResultResolvers<ContextType>;
  RunCatalogueImportSuccess?: RunCatalogueImportSuccessResolvers<ContextType>;
  SalesOfDay?: SalesOfDayResolvers<ContextType>;
  SalesOfEmployee?: SalesOfEmployeeResolvers<ContextType>;
  SalesOfMode?: SalesOfModeResolvers<ContextType>;
  ScannedItem?: ScannedItemResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerConnection?: SellerConnectionResolvers<ContextType>;
  SellerEdge?: SellerEdgeResolvers<ContextType>;
  SellerSums?: SellerSumsResolvers<ContextType>;
  SellerView?: SellerViewResolvers;
  Service?: ServiceResolvers<ContextType>;
  ServiceConnection?: ServiceConnectionResolvers<ContextType>;
  ServiceEdge?: ServiceEdgeResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetCreditLimitResult?: SetCreditLimitResultResolvers<ContextType>;
  SetDailyPiecesResult?: SetDailyPiecesResultResolvers<ContextType>;
  SetDailyPiecesSuccess?: SetDailyPiecesSuccessResolvers<ContextType>;
  SetOpeningDueResult?: SetOpeningDueResultResolvers<ContextType>;
  SetOrderStageResult?: SetOrderStageResultResolvers<ContextType>;
  SetOrderStatusResult?: SetOrderStatusResultResolvers<ContextType>;
  ShareDocumentResult?: ShareDocumentResultResolvers<ContextType>;
  ShareDocumentSuccess?: ShareDocumentSuccessResolvers<ContextType>;
  ShareOrderResult?: ShareOrderResultResolvers<ContextType>;
  ShareOrderSuccess?: ShareOrderSuccessResolvers<ContextType>;
  SharedDocument?: SharedDocumentResolvers<ContextType>;
  SheetColumn?: SheetColumnResolvers<ContextType>;
  SheetFault?: SheetFaultResolvers<ContextType>;
  ShopSubscription?: ShopSubscriptionResolvers<ContextType>;
  SortDirection?: SortDirectionResolvers;
  Stage?: StageResolvers<ContextType>;
  StageAssignment?: StageAssignmentResolvers<ContextType>;
  StagePrice?: StagePriceResolvers<ContextType>;
  StagePriceReset?: StagePriceResetResolvers<ContextType>;
  StagePriceResetReason?: StagePriceResetReasonResolvers;
  StageResult?: StageResultResolvers<ContextType>;
  StageSuccess?: StageSuccessResolvers<ContextType>;
  StageType?: StageTypeResolvers;
  StatementLine?: StatementLineResolvers<ContextType>;
  StatusChange?: StatusChangeResolvers<ContextType>;
  StatusDetail?: StatusDetailResolvers<ContextType>;
  StockFilter?: StockFilterResolvers;
  StockMove?: StockMoveResolvers<ContextType>;
  StockMoveConnection?: StockMoveConnectionResolvers<ContextType>;
  StockMoveEdge?: StockMoveEdgeResolvers<ContextType>;
  StockMoveKind?: StockMoveKindResolvers;
  StockMoveOrderField?: StockMoveOrderFieldResolvers;
  StockShort?: StockShortResolvers<ContextType>;
  StopCatalogueImportResult?: StopCatalogueImportResultResolvers<ContextType>;
  StopCatalogueImportSuccess?: StopCatalogueImportSuccessResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionPackage?: SubscriptionPackageResolvers<ContextType>;
  SubscriptionPayment?: SubscriptionPaymentResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  TaskConnection?: TaskConnectionResolvers<ContextType>;
  TaskEdge?: TaskEdgeResolvers<ContextType>;
  TaskOrderField?: TaskOrderFieldResolvers;
  TaskResult?: TaskResultResolvers<ContextType>;
  TaskSuccess?: TaskSuccessResolvers<ContextType>;
  Tenant?: TenantResolvers<ContextType>;
  TenantSettings?: TenantSettingsResolvers<ContextType>;
  TenantSettingsResult?: TenantSettingsResultResolvers<ContextType>;
  TenantSettingsSuccess?: TenantSettingsSuccessResolvers<ContextType>;
  TimelineConnection?: TimelineConnectionResolvers<ContextType>;
  TimelineEdge?: TimelineEdgeResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  TimelineKind?: TimelineKindResolvers;
  TimelineOrderField?: TimelineOrderFieldResolvers;
  TimelineRecord?: TimelineRecordResolvers<ContextType>;
  Trade?: TradeResolvers;
  TrashDocumentResult?: TrashDocumentResultResolvers<ContextType>;
  TrashDocumentSuccess?: TrashDocumentSuccessResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UndoHandOverResult?: UndoHandOverResultResolvers<ContextType>;
  UndoPieceResult?: UndoPieceResultResolvers<ContextType>;
  UpdateCatalogueItemResult?: UpdateCatalogueItemResultResolvers<ContextType>;
  UpdateCatalogueItemSuccess?: UpdateCatalogueItemSuccessResolvers<ContextType>;
  UpdateCatalogueStatusResult?: UpdateCatalogueStatusResultResolvers<ContextType>;
  UpdateCatalogueStatusSuccess?: UpdateCatalogueStatusSuccessResolvers<ContextType>;
  UpdateCustomerResult?: UpdateCustomerResultResolvers<ContextType>;
  UpdateDesignsResult?: UpdateDesignsResultResolvers<ContextType>;
  UpdateDesignsSuccess?: UpdateDesignsSuccessResolvers<ContextType>;
  UpdateDocumentResult?: UpdateDocumentResultResolvers<ContextType>;
  UpdateDocumentSuccess?: UpdateDocumentSuccessResolvers<ContextType>;
  UpdateMarketplaceResult?: UpdateMarketplaceResultResolvers<ContextType>;
  UpdateMarketplaceSuccess?: UpdateMarketplaceSuccessResolvers<ContextType>;
  UpdateOrderResult?: UpdateOrderResultResolvers<ContextType>;
  UpdateOrderSuccess?: UpdateOrderSuccessResolvers<ContextType>;
  UpdatePriceResult?: UpdatePriceResultResolvers<ContextType>;
  UpdatePriceSuccess?: UpdatePriceSuccessResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  UpdateProfileSuccess?: UpdateProfileSuccessResolvers<ContextType>;
  UpdateVariantResult?: UpdateVariantResultResolvers<ContextType>;
  UpiAccount?: UpiAccountResolvers<ContextType>;
  UpiAccountResult?: UpiAccountResultResolvers<ContextType>;
  UpiAccountSuccess?: UpiAccountSuccessResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  VariantSuccess?: VariantSuccessResolvers<ContextType>;
  VerifySubscriptionPaymentResult?: VerifySubscriptionPaymentResultResolvers<ContextType>;
  VerifySubscriptionPaymentSuccess?: VerifySubscriptionPaymentSuccessResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WorkedOrder?: WorkedOrderResolvers<ContextType>;
  Workout?: WorkoutResolvers<ContextType>;
  WorkoutCategory?: WorkoutCategoryResolvers;
  WorkoutDifficulty?: WorkoutDifficultyResolvers;
  WorkoutExercise?: WorkoutExerciseResolvers<ContextType>;
  WorkoutPart?: WorkoutPartResolvers<ContextType>;
  WorkoutResult?: WorkoutResultResolvers<ContextType>;
  WorkoutSuccess?: WorkoutSuccessResolvers<ContextType>;
  WorkoutWeek?: WorkoutWeekResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  owner?: ownerDirectiveResolver<any, any, ContextType>;
  right?: rightDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: semanticNonNullDirectiveResolver<any, any, ContextType>;
};
