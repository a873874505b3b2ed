// The picture of a result for sharing: drawn here, of shapes and words only, so that it names no card.
import { squareOf, type Course } from './squares';

/** Everything that is written in the picture, in the reader's language. */
export interface PictureWords {
  readonly title: string;
  readonly date: string;
  readonly points: string;
  readonly place: string;
  readonly end: string;
  readonly address: string;
}

export const SIDE = 1080;
const MARGIN = 96;
const GAP = 14;
/** Squares are never larger than this, and there is room for so many lines of them. */
const LARGEST = 84;
const HEIGHT = 300;
const COLOURS = {
  felt: '#2f644f',
  deep: '#234d3d',
  words: '#fdf6e6',
  faint: '#d3ddcf',
  can: '#ffd05e',
  much: '#9fdcff',
};
const FONT = "'Seravek', 'Gill Sans Nova', 'Ubuntu', 'Calibri', 'Source Sans 3', system-ui, sans-serif";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where the squares of so many turns lie, from the top left corner of their field; they shrink until all fit. */
export function boxesOf(turns: number, wide = SIDE - 2 * MARGIN, high = HEIGHT): readonly Box[] {
  let size = LARGEST;
  const columns = (): number => Math.max(1, Math.floor((wide + GAP) / (size + GAP)));
  const lines = (): number => Math.ceil(turns / columns());
  while (size > 8 && lines() * (size + GAP) - GAP > high) size -= 2;
  return Array.from({ length: turns }, (_, at) => ({
    x: (at % columns()) * (size + GAP),
    y: Math.floor(at / columns()) * (size + GAP),
    size,
  }));
}

/** Draws the picture on a canvas and makes it so large. */
export function drawPicture(canvas: HTMLCanvasElement, words: PictureWords, course: Course | null): void {
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const felt = pen.createRadialGradient(SIDE / 2, SIDE / 3, 80, SIDE / 2, SIDE / 2, SIDE * 0.8);
  felt.addColorStop(0, '#3b755d');
  felt.addColorStop(0.5, COLOURS.felt);
  felt.addColorStop(1, COLOURS.deep);
  pen.fillStyle = felt;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.textBaseline = 'alphabetic';
  write(pen, words.title, MARGIN, 150, 52, 700, COLOURS.words);
  write(pen, words.date, MARGIN, 212, 40, 400, COLOURS.faint);
  write(pen, words.points, MARGIN, 432, 190, 800, COLOURS.can);
  write(pen, words.place, MARGIN, 508, 44, 600, COLOURS.words);
  if (course !== null) {
    const boxes = boxesOf(course.turns.length);
    course.turns.forEach((points, at) => {
      const box = boxes[at];
      if (box) drawSquare(pen, { ...box, x: MARGIN + box.x, y: 570 + box.y }, squareOf(points));
    });
    write(pen, words.end, MARGIN, 938, 40, 400, COLOURS.faint);
  }
  pen.strokeStyle = 'rgb(255 246 222 / 0.25)';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(MARGIN, 970);
  pen.lineTo(SIDE - MARGIN, 970);
  pen.stroke();
  write(pen, words.address, MARGIN, 1026, 36, 400, COLOURS.faint);
}

/** Writes one line, smaller where it would be too long. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  colour: string,
): void {
  pen.fillStyle = colour;
  let now = size;
  do pen.font = `${weight} ${now}px ${FONT}`;
  while (pen.measureText(text).width > SIDE - 2 * MARGIN && (now -= 2) > 12);
  pen.fillText(text, x, y);
}

/** Empty, with a small filled square inside, or full: the shape tells as much as the colour. */
function drawSquare(pen: CanvasRenderingContext2D, box: Box, kind: ReturnType<typeof squareOf>): void {
  const { x, y, size } = box;
  pen.beginPath();
  pen.roundRect(x, y, size, size, size * 0.18);
  pen.fillStyle = kind === 'much' ? COLOURS.much : 'rgb(255 246 222 / 0.14)';
  pen.fill();
  if (kind !== 'some') return;
  pen.beginPath();
  pen.roundRect(x + size * 0.26, y + size * 0.26, size * 0.48, size * 0.48, size * 0.1);
  pen.fillStyle = COLOURS.can;
  pen.fill();
}

/** The picture as a file; null where the browser cannot make one. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: 'image/png' })), 'image/png'),
  );
}
