// With "type": "module" the compiler reads the export named "module.exports".
const config = {
  src: './web/src',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  artifactDirectory: './web/src/__generated__',
  persistConfig: { file: './gateway/src/http/persisted.json', algorithm: 'SHA256' },
  customScalarTypes: {
    IdempotencyKey: 'string',
    Money: 'string',
    Mobile: 'string',
    PhoneDigits: 'string',
    Quantity: 'string',
    Gstin: 'string',
    Percentage: 'string',
    Date: 'string',
    DateTime: 'string',
    EmailAddress: 'string',
    URL: 'string',
    HexColorCode: 'string',
    PositiveInt: 'number',
    NonNegativeInt: 'number',
  },
};

export { config as 'module.exports' };
