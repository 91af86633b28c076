/**
 * @generated SignedSource<<14c00255cbcd5e1dd7249dc261f515e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type traits_product$data = {
  readonly color: string | null | undefined;
  readonly size: string | null | undefined;
  readonly variants: ReadonlyArray<{
    readonly coating: string | null | undefined;
    readonly color: string | null | undefined;
    readonly power: string | null | undefined;
    readonly size: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "traits_product";
};
export type traits_product$key = {
  readonly " $data"?: traits_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"traits_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "traits_product"
};

(node as any).hash = "8abbdbcd35f44d84e8d13a995d133832";

export default node;
