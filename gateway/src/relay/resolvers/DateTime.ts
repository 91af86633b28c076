import { GraphQLDateTimeISO } from 'graphql-scalars';
import { scalar } from '../scalar.ts';

/**
 * `DateTime`: ISO 8601, checked by the library but kept as text: converting to Date and back would cost time for
 * every row.
 */
export const DateTime = scalar('DateTime', (text) => GraphQLDateTimeISO.parseValue(text).toISOString());
