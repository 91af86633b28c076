/**
 * @generated SignedSource<<c79fbaf9b2291fe03ddfedb992e704c8>>
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
  }>;
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
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "9c11b8b40cb28a7219925d3a3afb1d8a";

export default node;
