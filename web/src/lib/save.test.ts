import { expect, test, vi } from 'vitest';
import { saveFile } from './save';

test('a file stays there until the browser has had time to save it, and no longer', () => {
  vi.useFakeTimers();
  const gone = vi.spyOn(URL, 'revokeObjectURL');
  saveFile(new Blob(['record']), 'round.r500');
  vi.advanceTimersByTime(10_000);
  expect(gone).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(gone).toHaveBeenCalledOnce();
  vi.useRealTimers();
  gone.mockRestore();
});
