/**
 * @generated SignedSource<<87e5d9f4107244f11673ccb2488b9388>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PieceWhat_card$data = {
  readonly addOns: ReadonlyArray<string>;
  readonly alters: {
    readonly " $fragmentSpreads": FragmentRefs<"AlterationNote_alteration">;
  } | null | undefined;
  readonly deliveryDate: string;
  readonly designs: ReadonlyArray<string>;
  readonly image: string | null | undefined;
  readonly measurements: {
    readonly " $fragmentSpreads": FragmentRefs<"Measures_measurements">;
  } | null | undefined;
  readonly note: string | null | undefined;
  readonly orderNumber: string;
  readonly patterns: ReadonlyArray<string>;
  readonly trialDate: string | null | undefined;
  readonly urgent: boolean;
  readonly " $fragmentType": "PieceWhat_card";
};
export type PieceWhat_card$key = {
  readonly " $data"?: PieceWhat_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"PieceWhat_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PieceWhat_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trialDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urgent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "designs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "patterns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addOns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "image",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Alteration",
      "kind": "LinkedField",
      "name": "alters",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AlterationNote_alteration"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Measurements",
      "kind": "LinkedField",
      "name": "measurements",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Measures_measurements"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobCard",
  "abstractKey": null
};

(node as any).hash = "3c6be9ff842c488dbe2f2c62efc32483";

export default node;
