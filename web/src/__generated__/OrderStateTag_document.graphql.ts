/**
 * @generated SignedSource<<98e78f0d27c91ea8cdae11d66acbd869>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderState = "COMPLETED" | "IN_PROCESS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderStateTag_document$data = {
  readonly orderState: OrderState | null | undefined;
  readonly " $fragmentType": "OrderStateTag_document";
};
export type OrderStateTag_document$key = {
  readonly " $data"?: OrderStateTag_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStateTag_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderStateTag_document"
};

(node as any).hash = "ca1011475cd61cb952e28bba60c5196a";

export default node;
