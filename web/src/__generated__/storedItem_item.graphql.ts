/**
 * @generated SignedSource<<2619a50aba6f9c7ded1adc4d9608c224>>
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
  readonly fabrics: ReadonlyArray<{
    readonly name: string;
    readonly productChoice: string;
    readonly quantity: string;
    readonly rate: string;
    readonly unit: string;
    readonly variantChoice: string | null | undefined;
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

(node as any).hash = "43bc055a4023563f2a3467b1d7244e6b";

export default node;
