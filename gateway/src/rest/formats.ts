import Format from 'typebox/format';

const INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * The library parses an instant to count the days of its month, which causes a tenth of the garbage of a page of
 * documents. For an answer that is only passed on, checking its form is enough.
 */
Format.Set('date-time', (value) => INSTANT.test(value));
