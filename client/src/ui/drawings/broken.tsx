import picture from './broken.svg?raw';
import { Drawing } from './drawing.tsx';

/** Shows a shop whose awning has come down and whose plug is out. */
export const Broken = () => <Drawing picture={picture} />;
