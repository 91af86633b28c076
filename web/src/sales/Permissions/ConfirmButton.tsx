import { formatMessage } from '@galla/domain';
import { Span } from '@chakra-ui/react/span';
import { CheckCheck } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { ConfirmButton_viewer$key } from '../../__generated__/ConfirmButton_viewer.graphql.ts';
import { HeldButton } from '../../ui/HeldButton.tsx';

interface Props {
  viewer: ConfirmButton_viewer$key;
  /** Global id of the chosen role; '' for none. */
  role: string;
  onConfirm: () => void;
}

/** Starts to confirm all permissions of the chosen role, for users who may change them. */
export function ConfirmButton({ viewer, role, onConfirm }: Props) {
  const { mayEdit, tenant } = useFragment(
    graphql`
      fragment ConfirmButton_viewer on Viewer {
        mayEdit: viewerCan(menu: PERMISSIONS, flag: EDIT)
        tenant {
          designations @catch(to: NULL) {
            id
            viewerCanPermit
          }
        }
      }
    `,
    viewer,
  );
  const chosen = tenant?.designations?.find(({ id }) => id === role);
  const held = (): string | undefined => {
    if (role === '') return formatMessage('permissions.chooseRole');
    if (chosen === undefined) return formatMessage('permissions.roleGone');
    return mayEdit && chosen.viewerCanPermit ? undefined : formatMessage('permissions.readOnly');
  };
  return (
    <HeldButton
      size="sm"
      held={held()}
      aria-label={formatMessage('permissions.confirmAll')}
      onClick={onConfirm}
    >
      <CheckCheck strokeWidth={1.75} aria-hidden />
      <Span hideBelow="md">{formatMessage('permissions.confirmAll')}</Span>
    </HeldButton>
  );
}
