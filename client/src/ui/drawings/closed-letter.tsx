import picture from './closed-letter.svg?raw';
import { Drawing } from './drawing.tsx';

/** Shows a sealed letter behind a padlock. */
export const ClosedLetter = () => <Drawing picture={picture} />;
