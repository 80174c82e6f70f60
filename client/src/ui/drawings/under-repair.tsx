import { Drawing } from './drawing.tsx';
import picture from './under-repair.svg?raw';

/** Shows a house being painted: ladder, bucket and barrier. */
export const UnderRepair = () => <Drawing picture={picture} />;
