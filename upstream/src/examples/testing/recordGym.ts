import type { Recorder } from './Recorder.ts';

const BRANCH = {
  name: 'Viman Nagar',
  address: 'Datta Mandir Chowk, Pune 411014',
  phone: '020 2663 1187',
  email: 'vimannagar@irontemple.in',
  manager: 'Shweta Nair',
  opening_hours: '6:00 – 22:00',
};

const MEMBER = { name: 'Aditya Joshi', email: 'aditya@example.in', mobile: '9822041876' };

const WORKOUT = {
  name: 'Push, pull and legs',
  description: 'Strength for the third month',
  weekly_plan: {
    Mon: [
      {
        category: 'Upper Body',
        exercises: [{ name: 'Bench press', sets: '4 × 10', duration: '25 min', difficulty: 'Hard' }],
      },
    ],
  },
};

const DIET = {
  name: 'Office tiffin',
  category: 'Weight Loss',
  description: 'Four boxes, packed in the morning',
  duration: '8 weeks',
  meals: { Lunch: [{ name: 'Phulka, 2', calories: 160 }], Snacks: [{ name: 'Guava, 1', calories: 70 }] },
};

const MEAL = {
  kind: 'Meal',
  name: 'Moong dal chilla, 2',
  type: 'Vegetarian',
  time: 'Breakfast',
  cal: 220,
  protein: 14,
  carbs: 30,
  fat: 5,
};

