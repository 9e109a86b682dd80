/** File systems take 255 bytes; the ending of the name has its room. */
const longestName = { signs: 80, bytes: 240 };
/** Of Windows, whatever their ending. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;

/** A title as a name that every file system takes. */
export function fileNameOf(title: string): string {
  let bytes = 0;
  const fits = (sign: string): boolean => {
    bytes += Buffer.byteLength(sign);
    return bytes <= longestName.bytes;
  };
  const name = Array.from(title.toWellFormed())
    .slice(0, longestName.signs)
    .filter(fits)
    .join('')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/gu, '');
  return name.replace(deviceName, '_$&') || 'paper';
}
