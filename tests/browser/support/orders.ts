import { randomUUID } from 'node:crypto';
import { ask } from './api.ts';
import type { Customer } from './shop.ts';

/** A garment of this test. */
export interface Garment {
  id: string;
  name: string;
}

/** An order that a test made without the screen. */
export interface Order {
  id: string;
  number: string;
}

const GARMENT = `mutation ($input: CreateGarmentInput!) {
  createGarment(input: $input) {
    ... on GarmentSuccess { garment { id name areas { id name } } }
  }
}`;
const OPTION = `mutation ($input: CreateDesignOptionsInput!) {
  createDesignOptions(input: $input) { ... on CreateDesignOptionsSuccess { options { id } } }
}`;

interface MadeGarment {
  createGarment: { garment: Garment & { areas: { id: string; name: string }[] } };
}

/** Adds a garment with a waist to measure, and a boat neck for `design` in its own area, if given. */
export async function addGarment(
  token: string,
  name: string,
  price: string,
  design?: string,
): Promise<Garment> {
  const input = {
    key: randomUUID(),
    name,
    price,
    areas: design === undefined ? [] : [{ name: 'Neck' }],
    measurementPoints: [{ name: 'Waist', price: '0.00' }],
  };
  const { garment } = (await ask<MadeGarment>(token, GARMENT, { input })).createGarment;
  const area = garment.areas.find((one) => one.name === 'Neck');
  if (area !== undefined && design !== undefined) {
    const options = [{ area: area.id, name: 'Boat', price: design }];
    await ask(token, OPTION, { input: { key: randomUUID(), options } });
  }
  return garment;
}

const ORDER = `mutation ($input: CreateOrderInput!) {
  createOrder(input: $input) { __typename ... on CreateOrderSuccess { order { id number } } }
}`;

interface MadeOrder {
  createOrder: { __typename: string; order?: Order };
}

/** An unpaid order of two pieces, due in a week unless another day is given. */
export async function makeOrder(
  token: string,
  customer: Customer,
  garment: Garment,
  deliveryDate = inAWeek(),
  measurements?: object,
): Promise<Order> {
  const input = {
    key: randomUUID(),
    customer: customer.id,
    deliveryDate,
    payInFull: false,
    items: [{ garment: garment.id, quantity: 2, toWhom: 'Simran', ...(measurements && { measurements }) }],
  };
  const { createOrder: made } = await ask<MadeOrder>(token, ORDER, { input });
  if (!made.order) throw new Error(`No order was made: ${made.__typename}`);
  return made.order;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A day that counts as future, wherever the shop's midnight is. */
export const inAWeek = (): string => inDays(7);
/** A day on the due board, today or tomorrow in the shop's zone. */
export const soon = (): string => inDays(1);
