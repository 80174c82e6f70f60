import { Drawing } from './drawing.tsx';
import picture from './nothing-rated.svg?raw';

/** Shows a board before the shop, its stars still to be filled. */
export const NothingRated = () => <Drawing picture={picture} />;
