import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Table2 } from 'lucide-react';

interface Props {
  shown: boolean;
  onShow: (shown: boolean) => void;
}

/** Toggles the table below a chart. */
export const TableSwitch = ({ shown, onShow }: Props) => (
  <Button
    variant="plain"
    size="sm"
    px="0"
    color="accent.fg"
    aria-expanded={shown}
    onClick={() => onShow(!shown)}
  >
    <Table2 size={16} strokeWidth={1.75} aria-hidden />
    {formatMessage('dashboard.table')}
  </Button>
);
