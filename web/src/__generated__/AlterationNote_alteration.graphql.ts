/**
 * @generated SignedSource<<50b23a471eb1da7b9988d8364aa28cec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlterationNote_alteration$data = {
  readonly cause: string | null | undefined;
  readonly order: {
    readonly id: string;
  } | null | undefined;
  readonly orderNumber: string;
  readonly pieceNumber: number;
  readonly sewnBy: ReadonlyArray<{
    readonly employeeName: string;
    readonly stage: string;
  }>;
  readonly " $fragmentType": "AlterationNote_alteration";
};
export type AlterationNote_alteration$key = {
  readonly " $data"?: AlterationNote_alteration$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlterationNote_alteration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlterationNote_alteration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
      "name": "pieceNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cause",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SewnStage",
      "kind": "LinkedField",
      "name": "sewnBy",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "employeeName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Alteration",
  "abstractKey": null
};

(node as any).hash = "0ab0393c4c28f29a1fc9ebb19ca69003";

export default node;
