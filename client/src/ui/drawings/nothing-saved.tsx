import { Drawing } from './drawing.tsx';
import picture from './nothing-saved.svg?raw';

/** Shows an empty shopping basket waiting for hearts. */
export const NothingSaved = () => <Drawing picture={picture} />;
