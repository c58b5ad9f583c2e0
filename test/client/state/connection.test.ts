import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  browserOnline,
  connected,
  heardFromServer,
  lostServer,
  whenReconnected,
} from '../../../client/state/connection.js';

const health = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', health);
  health.mockReset();
});

afterEach(() => {
  heardFromServer();
  browserOnline.value = true;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a server that does not answer', () => {
  it('is asked after its health until it does', async () => {
    health.mockRejectedValueOnce(new TypeError('no network'));
    health.mockResolvedValueOnce(new Response('', { status: 502 }));
    health.mockResolvedValue(new Response('{}'));
    lostServer();
    expect(connected.value).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(health).toHaveBeenCalledTimes(3);
    expect(connected.value).toBe(true);
  });

  it('is no longer asked once it has answered something else', async () => {
    lostServer();
    heardFromServer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(health).not.toHaveBeenCalled();
  });
});

describe('what failed for want of a connection', () => {
  it('is done once each time that it comes back, and not before', () => {
    const act = vi.fn();
    const stop = whenReconnected(act);
    expect(act).not.toHaveBeenCalled();
    lostServer();
    expect(act).not.toHaveBeenCalled();
    heardFromServer();
    expect(act).toHaveBeenCalledTimes(1);
    browserOnline.value = false;
    browserOnline.value = true;
    expect(act).toHaveBeenCalledTimes(2);
    stop();
    lostServer();
    heardFromServer();
    expect(act).toHaveBeenCalledTimes(2);
  });
});
