import { defineConfig } from '@eddeee888/gcg-typescript-resolver-files';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { writeRefusalCodes } from './src/refusals/writeRefusalCodes.ts';

// The enum of refusal codes comes from the domain and is written before the schema is read.
writeRefusalCodes();

/**
 * Inputs arrive as the domain's integers (paise, thousandths, basis points); outputs are the texts that REST has
 * checked.
 */
const decimal = { type: { input: 'number', output: 'string' } };
const text = { type: 'string' };

/** Types whose fields need code, their own or for a field that another slice adds; all other types are plain data. */
const WITH_RESOLVERS = [
  'Alteration',
  'Appointment',
  'Attendance',
  'AttendanceOfDay',
  'CreditNote',
  'CreditNoteLine',
  'Customer',
  'Dashboard',
  'Designation',
  'DietPlan',
  'Document',
  'DocumentLine',
  'DocumentShare',
  'EarningsStatement',
  'SharedDocument',
  'Employee',
  'EmployeeCommission',
  'Garment',
  'GymMember',
  'LensPrescription',
  'Notification',
  'Order',
  'OrderItem',
  'OrderedDesign',
  'OrderedPattern',
  'Pattern',
  'Payment',
  'Piece',
  'PieceAlteration',
  'Product',
  'QuickBill',
  'Service',
  'ShopSubscription',
  'StageAssignment',
  'StagePrice',
  'SubscriptionPayment',
  'Task',
  'Tenant',
  'UpiAccount',
  'Variant',
  'Viewer',
  'Workout',
].flatMap((type) => [`*.${type}`, `*.${type}.*`]);

const config: CodegenConfig = {
  schema: 'src/**/*.graphql',
  generates: {
    src: defineConfig({
      importExtension: '.ts',
      // Scalars come from graphql-scalars, except where relay/resolvers/ has its own.
      scalarsOverrides: {
        Date: text,
        DateTime: text,
        Gstin: text,
        HexColorCode: text,
        IdempotencyKey: text,
        Mobile: text,
        Money: decimal,
        Percentage: decimal,
        PhoneDigits: text,
        Quantity: decimal,
        URL: text,
      },
      resolverGeneration: {
        query: '*',
        mutation: '*',
        subscription: '*',
        scalar: '*',
        object: WITH_RESOLVERS,
        union: '',
        interface: '',
        enum: '',
      },
      // The gateway reads the merged schema itself.
      typeDefsFilePath: false,
      mergeSchema: { path: '../../schema.graphql', config: { includeDirectives: true, sort: true } },
      typesPluginsConfig: {
        useTypeImports: true,
        contextType: './context.ts#Context',
      },
    }),
  },
};

export default config;
