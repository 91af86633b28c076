import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { answerWith } from '../../../testing/answer.ts';
import type { AtRoute } from '../../../testing/render.tsx';

export const LINK = 'https://galla.example/b/AbCdEfGhIjKlMnOpQrStUv';

/** A link in the graph's format. */
export const openLink = (id: string, changes: object = {}) => ({
  __typename: 'DocumentShare',
  id,
  until: '2025-12-20T10:42:00.000Z',
  createdAt: '2025-11-20T10:42:00.000Z',
  createdBy: { __typename: 'Employee', id: 'e1', fullName: 'Rekha Yadav' },
  viewerCanRevoke: true,
  ...changes,
});

/** The document with its links. */
export const withLinks = (...shares: readonly object[]) => ({
  __typename: 'Document',
  __isNode: 'Document',
  id: 'd1',
  shares,
});

/** Presses Share and waits for the dialog. */
export async function openShare({ user }: AtRoute): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  return screen.findByRole('dialog', { name: 'Share Invoice 26-27/A/00413' });
}

export const answerLinks = ({ environment }: AtRoute, ...shares: readonly object[]) =>
  answerWith(environment, 'OpenLinksQuery', { node: withLinks(...shares) });

/** Creates a link in the open dialog. */
export async function makeLink(at: AtRoute, dialog: HTMLElement): Promise<void> {
  await at.user.click(within(dialog).getByRole('button', { name: 'Create a link' }));
  await answerWith(at.environment, 'useShareDocumentMutation', {
    shareDocument: { __typename: 'ShareDocumentSuccess', url: LINK, document: withLinks(openLink('s1')) },
  });
  expect((await within(dialog).findByLabelText<HTMLInputElement>('Link')).value).toBe(LINK);
}
