import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../testing/render.tsx';
import type { shrink } from '../../ui/picture/shrink.ts';
import { upload } from '../../ui/picture/upload.ts';
import { marketingRoute } from './route.ts';

// jsdom can neither decode nor draw pictures, and has no server to upload to.
vi.mock(import('../../ui/picture/shrink.ts'), () => ({
  openPicture: async () => ({ naturalWidth: 800, naturalHeight: 600 }) as HTMLImageElement,
  shrink: vi.fn<typeof shrink>(async () => new Blob(['small'], { type: 'image/jpeg' })),
}));
vi.mock(import('../../ui/picture/upload.ts'), () => ({ upload: vi.fn<typeof upload>() }));

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  vi.mocked(upload)
    .mockReset()
    .mockResolvedValue({ id: 'up1', url: '/files/new.jpg', width: 512, height: 384 });
});

const CREATE = 'useWriteCampaignsCreateMutation';
const UPDATE = 'useWriteCampaignsUpdateMutation';
const DELETE = 'useWriteCampaignsDeleteMutation';

const campaign = (n: number, more: object = {}) => ({
  __typename: 'Campaign',
  id: `c${n}`,
  title: `Campaign ${n}`,
  subtitle: 'Ready or made to measure',
  description: 'New silks',
  summary: '20 % off',
  offers: ['Alterations free until the wedding'],
  image: '/files/c.jpg',
  thumbnail: '/files/c-small.jpg',
  firstDay: null,
  lastDay: null,
  version: 'v1',
  ...more,
});

async function open(
  campaigns: readonly object[] | null = [
    campaign(1),
    campaign(2, { title: 'Leheriya for Teej', summary: '' }),
  ],
  address = '/marketing',
  may = true,
): Promise<AtRoute> {
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt(address, [marketingRoute]);
  await answerWith(at.environment, 'MarketingQuery', {
    viewer: { mayAdd: may, mayEdit: may, mayChoose: may, mayDelete: may, tenant: { id: 't1', campaigns } },
  });
  return at;
}

