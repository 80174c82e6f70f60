import classes from './drawing.module.css';

/** Shows one of the pictures of this folder, 200 × 140; decoration. Its classes get the colours of the scheme. */
export function Drawing({ picture }: { picture: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder
  return <div className={classes.drawing} dangerouslySetInnerHTML={{ __html: picture }} />;
}
