// A wire between page and server that a test can cut, or on which nothing gets through.
import net from 'node:net';

/** A proxy to `port`: `cut` ends all connections and takes no new ones, `stall` swallows what the page sends. */
export async function proxyTo(port) {
  const pairs = new Set();
  let open = true;
  let stalled = false;
  const server = net.createServer((near) => {
    if (!open) {
      near.destroy();
      return;
    }
    const far = net.connect(port, '127.0.0.1');
    const pair = { near, far };
    pairs.add(pair);
    near.on('data', (data) => {
      if (!stalled) far.write(data);
    });
    far.on('data', (data) => near.write(data));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on('error', () => undefined);
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    cut() {
      open = false;
      for (const { near } of pairs) near.destroy();
    },
    mend() {
      open = true;
      stalled = false;
    },
    stall() {
      stalled = true;
    },
    stop() {
      this.cut();
      server.close();
    },
  };
}
