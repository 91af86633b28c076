import { formatMessage } from '@galla/domain';
import { useEffect } from 'react';
import { showShortcut } from '../../../ui/shortcuts.ts';

/** Lists the shortcuts of the steps, which the tree handles itself, on the sheet of shortcuts. */
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
