import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { ProgressBar } from '../ProgressBar.tsx';

interface Props {
  percent: number;
  onCancel: () => void;
}

/** Upload progress, with a cancel button. */
export function UploadProgress({ percent, onCancel }: Props) {
  const id = useId();
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Box flex="1" minW="menu">
        <chakra.label htmlFor={id} display="block" textStyle="second" color="fg.muted" mb="1">
          {formatMessage('files.uploading')}
        </chakra.label>
        <ProgressBar id={id} max={100} value={percent} />
      </Box>
      <Button variant="ghost" size="sm" onClick={onCancel}>
        {formatMessage('files.cancelUpload')}
      </Button>
    </Box>
  );
}
