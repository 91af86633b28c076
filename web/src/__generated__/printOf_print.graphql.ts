/**
 * @generated SignedSource<<03bb1b5505ac382c80a2382045d93740>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DateFormat = "DASHES" | "ISO" | "SLASHES" | "WORDS" | "%future added value";
export type PageOrientation = "LANDSCAPE" | "PORTRAIT" | "%future added value";
export type PageSize = "A4" | "A5" | "LETTER" | "%future added value";
export type PrintTemplate = "PLAIN" | "PROFESSIONAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type printOf_print$data = {
  readonly colour: string;
  readonly dateFormat: DateFormat;
  readonly fontSize: number;
  readonly itemsPerPage: number;
  readonly logoSize: number;
  readonly margin: number;
  readonly orientation: PageOrientation;
  readonly pageSize: PageSize;
  readonly qr: boolean;
  readonly template: PrintTemplate;
  readonly terms: string;
  readonly watermark: string;
  readonly " $fragmentType": "printOf_print";
};
export type printOf_print$key = {
  readonly " $data"?: printOf_print$data;
  readonly " $fragmentSpreads": FragmentRefs<"printOf_print">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "printOf_print"
};

(node as any).hash = "c75b7f0a96e76f28a383eae886ac6075";

export default node;
