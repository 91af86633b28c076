import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BRANCH_LIMITS,
  BRANCH_STATUSES,
  branchStatusOf,
  checkBranches,
  readBranch,
  readFacilities,
} from './branch.ts';

const KOTHRUD = {
  name: 'Kothrud',
  address: 'Karve Road, Pune 411038',
  phone: '020 2546 1187',
  email: 'kothrud@irontemple.in',
  manager: 'Rohan Kulkarni',
  openingHours: '5:30 – 22:30',
  facilities: ['Steam'],
  status: 'ACTIVE',
} as const;

const problemsOf = (more: object) => {
  const read = readBranch({ ...KOTHRUD, ...more });
  return 'problems' in read ? read.problems.map(({ field, message }) => [field, message]) : [];
};

test('a branch is stored without blanks at its ends', () => {
  expect(readBranch({ ...KOTHRUD, name: ' Kothrud ', facilities: [' Steam '] })).toEqual(KOTHRUD);
});

test('everything but the facilities is needed', () => {
  const empty = {
    name: ' ',
    address: '',
    phone: '',
    email: ' ',
    manager: '',
    openingHours: '',
    facilities: [],
  };
  expect(problemsOf(empty)).toEqual([
    ['name', 'Please enter the name'],
    ['address', 'Please enter the address'],
    ['phone', 'Please enter the phone number'],
    ['email', 'Please enter the email address'],
    ['manager', 'Please enter the manager'],
    ['openingHours', 'Please enter the opening hours'],
  ]);
});

test.each(['kothrud', 'kothrud@irontemple', 'a b@c.in'])('%s is no email', (email) => {
  expect(problemsOf({ email })).toEqual([['email', 'Please enter a valid email address']]);
});

test.each(['12345', 'ask Rohan', '98220418769822041876'])('%s is no phone', (phone) => {
  expect(problemsOf({ phone })).toEqual([['phone', 'Please enter a valid phone number']]);
});

test.each(['9822041876', '+91 98220 41876', '(020) 2546-1187'])('%s is a phone', (phone) => {
  expect(problemsOf({ phone })).toEqual([]);
});

test('what is too long or too many is told at its field', () => {
  expect(problemsOf({ name: 'x'.repeat(61) })).toEqual([['name', 'At most 60 characters.']]);
  expect(problemsOf({ facilities: ['x'.repeat(41)] })).toEqual([
    ['facilities', 'A facility has at most 40 characters.'],
  ]);
  const many = Array.from({ length: BRANCH_LIMITS.facilities + 1 }, (_, n) => `Hall ${n}`);
  expect(problemsOf({ facilities: many })).toEqual([
    ['facilities', 'A branch can have at most 30 facilities.'],
  ]);
});

test('a comma ends a facility; blanks and repetitions are dropped', () => {
  expect(readFacilities('Steam, Cardio  floor,, steam ,')).toEqual(['Steam', 'Cardio floor']);
  fc.assert(
    fc.property(fc.array(fc.string()), (typed) => {
      const read = readFacilities(typed);
      expect(readFacilities(read.join(','))).toEqual(read);
      expect(read.every((one) => one !== '' && one === one.trim())).toBe(true);
    }),
  );
});

test('the wire has a number for every status, and no status for another number', () => {
  for (const [name, number] of Object.entries(BRANCH_STATUSES)) expect(branchStatusOf(number)).toBe(name);
  expect(branchStatusOf(3)).toBeUndefined();
});

test('a gym has no more branches than can be read at once', () => {
  expect(checkBranches(199)).toBeUndefined();
  expect(checkBranches(200)).toMatchObject({ message: 'A gym can have at most 200 branches.' });
});