const button = (name: string) => screen.findByRole('button', { name });
const field = (label: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const change = async (label: string | RegExp, value: string): Promise<void> => {
  fireEvent.change(await field(label), { target: { value } });
};
const choose = async (bytes: readonly number[], size = bytes.length): Promise<void> => {
  const file = new File([Uint8Array.from(bytes)], 'photo.png');
  if (size !== bytes.length) Object.defineProperty(file, 'size', { value: size });
  const input = await screen.findByTestId('picture-file');
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
};
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const SVG = [...new TextEncoder().encode('<svg xmlns')];

test('cards show ribbon, title and subtitle; the search finds in all texts', async () => {
  const at = await open(
    [campaign(1), campaign(2, { title: 'Teej', summary: '', offers: ['Free pico'] })],
    '/Marketing',
  );
  const list = await screen.findByRole('list', { name: 'Campaigns' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByText('20 % off')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search campaigns' }), {
    target: { value: 'PICO free' },
  });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search campaigns' }), { target: { value: 'xyz' } });
  expect(await screen.findByText('No campaign matches your search.')).toBeDefined();
  await at.user.click(await button('Show all campaigns'));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

test('a new one needs a title and an image; the words of a bullet are counted', async () => {
  const at = await open([]);
  expect(await screen.findByText('No campaigns yet')).toBeDefined();
  await at.user.click((await screen.findAllByRole('button', { name: /^Add Campaign/ }))[0] ?? document.body);
  await change('Bullet 1', 'Alterations free until the wedding');
  expect(await screen.findByText('5 words')).toBeDefined();
  expect(screen.getByText('3 more')).toBeDefined();
  expect(screen.getByText('8 to 12 words per bullet')).toBeDefined();
  await at.user.click(await button('Save'));
  expect(await screen.findByText('Please enter the main title')).toBeDefined();
  expect(screen.getByText('Please upload an image!')).toBeDefined();
  expect(waiting(at.environment, CREATE)).toBe(0);
});

test('it is saved with the upload, and without blank bullets; a failure keeps what was typed', async () => {
  const at = await open([], '/marketing?edit=new');
  await change(/^Main title/, ' Wedding ');
  await choose(PNG);
  expect(vi.mocked(upload)).toHaveBeenCalledOnce();
  await change('Bullet 1', 'One');
  await at.user.click(await button('Add bullet'));
  await change('Bullet 2', '  ');
  await at.user.click(await button('Save'));
  const { key: _, ...input } = await sentInput(at.environment, CREATE);
  expect(input).toEqual({
    title: 'Wedding',
    subtitle: '',
    description: '',
    summary: '',
    offers: ['One'],
    firstDay: null,
    lastDay: null,
    image: 'up1',
  });
  await fail(at.environment, CREATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to create campaign')).toBeDefined();
  expect((await field(/^Main title/)).value.trim()).toBe('Wedding');
  await at.user.click(await button('Save'));
  await answerWith(at.environment, CREATE, {
    createCampaign: {
      __typename: 'CampaignSuccess',
      tenant: { __typename: 'Tenant', id: 't1', campaigns: [campaign(3, { title: 'Wedding' })] },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Wedding' })).toBeDefined();
});

test('the card as it will be stands in the drawer while it is typed', async () => {
  await open([campaign(1)], '/marketing?edit=c1');
  const card = within(await screen.findByRole('figure', { name: 'Preview of the card' }));
  expect(card.getByText('Campaign 1')).toBeDefined();
  // Without days the state is the only child, so that it is aligned with the title.
  expect(card.getByText('Running').parentElement?.childElementCount).toBe(1);
  await change(/^Main title/, 'Wedding season');
  await change(/^Summary/, 'Up to 30 % off');
  await change(/^Subtitle/, '');
  expect(card.getByText('Wedding season')).toBeDefined();
  expect(card.getByText('Up to 30 % off')).toBeDefined();
  expect(card.queryByText('Ready or made to measure')).toBeNull();
  await choose(PNG);
  expect(card.getByRole('img').getAttribute('src')).toContain('new.jpg');
});

test('an SVG and 100 MB are refused at the image', async () => {
  await open([], '/marketing?edit=new');
  await choose(SVG);
  expect(await screen.findByText('Invalid file type. Please upload a JPEG or PNG image.')).toBeDefined();
  await choose(PNG, 100 * 1024 * 1024);
  expect(await screen.findByText('This file is too large. Choose one of at most 64 MB.')).toBeDefined();
  expect(vi.mocked(upload)).not.toHaveBeenCalled();
});

test('an edit keeps its image without a new one, says what failed, and a refusal at its bullet', async () => {
  const at = await open();
  await at.user.click(await button('Campaign 1'));
  await change('Summary', 'Half');
  await at.user.click(await button('Save'));
  const { key: _, ...input } = await sentInput(at.environment, UPDATE);
  expect(input).toEqual({
    campaign: 'c1',
    title: 'Campaign 1',
    subtitle: 'Ready or made to measure',
    description: 'New silks',
    summary: 'Half',
    offers: ['Alterations free until the wedding'],
    firstDay: null,
    lastDay: null,
    expectedVersion: 'v1',
  });
  await fail(at.environment, UPDATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to update campaign')).toBeDefined();
  expect((await field('Summary')).value).toBe('Half');
  await at.user.click(await button('Save'));
  await answerWith(at.environment, UPDATE, {
    updateCampaign: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'x',
      problems: [
        {
          field: 'offers.0',
          code: 'INVALID_INPUT',
          message: 'At most 200 characters.',
          rule: null,
          params: null,
        },
      ],
    },
  });
  expect((await screen.findAllByText('At most 200 characters.')).length).toBeGreaterThan(0);
});

test('a campaign goes after a question; a failure says so', async () => {
  const at = await open();
  await at.user.click(await button('More for Campaign 1'));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete campaign?' });
  await at.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await sentInput(at.environment, DELETE)).toMatchObject({ campaign: 'c1', expectedVersion: 'v1' });
  await fail(at.environment, DELETE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to delete campaign.')).toBeDefined();
});

test('what could not be loaded says so', async () => {
  await open(null);
  expect(await screen.findByText('Failed to load marketing campaigns.')).toBeDefined();
  expect(await button('Retry')).toBeDefined();
});

test('who may only look reads a campaign', async () => {
  const at = await open(undefined, '/marketing', false);
  expect(screen.queryByRole('button', { name: /Add Campaign|More for/ })).toBeNull();
  await at.user.click(await button('Campaign 1'));
  expect(await screen.findByRole('img', { name: 'Image of Campaign 1' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('an address of a campaign that is gone says so', async () => {
  await open(undefined, '/marketing?edit=c9');
  expect(await screen.findByText('This campaign no longer exists.')).toBeDefined();
});

const RUNNING = campaign(1, { firstDay: '2020-01-01', lastDay: null });
const COMING = campaign(2, { firstDay: '2999-01-01', lastDay: '2999-01-31' });
const OVER = campaign(3, { firstDay: null, lastDay: '2020-01-31' });

test('cards tell their days and how they stand to today, and those of one kind can be chosen', async () => {
  const at = await open([RUNNING, COMING, OVER]);
  const list = within(await screen.findByRole('list', { name: 'Campaigns' }));
  expect(list.getByText('Running')).toBeDefined();
  expect(list.getByText('1 Jan 2999 – 31 Jan 2999')).toBeDefined();
  expect(list.getByText('Starts 1 Jan 2999')).toBeDefined();
  await at.user.selectOptions(screen.getByRole('combobox', { name: 'Campaigns shown' }), 'Over');
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText('Until 31 Jan 2020')).toBeDefined();
});

test('a last day before the first is told at its field, and nothing is sent', async () => {
  const at = await open([COMING], '/marketing?edit=c2');
  await change('Last day', '31/12/2998');
  await at.user.click(await button('Save'));
  expect(await screen.findByText('The last day cannot be before the first.')).toBeDefined();
  expect(waiting(at.environment, UPDATE)).toBe(0);
});

const share = async (at: AtRoute, title: string) => {
  await at.user.click(await button(`More for ${title}`));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  return within(await screen.findByRole('dialog', { name: 'Share campaign' }));
};

test('a campaign is shared with customers or in WhatsApp; the device is offered where it can', async () => {
  const dialog = await share(await open([COMING]), 'Campaign 2');
  expect(dialog.getByRole('link', { name: 'To customers' }).getAttribute('href')).toBe(
    '/marketing/share?campaign=c2',
  );
  expect(dialog.getByRole('button', { name: 'Choose in WhatsApp' })).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Share with picture' })).toBeNull();
});

test('one that is over is not shared, and says why', async () => {
  const dialog = await share(await open([OVER]), 'Campaign 3');
  expect(dialog.getByRole('alert').textContent).toContain('ended on 31 Jan 2020');
  expect(dialog.queryByRole('link')).toBeNull();
});
