import type { Right } from '@galla/domain';
import Type from 'typebox';
import { Success } from '../../http/schemas.ts';
import { OrderRow } from './schemas.ts';

/** The right to take orders includes seeing them. */
export const SEEN_WITH: readonly Right[] = ['order-list:view', 'order-list:edit', 'create-order:create'];
export const EDITED_WITH: readonly Right[] = ['order-list:edit'];

export const read = { method: 'GET', tenant: 'query', rights: SEEN_WITH, repeat: 'safe' } as const;
export const write = { tenant: 'query', rights: EDITED_WITH, repeat: 'keyed' } as const;

/** The version that the caller saw; CHANGED_MEANWHILE when it differs. */
export const expected = { expected_version: Type.Optional(Type.Integer({ minimum: 1 })) };
export const written = Type.Object({ success: Success, message: Type.String(), order: OrderRow });
