/** Whether an `Accept-Encoding` value allows gzip, like `gzip;q=0.5` and `*`, but not `gzip;q=0` (RFC 9110, 12.5.3). */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .map(coding => coding.split(';').map(part => part.trim().toLowerCase()))
    .some(
      ([name, quality]) =>
        (name === 'gzip' || name === '*') && !/^q=0(?:\.0*)?$/.test(quality ?? ''),
    );
}
