/**
 * @generated SignedSource<<4a2b73bfafe0173e4b32d75b0bb55aba>>
 * @relayHash 0c214d0d06b318ed6ed68ac34519a0d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2190c4b2f03226fa3eaa71b0f5f0c7661b491c79c7be518e84e56768f1d860e5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CalendarQuery } from './CalendarQuery.graphql';

const node: PreloadableConcreteRequest<CalendarQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2190c4b2f03226fa3eaa71b0f5f0c7661b491c79c7be518e84e56768f1d860e5",
    "metadata": {},
    "name": "CalendarQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
