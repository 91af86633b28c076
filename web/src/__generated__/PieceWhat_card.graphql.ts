/**
 * @generated SignedSource<<edc9df02908c29977d2622decca81436>>
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
  readonly cloth: {
    readonly description: string | null | undefined;
    readonly metres: string;
    readonly photo: string | null | undefined;
  } | null | undefined;
  readonly deliveryDate: string;
  readonly designs: ReadonlyArray<string>;
  readonly fabrics: ReadonlyArray<{
    readonly name: string;
    readonly quantity: string;
    readonly unit: string;
  }>;
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
      "concreteType": "CardFabric",
      "kind": "LinkedField",
      "name": "fabrics",
      "plural": true,
      "selections": [
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
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
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
      "concreteType": "Cloth",
      "kind": "LinkedField",
      "name": "cloth",
      "plural": false,
      "selections": [
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
          "name": "metres",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photo",
          "storageKey": null
        }
      ],
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

(node as any).hash = "53af9c72b189d1d3832ec7b0a8cc75e4";

export default node;
