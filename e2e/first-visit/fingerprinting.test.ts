import { expect, test, untraced } from '../support/test';
import { fingerprintingCalls, watchFingerprinting } from './fingerprinting';

test('the fingerprinting check reports calls, reads, writes and new objects', untraced, async ({ page }) => {
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }));
  await watchFingerprinting(page);
  await page.goto('/');
  await page.evaluate(() => {
    document.createElement('canvas').toDataURL();
    Object.assign(document, { cookie: navigator.userAgent });
    new OfflineAudioContext(1, 1, 8000);
    localStorage.setItem('visitor', '1');
  });
  expect(await fingerprintingCalls(page)).toEqual([
    'HTMLCanvasElement.toDataURL',
    'Navigator.userAgent',
    'Document.cookie',
    'OfflineAudioContext',
    'localStorage',
    'Storage.setItem',
  ]);
});
