import {
  DATE_FORMATS,
  ORIENTATIONS,
  PAGE_SIZES,
  PRINT_DEFAULTS,
  ROLL_WIDTHS,
  TEMPLATES,
  type PrintSettings,
} from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { printOf_print$key } from '../../__generated__/printOf_print.graphql.ts';

/** What this client knows of the values that the graph may have; a later one is shown as the default. */
const known = <V>(values: readonly V[], value: unknown, otherwise: V): V =>
  values.find((one) => one === value) ?? otherwise;

/** How papers are printed, as the domain knows it. */
export function printOf(print: printOf_print$key): PrintSettings {
  const data = readInlineData(
    graphql`
      fragment printOf_print on PrintSettings @inline {
        pageSize
        orientation
        margin
        itemsPerPage
        template
        dateFormat
        colour
        fontSize
        logoSize
        qr
        watermark
        terms
        rollWidth
      }
    `,
    print,
  );
  return {
    pageSize: known(PAGE_SIZES, data.pageSize, PRINT_DEFAULTS.pageSize),
    orientation: known(ORIENTATIONS, data.orientation, PRINT_DEFAULTS.orientation),
    margin: data.margin,
    itemsPerPage: data.itemsPerPage,
    template: known(TEMPLATES, data.template, PRINT_DEFAULTS.template),
    dateFormat: known(DATE_FORMATS, data.dateFormat, PRINT_DEFAULTS.dateFormat),
    colour: data.colour,
    fontSize: data.fontSize,
    logoSize: data.logoSize,
    qr: data.qr,
    watermark: data.watermark,
    terms: data.terms,
    rollWidth: known(ROLL_WIDTHS, data.rollWidth, PRINT_DEFAULTS.rollWidth),
  };
}
