/**
 * @generated SignedSource<<d4fab8eb372610b7dc48afa33697e2a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BilledBy_tenant$data = {
  readonly employees: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
  }> | null | undefined;
  readonly " $fragmentType": "BilledBy_tenant";
};
export type BilledBy_tenant$key = {
  readonly " $data"?: BilledBy_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"BilledBy_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BilledBy_tenant",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "activeOnly",
            "value": true
          }
        ],
        "concreteType": "Employee",
        "kind": "LinkedField",
        "name": "employees",
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
            "name": "fullName",
            "storageKey": null
          }
        ],
        "storageKey": "employees(activeOnly:true)"
      },
      "to": "NULL"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "eb93c6dc441bea95603406cd45961d1e";

export default node;
