import { formatRupees, parsePercent, parseRupees, percentText, rupees } from '@galla/domain';
import {
  editPackage,
  listAllPackages,
  type PackageChange,
  retirePackage,
} from '../subscription/editPackages.ts';
import { type Flags, wanted } from './ask.ts';
import type { Command } from './command.ts';
import { AdminFailure } from './failure.ts';

const text = (flags: Flags, name: string): string | undefined => {
  const value = flags[name];
  return typeof value === 'string' ? value.trim() : undefined;
};

/** A positive amount from a flag; undefined when it is not valid. */
function amount(flags: Flags, name: string): string | undefined {
  const given = text(flags, name);
  if (given === undefined) return undefined;
  const paise = parseRupees(given);
  if (paise === undefined || paise <= 0) throw new AdminFailure(`--${name}: It must be an amount above 0.`);
  return rupees(paise);
}

function tax(flags: Flags): string | undefined {
  const given = text(flags, 'tax');
  if (given === undefined) return undefined;
  const points = parsePercent(given);
  if (points === undefined) throw new AdminFailure('--tax: It must be a percentage from 0 to 100.');
  return percentText(points);
}

const nameOf = (flags: Flags) =>
  wanted(flags, {
    flag: 'name',
    question: 'Name of the package',
    check: (name) => (name === '' || name.length > 60 ? 'It must have 1 to 60 characters.' : undefined),
  });

export const packages: Command = {
  summary: 'Lists the packages that shops can buy',
  flags: {},
  async run({ database }) {
    const rows = await listAllPackages(database);
    return rows.map(({ name, duration, amount: price, tax: percent, listPrice, retired }) => {
      const before = listPrice === null ? '' : `, instead of ${formatRupees(parseRupees(listPrice) ?? 0)}`;
      const gone = retired ? ' (retired)' : '';
      return `${name}, ${duration}: ${formatRupees(parseRupees(price) ?? 0)}${before} + ${Number(percent)} %${gone}`;
    });
  },
};

/** The flags that describe a package. */
const FLAGS = {
  name: { type: 'string', about: 'name of the package' },
  features: { type: 'string', about: 'what it has, separated by semicolons' },
  monthly: { type: 'string', about: 'price of a month before tax, in rupees' },
  yearly: { type: 'string', about: 'price of a year before tax, in rupees' },
  'list-monthly': { type: 'string', about: 'struck through beside the price of a month' },
  'list-yearly': { type: 'string', about: 'struck through beside the price of a year' },
  tax: { type: 'string', about: 'tax per cent on the price' },
} as const;

async function changeOf(flags: Flags): Promise<PackageChange> {
  const features = text(flags, 'features')
    ?.split(';')
    .flatMap((feature) => feature.trim() || []);
  const percent = tax(flags);
  const durations = [
    {
      duration: 'Monthly',
      months: 1,
      amount: amount(flags, 'monthly'),
      listPrice: amount(flags, 'list-monthly'),
    },
    {
      duration: 'Yearly',
      months: 12,
      amount: amount(flags, 'yearly'),
      listPrice: amount(flags, 'list-yearly'),
    },
  ];
  return { name: await nameOf(flags), features, tax: percent, durations };
}

export const addPackage: Command = {
  summary: 'Offers a new package; a price for a month, a year, or both',
  flags: FLAGS,
  async run({ database }, flags) {
    const change = await changeOf(flags);
    if (change.durations.every(({ amount: price }) => price === undefined))
      throw new AdminFailure('--monthly or --yearly is missing: a package needs a price.');
    const added = await editPackage(database, change, 'new');
    if (!added) throw new AdminFailure(`There is a package ${change.name} already; edit-package changes it.`);
    return [`${change.name} is offered.`];
  },
};

export const editPackageCommand: Command = {
  summary: 'Changes what a package has or costs, or offers a retired one again; what is not said stays',
  flags: FLAGS,
  async run({ database }, flags) {
    const change = await changeOf(flags);
    const found = await editPackage(database, change, 'known');
    if (!found) throw new AdminFailure(`There is no package ${change.name}.`);
    return [`${change.name} is changed.`];
  },
};

export const retirePackageCommand: Command = {
  summary: 'Offers a package no more; who has it keeps it until the day it is paid for',
  flags: { name: FLAGS.name },
  async run({ database }, flags) {
    const name = await nameOf(flags);
    if (!(await retirePackage(database, name))) throw new AdminFailure(`There is no package ${name}.`);
    return [`${name} is offered no more.`];
  },
};
