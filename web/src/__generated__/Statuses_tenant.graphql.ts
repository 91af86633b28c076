/**
 * @generated SignedSource<<e9a971545ec3b36a16df3d4f4e6e9433>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FixedStatus = "CANCELLED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "PARTIALLY_DONE" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Statuses_tenant$data = {
  readonly statuses: ReadonlyArray<{
    readonly fixed: FixedStatus | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly orderCount: number;
    readonly version: string;
  }> | null | undefined;
  readonly " $fragmentType": "Statuses_tenant";
};
export type Statuses_tenant$key = {
  readonly " $data"?: Statuses_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"Statuses_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Statuses_tenant",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "OrderStatus",
        "kind": "LinkedField",
        "name": "statuses",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fixed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orderCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "d62984c765a15b4cbca3dfe5d107c5f4";

export default node;
