import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Labelled } from '../../../ui/Labelled.tsx';
import { PersonDot } from '../../../ui/Person.tsx';
import { PictureButtons } from '../../../ui/picture/PictureButtons.tsx';
import { UploadProgress } from '../../../ui/picture/UploadProgress.tsx';
import { useSendPicture } from '../../../ui/picture/useSendPicture.ts';

/** A picture, with the upload's id if it was just chosen; `url` is null for none. */
export interface EmployeeImage {
  url: string | null;
  id?: string;
}

interface Props {
  label: string;
  image: EmployeeImage;
  onImage: (image: EmployeeImage) => void;
  /** Called when the upload starts and ends; saving has to wait. */
  onSending: (sending: boolean) => void;
}

/** The picture of an employee: uploaded when chosen, attached when the employee is saved. */
export function EmployeeImageField({ label, image, onImage, onSending }: Props) {
  const { send, busy, percent, problem, cancel } = useSendPicture('avatar');
  const take = async (file: File): Promise<void> => {
    onSending(true);
    const uploaded = await send(file).finally(() => onSending(false));
    if (uploaded) onImage({ id: uploaded.id, url: uploaded.url });
  };
  return (
    <Labelled label={label} error={problem}>
      <HStack gap="4" wrap="wrap">
        {image.url !== null && <PersonDot name="" image={image.url} size="lg" />}
        {percent === undefined ? (
          <PictureButtons disabled={busy} onFile={(file) => void take(file)} />
        ) : (
          <UploadProgress percent={percent} onCancel={cancel} />
        )}
        {image.url !== null && (
          <Button variant="plain" size="sm" onClick={() => onImage({ url: null })}>
            {formatMessage('employees.removeImage')}
          </Button>
        )}
      </HStack>
    </Labelled>
  );
}
