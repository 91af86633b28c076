import { formatMessage } from '@galla/domain';
import { useEffect } from 'react';
import { showShortcut } from '../../../ui/shortcuts.ts';

/** Puts the steps' keys, which the tree answers to, on the sheet of all keys. */
export function useShownSteps(mayEdit: boolean): void {
  useEffect(() => {
    if (!mayEdit) return undefined;
    const hidden = [
      showShortcut({ shortcut: 'Ctrl+Shift+ArrowUp', says: formatMessage('hierarchy.moveUp') }),
      showShortcut({ shortcut: 'Ctrl+Shift+ArrowDown', says: formatMessage('hierarchy.moveDown') }),
      showShortcut({ shortcut: 'Ctrl+Shift+ArrowLeft', says: formatMessage('hierarchy.promote') }),
      showShortcut({ shortcut: 'Ctrl+Shift+ArrowRight', says: formatMessage('hierarchy.demote') }),
    ];
    return () => hidden.forEach((hide) => hide());
  }, [mayEdit]);
}
