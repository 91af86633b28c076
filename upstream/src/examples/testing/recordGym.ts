import type { Recorder } from './Recorder.ts';

const BRANCH = {
  name: 'Viman Nagar',
  address: 'Datta Mandir Chowk, Pune 411014',
  phone: '020 2663 1187',
  email: 'vimannagar@irontemple.in',
  manager: 'Shweta Nair',
  opening_hours: '6:00 – 22:00',
};

/** What a gym keeps. */
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
}
