import classes from './qr-image.module.css';

/** A QR code on white paper in either theme: a scanner needs dark on light. */
export function QrImage({ src, alt, caption }: { src: string; alt: string; caption: string }) {
  return (
    <figure className={classes.figure}>
      <img src={src} alt={alt} width={168} height={168} loading="lazy" decoding="async" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
