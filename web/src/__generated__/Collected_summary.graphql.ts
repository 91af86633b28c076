/**
 * @generated SignedSource<<f39ef22c59d782618ec2b09860f93b97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Collected_summary$data = {
  readonly collectors: ReadonlyArray<{
    readonly name: string;
    readonly total: string;
  }>;
  readonly count: number;
  readonly days: ReadonlyArray<{
    readonly day: string;
    readonly total: string;
  }>;
  readonly modes: ReadonlyArray<{
    readonly mode: PaymentMode;
    readonly total: string;
  }>;
  readonly total: string;
  readonly " $fragmentType": "Collected_summary";
};
export type Collected_summary$key = {
  readonly " $data"?: Collected_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"Collected_summary">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Collected_summary",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptsOfDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptsOfMode",
      "kind": "LinkedField",
      "name": "modes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptsOfCollector",
      "kind": "LinkedField",
      "name": "collectors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ReceiptSummary",
  "abstractKey": null
};
})();

(node as any).hash = "5c8300d8628f75a770b3795da0d67ff8";

export default node;
