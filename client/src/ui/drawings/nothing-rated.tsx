import { Drawing } from './drawing.tsx';
import picture from './nothing-rated.svg?raw';

/** A board before the shop, its stars still to be filled. */
export const NothingRated = () => <Drawing picture={picture} />;
