/**
 * @generated SignedSource<<428fc9082b38ee36d14f7668778213a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type changeText_field$data = {
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly field: string;
  readonly " $fragmentType": "changeText_field";
};
export type changeText_field$key = {
  readonly " $data"?: changeText_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"changeText_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "changeText_field"
};

(node as any).hash = "4783ac21c46cdd925ae5516e0548f758";

export default node;
