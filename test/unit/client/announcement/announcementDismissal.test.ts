/** @jest-environment jsdom */
import {
  dismissAnnouncement,
  isAnnouncementDismissed,
  onAnnouncementDismissed,
} from '../../../../theme-plugin/src/client/announcement/announcementDismissal';

/** What another tab of the browser writes. */
const dismissElsewhere = () =>
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: 'docusaurus.announcement.dismiss-test',
      newValue: 'true',
      storageArea: localStorage,
    }),
  );

beforeEach(() => localStorage.clear());

it('tells its listeners, and once they have gone nobody', () => {
  const seen = jest.fn();
  const stop = onAnnouncementDismissed(seen);
  dismissElsewhere();
  expect(seen).toHaveBeenCalledTimes(1);
  dismissAnnouncement('news');
  const calls = seen.mock.calls.length;
  expect(calls).toBeGreaterThan(1);
  stop();
  dismissElsewhere();
  dismissAnnouncement('more news');
  expect(seen).toHaveBeenCalledTimes(calls);
});

it('keeps an announcement dismissed for the visit where the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  dismissAnnouncement('unstored');
  jest.restoreAllMocks();
  takeConsoleErrors(); // The stock slots report it; the browser has others.
  expect(isAnnouncementDismissed('unstored')).toBe(true);
  expect(isAnnouncementDismissed('news')).toBe(false);
});
