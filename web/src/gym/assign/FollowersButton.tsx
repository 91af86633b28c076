import { formatCount } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { countText } from '../../ui/counted.ts';
import { FollowersDialog } from './FollowersDialog.tsx';
import type { Followed } from './followed.ts';

interface Props {
  followed: Followed;
  /** `sm` in a header. */
  size?: 'sm' | undefined;
}

/** Beside Save: the number of followers; opens their list. */
export function FollowersButton({ followed, size }: Props) {
  const [open, setOpen] = useState(false);
  const label = formatCount('assign.count', followed.memberCount);
  return (
    <>
      <Button
        variant="outline"
        {...(size && { size })}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Users strokeWidth={1.75} aria-hidden />
        {countText(followed.memberCount)}
      </Button>
      {open && <FollowersDialog followed={followed} onClose={() => setOpen(false)} />}
    </>
  );
}
