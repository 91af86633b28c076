/**
 * @generated SignedSource<<0d2f6e8da5f91a6bcad5cf3f91b44912>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DayPassPrice_tenant$data = {
  readonly gymDayPass: {
    readonly price: string;
  } | null | undefined;
  readonly " $fragmentType": "DayPassPrice_tenant";
};
export type DayPassPrice_tenant$key = {
  readonly " $data"?: DayPassPrice_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayPassPrice_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayPassPrice_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GymDayPassOffer",
      "kind": "LinkedField",
      "name": "gymDayPass",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "3368e7d27f1e4fa0e83a50b2f9b69eef";

export default node;
