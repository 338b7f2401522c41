import type { Sender } from '../../src/contact/sender';

/** Resolves as soon as no send is in flight. */
export function settled(sender: Sender): Promise<void> {
  return new Promise((done) => {
    const stop = sender.subscribe(check);
    function check() {
      if (sender.state().sending) return;
      stop();
      done();
    }
    check();
  });
}
