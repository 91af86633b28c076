/**
 * @generated SignedSource<<fe24b38bcf97029abd9fa0298d73e42e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaidShare_detail$data = {
  readonly earned: string;
  readonly expected: string;
  readonly onMoney: boolean;
  readonly " $fragmentType": "PaidShare_detail";
};
export type PaidShare_detail$key = {
  readonly " $data"?: PaidShare_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaidShare_detail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaidShare_detail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onMoney",
      "storageKey": null
    }
  ],
  "type": "CommissionDetail",
  "abstractKey": null
};

(node as any).hash = "00e52301d6e187ac50f7a9f85efc660a";

export default node;
