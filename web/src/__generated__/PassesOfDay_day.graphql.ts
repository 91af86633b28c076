/**
 * @generated SignedSource<<4b38176ac20811689b3ab62f856e5ade>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PassesOfDay_day$data = {
  readonly dayPasses: ReadonlyArray<{
    readonly name: string;
    readonly passCode: string;
    readonly soldAt: string;
    readonly total: string;
  }>;
  readonly " $fragmentType": "PassesOfDay_day";
};
export type PassesOfDay_day$key = {
  readonly " $data"?: PassesOfDay_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"PassesOfDay_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PassesOfDay_day",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DoorDayPass",
      "kind": "LinkedField",
      "name": "dayPasses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passCode",
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
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "soldAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DoorDay",
  "abstractKey": null
};

(node as any).hash = "f48a4ba9ba3f1bbdd237fae146223f3e";

export default node;
