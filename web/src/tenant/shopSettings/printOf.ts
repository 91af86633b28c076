import {
  DATE_FORMATS,
  ORIENTATIONS,
  PAGE_SIZES,
  PRINT_DEFAULTS,
  TEMPLATES,
  type PrintSettings,
} from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { printOf_print$key } from '../../__generated__/printOf_print.graphql.ts';
import { known } from '../../app/graph/known.ts';

/** The print settings in the domain's format. */
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
  };
}
