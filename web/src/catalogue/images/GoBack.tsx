import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../app/toast/toast.ts';

/** Says why, and goes back to where somebody came from; to the first screen where he came from nowhere. */
export function GoBack({ says }: { says: string }) {
  const navigate = useNavigate();
  // The first address of a tab has this key: behind it lies another site, or nothing.
  const isFirst = useLocation().key === 'default';
  const done = useRef(false);
  const leave = useEffectEvent(() => {
    if (done.current) return;
    done.current = true;
    toast.errorElsewhere(says);
    if (isFirst) void navigate('/', { replace: true });
    else void navigate(-1);
  });
  useEffect(() => leave(), []);
  return null;
}