/** Master data and members of a gym. */
export async function recordGym(at: Recorder): Promise<void> {
  await at.send('gym.addBranch', {
    body: { ...BRANCH, facilities: 'Cardio floor, Free weights', status: 1 },
  });
  const branch = at.at('gym.addBranch', 'data', 'id');
  await at.send('gym.updateBranch', {
    params: { id: branch },
    body: { ...BRANCH, facilities: ['Cardio floor', 'Steam'], status: 2 },
  });
  await at.send('gym.getBranch');
  await at.send('gym.deleteBranch', { params: { id: branch } });
  await at.send('gym.addBranch', { body: BRANCH });
  await at.send('gym.addWorkout', { body: WORKOUT });
  const workout = at.at('gym.addWorkout', 'data', 'id');
  await at.send('gym.updateWorkout', {
    params: { id: workout },
    body: { ...WORKOUT, weekly_plan: { ...WORKOUT.weekly_plan, Sun: [{ category: 'Rest Day' }] } },
  });
  await at.send('gym.fetchWorkout');
  await at.send('gym.deleteWorkout', { params: { id: workout } });
  await at.send('gym.addDiet', { body: DIET });
  const diet = at.at('gym.addDiet', 'data', 'id');
  await at.send('gym.updateDiet', { params: { id: diet }, body: { ...DIET, duration: 'Ongoing' } });
  await at.send('gym.fetchDiet');
  await at.send('gym.deleteDiet', { params: { id: diet } });
  await at.send('gym.addResource', { body: MEAL });
  const resource = at.at('gym.addResource', 'data', 'id');
  await at.send('gym.updateResource', { params: { id: resource }, body: { ...MEAL, cal: 230 } });
  await at.send('gym.fetchResource');
  await at.send('gym.deleteResource', { params: { id: resource } });
  await at.send('gym.addPlan', {
    body: {
      name: 'Weekdays',
      durations: [{ months: 3, price: '3000.00' }],
      joining_fee: '500.00',
      freeze_days: 15,
    },
  });
  const plan = at.at('gym.addPlan', 'data', 'id');
  const duration = at.at('gym.addPlan', 'data', 'durations', 0, 'id');
  await at.send('gym.updatePlan', {
    params: { id: plan },
    body: { name: 'Weekdays', durations: [{ id: duration, months: 3, price: '3200.00' }] },
  });
  await at.send('gym.getPlan');
  await at.send('gym.addMember', {
    body: { ...MEMBER, branch: at.at('gym.addBranch', 'data', 'id'), subscription: plan, duration },
  });
  await at.send('gym.renewMember', {
    body: {
      id: at.at('gym.addMember', 'data', 'id'),
      period_id: at.at('gym.addMember', 'data', 'period', 'id'),
      subscription: plan,
      duration,
    },
  });
  const member = at.at('gym.addMember', 'data', 'id');
  await at.send('gym.addWorkout', { body: WORKOUT });
  await at.send('gym.assignWorkout', {
    body: { workout: at.at('gym.addWorkout', 'data', 'id'), add: [member], remove: [] },
  });
  await at.send('gym.addDiet', { body: DIET });
  await at.send('gym.assignDiet', {
    body: { diet_plan: at.at('gym.addDiet', 'data', 'id'), add: [member], remove: [] },
  });
  await at.send('gym.renewalFigures', { query: { id: member } });
  await at.send('gym.freezeMember', { body: { id: member, from: '2027-01-04', to: '2027-01-10' } });
  await at.send('gym.toldMember', { body: { id: member, list: 'ends_7' } });
  await at.send('gym.memberSummary');
  await at.send('gym.renewDoorCode', { body: { member_id: member } });
  await at.send('gym.setDoorLimit', { body: { limit: '2400.00' } });
  await at.send('gym.recordEntries', {
    body: {
      branch: at.at('gym.addBranch', 'data', 'id'),
      entries: [
        {
          entry_id: '0195b2f0-7c11-7000-8000-0000000000d1',
          member_id: member,
          came_at: '2026-11-20T06:30:00.000Z',
          note: 'Pays tomorrow',
        },
      ],
    },
  });
  await at.send('gym.setDayPassPrice', { body: { price: '200.00' } });
  await at.send('gym.dayPass');
  await at.send('gym.sellDayPass', {
    body: {
      branch: at.at('gym.addBranch', 'data', 'id'),
      name: 'Nikhil Rane',
      mobile: '9822041890',
      expected_total: at.at('gym.dayPass', 'data', 'total_amount'),
      payment_mode: 'UPI',
    },
  });
  await at.send('gym.door', { query: {} });
  await at.send('gym.trialVisitors', { query: { from_date: '2026-10-22', to_date: '2026-11-20' } });
  await at.send('gym.doorDay', { query: { day: '2026-11-20' } });
  await at.send('gym.fetchMember', { query: { limit: 3, status: 1 } });
  const trial = { ...MEMBER, name: 'Rohit Bhosale', mobile: '9822041878' };
  await at.send('gym.addMember', {
    body: { ...trial, branch: at.at('gym.addBranch', 'data', 'id'), duration },
  });
  const changed = {
    id: at.at('gym.addMember', 'data', 'id'),
    period_id: at.at('gym.addMember', 'data', 'period', 'id'),
    subscription: plan,
    duration,
  };
  await at.send('gym.upgradeFigures', { query: changed });
  await at.send('gym.upgradeMember', {
    body: {
      ...changed,
      expected_credit: '0.00',
      expected_total: at.at('gym.upgradeFigures', 'data', 'total_amount'),
    },
  });
  const stops = { ...MEMBER, name: 'Meera Jain', mobile: '9822041879' };
  await at.send('gym.addMember', {
    body: { ...stops, branch: at.at('gym.addBranch', 'data', 'id'), subscription: plan, duration },
  });
  const running = {
    id: at.at('gym.addMember', 'data', 'id'),
    period_id: at.at('gym.addMember', 'data', 'period', 'id'),
  };
  await at.send('gym.cancelFigures', { query: running });
  await at.send('gym.transferMember', {
    body: { ...running, name: 'Sneha Kulkarni', mobile: '9822041880', email: 'sneha@example.in' },
  });
  const leaves = { ...MEMBER, name: 'Sachin Kale', mobile: '9822041881' };
  await at.send('gym.addMember', {
    body: { ...leaves, branch: at.at('gym.addBranch', 'data', 'id'), subscription: plan, duration },
  });
  const ended = {
    id: at.at('gym.addMember', 'data', 'id'),
    period_id: at.at('gym.addMember', 'data', 'period', 'id'),
  };
  await at.send('gym.cancelFigures', { query: ended });
  await at.send('gym.cancelMember', {
    body: {
      ...ended,
      expected_credit: at.at('gym.cancelFigures', 'data', 'credit', 'total_amount'),
      expected_rest: at.at('gym.cancelFigures', 'data', 'credit', 'kept'),
      settlement: 'REFUND',
      refund_mode: 'Cash',
    },
  });
  const visitor = { ...MEMBER, name: 'Omkar Jagtap', mobile: '9822041877' };
  await at.send('gym.addMember', {
    body: { ...visitor, branch: at.at('gym.addBranch', 'data', 'id'), duration },
  });
  await at.send('gym.deleteMember', { params: { id: at.at('gym.addMember', 'data', 'id') } });
}
