import { confirmPin } from '../../session/contract.ts';
import { call, type TestApi, type TestPerson, type TestShop } from '../../testing/index.ts';
import {
  closeEarningsMonth,
  createEmployeeAdvance,
  deleteEmployeeAdvance,
  earningsMonth,
  earningsStatementRows,
  earningsStatements,
  payEarningsStatement,
  reopenEarningsMonth,
} from './contract.ts';

/** Calls on the statements of a person, made by the owner by default. */
export function statementsOf(api: TestApi, shop: TestShop, person: TestPerson) {
  const as = ({ token }: { token: string }) => ({ token, schemaKey: shop.schemaKey });
  const employee_id = person.staffId;
  const month = (asked?: string, by: { token: string } = shop.owner) =>
    call(api, earningsMonth, { ...as(by), body: { employee_id, month: asked ?? null } });
  return {
    month,
    data: async (asked?: string) => (await month(asked)).body.data,
    /** Closes a month with its current amount, unless another one is expected. */
    async close(asked: string, by: { token: string } = shop.owner, expected?: string) {
      const { payable } = (await month(asked)).body.data;
      const body = { employee_id, month: asked, expected_payable: expected ?? payable };
      return call(api, closeEarningsMonth, { ...as(by), body });
    },
    pay: (statement_id: string, by: { token: string } = shop.owner) =>
      call(api, payEarningsStatement, { ...as(by), body: { statement_id, payment_mode: 'UPI' } }),
    async reopen(statement_id: string) {
      await call(api, confirmPin, { token: shop.owner.token, body: { pin: shop.owner.pin } });
      return call(api, reopenEarningsMonth, { ...as(shop.owner), body: { statement_id } });
    },
    advance: (amount: string, by: { token: string } = shop.owner) =>
      call(api, createEmployeeAdvance, {
        ...as(by),
        body: { employee_id, amount, payment_mode: 'Cash', note: ' For Diwali ' },
      }),
    takeBack: (advance_id: string, by: { token: string } = shop.owner) =>
      call(api, deleteEmployeeAdvance, { ...as(by), body: { advance_id } }),
    list: async (by: { token: string } = shop.owner) =>
      (await call(api, earningsStatements, { ...as(by), body: { employee_id, limit: 100 } })).body,
    rows: async (statement_id: string) =>
      (await call(api, earningsStatementRows, { ...as(shop.owner), body: { statement_id, limit: 100 } })).body
        .data,
  };
}
