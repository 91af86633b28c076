/**
 * @generated SignedSource<<ec937ab8e031fb2b196bf64717dbfb70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PieceScreen_card$data = {
  readonly itemName: string;
  readonly number: number;
  readonly of: number;
  readonly order: string;
  readonly toWhom: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PieceFoot_card" | "PieceStages_card" | "PieceWhat_card">;
  readonly " $fragmentType": "PieceScreen_card";
};
export type PieceScreen_card$key = {
  readonly " $data"?: PieceScreen_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"PieceScreen_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PieceScreen_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toWhom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "of",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PieceWhat_card"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PieceStages_card"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PieceFoot_card"
    }
  ],
  "type": "JobCard",
  "abstractKey": null
};

(node as any).hash = "19ea8ab112a3ce3ca71a2c14e17e3b25";

export default node;
