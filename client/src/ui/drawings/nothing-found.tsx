import { Drawing } from './drawing.tsx';
import picture from './nothing-found.svg?raw';

/** Shows a closed shop under a magnifying glass. */
export const NothingFound = () => <Drawing picture={picture} />;
