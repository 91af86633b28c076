/**
 * @generated SignedSource<<b558784f8790cb8b22733406138a8810>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DueGroupKind = "LATE" | "THIS_WEEK" | "TODAY" | "TOMORROW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DueColumns_board$data = {
  readonly groups: ReadonlyArray<{
    readonly kind: DueGroupKind;
    readonly orders: number;
    readonly " $fragmentSpreads": FragmentRefs<"DueGroup_group">;
  }>;
  readonly load: {
    readonly " $fragmentSpreads": FragmentRefs<"DueLoad_load">;
  };
  readonly today: string;
  readonly until: string;
  readonly " $fragmentType": "DueColumns_board";
};
export type DueColumns_board$key = {
  readonly " $data"?: DueColumns_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueColumns_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueColumns_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DueGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orders",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DueGroup_group"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DayLoad",
      "kind": "LinkedField",
      "name": "load",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DueLoad_load"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DueBoard",
  "abstractKey": null
};

(node as any).hash = "863194d80bba1e762112f325ec5f1058";

export default node;
