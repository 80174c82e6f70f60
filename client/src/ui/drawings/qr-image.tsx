/** Shows a QR code of the server as a picture. */
export const QrImage = ({
  svg,
  alt,
  className,
}: {
  svg: string;
  alt: string;
  className?: string | undefined;
}) => <img className={className} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={alt} />;
