/**
 * @generated SignedSource<<9ae55f43761ab75369f3ef6433901164>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type LengthUnit = "CM" | "INCH" | "%future added value";
export type MeasurementMethod = "FORM" | "TEXT" | "UPLOAD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type storedItem_item$data = {
  readonly addOns: ReadonlyArray<{
    readonly area: string;
    readonly choice: string | null | undefined;
    readonly name: string;
    readonly price: string;
  }>;
  readonly assignments: ReadonlyArray<{
    readonly employees: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly stage: {
      readonly id: string;
    };
  }>;
  readonly designs: ReadonlyArray<{
    readonly area: string;
    readonly choice: string | null | undefined;
    readonly name: string;
    readonly price: string;
  }>;
  readonly garmentChoice: string;
  readonly id: string;
  readonly measurements: {
    readonly custom: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
    readonly images: ReadonlyArray<{
      readonly key: string;
      readonly url: string;
    }>;
    readonly instructions: string | null | undefined;
    readonly method: MeasurementMethod;
    readonly text: string | null | undefined;
    readonly unit: LengthUnit;
    readonly values: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly patterns: ReadonlyArray<{
    readonly choice: string | null | undefined;
    readonly custom: boolean;
    readonly images: ReadonlyArray<{
      readonly key: string;
      readonly url: string;
    }>;
    readonly name: string;
    readonly price: string;
    readonly stagePrices: ReadonlyArray<{
      readonly amount: string;
      readonly choice: string | null | undefined;
      readonly stage: string;
    }>;
  }>;
  readonly price: string;
  readonly quantity: number;
  readonly toWhom: string | null | undefined;
  readonly " $fragmentType": "storedItem_item";
};
export type storedItem_item$key = {
  readonly " $data"?: storedItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"storedItem_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "storedItem_item"
};

(node as any).hash = "dca4eb532b0ec474070025feb9eeb789";

export default node;
