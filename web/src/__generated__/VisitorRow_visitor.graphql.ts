/**
 * @generated SignedSource<<3169785ca7003cb4903eb6a1303634cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisitorRow_visitor$data = {
  readonly agreesToMessages: boolean;
  readonly callAt: string | null | undefined;
  readonly customerId: string;
  readonly days: ReadonlyArray<string>;
  readonly isCalled: boolean;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly paid: string;
  readonly " $fragmentType": "VisitorRow_visitor";
};
export type VisitorRow_visitor$key = {
  readonly " $data"?: VisitorRow_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitorRow_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitorRow_visitor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
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
      "name": "mobile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "days",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agreesToMessages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCalled",
      "storageKey": null
    }
  ],
  "type": "TrialVisitor",
  "abstractKey": null
};

(node as any).hash = "7dba6ab7383f5a8b05f6f00a30928099";

export default node;
