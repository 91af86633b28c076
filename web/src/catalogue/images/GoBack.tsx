import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../app/toast/toast.ts';

/** Shows why, and goes back to the previous page, or to the start page if there is none. */
export function GoBack({ says }: { says: string }) {
  const navigate = useNavigate();
  // The first location of a tab has this key; behind it is another site, or nothing.
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
