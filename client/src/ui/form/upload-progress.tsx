import { useReactiveVar } from '@apollo/client/react';
import { uploadPercent } from '../../api/upload-percent.ts';
import classes from './upload-progress.module.css';

/** Progress of an upload; renders nothing while there is none. */
export function UploadProgress({ label }: { label: string }) {
  const percent = useReactiveVar(uploadPercent);
  if (percent === undefined) return null;
  return (
    <span className={classes.progress}>
      <progress aria-label={label} max={100} value={percent} />
      <span aria-hidden>{percent < 100 ? `${percent}% enviado` : 'Enviado; falta a resposta do site…'}</span>
    </span>
  );
}
