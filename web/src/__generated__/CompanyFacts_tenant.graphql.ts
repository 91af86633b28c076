/**
 * @generated SignedSource<<a46164dff2e9e963c2b0315ad4d66e81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GstRegistration = "COMPOSITION" | "NONE" | "REGULAR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompanyFacts_tenant$data = {
  readonly address: string | null | undefined;
  readonly business: {
    readonly category: string | null | undefined;
    readonly name: string;
  };
  readonly city: string | null | undefined;
  readonly description: string | null | undefined;
  readonly gstin: string | null | undefined;
  readonly name: string;
  readonly pan: string | null | undefined;
  readonly pincode: string | null | undefined;
  readonly registration: GstRegistration;
  readonly stateCode: string | null | undefined;
  readonly " $fragmentType": "CompanyFacts_tenant";
};
export type CompanyFacts_tenant$key = {
  readonly " $data"?: CompanyFacts_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFacts_tenant">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyFacts_tenant",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pincode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};
})();

(node as any).hash = "f6ac2c9da0ad0ffadae2b55f9066ef04";

export default node;
