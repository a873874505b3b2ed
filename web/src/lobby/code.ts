// A QR code as one path: the library is asked for its squares only.
import { encode } from 'uqr';

export interface Code {
  /** How many squares a side has, with the quiet border. */
  readonly size: number;
  readonly path: string;
}

/** The code of a text with a quiet border of four squares, runs of dark squares joined. */
export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
    }
  });
  return { size, path };
}
