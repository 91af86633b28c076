/**
 * @generated SignedSource<<ffa980b9fe388814e69a2b8d9fa6107e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type told_prescription$data = {
  readonly age: number | null | undefined;
  readonly date: string;
  readonly extra: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly fittingHeight: string | null | undefined;
  readonly left: {
    readonly add: string | null | undefined;
    readonly axis: string | null | undefined;
    readonly base: string | null | undefined;
    readonly cyl: string | null | undefined;
    readonly prism: string | null | undefined;
    readonly sph: string | null | undefined;
  };
  readonly lensDesigns: ReadonlyArray<string>;
  readonly materialsAndCoats: ReadonlyArray<string>;
  readonly notes: string | null | undefined;
  readonly pd: string | null | undefined;
  readonly right: {
    readonly add: string | null | undefined;
    readonly axis: string | null | undefined;
    readonly base: string | null | undefined;
    readonly cyl: string | null | undefined;
    readonly prism: string | null | undefined;
    readonly sph: string | null | undefined;
  };
  readonly testDate: string | null | undefined;
  readonly testedBy: string | null | undefined;
  readonly wearTypes: ReadonlyArray<string>;
  readonly " $fragmentType": "told_prescription";
};
export type told_prescription$key = {
  readonly " $data"?: told_prescription$data;
  readonly " $fragmentSpreads": FragmentRefs<"told_prescription">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "told_prescription"
};

(node as any).hash = "54f20c24499679bd9c680b47e3e68649";

export default node;
