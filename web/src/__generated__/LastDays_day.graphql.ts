/**
 * @generated SignedSource<<0faf14728825862a7b45077f47ad843c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LastDays_day$data = {
  readonly lastDays: ReadonlyArray<{
    readonly day: string;
    readonly visits: number;
  }>;
  readonly " $fragmentType": "LastDays_day";
};
export type LastDays_day$key = {
  readonly " $data"?: LastDays_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastDays_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastDays_day",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DoorVisits",
      "kind": "LinkedField",
      "name": "lastDays",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visits",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DoorDay",
  "abstractKey": null
};

(node as any).hash = "bef9cee31cf9210eecc392e5cf7361ed";

export default node;
