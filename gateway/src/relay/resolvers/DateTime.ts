import { GraphQLDateTimeISO } from 'graphql-scalars';
import { scalar } from '../scalar.ts';

/** `DateTime`: ISO 8601, checked by the library, kept as text: a Date and back would cost every row of a page. */
export const DateTime = scalar('DateTime', (text) => GraphQLDateTimeISO.parseValue(text).toISOString());
