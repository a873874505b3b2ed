// The sheet of a match as a picture: drawn on a canvas, light whatever the page's colours are, for sending to others.
import { num, t } from '../lib/words.svelte';
import type { Match, Sheet } from './state';

const INK = '#2b241c';
const QUIET = '#64584a';
const LINE = '#d6c8ae';
const PAPER = '#fcf8f0';
const HEAD = '#f3ebdc';
const GOOD = '#8a5a00';
const ROW = 40;
const LEFT = 56;
const EDGE = 24;
const TOP = 92;
/** Beyond this a picture of a sheet is no picture any more. */
const MOST_ROUNDS = 60;

/** Draws a match as a PNG; throws where the browser cannot. */
export async function pictureOf(
  sheet: Sheet,
  match: Match,
  { title, line }: { readonly title: string; readonly line: string },
): Promise<Blob> {
  const names = match.seats.map((one) => sheet.players.find((two) => two.player === one)?.name ?? '');
  const rounds = match.rounds.filter((round) => round.made).slice(-MOST_ROUNDS);
  const column = Math.max(96, Math.min(150, 720 / Math.max(1, names.length)));
  const width = 2 * EDGE + LEFT + column * names.length;
  const height = TOP + ROW * (rounds.length + 2) + EDGE;
  const canvas = document.createElement('canvas');
  const scale = 2;
  [canvas.width, canvas.height] = [width * scale, height * scale];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.scale(scale, scale);
  const font = (size: number, weight = 400): void => {
    pen.font = `${weight} ${size}px system-ui, sans-serif`;
  };
  const write = (text: string, x: number, y: number, colour: string, most = column - 16): void => {
    pen.fillStyle = colour;
    pen.fillText(fitted(pen, text, most), x, y);
  };
  const right = (seat: number): number => EDGE + LEFT + column * (seat + 1) - 8;
  const best = match.over ? match.winners : match.leaders;

  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  pen.textAlign = 'left';
  font(24, 700);
  write(title, EDGE, 44, INK, width - 2 * EDGE);
  font(14);
  write(line, EDGE, 68, QUIET, width - 2 * EDGE);
  pen.fillStyle = HEAD;
  pen.fillRect(EDGE, TOP, width - 2 * EDGE, ROW);
  pen.fillRect(EDGE, TOP + ROW * (rounds.length + 1), width - 2 * EDGE, ROW);

  pen.textAlign = 'right';
  names.forEach((name, seat) => {
    font(15, 600);
    write(name, right(seat), TOP + 26, INK);
    font(20, 700);
    const player = match.seats[seat] ?? '';
    const total = num(match.totals[player] ?? 0);
    const won = best.includes(player);
    write(won ? `♛ ${total}` : total, right(seat), TOP + ROW * (rounds.length + 1) + 28, won ? GOOD : INK);
  });
  rounds.forEach((round, at) => {
    const y = TOP + ROW * (at + 1);
    pen.strokeStyle = LINE;
    pen.beginPath();
    pen.moveTo(EDGE, y);
    pen.lineTo(width - EDGE, y);
    pen.stroke();
    font(14);
    pen.textAlign = 'left';
    write(String(round.number), EDGE + 10, y + 26, QUIET);
    pen.textAlign = 'right';
    match.seats.forEach((player, seat) => {
      const points = round.cells[player]?.points ?? null;
      font(16, 600);
      write(points === null ? '–' : num(points), right(seat) - 50, y + 26, INK);
      font(13);
      write(num(round.totals[player] ?? 0), right(seat), y + 26, QUIET);
    });
  });
  font(14, 600);
  pen.textAlign = 'left';
  write(t('sheet-total'), EDGE + 10, TOP + ROW * (rounds.length + 1) + 26, QUIET, LEFT);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** A text that is no wider than allowed. */
function fitted(pen: CanvasRenderingContext2D, text: string, most: number): string {
  if (pen.measureText(text).width <= most) return text;
  let short = [...text];
  while (short.length > 1 && pen.measureText(`${short.join('')}…`).width > most) short = short.slice(0, -1);
  return `${short.join('')}…`;
}
