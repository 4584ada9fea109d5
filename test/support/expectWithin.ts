import {expect} from '@playwright/test';

const KIB = 1024;

/**
 * What is sent has to stay within its budget, and mustn't be so far below it that much of it can't have been counted.
 *
 * @param sent - in bytes
 * @param budget - in KiB
 * @param least - the share of the budget that is at least sent
 */
export function expectWithin(sent: number, budget: number, what: string, least = 0.9): void {
  expect(sent / KIB, what).toBeLessThanOrEqual(budget);
  expect(sent / KIB, what).toBeGreaterThan(budget * least);
}
