import { expect, it } from 'vitest';
import { decimal } from './figures';

it('B146 means below zero have a true minus, and zero has none', () => {
  expect(decimal(-12.34, 'en')).toBe('−12.3');
  expect(decimal(-12.36, 'de')).toBe('−12,4');
  expect(decimal(-0.01, 'en')).toBe('0');
  expect(decimal(45, 'nl')).toBe('45');
  expect(decimal(1234.5, 'da')).toBe('1234,5');
});
