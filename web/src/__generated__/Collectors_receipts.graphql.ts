/**
 * @generated SignedSource<<db9eb7653cc841ad56c447d1d50e1657>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Collectors_receipts$data = {
  readonly collectors: ReadonlyArray<{
    readonly employeeId: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "Collectors_receipts";
};
export type Collectors_receipts$key = {
  readonly " $data"?: Collectors_receipts$data;
  readonly " $fragmentSpreads": FragmentRefs<"Collectors_receipts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Collectors_receipts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptCollector",
      "kind": "LinkedField",
      "name": "collectors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "employeeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReceiptConnection",
  "abstractKey": null
};

(node as any).hash = "882637065639fe1ca7b892d45a490c23";

export default node;
