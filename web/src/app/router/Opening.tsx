import { MakingOnline } from '../../ui/MakingOnline.tsx';
import { accessToken } from '../session/store.ts';

/** While the code of the first screen is on its way. Nobody signed in: the login is there in a moment. */
export const Opening = () => (accessToken() === null ? null : <MakingOnline />);
