/**
 * @generated SignedSource<<d3d6e51775eb40ae8225a30121cb6e96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BranchStatus = "ACTIVE" | "INACTIVE" | "MAINTENANCE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useBranches_tenant$data = {
  readonly branches: ReadonlyArray<{
    readonly address: string;
    readonly email: string;
    readonly facilities: ReadonlyArray<string>;
    readonly id: string;
    readonly manager: string;
    readonly memberCount: number;
    readonly name: string;
    readonly openingHours: string;
    readonly phone: string;
    readonly status: BranchStatus;
    readonly version: string;
  }>;
  readonly " $fragmentType": "useBranches_tenant";
};
export type useBranches_tenant$key = {
  readonly " $data"?: useBranches_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBranches_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useBranches_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Branch",
      "kind": "LinkedField",
      "name": "branches",
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
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "manager",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openingHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "facilities",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberCount",
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
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "cf1ff796136ef1aceae946f269f80e61";

export default node;
