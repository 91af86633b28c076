/**
 * @generated SignedSource<<4b3a15e41e1295aaf320c44122622c34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderRows_orders$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly mayEdit: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"OrderPhoneRow_order" | "OrderTable_order">;
    };
  }>;
  readonly " $fragmentType": "OrderRows_orders";
};
export type OrderRows_orders$key = {
  readonly " $data"?: OrderRows_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRows_orders">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderRows_orders"
};

(node as any).hash = "2bbe3ef7f8e0a9833b9a2571be79b3c1";

export default node;
