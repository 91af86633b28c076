/**
 * @generated SignedSource<<ba474c46f54a8a0aad6a1086dc0101f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readRoute_route$data = {
  readonly distance: number;
  readonly keptUntil: string;
  readonly points: ReadonlyArray<{
    readonly at: string;
    readonly latitude: number;
    readonly longitude: number;
  }>;
  readonly " $fragmentType": "readRoute_route";
};
export type readRoute_route$key = {
  readonly " $data"?: readRoute_route$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRoute_route">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRoute_route"
};

(node as any).hash = "01a8fd8b1bd9235219028c818bb4289f";

export default node;
