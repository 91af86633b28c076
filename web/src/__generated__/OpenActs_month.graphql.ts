/**
 * @generated SignedSource<<4a05b7eafbc88688bb8f9dc1ccde8bc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenActs_month$data = {
  readonly isClosable: boolean;
  readonly month: string;
  readonly payable: string;
  readonly " $fragmentType": "OpenActs_month";
};
export type OpenActs_month$key = {
  readonly " $data"?: OpenActs_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenActs_month">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenActs_month",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosable",
      "storageKey": null
    }
  ],
  "type": "EarningsMonth",
  "abstractKey": null
};

(node as any).hash = "bc76a100cab24cfb840facc10646d10a";

export default node;
